//! What JavaScript asks for, as the core has it.

use js_sys::{Array, Object, Reflect};
use plyscope_search::{Algorithm, Options};
use plyscope_tree::Tree;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;

use crate::errors;
use crate::origin::{self, Origin};
use crate::watch::Watch;

/// A search to run: see `Request` in `types.ts`.
pub struct Request {
    tree: String,
    algorithm: String,
    options: Given,
}

/// The algorithm with this name.
pub fn read_algorithm(name: &str) -> Result<Algorithm, JsValue> {
    Algorithm::from_name(name).ok_or_else(|| errors::unknown_algorithm(name))
}

/// Switches by name, in the order of their names.
#[derive(Default)]
pub struct Given(Vec<(String, String)>);

impl Given {
    pub fn from_js(options: JsValue) -> Result<Self, JsValue> {
        let wrong = || errors::request("options");
        if !options.is_object() {
            return Err(wrong());
        }
        let entries = Object::entries(&options.unchecked_into::<Object>()).sort();
        let pair = |entry: JsValue| {
            let entry: Array = entry.unchecked_into();
            Some((entry.get(0).as_string()?, entry.get(1).as_string()?))
        };
        entries.iter().map(pair).collect::<Option<_>>().map(Self).ok_or_else(wrong)
    }

    /// The switches, whether or not they change anything.
    pub fn options(&self) -> Result<Options, JsValue> {
        let mut options = Options::default();
        for (name, value) in &self.0 {
            options.set(name, value).map_err(|error| errors::option(&error))?;
        }
        Ok(options)
    }
}

impl Request {
    pub fn from_js(value: JsValue) -> Result<Self, JsValue> {
        if !value.is_object() {
            return Err(errors::request("request"));
        }
        let request: Object = value.unchecked_into();
        let field = |name: &str| Reflect::get(&request, &name.into());
        let text = |name| field(name)?.as_string().ok_or_else(|| errors::request(name));
        let (tree, algorithm, options) = (text("tree")?, text("algorithm")?, field("options")?);
        let options =
            if options.is_undefined() { Given::default() } else { Given::from_js(options)? };
        Ok(Self { tree, algorithm, options })
    }

    /// The tree, and what it comes from.
    pub fn tree(&self, watch: &Watch) -> Result<(Tree, Origin), JsValue> {
        origin::read(&self.tree, watch).map_err(|error| errors::parse(&error))
    }

    pub fn algorithm(&self) -> Result<Algorithm, JsValue> {
        read_algorithm(&self.algorithm)
    }

    /// The switches, all of which change something that the algorithm does.
    pub fn options(&self, algorithm: Algorithm) -> Result<Options, JsValue> {
        let options = self.options.options()?;
        let names = self.options.0.iter().map(|(name, _)| name.as_str());
        algorithm.check(&options, names).map_err(|error| errors::option(&error))?;
        Ok(options)
    }
}
