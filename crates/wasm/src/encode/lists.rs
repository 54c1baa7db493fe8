//! The transposition table, and the list of a best-first search, at a step.

use plyscope_trace::{BestFirstState, OpenList, TableEntry};
use plyscope_tree::Tree;

use super::json::{Json, List, Object, Value};

/// The table at a step.
pub struct Table<'a> {
    /// How many entries there is room for.
    pub size: usize,
    /// How many there are.
    pub filled: usize,
    /// The place of the node that was asked for.
    pub place: Option<usize>,
    /// The key of its position.
    pub key: Option<&'a str>,
    /// How many entries stand before those that are here.
    pub before: usize,
    /// The entries in the order of their places; no more than were asked for.
    pub rows: Vec<Row<'a>>,
}

/// An entry of the table, and the place where it stands.
pub struct Row<'a> {
    pub place: usize,
    pub entry: TableEntry,
    pub tree: &'a Tree,
}

impl Value for Table<'_> {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("size", self.size);
            json.field("filled", self.filled);
            json.field("place", self.place);
            json.field("key", self.key);
            json.field("before", self.before);
            json.field("rows", List(self.rows));
        };
        Object(fields).write(json);
    }
}

impl Value for Row<'_> {
    fn write(self, json: &mut Json) {
        let Self { place, entry, tree } = self;
        let best = entry.best.and_then(|at| tree.children(entry.node).get(at as usize).copied());
        let fields = |json: &mut Json| {
            json.field("place", place);
            json.field("node", entry.node);
            json.field("position", entry.position);
            json.field("key", tree.position(entry.node));
            json.field("depth", entry.depth);
            json.field("bound", entry.bound.word());
            json.field("value", entry.value);
            json.field("best", best);
            json.field("step", entry.step);
        };
        Object(fields).write(json);
    }
}

impl Value for OpenList {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("states", List(self.states));
            json.field("solution", List(self.solution));
        };
        Object(fields).write(json);
    }
}

impl Value for BestFirstState {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("node", self.node);
            json.field("state", self.state.word());
            json.field("merit", self.merit);
        };
        Object(fields).write(json);
    }
}
