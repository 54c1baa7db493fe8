//! All searches of the tree beside each other: see `plyscope_core::results`.

use plyscope_core::results::{Figures, Row, rows};
use plyscope_core::search::SearchError;
use plyscope_core::trace::Bound;
use plyscope_core::tree::NodeId;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::decode::Given;
use crate::encode::{Json, List, Object, Value, to_js};
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
        to_js(List(rows(&self.tree, &options, most, Some(&self.trace))))
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
