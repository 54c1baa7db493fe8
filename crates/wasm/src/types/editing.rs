//! Trees that were changed.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

use super::NodeNumber;

/// The text of a tree in which a child was moved among its siblings, and the child's number in it.
#[derive(Serialize, Tsify)]
pub struct Moved {
    pub tree: String,
    pub node: NodeNumber,
}
