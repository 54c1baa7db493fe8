//! The drawing of a tree in which subtrees are folded.

use super::{Layout, Separation, tidy};
use crate::folds::Folds;
use crate::tree::builder::TreeBuilder;
use crate::tree::{NodeId, Tree};

/// Draws the visible part of a tree as [`super::tidy`] draws the tree with one leaf below each symbol: the symbol
/// gets the space of that leaf.
///
/// The x of a hidden node is NaN. Time is linear in the visible nodes, but for filling in those NaNs.
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

/// The tree with one leaf below each symbol, and for each of its nodes the node of the whole tree; `None` for
/// those leaves.
fn stump(tree: &Tree, folds: &Folds) -> (Tree, Vec<Option<NodeId>>) {
    let (mut nodes, mut builder) = (Vec::new(), TreeBuilder::new());
    // The latest node of each ply: the parent of those that follow one ply deeper.
    let mut latest: Vec<NodeId> = Vec::new();
    let mut add = |node: Option<NodeId>, depth: u16| {
        let number = NodeId::new(nodes.len() as u32); // no more than the tree has
        latest.truncate(usize::from(depth));
        builder.add(latest.last().copied(), depth, None);
        latest.push(number);
        nodes.push(node);
    };
    let mut symbols = folds.roots().iter().copied().peekable();
    for node in folds.visible(tree) {
        add(Some(node), tree.depth(node));
        if symbols.next_if_eq(&node).is_some() {
            add(None, tree.depth(node) + 1);
        }
    }
    (builder.planted(), nodes)
}
