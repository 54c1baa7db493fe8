//! The trace file of a search, made part by part so that no file is ever one text.

use plyscope_search::{Algorithm, Options};
use plyscope_trace::{Trace, jsonl, record};
use plyscope_tree::{Tree, source};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::error::TraceError;
use crate::options_of;

/// A trace file that is being written.
#[wasm_bindgen]
pub struct TraceFile {
    tree: Tree,
    trace: Trace,
    file: jsonl::TraceFile,
}

#[wasm_bindgen]
impl TraceFile {
    /// Searches a tree, in any notation or as a recipe; `grown` is what grew of a recipe that only another module reads.
    ///
    /// # Errors
    /// There is no such tree or search.
    #[wasm_bindgen(constructor)]
    pub fn new(
        tree: &str,
        grown: Option<String>,
        algorithm: &str,
        #[wasm_bindgen(unchecked_param_type = "Record<string, string>")] options: JsValue,
    ) -> Result<TraceFile, Box<TraceError>> {
        let algorithm: Algorithm = algorithm.parse().map_err(|error| TraceError::search(&error))?;
        let options: Options = options_of(options)?;
        let read = match grown {
            Some(grown) => source::read_grown(tree, &grown),
            None => source::read(tree),
        };
        let (tree, _) = read.map_err(|error| TraceError::search(&error))?;
        let trace =
            record(&tree, algorithm, &options).map_err(|error| TraceError::search(&error))?;
        Ok(Self { file: jsonl::TraceFile::new(&tree), tree, trace })
    }

    /// The number of its pieces.
    #[must_use]
    pub fn pieces(&self) -> usize {
        jsonl::TraceFile::pieces(&self.tree, &self.trace)
    }

    /// Some of its pieces, in UTF-8. All of them together are the output of `plyscope trace`.
    pub fn part(&mut self, from: usize, to: usize) -> Vec<u8> {
        self.file.part(&self.tree, &self.trace, from..to).into_bytes()
    }
}
