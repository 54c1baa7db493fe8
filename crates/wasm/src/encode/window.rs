//! Windows, and the searches of the root that begin with one.

use plyscope_search::OwnedWindow;
use plyscope_search::events::{Finished, Iteration};

use super::json::{Json, Object, Value};

impl Value for OwnedWindow {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("alpha", self.window.alpha);
            json.field("beta", self.window.beta);
            json.field("alphaBy", self.alpha_by);
            json.field("betaBy", self.beta_by);
        };
        Object(fields).write(json);
    }
}

/// A search of the root, as fields of an object that may have others.
pub fn iteration(json: &mut Json, iteration: &Iteration) {
    let Iteration { number, depth, window, why, known, finished } = *iteration;
    json.field("number", number);
    json.field("depth", depth);
    json.field("alpha", window.map(|window| window.alpha));
    json.field("beta", window.map(|window| window.beta));
    json.field("why", why.word());
    json.field("lower", known.map(|known| known.alpha));
    json.field("upper", known.map(|known| known.beta));
    json.field("finished", finished);
}

impl Value for Finished {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("depth", self.depth);
            json.field("value", self.value);
            json.field("best", self.best);
        };
        Object(fields).write(json);
    }
}
