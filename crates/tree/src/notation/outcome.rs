//! What every reader gives.

use std::ops::Range;

use super::error::ParseError;
use crate::tree::{NodeId, Tree};
use crate::words;

words! {
    /// A kind of thing that a text has and a tree has not.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum LeftOut {
        /// Comments.
        Comments = "comments",
        /// The rest of the program around the tree.
        Text = "text",
        /// Attributes of a graph, of its nodes and of its edges: colours, weights.
        Attributes = "attributes",
        /// The sides of nodes at which edges end.
        Ports = "ports",
        /// The names of subgraphs.
        Subgraphs = "subgraphs",
        /// Columns of a table that nobody knows.
        Columns = "columns",
    }
}

/// A place of a node in a text, with all that is below the node where brackets or indentation say what that is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The node.
    pub node: NodeId,
    /// In bytes.
    pub range: Range<usize>,
}

/// What every reader gives: a tree, what it left out, and the places of the nodes.
pub type Outcome = Result<(Tree, Vec<LeftOut>, Vec<Place>), Box<ParseError>>;
