//! The pseudocode of a search, and the part of it that runs at a step.

use plyscope_listing::Listing;
use plyscope_trace::{Recording, Step};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::error::PlyscopeError;
use crate::study::Study;
use crate::types::to_js;

#[wasm_bindgen]
impl Study {
    /// The lines of the search and of its drivers, under their switches.
    ///
    /// # Errors
    /// None in practice: the tests read every listing.
    #[wasm_bindgen(unchecked_return_type = "Listing")]
    pub fn listing(&self) -> Result<JsValue, PlyscopeError> {
        Ok(to_js(self.lines()?))
    }

    /// The calls under way at a step, each with its line and the values of its names, and the conditions decided. Calls
    /// at hidden nodes are left out. Null before the first step.
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

    /// The nearest step, forward or back, on the way to which a line of a routine runs.
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
