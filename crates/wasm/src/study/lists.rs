//! The lists that a search keeps, at any step.

use plyscope_trace::{OpenList, Step, TableRows};
use plyscope_tree::NodeId;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::study::Study;
use crate::types::lists::{Table, TableRow};
use crate::types::to_js;

#[wasm_bindgen]
impl Study {
    /// The transposition table at a step, with at most `rows` rows: those around the place of a node's position, or
    /// else around the place filled last. Null without a table.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Table | null")]
    pub fn table(&self, step: usize, rows: usize, round: Option<u32>) -> JsValue {
        let step = Step::new(step);
        let Some(log) = self.recording.table() else { return JsValue::NULL };
        let node = round.map(NodeId::new).filter(|node| node.index() < self.recording.tree.len());
        let place = node.map(|node| log.place(node));
        let shown = self.recording.table_rows(step, rows, place);
        let row = |place: usize| {
            let entry = self.recording.table_entry(place, step)?;
            Some(TableRow::new(place, &entry, &self.recording.tree))
        };
        to_js(&shown.map(|TableRows { filled, before, places }| Table {
            size: log.size(),
            filled,
            place,
            key: node.and_then(|node| self.recording.tree.position(node)),
            before,
            rows: places.into_iter().filter_map(row).collect(),
        }))
    }

    /// The list of a best-first search at a step, and its growing solution tree; null for any other search.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "OpenList | null")]
    pub fn open_list(&self, step: usize) -> JsValue {
        to_js(&OpenList::at(&self.recording, Step::new(step)))
    }

    /// The greatest number of states in the list of a best-first search; 0 for any other search.
    #[must_use]
    pub fn longest_list(&self) -> usize {
        OpenList::longest(&self.recording.trace, &self.recording.tree).unwrap_or_default()
    }
}
