//! The formats of others for JavaScript: every export decodes its arguments, calls `plyscope-formats`, and encodes the result. A
//! module of its own, which a page loads when it meets a text that is in none of its own notations.

mod types;
#[cfg(feature = "typescript")]
mod typescript;

use plyscope_boundary::{to_js, units};
use plyscope_formats::{read, text};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use types::{FormatsError, ReadTree};
#[cfg(feature = "typescript")]
pub use typescript::typescript;

#[wasm_bindgen(start)]
fn start() {
    plyscope_boundary::say_panics();
}

/// Reads a tree in whatever format, and writes it in the shortest notation that keeps everything.
///
/// # Errors
/// The text is not a tree; the error says where.
#[wasm_bindgen(js_name = "read", unchecked_return_type = "ReadTree")]
pub fn read_tree(given: &str) -> Result<JsValue, FormatsError> {
    let reading = read(given)?;
    Ok(to_js(&ReadTree::of(&reading, text(&reading.tree))))
}

/// The places of the nodes in a text, each place before those inside it: node, beginning and end, in UTF-16 units. A node may have
/// several, in a graph or a table. None if the text is not a tree.
#[must_use]
#[wasm_bindgen]
pub fn places(text: &str) -> Option<Vec<u32>> {
    Some(units::places(text, &read(text).ok()?.places))
}
