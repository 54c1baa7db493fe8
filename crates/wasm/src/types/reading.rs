//! How the text of a tree was read.

use plyscope_tree::notation;
use serde::Serialize;

/// The format that a text was recognised as, and what it has that its tree has not.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Reading {
    #[cfg_attr(
        feature = "typescript",
        ts(
            type = "'brackets' | 'json' | 'python' | 'cmu' | 'lists' | 'graphviz' | 'newick' | 'outline' | 'table'"
        )
    )]
    format: notation::Format,
    /// Each kind of thing once.
    #[cfg_attr(
        feature = "typescript",
        ts(type = "('comments' | 'text' | 'attributes' | 'ports' | 'subgraphs' | 'columns')[]")
    )]
    left_out: Vec<notation::LeftOut>,
}

impl From<notation::Reading> for Reading {
    fn from(reading: notation::Reading) -> Self {
        Self { format: reading.format, left_out: reading.left_out }
    }
}
