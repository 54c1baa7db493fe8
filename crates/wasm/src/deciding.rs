//! What a returned value decides: see `plyscope_explain::deciding`.

use plyscope_explain::deciding::{Case, Decision, Follows, Lies};
use plyscope_search::Window;
use plyscope_search::events::{Bound, Side};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::encode::{Json, List, Object, Value, to_js};
use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// What is decided at a step; null where nothing is.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Decision | null")]
    pub fn decision(&self, step: usize) -> Result<JsValue, JsValue> {
        to_js(self.story().decision(self.folded.folds(), step))
    }
}

impl Value for Decision {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("parent", self.parent);
            json.field("child", self.child);
            json.field("value", self.value);
            json.field("best", self.best);
            json.field("window", self.window.map(ends));
            json.field("cases", List(self.cases));
        };
        Object(fields).write(json);
    }
}

fn ends(window: Window) -> impl Value {
    Object(move |json: &mut Json| {
        json.field("alpha", window.alpha);
        json.field("beta", window.beta);
    })
}

impl Value for Case {
    fn write(self, json: &mut Json) {
        let lies = match self.lies {
            Lies::Alpha => "alpha",
            Lies::Between => "between",
            Lies::Beta => "beta",
            Lies::NoBetter => "no-better",
            Lies::Better => "better",
        };
        let fields = |json: &mut Json| {
            json.field("lies", lies);
            json.field("strict", self.strict);
            json.field("happens", self.happens);
            write_follows(json, self.follows);
        };
        Object(fields).write(json);
    }
}

fn write_follows(json: &mut Json, follows: Follows) {
    let mut kind = |kind: &str| json.field("follows", kind);
    match follows {
        Follows::Nothing => kind("nothing"),
        Follows::Perhaps => kind("perhaps"),
        Follows::Best => kind("best"),
        Follows::Moves(_) => kind("moves"),
        Follows::Exact => kind("exact"),
        Follows::Again => kind("again"),
        Follows::Cut(_) => kind("cut"),
        Follows::Opens(_) => kind("opens"),
        Follows::Stands => kind("stands"),
        Follows::Proves(..) => kind("proves"),
        Follows::Answers(_) => kind("answers"),
    }
    match follows {
        Follows::Moves(side) | Follows::Opens(side) => {
            json.field("side", if side == Side::Alpha { "alpha" } else { "beta" });
        }
        Follows::Cut(skipped) => json.field("skipped", skipped),
        Follows::Proves(bound, meets) => {
            json.field("bound", if bound == Bound::Lower { "lower" } else { "upper" });
            json.field("meets", meets);
        }
        Follows::Answers(reached) => json.field("reached", reached),
        _ => {}
    }
}
