//! Questions to a learner, and their answers judged: see `plyscope_explain::predicting`.

use plyscope_explain::predicting::{Answer, Kind, Place};
use plyscope_search::events::Bound;
use plyscope_trace::Step;
use plyscope_tree::{Literal, NodeId};
use serde::Serialize;
use ts_rs::TS;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::study::Study;
use crate::types::to_js;

/// What is asked of a search at all.
#[derive(Serialize, TS)]
pub struct Asked {
    kinds: Vec<Kind>,
    /// What a value that is returned may say of the true one, null for nothing; none where it is always that.
    says: Vec<Option<Bound>>,
}

#[wasm_bindgen]
impl Study {
    /// What is asked of this search at all.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Asked")]
    pub fn kinds_asked(&self) -> JsValue {
        let story = self.story();
        to_js(&Asked { kinds: story.kinds_asked().collect(), says: story.bounds_asked() })
    }

    /// The first question of these kinds, with commas between, behind a step; or of those that stand behind the same
    /// step, behind that of another kind.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Place | null")]
    pub fn next_question(
        &self,
        kinds: &str,
        step: usize,
        #[wasm_bindgen(unchecked_param_type = "Kind | ''")] after: &str,
    ) -> JsValue {
        let from = from(step, after);
        let folds = self.folded.folds();
        let place = self.story().next_question(&chosen(kinds), folds, from);
        to_js(&place)
    }

    /// How many questions of these kinds there are from there on.
    #[must_use]
    pub fn questions_left(
        &self,
        kinds: &str,
        step: usize,
        #[wasm_bindgen(unchecked_param_type = "Kind | ''")] after: &str,
    ) -> usize {
        let from = from(step, after);
        self.story().questions(&chosen(kinds), self.folded.folds(), from).count()
    }

    /// The question of a kind behind a step; null where there is none.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Question | null")]
    pub fn question(
        &self,
        step: usize,
        #[wasm_bindgen(unchecked_param_type = "Kind")] kind: &str,
    ) -> JsValue {
        let question = kind
            .parse::<Kind>()
            .ok()
            .and_then(|kind| self.story().question(Place { step: Step::new(step), kind }));
        to_js(&question)
    }

    /// The answer to the question of a kind behind a step, with its reason; null where there is none.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Solution | null")]
    pub fn solution(
        &self,
        step: usize,
        #[wasm_bindgen(unchecked_param_type = "Kind")] kind: &str,
    ) -> JsValue {
        let place = kind.parse::<Kind>().ok().map(|kind| Place { step: Step::new(step), kind });
        let solution = place.and_then(|place| self.story().solution(place));
        to_js(&solution)
    }

    /// What is wrong with an answer: `yes` or `no` for a cut; the nodes that are skipped; α and β; a value, and what
    /// that says of the true one. Null where that cannot be read, and where there is no such question.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Fault[] | null")]
    pub fn faults(
        &self,
        step: usize,
        #[wasm_bindgen(unchecked_param_type = "Kind")] kind: &str,
        one: &str,
        other: &str,
        nodes: &[u32],
    ) -> JsValue {
        let found = kind.parse::<Kind>().ok().and_then(|kind| {
            let answer = answer(kind, one, other, nodes)?;
            self.story().faults(Place { step: Step::new(step), kind }, &answer)
        });
        to_js(&found)
    }
}

fn from(step: usize, after: &str) -> Place {
    let step = Step::new(step);
    after.parse::<Kind>().map_or(Place::at(step), |kind| Place { step, kind }.behind())
}

fn chosen(kinds: &str) -> Vec<Kind> {
    kinds.split(',').filter_map(|kind| kind.parse().ok()).collect()
}

/// An answer as it was written.
fn answer(kind: Kind, one: &str, other: &str, nodes: &[u32]) -> Option<Answer> {
    let number = |text| Literal::parse(text).ok();
    Some(match kind {
        Kind::Cut => Answer::Cut(one == "yes"),
        Kind::Skipped => Answer::Skipped(nodes.iter().copied().map(NodeId::new).collect()),
        Kind::Window => Answer::Window(number(one)?, number(other)?),
        Kind::Returns => {
            let bound = match other {
                "unknown" => None,
                word => Some(word.parse().ok()?),
            };
            Answer::Returns(number(one)?, bound)
        }
    })
}
