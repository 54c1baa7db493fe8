//! The drawing of a tree in which subtrees are folded.

use super::{Layout, Separation, tidy};
use crate::folds::Folds;
use crate::tree::builder::TreeBuilder;
use crate::tree::{NodeId, Tree};

/// Draws what is on show of a tree tidily: as [`super::tidy`] draws the tree in which each folded subtree has
/// one leaf below its symbol, which leaves the symbol room where that leaf would lie.
///
/// A hidden node has no place: its x is NaN. The time goes with the nodes on show; only filling in
/// that there is no place for the others goes with the whole tree.
#[must_use]
pub fn tidy_folded(tree: &Tree, folds: &Folds, separation: Separation) -> Layout {
    let (stump, nodes) = stump(tree, folds);
    let drawn = tidy(&stump, separation);
    let mut x = vec![f32::NAN; tree.len()];
    for (at, node) in drawn.x.iter().zip(nodes) {
        if let Some(node) = node {
            x[node.index()] = *at;
        }
    }
    Layout { x, width: drawn.width }
}

/// The tree with one leaf below each symbol, and which node of the whole tree each of its nodes is; that
/// leaf is none.
fn stump(tree: &Tree, folds: &Folds) -> (Tree, Vec<Option<NodeId>>) {
    let (mut nodes, mut builder) = (Vec::new(), TreeBuilder::new());
    // Of each ply, the latest node: the parent of those that follow one ply deeper.
    let mut latest: Vec<NodeId> = Vec::new();
    let mut add = |node: Option<NodeId>, depth: u16| {
        let number = NodeId::new(nodes.len() as u32); // no more than the tree has
        latest.truncate(usize::from(depth));
        builder.add(latest.last().copied(), depth, None);
        latest.push(number);
        nodes.push(node);
    };
    let mut symbols = folds.roots().iter().copied().peekable();
    for node in folds.shown(tree) {
        add(Some(node), tree.depth(node));
        if symbols.next_if_eq(&node).is_some() {
            add(None, tree.depth(node) + 1);
        }
    }
    (builder.planted(), nodes)
}
