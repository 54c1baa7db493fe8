//! What JavaScript asks for, as the core has it.

use std::collections::BTreeMap;

use plyscope_core::notation;
use plyscope_core::search::{Algorithm, Options};
use plyscope_core::tree::Tree;
use serde::Deserialize;
use wasm_bindgen::prelude::JsValue;

use crate::errors;

/// A search to run: see `Request` in `types.ts`.
#[derive(Deserialize)]
pub struct Request {
    tree: String,
    algorithm: String,
    #[serde(default)]
    options: BTreeMap<String, String>,
}

impl Request {
    pub fn from_js(value: JsValue) -> Result<Self, JsValue> {
        serde_wasm_bindgen::from_value(value).map_err(|error| errors::request(&error))
    }

    pub fn tree(&self) -> Result<Tree, JsValue> {
        notation::parse(&self.tree).map_err(|error| errors::parse(&error))
    }

    pub fn algorithm(&self) -> Result<Algorithm, JsValue> {
        Algorithm::from_name(&self.algorithm)
            .ok_or_else(|| errors::unknown_algorithm(&self.algorithm))
    }

    pub fn options(&self) -> Result<Options, JsValue> {
        let mut options = Options::default();
        for (name, value) in &self.options {
            options.set(name, value).map_err(|error| errors::option(&error))?;
        }
        Ok(options)
    }
}
