//! What the tree of a request comes from: it is written out, in brackets.

use plyscope_tree::Tree;
use plyscope_tree::notation::{Format, ParseError, parse_as, write};

use crate::watch::Watch;

/// A tree in brackets.
pub struct Origin;

/// Reads a tree in brackets. What is no such tree is for the whole module to read.
pub fn read(text: &str, _watch: &Watch) -> Result<(Tree, Origin), ParseError> {
    Ok((parse_as(Format::Brackets, text)?, Origin))
}

impl Origin {
    /// The tree in brackets, which carry everything that was read from them.
    pub fn text(&self, tree: &Tree) -> String {
        write(tree, Format::Brackets)
    }
}
