//! Where the nodes stand in a text of the tree.

use plyscope_tree::notation;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// The places of the nodes in a text, each place before those inside it: node, beginning and end, in UTF-16 units. A
    /// node may have several, in a graph or a table. None if the text, in whatever notation, is not this tree.
    #[must_use]
    pub fn places(&self, text: &str) -> Option<Vec<u32>> {
        let reading = notation::read(text).ok()?;
        if reading.tree != self.recording.tree {
            return None;
        }
        let units = units(text);
        let flat = reading.places.into_iter().flat_map(|place| {
            [place.node.number(), units[place.range.start], units[place.range.end]]
        });
        Some(flat.collect())
    }
}

/// Of each byte, and of the end, how many UTF-16 units come before it.
fn units(text: &str) -> Vec<u32> {
    let mut units = Vec::with_capacity(text.len() + 1);
    let mut before = 0;
    for character in text.chars() {
        units.resize(units.len() + character.len_utf8(), before);
        before += if character.len_utf16() == 2 { 2 } else { 1 };
    }
    units.push(before);
    units
}
