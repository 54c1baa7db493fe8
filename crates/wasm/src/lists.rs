//! What a search keeps in lists, at any step.

use plyscope_trace::OpenList;
use plyscope_tree::NodeId;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::encode::{self, to_js};
use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// The transposition table at a step, with no more rows than are asked for: those round the place of
    /// a node's position, or else round the place that was filled last. Null without a table.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Table | null")]
    pub fn table(&self, step: usize, rows: usize, round: Option<u32>) -> Result<JsValue, JsValue> {
        let Some(log) = self.recording.table() else { return Ok(JsValue::NULL) };
        let node = round.map(NodeId::new).filter(|node| node.index() < self.recording.tree.len());
        let place = node.map(|node| log.place(node));
        let filled: Vec<_> = log.filled(step).collect();
        let middle = place.or_else(|| log.latest(&self.recording.trace, step)).unwrap_or_default();
        let before = filled
            .partition_point(|&place| place < middle)
            .saturating_sub(rows / 2)
            .min(filled.len().saturating_sub(rows));
        let row = |&place: &usize| {
            let entry = log.at(&self.recording, place, step)?;
            Some(encode::Row { place, entry, tree: &self.recording.tree })
        };
        to_js(encode::Table {
            size: log.size(),
            filled: filled.len(),
            place,
            key: node.and_then(|node| self.recording.tree.position(node)),
            before,
            rows: filled.iter().skip(before).take(rows).filter_map(row).collect(),
        })
    }

    /// The list of a best-first search at a step, and the solution tree that is growing; null of any
    /// other search.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "OpenList | null")]
    pub fn open_list(&self, step: usize) -> Result<JsValue, JsValue> {
        match OpenList::at(&self.recording, step) {
            Some(list) => to_js(list),
            None => Ok(JsValue::NULL),
        }
    }

    /// How many states the list of a best-first search has at most; 0 of any other search.
    #[must_use]
    pub fn longest_list(&self) -> usize {
        OpenList::longest(&self.recording).unwrap_or_default()
    }
}
