//! The nodes of the tree: their shape, names, and states at any step.

use js_sys::{Float32Array, Uint8Array};
use plyscope_search::Horizon;
use plyscope_trace::{Phase, Step};
use plyscope_tree::NodeId;
use plyscope_tree::layout::{Separation, tidy};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::study::Study;
use crate::types::arrays::{NodeArrays, States, parts, score_or_none};

#[wasm_bindgen]
impl Study {
    /// The shape of the tree.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "NodeArrays")]
    pub fn nodes(&self) -> JsValue {
        let horizon = Horizon::new(&self.recording.tree, &self.recording.trace.options);
        JsValue::from(NodeArrays::of(&self.recording.tree, &horizon, self.critical()))
    }

    /// The value of a node, as in [`nodes`](Self::nodes).
    #[must_use]
    pub fn units(&self, node: u32) -> i32 {
        score_or_none(
            self.recording.tree.node(node).and_then(|node| self.recording.tree.value(node)),
        )
    }

    /// The type of each node in the critical tree, as in [`nodes`](Self::nodes).
    #[must_use]
    pub fn parts(&self) -> Uint8Array {
        parts(self.critical())
    }

    /// A node's name, if it has one.
    #[must_use]
    pub fn name(&self, node: u32) -> Option<String> {
        self.recording.tree.name(NodeId::new(node)).map(str::to_owned)
    }

    /// The name of the move that leads to a node, if it has one.
    #[must_use]
    pub fn move_name(&self, node: u32) -> Option<String> {
        self.recording.tree.move_name(NodeId::new(node)).map(str::to_owned)
    }

    /// The key of a node's position, if it has one.
    #[must_use]
    pub fn position_key(&self, node: u32) -> Option<String> {
        self.recording.tree.position(NodeId::new(node)).map(str::to_owned)
    }

    /// The horizontal position of each node with nothing folded.
    #[must_use]
    pub fn layout(&self, siblings: f64, others: f64) -> Float32Array {
        Float32Array::from(tidy(&self.recording.tree, Separation { siblings, others }).x.as_slice())
    }

    /// The states of some nodes at a step, in the order asked for.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "States")]
    pub fn states_of(&self, step: usize, nodes: &[u32]) -> JsValue {
        let known =
            nodes.iter().filter_map(|&node| self.recording.tree.node(node)).collect::<Vec<_>>();
        JsValue::from(States::of(&self.recording.states_of(&known, Step::new(step))))
    }

    /// The phases of a range of nodes at a step, numbered as in `States`.
    #[must_use]
    pub fn phases(&self, step: usize, from: u32, to: u32) -> Vec<u8> {
        let to = self.recording.tree.len().min(to as usize);
        let mut phases = vec![Phase::default(); to.saturating_sub(from as usize)];
        let from = NodeId::new(from);
        self.recording.phases(Step::new(step), from, &mut phases);
        phases.into_iter().map(|phase| phase as u8).collect()
    }

    /// The nodes whose states may differ between two steps, as ranges: the first node of each, and the first after it.
    #[must_use]
    pub fn changes(&self, from: usize, to: usize) -> Vec<u32> {
        let stretches = self.recording.changes(Step::new(from), Step::new(to));
        stretches.into_iter().flat_map(|stretch| [stretch.start, stretch.end]).collect()
    }
}
