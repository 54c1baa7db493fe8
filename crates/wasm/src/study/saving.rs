//! The tree as files hold it. A large one is made part by part, so that it is never one text.

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

    /// The JSON of some nodes of the tree, in UTF-8.
    #[must_use]
    pub fn tree_part(&self, from: usize, to: usize) -> Vec<u8> {
        let mut out = String::new();
        notation::write_json_part(&mut out, &self.recording.tree, Form::Objects, from..to);
        out.into_bytes()
    }
}
