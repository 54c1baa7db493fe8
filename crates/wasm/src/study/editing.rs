//! Trees with another value at a node, or with a child at another place.

use plyscope_trace::again;
use plyscope_tree::edit::{Edit, Edited, moved, nudged};
use plyscope_tree::{Literal, LiteralError, NodeId, notation};
use serde::Serialize;
use ts_rs::TS;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::error::PlyscopeError;
use crate::study::Study;
use crate::types::to_js;

/// The text of a tree with a child moved among its siblings, and the child's new number.
#[derive(Serialize, TS)]
pub struct Moved {
    tree: String,
    node: NodeId,
}

#[wasm_bindgen]
impl Study {
    /// The text of the tree with another value at a node.
    ///
    /// # Errors
    /// The value is wrong.
    pub fn with_value(&self, node: u32, value: &str) -> Result<String, PlyscopeError> {
        let literal = literal(value)?;
        Ok(self.source.text_with(&self.recording.tree, NodeId::new(node), literal)?)
    }

    /// The text of the tree with a child at another place among its siblings, and the child's new number; null if there
    /// are no siblings.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Moved | null")]
    pub fn moved(&self, node: u32, place: usize) -> JsValue {
        let moved = moved(&self.recording.tree, NodeId::new(node), place);
        to_js(&moved.map(|(tree, node)| Moved { tree: notation::text(&tree), node }))
    }

    /// The same search of the tree with another value at a node. Where possible, it searches only what the value can
    /// have changed. Nothing is folded in it, and its nodes lie where they lay in this one.
    ///
    /// # Errors
    /// The value is wrong, or the tree cannot be searched with it.
    pub fn edited(&self, node: u32, value: &str) -> Result<Study, PlyscopeError> {
        let literal = literal(value)?;
        let node = NodeId::new(node);
        let edit = Edit::SetValue(node, literal);
        let Edited { tree, changed } = edit.make(&self.recording.tree)?;
        let trace = again(&self.recording, &tree, &changed)
            .map_err(|error| PlyscopeError::search(error, self.recording.trace.algorithm))?;
        let source = self.source.with(&self.recording.tree, node, literal);
        let mut study = Self::of(self.recording.edited(tree, trace), source);
        study.canvases = self.canvases.same_places();
        if self.recording.trace.options.order.is_as_written() {
            study.critical = self.critical.clone();
        }
        Ok(study)
    }

    /// Whether [`edited`](Self::edited) searches only a part again, and not everything.
    #[must_use]
    pub fn edits_in_part(&self) -> bool {
        self.recording.trace.algorithm.remembers_nothing(&self.recording.trace.options)
    }

    /// The value of a text moved by this many steps of one, as text.
    ///
    /// # Errors
    /// The value is wrong.
    pub fn nudged(&self, value: &str, steps: i32) -> Result<String, PlyscopeError> {
        let literal = literal(value)?;
        let decimals = literal.decimals();
        let score = literal
            .to_score(decimals)
            .ok_or_else(|| PlyscopeError::literal(LiteralError::OutOfRange, value.trim()))?;
        Ok(nudged(score, decimals, steps).display(decimals).to_string())
    }
}

fn literal(value: &str) -> Result<Literal, PlyscopeError> {
    let value = value.trim();
    Literal::parse(value).map_err(|error| PlyscopeError::literal(error, value))
}
