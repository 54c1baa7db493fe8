//! Trees as texts, which nobody searches.

use plyscope_tree::source::{self, Source};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::encode::to_js;
use crate::errors;

/// What a text says if it is a recipe, and how large its tree would be; null if it is none.
///
/// # Errors
/// A `PlyscopeError` that says where the recipe is wrong.
#[wasm_bindgen(unchecked_return_type = "Recipe | null")]
pub fn recipe(text: &str) -> Result<JsValue, JsValue> {
    match Source::of(text).map_err(|error| errors::parse(&error))? {
        Source::Recipe(generated) => to_js(&generated),
        Source::Notation => Ok(JsValue::NULL),
    }
}

/// How many nodes the tree of a text has at most; 0 where there is no tree.
#[must_use]
#[wasm_bindgen]
pub fn most_nodes(tree: &str) -> f64 {
    source::most_nodes(tree) as f64
}

/// Reads a recipe, or a tree in any notation, and writes it in the shortest that carries it all.
///
/// # Errors
/// A `PlyscopeError` that says where the text is wrong.
#[wasm_bindgen]
pub fn tidy_text(text: &str) -> Result<String, JsValue> {
    let (tree, source) = source::read(text).map_err(|error| errors::parse(&error))?;
    Ok(source.text(&tree))
}
