//! Steps of one search found again in another.

use plyscope_trace::{Landmark, Step, landmarks, step_at};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// What stood at a step and at those before it, no more of them than are asked for: what `step_at` of
    /// another search finds there again.
    #[must_use]
    pub fn landmarks(&self, step: usize, most: usize) -> Vec<u32> {
        let known = landmarks(&self.recording, Step::new(step));
        known.take(most).flat_map(Landmark::words).collect()
    }

    /// The step of this search at which stands what another one says of one of its steps.
    #[must_use]
    pub fn step_at(&self, known: &[u32]) -> Option<usize> {
        let (known, _) = known.as_chunks::<{ Landmark::WORDS }>();
        let known = known.iter().map(|&each| Landmark::from_words(each));
        step_at(&self.recording, known).map(Step::number)
    }
}
