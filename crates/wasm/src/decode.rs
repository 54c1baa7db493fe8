//! What JavaScript asks for, as the core has it.

use std::collections::BTreeMap;

use plyscope_core::search::{Algorithm, Options};
use plyscope_core::source::{self, Source};
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
    options: Given,
}

/// The algorithm with this name.
pub fn read_algorithm(name: &str) -> Result<Algorithm, JsValue> {
    Algorithm::from_name(name).ok_or_else(|| errors::unknown_algorithm(name))
}

/// Switches by name.
pub type Given = BTreeMap<String, String>;

/// The switches, whether or not they change anything.
pub fn read_options(given: &Given) -> Result<Options, JsValue> {
    let mut options = Options::default();
    for (name, value) in given {
        options.set(name, value).map_err(|error| errors::option(&error))?;
    }
    Ok(options)
}

impl Request {
    pub fn from_js(value: JsValue) -> Result<Self, JsValue> {
        serde_wasm_bindgen::from_value(value).map_err(|error| errors::request(&error))
    }

    /// The tree, and what it comes from.
    pub fn tree(&self) -> Result<(Tree, Source), JsValue> {
        source::read(&self.tree).map_err(|error| errors::parse(&error))
    }

    pub fn algorithm(&self) -> Result<Algorithm, JsValue> {
        read_algorithm(&self.algorithm)
    }

    /// The switches, all of which change something that the algorithm does.
    pub fn options(&self, algorithm: Algorithm) -> Result<Options, JsValue> {
        let options = read_options(&self.options)?;
        let names = self.options.keys().map(String::as_str);
        algorithm.check(&options, names).map_err(|error| errors::option(&error))?;
        Ok(options)
    }
}
