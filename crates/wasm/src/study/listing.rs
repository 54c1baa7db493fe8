//! The pseudocode of a search, and what of it runs at a step.

use plyscope_explain::listing::Listing;
use plyscope_trace::{Recording, Step};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::error::PlyscopeError;
use crate::study::Study;
use crate::types::to_js;

#[wasm_bindgen]
impl Study {
    /// The lines of the search and of whatever drives it, as the switches have them.
    ///
    /// # Errors
    /// None that can happen: the tests read every listing.
    #[wasm_bindgen(unchecked_return_type = "Listing")]
    pub fn listing(&self) -> Result<JsValue, PlyscopeError> {
        Ok(to_js(self.lines()?))
    }

    /// What runs at a step: the calls under way, each with its line and what its names stand for, and what
    /// was decided. Calls at nodes that are hidden are left out. Null before the first step.
    ///
    /// # Errors
    /// As [`Study::listing`].
    #[wasm_bindgen(unchecked_return_type = "Running | null")]
    pub fn running(&self, step: usize) -> Result<JsValue, PlyscopeError> {
        let folds = self.folded.folds();
        let shown = |node: Option<_>| node.is_none_or(|node| !folds.hides(node));
        let mut running = self.lines()?.at(&self.story(), Step::new(step));
        if let Some(running) = &mut running {
            running.frames.retain(|frame| shown(frame.node));
            running.conditions.retain(|condition| shown(condition.node));
        }
        Ok(to_js(&running))
    }

    /// The nearest step behind this one, or before it, on the way to which a line of a routine runs.
    ///
    /// # Errors
    /// As [`Study::listing`].
    pub fn next_run(
        &self,
        routine: usize,
        line: usize,
        step: usize,
        forward: bool,
    ) -> Result<Option<usize>, PlyscopeError> {
        let step = Step::new(step);
        let nearest = self.lines()?.nearest(&self.story(), (routine, line), step, forward);
        Ok(nearest.map(Step::number))
    }
}

impl Study {
    fn lines(&self) -> Result<&Listing, PlyscopeError> {
        if let Some(listing) = self.listing.get() {
            return Ok(listing);
        }
        let Recording { tree, trace, .. } = &self.recording;
        let listing = Listing::of(trace.algorithm, &trace.options, tree)?;
        Ok(self.listing.get_or_init(|| listing))
    }
}
