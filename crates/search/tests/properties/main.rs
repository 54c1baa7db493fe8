//! Properties of the searches, on thousands of random trees, against brute force and naive replays that share no code with
//! the core; and the worked examples.

// Helpers of tests may panic as tests do; clippy's configuration knows only functions marked as tests.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod agreement;
mod applies;
mod bounds;
mod conformance;
mod cutoffs;
mod deepening;
mod drivers;
mod edges;
mod given;
mod kinship;
mod learning;
mod minimal;
mod mirror;
mod orders;
mod table;
