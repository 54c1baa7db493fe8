//! Nodes in an order of ranks. One function sorts them all: the WebAssembly would be some 10 kB larger in brotli if each of its
//! callers had a sort of its own (5.3 kB for the last three of them: 267.2 instead of 261.9 kB).

use crate::node::NodeId;

/// Sorts nodes by their ranks, the least first; those of the same rank stay as they are.
pub fn sort_by_rank(nodes: &mut [NodeId], rank: &dyn Fn(NodeId) -> i64) {
    nodes.sort_by_key(|&node| rank(node));
}
