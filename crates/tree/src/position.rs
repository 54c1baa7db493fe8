//! Nodes that are the same position.

use std::collections::HashMap;

use crate::tree::{NodeId, Tree};

/// The position of each node, named by the first node of the tree that has it.
///
/// Nodes are the same position if they have the same key, the same player to move and equal subtrees: a key over two
/// different subtrees, say because one is cut short, names two positions. A node without a key is its own position.
#[derive(Clone, Debug)]
pub struct Positions {
    first: Vec<NodeId>,
    heights: Vec<u16>,
}

impl Positions {
    /// The positions of a tree.
    #[must_use]
    pub fn new(tree: &Tree) -> Self {
        let first =
            if tree.has_positions() { same_positions(tree) } else { tree.nodes().collect() };
        Self { first, heights: heights(tree) }
    }

    /// The first node of the tree that is the same position as this one.
    #[must_use]
    pub fn of(&self, node: NodeId) -> NodeId {
        self.first[node.index()]
    }

    /// The height of a node's subtree in plies.
    #[must_use]
    pub fn height(&self, node: NodeId) -> u16 {
        self.heights[node.index()]
    }

    /// All nodes that are the same position as this one, itself among them.
    pub fn same_as(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let position = self.of(node);
        let numbers = (0_u32..).zip(&self.first);
        numbers.filter(move |&(_, first)| *first == position).map(|(number, _)| NodeId::new(number))
    }
}

/// The height of each node's subtree.
fn heights(tree: &Tree) -> Vec<u16> {
    let mut heights = vec![0_u16; tree.len()];
    for node in tree.nodes().rev() {
        if let Some(parent) = tree.parent(node) {
            let above = heights[node.index()] + 1;
            heights[parent.index()] = heights[parent.index()].max(above);
        }
    }
    heights
}

/// The first node of each position, found from the last node back to the root: a subtree is identified by its value,
/// its key and the identities of its children's subtrees.
fn same_positions(tree: &Tree) -> Vec<NodeId> {
    let mut shapes = HashMap::new();
    let mut shape_of = vec![0_usize; tree.len()];
    for node in tree.nodes().rev() {
        let children: Vec<_> =
            tree.children(node).iter().map(|child| shape_of[child.index()]).collect();
        let next = shapes.len();
        let shape = (tree.value(node), tree.position(node), children);
        shape_of[node.index()] = *shapes.entry(shape).or_insert(next);
    }
    let mut firsts = HashMap::new();
    let mut first = |node: NodeId| {
        // The same player moves at every second ply.
        let mover = tree.depth(node) % 2;
        *firsts.entry((shape_of[node.index()], mover)).or_insert(node)
    };
    tree.nodes()
        .map(|node| if tree.position(node).is_some() { first(node) } else { node })
        .collect()
}
