//! What the core found, as JavaScript gets it: see `types.ts`, which these mirror.

mod catalogue;
mod moment;
mod overview;

use plyscope_core::Score;
use plyscope_core::search::{Algorithm, Perspective};
use plyscope_core::trace::{Bound, NodeState};
use plyscope_core::tree::NodeId;
use serde::Serialize;
use wasm_bindgen::prelude::JsValue;

pub use catalogue::{AlgorithmInfo, Preset, SwitchInfo};
pub use moment::{Frame, Moment};
pub use overview::{Work, nodes, overview};

/// Stands for no score where a typed array must hold a number; no score has it.
const NO_SCORE: i32 = i32::MIN;

pub fn to_js(value: &impl Serialize) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true);
    value.serialize(&serializer).map_err(Into::into)
}

/// An object of typed arrays.
pub fn object(fields: &[(&str, JsValue)]) -> js_sys::Object {
    let entries = js_sys::Array::new();
    for (name, value) in fields {
        entries.push(&js_sys::Array::of2(&JsValue::from_str(name), value));
    }
    // Every entry is a pair, so this gives the object; an empty one stands for what cannot happen.
    js_sys::Object::from_entries(&entries).unwrap_or_default()
}

pub fn score_or_none(score: Option<Score>) -> i32 {
    score.map_or(NO_SCORE, Score::units)
}

pub fn node_or_none(node: Option<NodeId>) -> i32 {
    node.map_or(-1, |node| node.number().cast_signed())
}

pub fn bound(state: &NodeState) -> u8 {
    match state.returned {
        None | Some((_, None)) => 0,
        Some((_, Some(Bound::Exact))) => 1,
        Some((_, Some(Bound::Lower))) => 2,
        Some((_, Some(Bound::Upper))) => 3,
    }
}

fn perspective(algorithm: Algorithm) -> &'static str {
    match algorithm.perspective() {
        Perspective::Max => "max",
        Perspective::SideToMove => "side-to-move",
    }
}

pub fn numbers(nodes: &[NodeId]) -> Vec<u32> {
    nodes.iter().map(|node| node.number()).collect()
}
