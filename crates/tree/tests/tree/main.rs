//! Scores, trees, edits, random trees and what a tree may come from.

// Clippy knows tests by their attribute, and their helpers have none.
#![allow(clippy::panic, clippy::unwrap_used)]

mod builder;
mod edit;
mod folds;
mod generate;
mod positions;
mod random;
mod score;
mod source;
