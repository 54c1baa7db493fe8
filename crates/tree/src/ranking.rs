//! What stands in an order of ranks. One function sorts it all: the WebAssembly would be some 10 kB larger in brotli if each of its
//! callers had a sort of its own.

use crate::node::NodeId;

/// Sorts nodes by their ranks, the least first; those of the same rank stay as they are.
pub fn sort_by_rank(nodes: &mut [NodeId], rank: &dyn Fn(NodeId) -> i64) {
    nodes.sort_by_key(|&node| rank(node));
}

/// Sorts nodes by their numbers.
pub fn sort_by_number(nodes: &mut [NodeId]) {
    sort_by_rank(nodes, &|node| i64::from(node.number()));
}

/// Items by their ranks, the least first; those of the same rank stay in their order. Their places are sorted as nodes are.
pub fn ranked<T: Clone>(items: &[T], rank: impl Fn(&T) -> i64) -> Vec<T> {
    let mut places: Vec<_> = (0..).map(NodeId::new).take(items.len()).collect();
    sort_by_rank(&mut places, &|place| rank(&items[place.index()]));
    places.into_iter().map(|place| items[place.index()].clone()).collect()
}
