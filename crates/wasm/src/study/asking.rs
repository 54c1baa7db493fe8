//! Questions about the picture: see `plyscope_explain::asking`.

use plyscope_trace::Step;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::study::Study;
use crate::types::to_js;

#[wasm_bindgen]
impl Study {
    /// The interval known for a node's value at a step, seen by MAX; null if the tree lacks the node.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Interval | null")]
    pub fn known(&self, node: u32, step: usize) -> JsValue {
        to_js(&self.story().known(Step::new(step)).get(node as usize))
    }

    /// The reason why a node is skipped at a step; null if the tree lacks the node.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "WhySkipped | null")]
    pub fn why_skipped(&self, node: u32, step: usize) -> JsValue {
        let node = self.recording.tree.node(node);
        to_js(&node.map(|node| self.story().why_skipped(node, Step::new(step))))
    }

    /// The change that would open a node to the search; null if the tree lacks the node. `effort` limits the nodes and
    /// events examined.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Opening | null")]
    pub fn opening(&self, node: u32, effort: usize) -> JsValue {
        let node = self.recording.tree.node(node);
        to_js(&node.map(|node| self.story().opening(node, effort)))
    }

    /// The freedom of a node's value; null for a node without a value. `effort` is as in `opening`.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Freedom | null")]
    pub fn freedom(&self, node: u32, effort: usize) -> JsValue {
        let freedom =
            self.recording.tree.node(node).and_then(|node| self.story().freedom(node, effort));
        to_js(&freedom)
    }
}
