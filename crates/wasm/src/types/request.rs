//! The requests of JavaScript.

use std::collections::BTreeMap;

use plyscope_edit::Edit;
use plyscope_search::{Algorithm, Options};
use serde::Deserialize;
use wasm_bindgen::prelude::JsValue;

use crate::error::PlyscopeError;
use crate::types::from_js;

/// A search to run.
#[derive(Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Request {
    /// The tree, in any notation, or as the recipe for a random one, or as one that `grown` is of.
    pub tree: String,
    /// What grew of the tree's recipe, if that is one that only another module reads: the recipe as it is written, without edits,
    /// and on the next line the tree, in any notation.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub grown: Option<String>,
    algorithm: String,
    /// Switches by name; those left out have their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    options: Option<Switches>,
    /// An edit of the tree, before the search.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub edit: Option<Edit>,
}

/// The values of switches by their names.
#[derive(Default, Deserialize)]
#[serde(transparent)]
pub struct Switches(BTreeMap<String, String>);

impl Request {
    /// The request as JavaScript gives it.
    pub fn from_js(request: JsValue) -> Result<Self, PlyscopeError> {
        Ok(from_js(request)?)
    }

    /// The algorithm and its switches, each of which changes something that it does.
    pub fn search(&self) -> Result<(Algorithm, Options), PlyscopeError> {
        let algorithm = algorithm(&self.algorithm)?;
        let Some(switches) = &self.options else { return Ok((algorithm, Options::default())) };
        let options = switches.options()?;
        algorithm.check(&options, switches.0.keys().map(String::as_str))?;
        Ok((algorithm, options))
    }
}

impl Switches {
    /// The switches as JavaScript gives them.
    pub fn from_js(switches: JsValue) -> Result<Self, PlyscopeError> {
        Ok(from_js(switches)?)
    }

    /// The options that they make, whether or not they change anything.
    pub fn options(&self) -> Result<Options, PlyscopeError> {
        let mut options = Options::default();
        for (name, value) in &self.0 {
            options.set(name, value)?;
        }
        Ok(options)
    }
}

/// The algorithm with this name.
pub fn algorithm(name: &str) -> Result<Algorithm, PlyscopeError> {
    name.parse().map_err(|_| PlyscopeError::unknown_algorithm(name))
}
