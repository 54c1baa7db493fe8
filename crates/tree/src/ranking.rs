//! Nodes in an order of ranks. One function sorts them all: each kind of sort would be compiled once more, and a page waits
//! for every byte.

use crate::node::NodeId;

/// Sorts nodes by their ranks, the least first; those of the same rank stay as they are.
pub fn sort_by_rank(nodes: &mut [NodeId], rank: &dyn Fn(NodeId) -> i64) {
    nodes.sort_by_key(|&node| rank(node));
}
