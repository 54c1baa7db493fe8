//! Why an edit cannot be made.

use thiserror::Error;

use crate::count::Count;
use crate::tree::{MAX_DEPTH, MAX_NODES, NodeId};

/// The error of an edit that cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum EditError {
    /// The tree has no such node.
    #[error("the tree has no node {}", .0.number())]
    NoSuchNode(NodeId),
    /// With the decimal places that the new value needs, this node's value is out of range. The node is one of the old
    /// tree; for a new node it is the last old one before it.
    #[error("the value of node {} is out of range", .0.number())]
    OutOfRange(NodeId),
    /// The root cannot be deleted or moved, and has no siblings.
    #[error("the root cannot be deleted or moved, and has no siblings")]
    Root,
    /// A node cannot be moved to itself or below itself.
    #[error("node {} cannot be moved below itself", .0.number())]
    BelowItself(NodeId),
    /// The tree would have more than [`MAX_NODES`].
    #[error("a tree holds at most {} nodes", Count::of_nodes(MAX_NODES))]
    TooManyNodes,
    /// The tree would be deeper than [`MAX_DEPTH`].
    #[error("a tree is at most {MAX_DEPTH} plies deep")]
    TooDeep,
    /// A leaf cannot be without a value.
    #[error("node {} is a leaf, which has a value", .0.number())]
    LeafWithoutValue(NodeId),
    /// A complete tree of some depth would have no branches.
    #[error("a node that is no leaf has at least one child")]
    NoChildren,
    /// There is no number to draw a value from: the range is empty or infinite.
    #[error("there is no number to draw a value from")]
    NoRange,
    /// The order in which alpha-beta enters the most nodes was not found in a bounded number of steps.
    #[error("the tree is too large for the order with the most nodes to be found")]
    TooManyWindows,
}
