//! The transposition table at a step.

use plyscope_search::events::Bound;
use plyscope_trace::{Step, TableEntry};
use plyscope_tree::{NodeId, Score, Tree};
use serde::Serialize;

/// The transposition table at a step.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Table<'a> {
    /// The number of entries it can hold.
    pub size: usize,
    pub filled: usize,
    /// The place of the node asked for; null if none was.
    pub place: Option<usize>,
    /// The key of that node's position.
    pub key: Option<&'a str>,
    /// The number of entries before these rows.
    pub before: usize,
    /// The entries, in the order of their places.
    pub rows: Vec<TableRow<'a>>,
}

/// An entry of the table.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableRow<'a> {
    place: usize,
    /// The node at which it was stored.
    node: NodeId,
    /// The first node of the same position.
    position: NodeId,
    key: Option<&'a str>,
    depth: u16,
    bound: Bound,
    /// The value, seen by the side to move.
    value: Score,
    best: Option<NodeId>,
    /// The step that stored it.
    step: Step,
}

impl<'a> TableRow<'a> {
    /// The entry at a place.
    pub fn new(place: usize, entry: &TableEntry, tree: &'a Tree) -> Self {
        let &TableEntry { node, position, depth, bound, value, best, step, .. } = entry;
        let best = best.and_then(|at| tree.children(node).get(at as usize).copied());
        let key = tree.position(node);
        Self { place, node, position, key, depth, bound, value, best, step }
    }
}
