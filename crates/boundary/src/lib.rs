//! The modules for JavaScript share this: how a value crosses, what a panic does, and the types of all that crosses.

#[cfg(feature = "typescript")]
mod typescript;

use serde::{Serialize, Serializer};
use serde_wasm_bindgen::Serializer as ToJs;
use wasm_bindgen::JsValue;

#[cfg(feature = "typescript")]
pub use typescript::declarations;

/// A value as JavaScript gets it: plain objects, with null for what is absent.
pub fn to_js(value: &impl Serialize) -> JsValue {
    // No serializer of what crosses fails. If one did, JavaScript would catch the error as an exception.
    value
        .serialize(&ToJs::json_compatible())
        .unwrap_or_else(|error| wasm_bindgen::throw_val(error.into()))
}

/// Pairs of a name and a value as one object, for `#[serde(serialize_with)]`.
///
/// # Errors
/// Those of the serializer.
pub fn as_object<S: Serializer>(
    pairs: &[(&str, String)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}

/// From now on, a panic is printed on the console before it traps.
pub fn say_panics() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
}
