//! What people bring: each text is the tree that is meant, or is refused with a word of what it is.

// Clippy knows tests by their attribute, and their helpers have none.
#![allow(clippy::panic, clippy::unwrap_used)]

mod games;
mod lines;
mod papers;
mod programs;
mod refused;
mod table;

use plyscope_formats::{Format, read, text};

/// Checks that a text is read in a format, as a tree that our own notation writes so.
fn check(format: Format, given: &str, tree: &str) {
    match read(given) {
        Ok(reading) => {
            assert_eq!(text(&reading.tree), tree, "{given}");
            assert_eq!(reading.format, format, "{given}");
        }
        Err(error) => panic!("{given}\n{error}"),
    }
}
