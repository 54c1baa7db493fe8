//! Where the nodes stand in a text of the tree.

use plyscope_boundary::units;
use plyscope_tree::notation;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// The places of the nodes in a text, each place before those inside it: node, beginning and end, in UTF-16 units. None if
    /// the text, in a notation of our own, is not this tree.
    #[must_use]
    pub fn places(&self, text: &str) -> Option<Vec<u32>> {
        let reading = notation::read(text).ok()?;
        (reading.tree == self.recording.tree).then(|| units::places(text, &reading.places))
    }
}
