//! The types that cross to JavaScript: each derives its serializer and its TypeScript type.
//!
//! Scores are whole numbers of the tree's smallest unit, with ±2147483647 for the infinities; nodes are preorder
//! numbers. What is absent is null.

#[macro_use]
mod words;

pub mod arrays;
pub mod asking;
pub mod catalogue;
pub mod debugging;
pub mod deciding;
pub mod editing;
pub mod fact;
pub mod iteration;
pub mod listing;
pub mod lists;
pub mod moment;
pub mod overview;
pub mod painting;
pub mod parse_error;
pub mod predicting;
pub mod recipe;
pub mod request;
pub mod results;

use plyscope_tree as tree;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use tsify::Tsify;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// A score: whole units of the tree's smallest decimal place; ±2147483647 are the infinities.
#[derive(Clone, Copy, Serialize, Tsify)]
pub struct Units(i32);

impl From<tree::Score> for Units {
    fn from(score: tree::Score) -> Self {
        Self(score.units())
    }
}

/// The preorder number of a node: the root is 0.
#[derive(Clone, Copy, Debug, Serialize, Tsify)]
pub struct NodeNumber(u32);

impl From<tree::NodeId> for NodeNumber {
    fn from(node: tree::NodeId) -> Self {
        Self(node.number())
    }
}

/// Converts each element of a list.
pub fn all<From, To: std::convert::From<From>>(list: impl IntoIterator<Item = From>) -> Vec<To> {
    list.into_iter().map(To::from).collect()
}

/// A value as JavaScript gets it: plain objects, null for what is absent.
pub fn to_js(value: &impl Serialize) -> JsValue {
    // No serializer in this crate fails. If one did, JavaScript would get the error as an exception.
    value
        .serialize(&Serializer::json_compatible())
        .unwrap_or_else(|error| wasm_bindgen::throw_val(error.into()))
}
