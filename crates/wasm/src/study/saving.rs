//! Files of the study, made part by part so that no file is ever one text.

use plyscope_trace::jsonl::TraceFile;
use plyscope_tree::notation::{self, Form};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// The tree as its recipe if it has one, or else in the shortest notation that keeps everything.
    #[must_use]
    pub fn text(&self) -> String {
        self.source.text(&self.recording.tree)
    }

    /// The number of pieces of the trace file.
    #[must_use]
    pub fn trace_pieces(&self) -> usize {
        TraceFile::pieces(&self.recording.tree, &self.recording.trace)
    }

    /// Some pieces of the trace file, in UTF-8. All parts together are the output of `plyscope trace`.
    pub fn trace_part(&mut self, from: usize, to: usize) -> Vec<u8> {
        let file = self.file.get_or_insert_with(|| TraceFile::new(&self.recording.tree));
        file.part(&self.recording.tree, &self.recording.trace, from..to).into_bytes()
    }

    /// The JSON of some nodes of the tree, in UTF-8.
    #[must_use]
    pub fn tree_part(&self, from: usize, to: usize) -> Vec<u8> {
        let mut out = String::new();
        notation::write_json_part(&mut out, &self.recording.tree, Form::Objects, from..to);
        out.into_bytes()
    }
}
