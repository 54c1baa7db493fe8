//! Trees with another value at a node.

use plyscope_trace::{Searched, again};
use plyscope_tree::edit::{Edit, Edited, moved, nudged};
use plyscope_tree::{Literal, NodeId, notation};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::encode::{Json, Object, Value, to_js};
use crate::errors;
use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// The text of the tree with another value at a node.
    ///
    /// # Errors
    /// A `PlyscopeError` that says what is wrong with the value.
    pub fn with_value(&self, node: u32, value: &str) -> Result<String, JsValue> {
        let value = value.trim();
        let literal = Literal::parse(value).map_err(|error| errors::literal(error, value))?;
        self.origin.text_with(&self.tree, NodeId::new(node), literal).map_err(errors::edit)
    }

    /// The tree with a child at another place among its siblings, as text, and the child's number there; nothing where
    /// there are no siblings.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Moved | null")]
    pub fn moved(&self, node: u32, place: usize) -> Result<JsValue, JsValue> {
        let moved = moved(&self.tree, NodeId::new(node), place);
        to_js(moved.map(|(tree, node)| Moved { tree: notation::text(&tree), node: node.number() }))
    }

    /// The same search of the tree with another value at a node, of which only that is searched which
    /// the value can have changed. Nothing is folded in it.
    ///
    /// # Errors
    /// A `PlyscopeError` that says what is wrong with the value, or with the search.
    pub fn edited(&self, node: u32, value: &str) -> Result<Study, JsValue> {
        let value = value.trim();
        let literal = Literal::parse(value).map_err(|error| errors::literal(error, value))?;
        let node = NodeId::new(node);
        let edit = Edit::SetValue(node, literal);
        let Edited { tree, changed } = edit.make(&self.tree).map_err(errors::edit)?;
        let old = Searched { tree: &self.tree, trace: &self.trace, timeline: &self.timeline };
        let trace = again(old, &tree, &changed)
            .map_err(|error| errors::search(error, self.trace.algorithm))?;
        Ok(Self::of(tree, self.origin.with(&self.tree, node, literal), trace))
    }

    /// Whether [`edited`](Self::edited) searches a part only; else it searches everything again.
    #[must_use]
    pub fn edits_in_part(&self) -> bool {
        self.trace.algorithm.remembers_nothing(&self.trace.options)
    }

    /// The value, as text, so many steps of one above what the text says.
    ///
    /// # Errors
    /// A `PlyscopeError` that says what is wrong with the value.
    pub fn nudged(&self, value: &str, steps: i32) -> Result<String, JsValue> {
        let value = value.trim();
        let literal = Literal::parse(value).map_err(|error| errors::literal(error, value))?;
        let decimals = literal.decimals();
        let score = literal
            .to_score(decimals)
            .ok_or_else(|| errors::literal(plyscope_tree::LiteralError::OutOfRange, value))?;
        Ok(nudged(score, decimals, steps).text(decimals))
    }
}

/// A tree in which a child was moved.
struct Moved {
    tree: String,
    node: u32,
}

impl Value for Moved {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("tree", self.tree.as_str());
            json.field("node", self.node);
        };
        Object(fields).write(json);
    }
}
