//! Scores, trees, edits, random trees and what a tree may come from.

// Clippy knows tests by their attribute, and their helpers have none.
#![allow(clippy::panic, clippy::unwrap_used)]

mod builder;
mod course;
mod edit;
mod filling;
mod folds;
mod generate;
mod moving;
mod plain;
mod positions;
mod presets;
mod random;
mod score;
mod source;
mod structure;
mod undoing;
