//! Offsets in a text as JavaScript counts them.

use plyscope_tree::notation::Place;

/// Places of nodes: node, beginning and end, in UTF-16 units.
#[must_use]
pub fn places(text: &str, places: &[Place]) -> Vec<u32> {
    let units = units(text);
    let flat = places
        .iter()
        .flat_map(|place| [place.node.number(), units[place.range.start], units[place.range.end]]);
    flat.collect()
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
