//! The transposition table by nodes instead of positions, and the depth that an entry must have.

use crate::events::Bound;
use crate::options::Options;
use crate::table::{Entry, Table};
use crate::values::Horizon;
use plyscope_tree::{NodeId, Positions, Score, Tree};

/// A table, and the position of each node.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    pub positions: Positions,
    pub table: Table,
}

impl Memory {
    pub fn new(tree: &Tree, options: &Options) -> Self {
        let size = table_size(tree, options);
        Self { positions: Positions::new(tree), table: Table::new(size, options.replace) }
    }

    /// The entry of the node's position.
    pub fn get(&self, node: NodeId) -> Option<Entry> {
        self.table.get(self.positions.of(node))
    }

    /// The best known move, as a child.
    pub fn best(&self, tree: &Tree, node: NodeId) -> Option<NodeId> {
        child_at(tree, node, self.get(node)?.best)
    }

    /// The number of plies that a search to this horizon goes below a node.
    pub fn depth(&self, horizon: &Horizon<'_>, node: NodeId) -> u16 {
        depth_below(&self.positions, horizon, node)
    }

    /// The best moves from a node with this value, seen by its mover, as far as the table knows them.
    pub fn line(&self, horizon: &Horizon<'_>, from: NodeId, value: Score) -> Vec<NodeId> {
        let (mut node, mut value, mut line) = (from, value, Vec::new());
        while !horizon.ends_at(node) {
            let depth = self.depth(horizon, node);
            // A bound from above names no move that reaches it.
            let sure = |entry: &Entry| {
                entry.depth == depth && entry.value == value && entry.bound != Bound::Upper
            };
            let known = self.get(node).filter(sure);
            let Some(child) = known.and_then(|entry| child_at(horizon.tree, node, entry.best))
            else {
                break;
            };
            line.push(child);
            (node, value) = (child, -value);
        }
        line
    }
}

/// The number of entries: at most one per node.
pub fn table_size(tree: &Tree, options: &Options) -> usize {
    options.table.map_or(tree.len(), |size| (size as usize).min(tree.len()))
}

/// The number of plies that a search to this horizon goes below a node.
pub fn depth_below(positions: &Positions, horizon: &Horizon<'_>, node: NodeId) -> u16 {
    let height = positions.height(node);
    horizon.plies_left(node).map_or(height, |left| left.min(height))
}

/// The child at the place named by an entry.
pub(crate) fn child_at(tree: &Tree, node: NodeId, place: Option<u32>) -> Option<NodeId> {
    tree.children(node).get(place? as usize).copied()
}
