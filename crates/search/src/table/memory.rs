//! The transposition table as a search meets it: nodes in place of positions, and the depth that an
//! entry must have been searched to.

use crate::events::Bound;
use crate::options::Options;
use crate::table::{Entry, Table};
use crate::values::Horizon;
use plyscope_tree::{NodeId, Positions, Score, Tree};

/// A table, and which node is which position.
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

    /// What is known of the node's position.
    pub fn get(&self, node: NodeId) -> Option<Entry> {
        self.table.get(self.positions.of(node))
    }

    /// The child that the best move that is known leads to.
    pub fn best(&self, tree: &Tree, node: NodeId) -> Option<NodeId> {
        child_at(tree, node, self.get(node)?.best)
    }

    /// How many plies below a node a search to this horizon goes.
    pub fn depth(&self, horizon: &Horizon<'_>, node: NodeId) -> u16 {
        depth_below(&self.positions, horizon, node)
    }

    /// The best moves on from a node that is worth `value` to its mover, as far as the table knows them.
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

/// How many entries there is room for: no more than could ever be used.
pub fn table_size(tree: &Tree, options: &Options) -> usize {
    options.table.map_or(tree.len(), |size| (size as usize).min(tree.len()))
}

/// How many plies below a node a search to this horizon goes.
pub fn depth_below(positions: &Positions, horizon: &Horizon<'_>, node: NodeId) -> u16 {
    let height = positions.height(node);
    horizon.plies_left(node).map_or(height, |left| left.min(height))
}

/// The child in a place that an entry names.
pub(crate) fn child_at(tree: &Tree, node: NodeId, place: Option<u32>) -> Option<NodeId> {
    tree.children(node).get(place? as usize).copied()
}
