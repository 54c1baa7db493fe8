//! Plyscope for JavaScript: every export decodes its arguments, calls the core, and encodes the result. All decisions
//! are the core's.
//!
//! Small values cross as plain objects, made by serde and typed by ts-rs (with the feature `typescript`); bulk data crosses as typed
//! arrays. Errors are thrown as a [`PlyscopeError`].

mod error;
mod growth;
mod study;
mod text;
mod types;
#[cfg(feature = "typescript")]
mod typescript;
mod watch;

use plyscope_search::presets::PRESETS;
use plyscope_search::{Algorithm, OrderRule, Switch};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

pub use error::PlyscopeError;
pub use growth::grow;
pub use study::Study;
pub use text::{format, is_foreign, most_nodes, recipe, tidy_text};
use types::catalogue::{Applicable, OrderInfo, SwitchInfo};
use types::request::{self, Switches};
use types::to_js;
#[cfg(feature = "typescript")]
pub use typescript::typescript;

#[wasm_bindgen(start)]
fn start() {
    plyscope_boundary::say_panics();
}

/// The trees that come with Plyscope.
#[must_use]
#[wasm_bindgen(unchecked_return_type = "Preset[]")]
pub fn presets() -> JsValue {
    to_js(&PRESETS)
}

/// The searches, in the order in which they are shown.
#[must_use]
#[wasm_bindgen(unchecked_return_type = "AlgorithmInfo[]")]
pub fn algorithms() -> JsValue {
    to_js(&Algorithm::ALL.map(Algorithm::about))
}

/// The switches, in the order in which they are shown.
#[must_use]
#[wasm_bindgen(unchecked_return_type = "SwitchInfo[]")]
pub fn switches() -> JsValue {
    to_js(&Switch::ALL.map(SwitchInfo::from))
}

/// The rules for the order of children, without their seeds.
#[must_use]
#[wasm_bindgen(unchecked_return_type = "OrderInfo[]")]
pub fn orders() -> JsValue {
    to_js(&OrderRule::ALL.map(OrderInfo::from))
}

/// The choices for an algorithm, given the switches already chosen.
///
/// # Errors
/// There is no such algorithm, switch or value.
#[wasm_bindgen(unchecked_return_type = "Applicable")]
pub fn applicable(
    algorithm: &str,
    #[wasm_bindgen(unchecked_param_type = "Record<string, string>")] options: JsValue,
) -> Result<JsValue, PlyscopeError> {
    let algorithm = request::algorithm(algorithm)?;
    let options = Switches::from_js(options)?.options()?;
    Ok(to_js(&Applicable::new(algorithm, &options)))
}
