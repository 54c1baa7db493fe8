//! How a value crosses to JavaScript.

use serde::Serialize;
use serde_wasm_bindgen::Serializer as ToJs;
use wasm_bindgen::JsValue;

/// A value as JavaScript gets it: plain objects, with null for what is absent.
pub fn to_js(value: &impl Serialize) -> JsValue {
    // No serializer in this crate fails. If one did, JavaScript would catch the error as an exception.
    value
        .serialize(&ToJs::json_compatible())
        .unwrap_or_else(|error| wasm_bindgen::throw_val(error.into()))
}
