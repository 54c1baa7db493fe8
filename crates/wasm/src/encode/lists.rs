//! The transposition table, and the list of a best-first search, at a step.

use plyscope_core::trace::{self, TableEntry};
use plyscope_core::tree::{NodeId, Tree};
use serde::Serialize;

/// The table at a step.
#[derive(Serialize)]
pub struct Table {
    /// How many entries there is room for.
    pub size: usize,
    /// How many there are.
    pub filled: usize,
    /// The place of the node that was asked for.
    pub place: Option<usize>,
    /// The key of its position.
    pub key: Option<String>,
    /// How many entries stand before those that are here.
    pub before: usize,
    /// The entries in the order of their places; no more than were asked for.
    pub rows: Vec<Row>,
}

/// An entry of the table.
#[derive(Serialize)]
pub struct Row {
    place: usize,
    node: u32,
    position: u32,
    key: Option<String>,
    depth: u16,
    bound: &'static str,
    value: i32,
    best: Option<u32>,
    step: usize,
}

impl Row {
    pub fn new(place: usize, entry: &TableEntry, tree: &Tree) -> Self {
        let best = entry.best.and_then(|at| tree.children(entry.node).get(at as usize).copied());
        Self {
            place,
            node: entry.node.number(),
            position: entry.position.number(),
            key: tree.position(entry.node).map(str::to_owned),
            depth: entry.depth,
            bound: entry.bound.word(),
            value: entry.value.units(),
            best: best.map(NodeId::number),
            step: entry.step,
        }
    }
}

/// The list of a best-first search at a step.
#[derive(Serialize)]
pub struct OpenList {
    states: Vec<BestFirstState>,
    solution: Vec<u32>,
}

#[derive(Serialize)]
struct BestFirstState {
    node: u32,
    state: &'static str,
    merit: i32,
}

impl From<&trace::OpenList> for OpenList {
    fn from(list: &trace::OpenList) -> Self {
        let state = |one: &trace::BestFirstState| BestFirstState {
            node: one.node.number(),
            state: one.state.word(),
            merit: one.merit.units(),
        };
        Self {
            states: list.states.iter().map(state).collect(),
            solution: super::numbers(&list.solution),
        }
    }
}
