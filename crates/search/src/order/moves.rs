//! Moves as numbers, so that a move learnt in one branch can be recognised in another.

use std::collections::HashMap;

use plyscope_tree::{NodeId, Tree};

/// The move that leads to each node. Moves with the same name are the same; a move without a name is the same as
/// every other nameless one to a child in the same place.
#[derive(Clone, Debug)]
pub(crate) struct Moves {
    of_node: Vec<u32>,
    count: usize,
}

impl Moves {
    pub fn new(tree: &Tree) -> Self {
        let mut names = HashMap::new();
        let mut of_node = vec![u32::MAX; tree.len()];
        for node in tree.nodes() {
            if let Some(name) = tree.move_name(node) {
                let next = names.len() as u32;
                of_node[node.index()] = *names.entry(name).or_insert(next);
            }
        }
        let named = names.len() as u32;
        let mut count = named;
        for node in tree.nodes() {
            for (place, child) in (named..).zip(tree.children(node)) {
                if of_node[child.index()] == u32::MAX {
                    of_node[child.index()] = place;
                    count = count.max(place + 1);
                }
            }
        }
        Self { of_node, count: count as usize }
    }

    /// The number of different moves.
    pub const fn len(&self) -> usize {
        self.count
    }

    /// The move that leads to the node, which is not the root.
    pub fn to(&self, node: NodeId) -> u32 {
        self.of_node[node.index()]
    }
}
