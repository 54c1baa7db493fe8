//! The format that a text is in.
//!
//! The first three formats begin in different ways, and a text that one of them reads is in that format whatever
//! others may come to be. The others are looked for only in a text that is none of those.

use super::error::{ParseError, ParseErrorKind};
use super::format::{Format, Outcome};
use super::look::Look;
use super::{cmu, json, newick, python};

/// Reads a text in the format that it is in.
pub(super) fn read(text: &str) -> (Format, Outcome) {
    if cmu::is_whole(text) {
        return (Format::Cmu, cmu::read(text));
    }
    let first = beginning(text);
    let outcome = first.read(text);
    // What is too large for a tree was understood, and so was a tree.
    if outcome.as_ref().map_or_else(|error| is_limit(error), |_| true) {
        return (first, outcome);
    }
    let ranks = 0..Format::LOOKS.len();
    let ranked = |rank| Format::LOOKS.iter().filter(move |look| look.0 == rank);
    for &(_, format, look) in ranks.flat_map(ranked) {
        let look = look(text);
        if look == Look::Other {
            continue;
        }
        let outcome = format.read(text);
        if look == Look::Sure || outcome.is_ok() {
            return (format, outcome);
        }
    }
    match newick::without_end(text) {
        Some(error) => (Format::Newick, Err(error)),
        None => (first, outcome),
    }
}

/// Whether an error is that of a tree that goes on for too long.
fn is_limit(error: &ParseError) -> bool {
    matches!(error.kind, ParseErrorKind::TooDeep { .. } | ParseErrorKind::TooManyNodes { .. })
}

/// Which of the first three formats begins like this.
fn beginning(text: &str) -> Format {
    if json::begins(text) {
        Format::Json
    } else if python::begins(text) {
        Format::Python
    } else {
        Format::Brackets
    }
}
