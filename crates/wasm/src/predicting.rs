//! Questions to a learner, and their answers judged: see `plyscope_explain::predicting`.

use plyscope_explain::predicting::{Answer, End, Fault, Kind, Place, Question, Solution, WhyBound};
use plyscope_search::events::Bound;
use plyscope_tree::{Literal, NodeId};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::asking::sure_words;
use crate::encode::{Json, List, Object, Value, to_js};
use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// What is asked of this search at all.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Asked")]
    pub fn kinds_asked(&self) -> Result<JsValue, JsValue> {
        let story = self.story();
        let says = story.bounds_asked().into_iter().map(says);
        to_js(Object(|json: &mut Json| {
            json.field("kinds", List(story.kinds_asked().map(Kind::word)));
            json.field("says", List(says));
        }))
    }

    /// The first question of these kinds, with commas between, behind a step; or of those that stand behind the same
    /// step, behind that of another kind.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Place | null")]
    pub fn next_question(
        &self,
        kinds: &str,
        step: usize,
        #[wasm_bindgen(unchecked_param_type = "Kind | ''")] after: &str,
    ) -> Result<JsValue, JsValue> {
        let from = from(step, after);
        let folds = self.folded.folds();
        let place = self.story().next_question(&chosen(kinds), folds, from);
        to_js(place.map(|Place { step, kind }| {
            Object(move |json: &mut Json| {
                json.field("step", step);
                json.field("kind", kind.word());
            })
        }))
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
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Question | null")]
    pub fn question(
        &self,
        step: usize,
        #[wasm_bindgen(unchecked_param_type = "Kind")] kind: &str,
    ) -> Result<JsValue, JsValue> {
        let place = Kind::from_word(kind).map(|kind| Place { step, kind });
        let question = place.and_then(|place| Some((place, self.story().question(place)?)));
        to_js(question.map(|(place, question)| {
            Object(move |json: &mut Json| write_question(json, place, question))
        }))
    }

    /// The answer to the question of a kind behind a step, with its reason; null where there is none.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Solution | null")]
    pub fn solution(
        &self,
        step: usize,
        #[wasm_bindgen(unchecked_param_type = "Kind")] kind: &str,
    ) -> Result<JsValue, JsValue> {
        let place = Kind::from_word(kind).map(|kind| Place { step, kind });
        to_js(place.and_then(|place| self.story().solution(place)))
    }

    /// What is wrong with an answer: `yes` or `no` for a cut; the nodes that are skipped; α and β; a value, and what
    /// that says of the true one. Null where that cannot be read, and where there is no such question.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Fault[] | null")]
    pub fn faults(
        &self,
        step: usize,
        #[wasm_bindgen(unchecked_param_type = "Kind")] kind: &str,
        one: &str,
        other: &str,
        nodes: &[u32],
    ) -> Result<JsValue, JsValue> {
        let found = Kind::from_word(kind).and_then(|kind| {
            let answer = answer(kind, one, other, nodes)?;
            self.story().faults(Place { step, kind }, &answer)
        });
        to_js(found.map(List))
    }
}

fn from(step: usize, after: &str) -> Place {
    Kind::from_word(after).map_or(Place::at(step), |kind| Place { step, kind }.behind())
}

fn chosen(kinds: &str) -> Vec<Kind> {
    kinds.split(',').filter_map(Kind::from_word).collect()
}

/// An answer as it was written.
fn answer(kind: Kind, one: &str, other: &str, nodes: &[u32]) -> Option<Answer> {
    let number = |text| Literal::parse(text).ok();
    Some(match kind {
        Kind::Cut => Answer::Cut(one == "yes"),
        Kind::Skipped => Answer::Skipped(nodes.iter().copied().map(NodeId::new).collect()),
        Kind::Window => Answer::Window(number(one)?, number(other)?),
        Kind::Returns => {
            let bounds = [None, Some(Bound::Exact), Some(Bound::Lower), Some(Bound::Upper)];
            let bound = bounds.into_iter().find(|&bound| says(bound) == other)?;
            Answer::Returns(number(one)?, bound)
        }
    })
}

/// The word for what a returned value says.
fn says(bound: Option<Bound>) -> &'static str {
    bound.map_or("unknown", Bound::word)
}

fn write_question(json: &mut Json, place: Place, question: Question) {
    json.field("step", place.step);
    json.field("kind", place.kind.word());
    json.field("node", question.node);
    json.field("child", question.child);
    json.field("value", question.value);
    json.field("left", List(question.left));
    json.field("as", question.kind.map(plyscope_search::events::EnterAs::word));
}

impl Value for Solution {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| match self {
            Self::Cut { step, skipped, best, bound } => {
                json.field("kind", "cut");
                json.field("step", step);
                json.field("skipped", List(skipped));
                json.field("best", best);
                json.field("side", bound.map(|(side, _)| side.word()));
                json.field("bound", bound.map(|(_, bound)| bound));
            }
            Self::Window { window, alpha, beta } => {
                json.field("kind", "window");
                json.field("window", window);
                json.field("alpha", alpha);
                json.field("beta", beta);
            }
            Self::Returns { value, bound, best, entry, why } => {
                json.field("kind", "returns");
                json.field("value", value);
                json.field("says", says(bound));
                json.field("best", best);
                json.field("entry", entry);
                json.field("why", why_word(why));
            }
        };
        Object(fields).write(json);
    }
}

impl Value for End {
    fn write(self, json: &mut Json) {
        let (why, by, child) = match self {
            Self::Open => ("open", None, None),
            Self::Given => ("given", None, None),
            Self::Set(by, sure) => {
                let (why, child) = sure_words(sure);
                (why, Some(by), child)
            }
        };
        let fields = |json: &mut Json| {
            json.field("why", why);
            json.field("by", by);
            json.field("child", child);
        };
        Object(fields).write(json);
    }
}

const fn why_word(why: WhyBound) -> &'static str {
    match why {
        WhyBound::All => "all",
        WhyBound::Inside => "inside",
        WhyBound::On => "on",
        WhyBound::Low => "low",
        WhyBound::High => "high",
        WhyBound::Extreme => "extreme",
        WhyBound::Clamped => "clamped",
        WhyBound::Table => "table",
        WhyBound::Proof => "proof",
    }
}

impl Value for Fault {
    fn write(self, json: &mut Json) {
        let (kind, nodes) = match self {
            Self::TooMuch(nodes) => ("too-much", nodes),
            Self::TooLittle(nodes) => ("too-little", nodes),
            Self::Alpha => ("alpha", Vec::new()),
            Self::Beta => ("beta", Vec::new()),
            Self::Value => ("value", Vec::new()),
            Self::Bound => ("says", Vec::new()),
        };
        let fields = |json: &mut Json| {
            json.field("kind", kind);
            json.field("nodes", List(nodes));
        };
        Object(fields).write(json);
    }
}
