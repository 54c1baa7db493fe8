//! The pseudocode, beside a machine that runs it, on random trees.

// Helpers of tests may panic as tests do; clippy's configuration knows only functions marked as tests.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod machine;
mod reached;
mod running;
mod text;
