//! What becomes of a tree and of its nodes in an edit.

use js_sys::Int32Array;
use plyscope_boundary::object;
use plyscope_edit::{Numbers, Rebuilt};
use plyscope_tree::NodeId;
use plyscope_tree::source::Source;
use wasm_bindgen::prelude::JsValue;

object! {
    /// A tree after an edit.
    pub struct EditedTree {
        /// The tree as text.
        text: String,
        renumbering: Renumbering as "Renumbering",
    }
}

object! {
    /// Where a tree's nodes are after an edit.
    pub struct Renumbering {
        /// The new number of each old node, −1 for one that is gone; null if every node has kept its number.
        numbers: JsValue as "Int32Array | null",
        /// The node that the edit is about, by its new number: a new one, or else the first one changed.
        at: NodeId,
    }
}

impl EditedTree {
    /// This tree of this source.
    pub fn of(Rebuilt { tree, numbers, at }: &Rebuilt, source: &Source) -> Self {
        Self { text: source.text(tree), renumbering: Renumbering::of(numbers, *at) }
    }
}

impl Renumbering {
    /// These numbers.
    pub fn of(numbers: &Numbers, at: NodeId) -> Self {
        let number = |node: Option<NodeId>| node.map_or(-1, |node| node.number().cast_signed());
        let numbers: Option<Vec<_>> = numbers.all().map(|all| all.map(number).collect());
        let array = numbers.map(|numbers| Int32Array::from(numbers.as_slice()));
        Self { numbers: array.map_or(JsValue::NULL, Into::into), at }
    }
}
