//! Edits of trees.

// Clippy knows tests by their attribute, and their helpers have none.
#![allow(clippy::panic, clippy::unwrap_used)]

mod course;
mod filling;
mod moving;
mod plain;
mod source;
mod structure;
mod undoing;
