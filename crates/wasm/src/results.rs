//! All searches of the tree beside each other, and one in many orders: see `plyscope_explain::results` and `shuffling`.

use plyscope_explain::results::{Figures, Row, rows};
use plyscope_explain::shuffling::entered_shuffled;
use plyscope_search::SearchError;
use plyscope_search::events::Bound;
use plyscope_tree::NodeId;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::decode::Given;
use crate::encode::{Json, List, Object, Value, to_js};
use crate::errors;
use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// What every search of this tree comes to with these switches, each as far as `most` events go but for the one on
    /// show; a switch that does not apply to a search changes nothing there.
    ///
    /// # Errors
    /// A `PlyscopeError` where there is no such switch or value.
    #[wasm_bindgen(unchecked_return_type = "Result[]")]
    pub fn results(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Record<string, string>")] options: JsValue,
        most: usize,
    ) -> Result<JsValue, JsValue> {
        let options = Given::from_js(options)?.options()?;
        to_js(List(rows(&self.recording.tree, &options, most, Some(&self.recording.trace))))
    }

    /// How many nodes this search enters where the children are shuffled, with each seed from one to another.
    ///
    /// # Errors
    /// A `PlyscopeError` where the search does too much in one of these orders.
    pub fn entered_shuffled(&self, from: u32, to: u32) -> Result<Vec<u32>, JsValue> {
        let (algorithm, options) = (self.recording.trace.algorithm, &self.recording.trace.options);
        let seeds = (from..=to).map(u64::from);
        let entered = entered_shuffled(&self.recording.tree, algorithm, options, seeds)
            .map_err(|error| errors::search(error, algorithm))?;
        // No search has as many events.
        Ok(entered.into_iter().map(|count| u32::try_from(count).unwrap_or(u32::MAX)).collect())
    }
}

impl Value for Row {
    fn write(self, json: &mut Json) {
        let algorithm = self.algorithm;
        let fields = |json: &mut Json| {
            json.field("algorithm", algorithm.name());
            json.field("bestFirst", algorithm.is_best_first());
            match self.result {
                Ok(figures) => write_figures(json, &figures),
                Err(error) => write_reason(json, error),
            }
        };
        Object(fields).write(json);
    }
}

fn write_figures(json: &mut Json, figures: &Figures) {
    json.field("reason", None::<&str>);
    json.field("value", figures.value);
    json.field("bound", figures.bound.map(Bound::word));
    json.field("best", figures.best);
    json.field("proves", figures.proves);
    json.field("counts", figures.counts);
    json.field("waste", figures.waste);
}

fn write_reason(json: &mut Json, error: SearchError) {
    let (reason, node): (_, Option<NodeId>) = match error {
        SearchError::NoStaticValue(node) => ("no-static-value", Some(node)),
        SearchError::TooManyEvents { .. } => ("too-many-events", None),
        SearchError::OutOfMemory => ("out-of-memory", None),
        SearchError::Stopped => ("stopped", None),
    };
    json.field("reason", reason);
    json.field("node", node);
}
