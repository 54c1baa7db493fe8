//! The pseudocode of a search, and what of it runs at a step: see `Listing` and `Running` in `types.ts`.

use plyscope_explain::listing::Listing;
use plyscope_trace::Recording;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::encode::{Ran, to_js};
use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// The lines of the search and of whatever drives it, as the switches have them.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Listing")]
    pub fn listing(&self) -> Result<JsValue, JsValue> {
        to_js(self.lines())
    }

    /// What runs at a step: the calls under way, each with its line and what its names stand for, and what
    /// was decided. Calls at nodes that are hidden are left out. Null before the first step.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Running | null")]
    pub fn running(&self, step: usize) -> Result<JsValue, JsValue> {
        match self.lines().at(&self.story(), step) {
            Some(running) => to_js(Ran { running: &running, folds: self.folded.folds() }),
            None => Ok(JsValue::NULL),
        }
    }

    /// The nearest step behind this one, or before it, on the way to which a line of a routine runs.
    #[must_use]
    pub fn next_run(
        &self,
        routine: usize,
        line: usize,
        step: usize,
        forward: bool,
    ) -> Option<usize> {
        self.lines().nearest(&self.story(), (routine, line), step, forward)
    }
}

impl Study {
    fn lines(&self) -> &Listing {
        let Recording { tree, trace, .. } = &self.recording;
        self.listing.get_or_init(|| Listing::of(trace.algorithm, &trace.options, tree))
    }
}
