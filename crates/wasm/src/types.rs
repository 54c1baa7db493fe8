//! Types made for JavaScript alone. Everything else that crosses is a type of the core, which serializes itself.

pub mod answers;
pub mod arrays;
pub mod catalogue;
pub mod edits;
pub mod lists;
pub mod moment;
pub mod overview;
pub mod painting;
pub mod reading;
pub mod recipe;
pub mod request;
pub mod results;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::JsValue;

/// A value as JavaScript gets it: plain objects, with null for what is absent.
pub fn to_js(value: &impl Serialize) -> JsValue {
    // No serializer in this crate fails. If one did, JavaScript would catch the error as an exception.
    value
        .serialize(&Serializer::json_compatible())
        .unwrap_or_else(|error| wasm_bindgen::throw_val(error.into()))
}
