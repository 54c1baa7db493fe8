//! What has been proved of these searches, by whom and when, on thousands of random trees; and where a
//! theorem ends, a smallest tree beyond it.
//!
//! Where nothing else is said, values are finite, both players move at the root, and all searches of
//! a tree take its children in the same order.

// Helpers of tests may panic as tests do; clippy's configuration knows only functions marked as tests.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod arranged;
mod best_first;
mod critical;
mod deepening;
mod deeper;
mod heard;
mod memory;
mod minimal;
mod scouts;
mod shared;
mod trees;
mod windows;
