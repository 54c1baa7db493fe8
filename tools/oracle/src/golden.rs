//! The files that hold traces of every algorithm, and the searches whose traces they are.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use plyscope_search::{Algorithm, Options};
use plyscope_tree::{Tree, notation};
use serde::Deserialize;

/// A file, and the search whose trace it is.
#[derive(Deserialize)]
pub struct Golden {
    /// Its name.
    pub file: String,
    /// The name of the algorithm.
    pub algorithm: String,
    /// The switches that are not as usual, by name.
    pub options: BTreeMap<String, String>,
    /// The tree as text.
    pub tree: String,
}

/// The folder of the files.
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/conformance/traces")
}

/// All files.
pub fn index() -> Vec<Golden> {
    let text = fs::read_to_string(folder().join("index.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

impl Golden {
    /// The search.
    pub fn search(&self) -> (Tree, Algorithm, Options) {
        let tree = notation::parse(&self.tree).unwrap();
        let algorithm: Algorithm = self.algorithm.parse().unwrap();
        let mut options = Options::default();
        for (name, value) in &self.options {
            options.set(name, value).unwrap();
        }
        algorithm.check(&options, self.options.keys().map(String::as_str)).unwrap();
        (tree, algorithm, options)
    }
}
