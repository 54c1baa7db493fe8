//! What is quick where there are very many nodes.

use plyscope_trace::Phase;
use plyscope_tree::NodeId;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// The phases of a stretch of nodes at a step, numbered as in `States`.
    #[must_use]
    pub fn phases(&self, step: usize, from: u32, to: u32) -> Vec<u8> {
        let to = self.recording.tree.len().min(to as usize);
        let mut phases = vec![Phase::default(); to.saturating_sub(from as usize)];
        let from = NodeId::new(from);
        self.recording.phases(step, from, &mut phases);
        phases.into_iter().map(|phase| phase as u8).collect()
    }

    /// The nodes whose states may differ between two steps, as stretches: where each begins, and behind
    /// which node it ends.
    #[must_use]
    pub fn changes(&self, from: usize, to: usize) -> Vec<u32> {
        let stretches = self.recording.changes(from, to);
        stretches.into_iter().flat_map(|stretch| [stretch.start, stretch.end]).collect()
    }
}
