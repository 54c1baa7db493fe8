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

/// The name of the notation of our own that a text is in; none for a recipe, which is not made, and for what is no tree in any of
/// them.
#[must_use]
#[wasm_bindgen]
pub fn format(text: &str) -> Option<String> {
    let is_written_out = matches!(Source::of(text), Ok(Source::Notation));
    let reading = is_written_out.then(|| notation::read(text))?.ok()?;
    Some(reading.format.word().to_owned())
}

/// Whether a text is to be tried in the formats of others: it is no recipe, and no tree in a notation of our own, neither one that is
/// too large nor one that ends inside a bracket, as it does while somebody types.
#[must_use]
#[wasm_bindgen]
pub fn is_foreign(text: &str) -> bool {
    matches!(Source::of(text), Ok(Source::Notation))
        && notation::parse(text)
            .is_err_and(|error| !error.kind.is_limit() && !error.kind.is_unclosed())
}

/// An upper bound of the number of nodes in the tree of a text; 0 if there is no tree.
#[must_use]
#[wasm_bindgen]
pub fn most_nodes(tree: &str) -> f64 {
    source::most_nodes(tree) as f64
}

/// Reads a recipe or a tree in a notation of our own, and writes it in the shortest form that keeps everything.
///
/// # Errors
/// The text is not a tree; the error says where.
#[wasm_bindgen]
pub fn tidy_text(text: &str) -> Result<String, PlyscopeError> {
    let (tree, source) = source::read(text)?;
    Ok(source.text(&tree))
}
