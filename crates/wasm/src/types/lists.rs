//! The transposition table, and the list of a best-first search, at a step.

use plyscope_trace::{BestFirstState, TableEntry};
use plyscope_tree::Tree;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

use super::words::{Bound, State};
use super::{NodeNumber, Units, all};

/// The transposition table at a step.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Table<'a> {
    /// How many entries it can hold.
    pub size: usize,
    pub filled: usize,
    /// The place of the node that was asked for; null if none was.
    pub place: Option<usize>,
    /// The key of its position.
    pub key: Option<&'a str>,
    /// How many entries stand before those that are here.
    pub before: usize,
    /// In the order of their places.
    pub rows: Vec<TableRow<'a>>,
}

/// An entry of the table.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct TableRow<'a> {
    place: usize,
    /// The node at which it was stored.
    node: NodeNumber,
    /// The first node that is the same position.
    position: NodeNumber,
    key: Option<&'a str>,
    depth: u16,
    bound: Bound,
    /// Seen by the side to move.
    value: Units,
    best: Option<NodeNumber>,
    /// The step that stored it.
    step: usize,
}

impl<'a> TableRow<'a> {
    /// The entry at a place.
    pub fn new(place: usize, entry: &TableEntry, tree: &'a Tree) -> Self {
        let best = entry.best.and_then(|at| tree.children(entry.node).get(at as usize).copied());
        Self {
            place,
            node: entry.node.into(),
            position: entry.position.into(),
            key: tree.position(entry.node),
            depth: entry.depth,
            bound: entry.bound.into(),
            value: entry.value.into(),
            best: best.map(Into::into),
            step: entry.step,
        }
    }
}

/// The list of a best-first search at a step.
#[derive(Serialize, Tsify)]
pub struct OpenList {
    /// The one that is taken next first.
    states: Vec<ListedState>,
    /// The solution tree that the first of them belongs to.
    solution: Vec<NodeNumber>,
}

/// A state in that list.
#[derive(Serialize, Tsify)]
pub struct ListedState {
    node: NodeNumber,
    state: State,
    merit: Units,
}

impl From<plyscope_trace::OpenList> for OpenList {
    fn from(list: plyscope_trace::OpenList) -> Self {
        Self { states: all(list.states), solution: all(list.solution) }
    }
}

impl From<BestFirstState> for ListedState {
    fn from(state: BestFirstState) -> Self {
        let BestFirstState { node, state, merit } = state;
        Self { node: node.into(), state: state.into(), merit: merit.into() }
    }
}
