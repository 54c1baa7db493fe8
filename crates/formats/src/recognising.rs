//! The format that a text is in.
//!
//! The first three formats begin in different ways, and a text that one of them reads is in that format whatever
//! others may come to be. The others are looked for only in a text that is none of those.

use super::format::Format;
use super::look::Look;
use super::{newick, python};
use plyscope_tree::notation::reading::Outcome;
use plyscope_tree::notation::{self, Format as Own};

/// Reads a text in the format that it is in.
pub(super) fn read(text: &str) -> (Format, Outcome) {
    let first = beginning(text);
    let outcome = first.read(text);
    // What is too large for a tree was understood, and so was a tree.
    if outcome.as_ref().map_or_else(|error| error.kind.is_limit(), |_| true) {
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

/// Which of our own notations, or Python, begins like this.
fn beginning(text: &str) -> Format {
    match notation::recognise(text) {
        Own::Cmu => Format::Cmu,
        Own::Json => Format::Json,
        Own::Brackets if python::begins(text) => Format::Python,
        Own::Brackets => Format::Brackets,
    }
}
