//! What the core found, as JavaScript gets it: see `types.ts`, which these mirror.

mod catalogue;
mod error;
mod fact;
mod json;
mod listing;
mod lists;
mod moment;
mod overview;
mod recipe;
mod window;

use js_sys::{Int32Array, Uint8Array};
use plyscope_search::events::{Bound, EnterAs};
use plyscope_trace::NodeState;
use plyscope_tree::{NodeId, Score};
use wasm_bindgen::prelude::JsValue;

pub use catalogue::Applicable;
pub use error::{Parse, Plain};
pub use json::Object;
pub use json::{Json, List, Value};
pub use listing::Ran;
pub use lists::{Row, Table};
pub use moment::Moment;
pub use overview::{Overview, Work, nodes, parts};

/// Stands for no score where a typed array must hold a number; no score has it.
const NO_SCORE: i32 = i32::MIN;

pub fn to_js(value: impl Value) -> Result<JsValue, JsValue> {
    js_sys::JSON::parse(&Json::of(value))
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

/// A byte each.
pub fn bytes(all: impl Iterator<Item = u8>) -> JsValue {
    Uint8Array::from(all.collect::<Vec<_>>().as_slice()).into()
}

/// A word each.
pub fn words(all: impl Iterator<Item = i32>) -> JsValue {
    Int32Array::from(all.collect::<Vec<_>>().as_slice()).into()
}

pub fn score_or_none(score: Option<Score>) -> i32 {
    score.map_or(NO_SCORE, Score::units)
}

pub fn node_or_none(node: Option<NodeId>) -> i32 {
    node.map_or(-1, |node| node.number().cast_signed())
}

/// Nodes at a step.
pub fn states(states: &[NodeState]) -> js_sys::Object {
    let all_bytes = |read: fn(&NodeState) -> u8| bytes(states.iter().map(read));
    let all_words = |read: fn(&NodeState) -> i32| words(states.iter().map(read));
    object(&[
        ("phase", all_bytes(|state| state.phase as u8)),
        ("visits", all_words(|state| state.visits.cast_signed())),
        ("kind", all_bytes(kind)),
        ("best", all_words(|state| score_or_none(state.best))),
        ("bestChild", all_words(|state| node_or_none(state.best_child))),
        ("returned", all_words(|state| score_or_none(state.returned.map(|(value, _)| value)))),
        ("bound", all_bytes(bound)),
        ("cut", all_bytes(|state| u8::from(state.cutoff.is_some()))),
        ("known", all_bytes(|state| u8::from(state.known))),
        ("merit", all_words(|state| score_or_none(state.merit))),
    ])
}

fn bound(state: &NodeState) -> u8 {
    match state.returned {
        None | Some((_, None)) => 0,
        Some((_, Some(Bound::Exact))) => 1,
        Some((_, Some(Bound::Lower))) => 2,
        Some((_, Some(Bound::Upper))) => 3,
    }
}

fn kind(state: &NodeState) -> u8 {
    match state.kind {
        None => 0,
        Some(EnterAs::Full) => 1,
        Some(EnterAs::NullWindow) => 2,
        Some(EnterAs::ReSearch) => 3,
    }
}
