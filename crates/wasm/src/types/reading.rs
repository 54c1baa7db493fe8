//! How the text of a tree was read.

use plyscope_tree::notation;
use serde::Serialize;
use ts_rs::TS;

/// The format that a text was recognised as, and what it has that its tree has not.
#[derive(Serialize, TS)]
pub struct Reading {
    #[ts(
        type = "'brackets' | 'json' | 'python' | 'cmu' | 'lists' | 'graphviz' | 'newick' | 'outline' | 'table'"
    )]
    format: notation::Format,
    /// Each kind of thing once.
    #[ts(type = "('comments' | 'text' | 'attributes' | 'ports' | 'subgraphs' | 'columns')[]")]
    left_out: Vec<notation::LeftOut>,
}

impl From<notation::Reading> for Reading {
    fn from(reading: notation::Reading) -> Self {
        Self { format: reading.format, left_out: reading.left_out }
    }
}
