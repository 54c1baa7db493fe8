//! Decisions about returned values: see `plyscope_explain::deciding`.

use plyscope_trace::Step;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::study::Study;
use crate::types::to_js;

#[wasm_bindgen]
impl Study {
    /// The decision at a step; null if nothing is decided there.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Decision | null")]
    pub fn decision(&self, step: usize) -> JsValue {
        to_js(&self.story().decision(self.folded.folds(), Step::new(step)))
    }
}
