//! Properties of traces and of whatever reads them, on thousands of random trees, against naive replays that share no code
//! with the core; recording; and the files that hold traces, line by line.

// Helpers of tests may panic as tests do; clippy's configuration knows only functions marked as tests.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod best_first;
mod blames;
mod checker;
mod debugging;
mod deepening;
mod edited;
mod folded;
mod golden;
mod lies;
mod lines;
mod mutations;
mod recording;
mod skyline;
mod table;
mod timeline;
mod traces;
mod watched;
