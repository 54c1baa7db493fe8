//! What this module refuses, the whole one is asked for: it does it, or says why not. So nothing is said here.

use plyscope_search::{Algorithm, OptionError, SearchError};
use plyscope_tree::notation::ParseError;
use wasm_bindgen::prelude::JsValue;

pub fn request(_part: &str) -> JsValue {
    JsValue::NULL
}

pub fn parse(_error: &ParseError) -> JsValue {
    JsValue::NULL
}

pub fn unknown_algorithm(_name: &str) -> JsValue {
    JsValue::NULL
}

pub fn option(_error: &OptionError) -> JsValue {
    JsValue::NULL
}

pub fn search(_error: SearchError, _algorithm: Algorithm) -> JsValue {
    JsValue::NULL
}
