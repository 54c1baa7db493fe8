//! Files of what is on show, part by part, so that none is ever one text.

use plyscope_trace::jsonl::TraceFile;
use plyscope_tree::notation::{self, Form};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// The tree as its recipe, or else in the shortest notation that carries it all.
    #[must_use]
    pub fn text(&self) -> String {
        self.source.text(&self.recording.tree)
    }

    /// Of how many pieces the trace file consists.
    #[must_use]
    pub fn trace_pieces(&self) -> usize {
        TraceFile::pieces(&self.recording.tree, &self.recording.trace)
    }

    /// Some pieces of the trace file, in UTF-8: part after part is what `plyscope trace` prints.
    pub fn trace_part(&mut self, from: usize, to: usize) -> Vec<u8> {
        let file = self.file.get_or_insert_with(|| TraceFile::new(&self.recording.tree));
        file.part(&self.recording.tree, &self.recording.trace, from..to).into_bytes()
    }

    /// What belongs to some nodes of the tree as JSON, in UTF-8.
    #[must_use]
    pub fn tree_part(&self, from: usize, to: usize) -> Vec<u8> {
        let mut out = String::new();
        notation::write_json_part(&mut out, &self.recording.tree, Form::Objects, from..to);
        out.into_bytes()
    }
}
