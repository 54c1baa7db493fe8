//! The origin of each node of an edited tree.

use crate::tree::NodeId;

/// The node that a node of the edited tree was before.
#[derive(Clone, Copy, Debug)]
pub(super) enum Origin {
    /// This node of the old tree.
    Kept(NodeId),
    /// A copy of this node of the old tree.
    Copied(NodeId),
    /// This node of the tree that is inserted.
    Inserted(NodeId),
    /// Nothing: it is new.
    New,
}
