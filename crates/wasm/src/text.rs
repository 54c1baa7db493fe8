//! Texts of trees, without a search.

use plyscope_tree::notation;
use plyscope_tree::source::{self, Source};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::error::PlyscopeError;
use crate::types::recipe::Recipe;
use crate::types::to_js;

/// The contents of a recipe and the size of its tree; null if the text is not a recipe.
///
/// # Errors
/// The recipe is wrong; the error says where.
#[wasm_bindgen(unchecked_return_type = "Recipe | null")]
pub fn recipe(text: &str) -> Result<JsValue, PlyscopeError> {
    let recipe = match Source::of(text)? {
        Source::Recipe(generated) => Some(Recipe::from(&generated)),
        Source::Notation | Source::Foreign(_) => None,
    };
    Ok(to_js(&recipe))
}

/// The format of a text, and what it has that its tree has not; null if the text is a recipe, which is not made.
///
/// # Errors
/// The text is not a tree; the error says where.
#[wasm_bindgen(unchecked_return_type = "Reading | null")]
pub fn reading(text: &str) -> Result<JsValue, PlyscopeError> {
    let reading = match Source::of(text)? {
        Source::Recipe(_) | Source::Foreign(_) => None,
        Source::Notation => Some(notation::read(text)?),
    };
    Ok(to_js(&reading))
}

/// An upper bound of the number of nodes in the tree of a text; 0 if there is no tree.
#[must_use]
#[wasm_bindgen]
pub fn most_nodes(tree: &str) -> f64 {
    source::most_nodes(tree) as f64
}

/// Reads a recipe or a tree in any notation, and writes it in the shortest form that keeps everything.
///
/// # Errors
/// The text is not a tree; the error says where.
#[wasm_bindgen]
pub fn tidy_text(text: &str) -> Result<String, PlyscopeError> {
    let (tree, source) = source::read(text)?;
    Ok(source.text(&tree))
}
