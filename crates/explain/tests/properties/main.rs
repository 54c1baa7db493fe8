//! Facts, reasons and answers about a search are true of it: on thousands of random trees they are held against brute force and
//! naive replays, which share no code with the core.

// Helpers of tests may panic as tests do; clippy's configuration knows only functions marked as tests.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod asking;
mod deciding;
mod edges;
mod facts;
mod facts_elsewhere;
mod predicting;
