//! All searches of the tree side by side, and one in many orders: see `plyscope_measure::results` and `shuffling`.

use plyscope_measure::results::rows;
use plyscope_measure::shuffling::entered_shuffled;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::error::PlyscopeError;
use crate::study::Study;
use crate::types::request::Switches;
use crate::types::results::SearchResult;
use crate::types::to_js;

#[wasm_bindgen]
impl Study {
    /// The results of every search of this tree with these switches, each up to `most` events except the one on show. A
    /// switch that does not apply to a search changes nothing there.
    ///
    /// # Errors
    /// There is no such switch or value.
    #[wasm_bindgen(unchecked_return_type = "Result[]")]
    pub fn results(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Record<string, string>")] options: JsValue,
        most: usize,
    ) -> Result<JsValue, PlyscopeError> {
        let options = Switches::from_js(options)?.options()?;
        let rows = rows(&self.recording.tree, &options, most, Some(&self.recording.trace));
        Ok(to_js(&rows.into_iter().map(SearchResult::from).collect::<Vec<_>>()))
    }

    /// The number of nodes that this search enters with shuffled children, for each seed from one to another.
    ///
    /// # Errors
    /// The search does too much in one of these orders.
    pub fn entered_shuffled(&self, from: u32, to: u32) -> Result<Vec<u32>, PlyscopeError> {
        let (algorithm, options) = (self.recording.trace.algorithm, &self.recording.trace.options);
        let seeds = (from..=to).map(u64::from);
        let entered = entered_shuffled(&self.recording.tree, algorithm, options, seeds)
            .map_err(|error| PlyscopeError::search(error, algorithm))?;
        // No search has that many events.
        Ok(entered.into_iter().map(|count| u32::try_from(count).unwrap_or(u32::MAX)).collect())
    }
}
