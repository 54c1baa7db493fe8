//! Why an edit cannot be made.

#[cfg(feature = "serde")]
use serde::Serialize;
use thiserror::Error;

use crate::count::Count;
use crate::notation::ParseError;
use crate::score::LiteralError;
use crate::tree::NodeId;

/// The error of an edit that cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum EditError {
    /// The tree has no such node.
    #[error("the tree has no node {}", .node.number())]
    NoSuchNode {
        /// Its number.
        node: NodeId,
    },
    /// With the decimal places that the new value needs, this node's value is out of range. The node is one of the old
    /// tree; for a new node it is the last old one before it.
    #[error("the value of node {} is out of range", .node.number())]
    #[cfg_attr(feature = "serde", serde(rename = "value-does-not-fit"))]
    OutOfRange {
        /// The node.
        node: NodeId,
    },
    /// The root cannot be deleted or moved, and has no siblings.
    #[error("the root cannot be deleted or moved, and has no siblings")]
    #[cfg_attr(feature = "serde", serde(rename = "root-stays"))]
    Root,
    /// A node cannot be moved to itself or below itself.
    #[error("node {} cannot be moved below itself", .node.number())]
    BelowItself {
        /// The node.
        node: NodeId,
    },
    /// The tree would have more nodes than a tree may have.
    #[error("a tree holds at most {} nodes", Count::of_nodes(*limit))]
    TooManyNodes {
        /// [`MAX_NODES`](crate::MAX_NODES).
        limit: usize,
    },
    /// The tree would be deeper than a tree may be.
    #[error("a tree is at most {limit} plies deep")]
    TooDeep {
        /// [`MAX_DEPTH`](crate::MAX_DEPTH).
        limit: u16,
    },
    /// A leaf cannot be without a value.
    #[error("node {} is a leaf, which has a value", .node.number())]
    LeafWithoutValue {
        /// The leaf.
        node: NodeId,
    },
    /// A complete tree of some depth would have no branches.
    #[error("a node that is no leaf has at least one child")]
    NoChildren,
    /// There is no number to draw a value from: the range is empty or infinite.
    #[error("there is no number to draw a value from")]
    NoRange,
    /// The order in which alpha-beta enters the most nodes was not found in a bounded number of steps.
    #[error("the tree is too large for the order with the most nodes to be found")]
    TooManyWindows,
    /// A text that is to be a tree is none.
    #[error(transparent)]
    Parse {
        /// The problem, and its place in the text.
        parse: Box<ParseError>,
    },
    /// A text that is to be a value is none.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Value(NoValue),
}

/// The error of a text that is to be a value and is none.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[error("'{value}': {error}")]
pub struct NoValue {
    /// The reason.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub error: LiteralError,
    /// The text.
    pub value: String,
}

impl From<ParseError> for EditError {
    fn from(error: ParseError) -> Self {
        Self::Parse { parse: Box::new(error) }
    }
}
