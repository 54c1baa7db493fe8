//! Finding the steps of one search in another.

use plyscope_trace::{Landmark, Step, landmarks, step_at};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// The landmarks of a step and of those before it, at most `most` of them, for `step_at` of another search.
    #[must_use]
    pub fn landmarks(&self, step: usize, most: usize) -> Vec<u32> {
        let known = landmarks(&self.recording, Step::new(step));
        known.take(most).flat_map(Landmark::words).collect()
    }

    /// The step of this search that shares the first of these landmarks of another one; none if it has none of them.
    #[must_use]
    pub fn step_at(&self, known: &[u32]) -> Option<usize> {
        let (known, _) = known.as_chunks::<{ Landmark::WORDS }>();
        let known = known.iter().map(|&each| Landmark::from_words(each));
        step_at(&self.recording, known).map(Step::number)
    }
}
