//! `plyscope-core` for JavaScript: every export decodes, calls the core, and encodes. Nothing is
//! decided here.
//!
//! Scores cross the boundary as whole numbers of the tree's smallest unit, with ±2147483647 for the
//! infinities; nodes as preorder numbers, −1 for none. Small things are plain objects, bulk is typed
//! arrays. The types stand in `types.ts`.

mod decode;
mod encode;
mod errors;
mod folding;
mod growth;
mod study;
mod watch;

use plyscope_core::presets;
use plyscope_core::search::{Algorithm, SWITCHES};
use plyscope_core::source::{self, Source};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use encode::{Applicable, List, to_js};
pub use growth::grow;
pub use study::Study;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &'static str = include_str!("types.ts");

/// The trees that Plyscope brings with it.
///
/// # Errors
/// None that can happen: only what encoding might.
#[wasm_bindgen(unchecked_return_type = "Preset[]")]
pub fn presets() -> Result<JsValue, JsValue> {
    to_js(List(presets::PRESETS))
}

/// The searches, in the order in which they are shown.
///
/// # Errors
/// None that can happen: only what encoding might.
#[wasm_bindgen(unchecked_return_type = "AlgorithmInfo[]")]
pub fn algorithms() -> Result<JsValue, JsValue> {
    to_js(List(Algorithm::ALL))
}

/// What can be chosen for an algorithm, given the switches that are chosen already.
///
/// # Errors
/// A `PlyscopeError`.
#[wasm_bindgen(unchecked_return_type = "Applicable")]
pub fn applicable(
    algorithm: &str,
    #[wasm_bindgen(unchecked_param_type = "Record<string, string>")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let algorithm = decode::read_algorithm(algorithm)?;
    let options = decode::Given::from_js(options)?.options()?;
    to_js(Applicable { algorithm, options })
}

/// The switches, in the order in which they are shown.
///
/// # Errors
/// None that can happen: only what encoding might.
#[wasm_bindgen(unchecked_return_type = "SwitchInfo[]")]
pub fn switches() -> Result<JsValue, JsValue> {
    to_js(List(SWITCHES))
}

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
