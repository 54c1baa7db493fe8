//! Questions to a learner, and the judging of the answers: see `plyscope_explain::predicting`.

use plyscope_explain::predicting::{Kind, Place};
use plyscope_search::events::Bound;
use plyscope_trace::Step;
use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::error::PlyscopeError;
use crate::study::Study;
use crate::types::answers::GivenAnswer;
use crate::types::{from_js, to_js};

/// The kinds of questions about a search.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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

    /// The first question of these kinds that comes after a step. With `after`, it comes after the question of that
    /// kind at the same step.
    ///
    /// # Errors
    /// There is no such kind.
    #[wasm_bindgen(unchecked_return_type = "Place | null")]
    pub fn next_question(
        &self,
        #[wasm_bindgen(unchecked_param_type = "readonly Kind[]")] kinds: JsValue,
        step: usize,
        #[wasm_bindgen(unchecked_optional_param_type = "Kind")] after: Option<String>,
    ) -> Result<JsValue, PlyscopeError> {
        let kinds: Vec<Kind> = from_js(kinds)?;
        let from = from(step, after)?;
        Ok(to_js(&self.story().next_question(&kinds, self.folded.folds(), from)))
    }

    /// The number of questions of these kinds after a step.
    ///
    /// # Errors
    /// There is no such kind.
    pub fn questions_left(
        &self,
        #[wasm_bindgen(unchecked_param_type = "readonly Kind[]")] kinds: JsValue,
        step: usize,
    ) -> Result<usize, PlyscopeError> {
        let kinds: Vec<Kind> = from_js(kinds)?;
        let from = Place::at(Step::new(step));
        Ok(self.story().questions(&kinds, self.folded.folds(), from).count())
    }

    /// The question of a kind at a step; null if there is none.
    ///
    /// # Errors
    /// There is no such kind.
    #[wasm_bindgen(unchecked_return_type = "Question | null")]
    pub fn question(
        &self,
        step: usize,
        #[wasm_bindgen(unchecked_param_type = "Kind")] kind: &str,
    ) -> Result<JsValue, PlyscopeError> {
        Ok(to_js(&self.story().question(place(step, kind)?)))
    }

    /// The answer to the question of a kind at a step, with its reason; null if there is none.
    ///
    /// # Errors
    /// There is no such kind.
    #[wasm_bindgen(unchecked_return_type = "Solution | null")]
    pub fn solution(
        &self,
        step: usize,
        #[wasm_bindgen(unchecked_param_type = "Kind")] kind: &str,
    ) -> Result<JsValue, PlyscopeError> {
        Ok(to_js(&self.story().solution(place(step, kind)?)))
    }

    /// The faults of an answer to the question of its kind at a step. Null if one of its texts is no number, or if
    /// there is no such question.
    ///
    /// # Errors
    /// The answer has the wrong form.
    #[wasm_bindgen(unchecked_return_type = "Fault[] | null")]
    pub fn faults(
        &self,
        step: usize,
        #[wasm_bindgen(unchecked_param_type = "GivenAnswer")] answer: JsValue,
    ) -> Result<JsValue, PlyscopeError> {
        let given: GivenAnswer = from_js(answer)?;
        let place = Place { step: Step::new(step), kind: given.kind() };
        Ok(to_js(&given.read().and_then(|answer| self.story().faults(place, &answer))))
    }
}

fn place(step: usize, kind: &str) -> Result<Place, PlyscopeError> {
    Ok(Place { step: Step::new(step), kind: kind.parse()? })
}

/// The first place at a step, or the place after the question of a kind there.
fn from(step: usize, after: Option<String>) -> Result<Place, PlyscopeError> {
    match after {
        None => Ok(Place::at(Step::new(step))),
        Some(kind) => Ok(place(step, &kind)?.behind()),
    }
}
