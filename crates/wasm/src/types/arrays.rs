//! Nodes as typed arrays with one element per node.

use js_sys::{Int32Array, Uint8Array, Uint16Array};
use plyscope_boundary::object;
use plyscope_search::Horizon;
use plyscope_search::critical::CriticalTree;
use plyscope_search::events::{Bound, EnterAs};
use plyscope_trace::NodeState;
use plyscope_tree::{NodeId, Player, Positions, Score, Tree};
use wasm_bindgen::prelude::JsValue;

/// The number that stands for no score in a typed array; no score has it.
const NO_SCORE: i32 = i32::MIN;

object! {
    /// The shape of a tree, with one element per node, in preorder.
    pub struct NodeArrays {
        /// The parent; −1 for the root.
        parent: Int32Array as "Int32Array",
        depth: Uint16Array as "Uint16Array",
        /// Whether MAX moves there.
        max: Uint8Array as "Uint8Array",
        leaf: Uint8Array as "Uint8Array",
        /// Whether the search goes no deeper: at a leaf, or at the horizon.
        ends: Uint8Array as "Uint8Array",
        /// The value in units as the tree holds it; −2147483648 if there is none.
        units: Int32Array as "Int32Array",
        /// The first node of the same position; null if the tree has no positions.
        position: JsValue as "Int32Array | null",
        /// The type in the critical tree: 1 PV, 2 CUT, 3 ALL, 0 none.
        part: Uint8Array as "Uint8Array",
    }
}

impl NodeArrays {
    /// The shape of this tree.
    pub fn of(tree: &Tree, horizon: &Horizon<'_>, critical: &CriticalTree) -> Self {
        let depths: Vec<_> = tree.nodes().map(|node| tree.depth(node)).collect();
        let bytes_of =
            |is: &dyn Fn(NodeId) -> bool| bytes(tree.nodes().map(|node| is(node).into()));
        Self {
            parent: words(tree.nodes().map(|node| node_or_none(tree.parent(node)))),
            depth: Uint16Array::from(depths.as_slice()),
            max: bytes_of(&|node| horizon.player(node) == Player::Max),
            leaf: bytes_of(&|node| tree.is_leaf(node)),
            ends: bytes_of(&|node| horizon.ends_at(node)),
            units: words(tree.nodes().map(|node| score_or_none(tree.value(node)))),
            position: positions(tree).map_or(JsValue::NULL, Into::into),
            part: parts(critical),
        }
    }
}

/// The type of each node in the critical tree.
pub fn parts(critical: &CriticalTree) -> Uint8Array {
    bytes(critical.types.iter().map(|part| part.map_or(0, |part| part as u8)))
}

fn positions(tree: &Tree) -> Option<Int32Array> {
    let positions = tree.has_positions().then(|| Positions::new(tree))?;
    Some(words(tree.nodes().map(|node| positions.of(node).number().cast_signed())))
}

object! {
    /// The states of nodes at a step, in the order asked for; −2147483648 is no score, −1 is no node.
    pub struct States {
        /// 0 unreached, 1 active, 2 finished, 3 skipped.
        phase: Uint8Array as "Uint8Array",
        visits: Int32Array as "Int32Array",
        /// The kind of the latest visit: 0 not entered, 1 full, 2 null window, 3 re-search.
        kind: Uint8Array as "Uint8Array",
        best: Int32Array as "Int32Array",
        best_child "bestChild": Int32Array as "Int32Array",
        returned: Int32Array as "Int32Array",
        /// The bound of the returned value: 0 nothing known, 1 exact, 2 a lower bound, 3 an upper bound.
        bound: Uint8Array as "Uint8Array",
        /// Whether the latest visit met a cutoff.
        cut: Uint8Array as "Uint8Array",
        /// Whether the table answered for it.
        known: Uint8Array as "Uint8Array",
        /// The merit of a live state in a best-first search.
        merit: Int32Array as "Int32Array",
    }
}

impl States {
    /// These states, with one array per field.
    pub fn of(states: &[NodeState]) -> Self {
        let all_bytes = |read: fn(&NodeState) -> u8| bytes(states.iter().map(read));
        let all_words = |read: fn(&NodeState) -> i32| words(states.iter().map(read));
        Self {
            phase: all_bytes(|state| state.phase as u8),
            visits: all_words(|state| state.visits.cast_signed()),
            kind: all_bytes(kind_number),
            best: all_words(|state| score_or_none(state.best)),
            best_child: all_words(|state| node_or_none(state.best_child)),
            returned: all_words(|state| score_or_none(state.returned.map(|(value, _)| value))),
            bound: all_bytes(bound_number),
            cut: all_bytes(|state| u8::from(state.cutoff.is_some())),
            known: all_bytes(|state| u8::from(state.known)),
            merit: all_words(|state| score_or_none(state.merit)),
        }
    }
}

fn bound_number(state: &NodeState) -> u8 {
    match state.returned {
        None | Some((_, None)) => 0,
        Some((_, Some(Bound::Exact))) => 1,
        Some((_, Some(Bound::Lower))) => 2,
        Some((_, Some(Bound::Upper))) => 3,
    }
}

fn kind_number(state: &NodeState) -> u8 {
    match state.kind {
        None => 0,
        Some(EnterAs::Full) => 1,
        Some(EnterAs::NullWindow) => 2,
        Some(EnterAs::ReSearch) => 3,
    }
}

fn bytes(all: impl Iterator<Item = u8>) -> Uint8Array {
    Uint8Array::from(all.collect::<Vec<_>>().as_slice())
}

fn words(all: impl Iterator<Item = i32>) -> Int32Array {
    Int32Array::from(all.collect::<Vec<_>>().as_slice())
}

/// A score in units; −2147483648 if there is none.
pub fn score_or_none(score: Option<Score>) -> i32 {
    score.map_or(NO_SCORE, Score::units)
}

fn node_or_none(node: Option<NodeId>) -> i32 {
    node.map_or(-1, |node| node.number().cast_signed())
}
