//! Plyscope for JavaScript: every export decodes, calls the core, and encodes. Nothing is
//! decided here.
//!
//! Scores cross the boundary as whole numbers of the tree's smallest unit, with ±2147483647 for the
//! infinities; nodes as preorder numbers, −1 for none. Small things are plain objects, bulk is typed
//! arrays. The types stand in `types.ts`.

mod asking;
mod debugging;
mod deciding;
mod decode;
mod editing;
mod encode;
mod errors;
mod file;
mod folding;
mod growth;
mod listing;
mod lists;
mod many;
mod origin;
mod predicting;
mod results;
mod stepping;
mod study;
mod texts;
mod watch;

use plyscope_search::{Algorithm, SWITCHES};
use plyscope_tree::presets;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use encode::{Applicable, List, to_js};
pub use growth::grow;
pub use study::Study;
pub use texts::{most_nodes, recipe, tidy_text};

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
