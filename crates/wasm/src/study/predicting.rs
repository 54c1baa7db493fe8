//! Questions to a learner, and the judging of the answers: see `plyscope_explain::predicting`.

use plyscope_explain::predicting::{Answer, Kind, Place};
use plyscope_search::events::Bound;
use plyscope_trace::Step;
use plyscope_tree::{Literal, NodeId};
use serde::Serialize;
use ts_rs::TS;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::study::Study;
use crate::types::to_js;

/// The kinds of questions about a search.
#[derive(Serialize, TS)]
pub struct Asked {
    kinds: Vec<Kind>,
    /// The possible bounds of a returned value, null for none; empty if every value is exact.
    says: Vec<Option<Bound>>,
}

#[wasm_bindgen]
impl Study {
    /// The kinds of questions about this search.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Asked")]
    pub fn kinds_asked(&self) -> JsValue {
        let story = self.story();
        to_js(&Asked { kinds: story.kinds_asked().collect(), says: story.bounds_asked() })
    }

    /// The first question of these kinds, separated by commas, that comes after a step. With `after`, it comes after
    /// the question of that kind at the same step.
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

    /// The number of questions of these kinds from there on.
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

    /// The question of a kind at a step; null if there is none.
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

    /// The answer to the question of a kind at a step, with its reason; null if there is none.
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

    /// The faults of an answer: `yes` or `no` for a cut; the skipped nodes; α and β; or a value and its bound. Null if
    /// it cannot be read, or if there is no such question.
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

/// An answer from its texts and nodes; `None` if they cannot be read.
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
