//! The drawing of a tree in which subtrees are folded.

use super::{Layout, Separation, tidy};
use crate::folds::Folds;
use crate::tree::{NO_PARENT, NO_VALUE, NodeId, Tree};

/// Draws what is on show of a tree tidily: as [`tidy`] draws the tree in which each folded subtree has
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
/// leaf is none. It has the shape alone, which is all that a drawing takes.
fn stump(tree: &Tree, folds: &Folds) -> (Tree, Vec<Option<NodeId>>) {
    let mut nodes = Vec::new();
    let (mut parents, mut depths) = (Vec::new(), Vec::new());
    // Of each ply, the latest node: the parent of those that follow one ply deeper.
    let mut latest: Vec<u32> = Vec::new();
    let mut add = |node: Option<NodeId>, depth: u16| {
        let number = parents.len() as u32; // no more than the tree has
        latest.truncate(usize::from(depth));
        parents.push(latest.last().copied().unwrap_or(NO_PARENT));
        latest.push(number);
        depths.push(depth);
        nodes.push(node);
    };
    let mut symbols = folds.roots().iter().copied().peekable();
    for node in folds.shown(tree) {
        add(Some(node), tree.depth(node));
        if symbols.next_if_eq(&node).is_some() {
            add(None, tree.depth(node) + 1);
        }
    }
    (Tree::of_shape(parents, depths), nodes)
}

impl Tree {
    /// A tree without values, from the parent and the depth of each node in preorder.
    fn of_shape(parents: Vec<u32>, depths: Vec<u16>) -> Self {
        let mut child_starts = vec![0_u32; parents.len() + 1];
        for &parent in parents.iter().filter(|&&parent| parent != NO_PARENT) {
            child_starts[parent as usize + 1] += 1;
        }
        for node in 1..child_starts.len() {
            child_starts[node] += child_starts[node - 1];
        }
        let mut next = child_starts.clone();
        let mut children = vec![NodeId::ROOT; parents.len().saturating_sub(1)];
        for (node, &parent) in (0..).zip(&parents).filter(|&(_, &parent)| parent != NO_PARENT) {
            let slot = &mut next[parent as usize];
            children[*slot as usize] = NodeId::new(node);
            *slot += 1;
        }
        let values = vec![NO_VALUE; parents.len()];
        let [names, moves, positions] = Default::default();
        let decimals = 0;
        let height = depths.iter().copied().max().unwrap_or(0);
        Self {
            parents,
            depths,
            height,
            values,
            child_starts,
            children,
            decimals,
            names,
            moves,
            positions,
        }
    }
}
