//! Questions about the picture: see `plyscope_explain::asking`.

use plyscope_explain::asking::{Chain, End, Freedom, Interval, Opening, Range, Sure, WhySkipped};
use plyscope_explain::facts::Story;
use plyscope_tree::{NodeId, Player};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::encode::{Json, List, Object, Value, to_js};
use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// What is known of a node's value at a step, seen by MAX; null of a node that the tree does not have.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Interval | null")]
    pub fn known(&self, node: u32, step: usize) -> Result<JsValue, JsValue> {
        to_js(self.story().known(step).get(node as usize).copied())
    }

    /// Why a node is skipped at a step; null of a node that the tree does not have.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "WhySkipped | null")]
    pub fn why_skipped(&self, node: u32, step: usize) -> Result<JsValue, JsValue> {
        to_js(self.recording.tree.node(node).map(|node| self.story().why_skipped(node, step)))
    }

    /// What would open a node to the search, by trying as much as `effort` allows, in nodes and events; null of a
    /// node that the tree does not have.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Opening | null")]
    pub fn opening(&self, node: u32, effort: usize) -> Result<JsValue, JsValue> {
        to_js(self.recording.tree.node(node).map(|node| self.story().opening(node, effort)))
    }

    /// How far the value of a node may move; null of a node without a value. `effort` is as in `opening`.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Freedom | null")]
    pub fn freedom(&self, node: u32, effort: usize) -> Result<JsValue, JsValue> {
        to_js(self.recording.tree.node(node).and_then(|node| self.story().freedom(node, effort)))
    }
}

impl Study {
    pub(crate) fn story(&self) -> Story<'_> {
        Story(&self.recording)
    }
}

impl Value for Interval {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("low", self.low);
            json.field("high", self.high);
        };
        Object(fields).write(json);
    }
}

impl Value for WhySkipped {
    fn write(self, json: &mut Json) {
        let (kind, at) = match &self {
            Self::Not(_) => ("not", None),
            Self::Beyond(at) => ("beyond", Some(*at)),
            Self::Cutoff(chain) => ("cutoff", Some(chain.cut)),
            Self::Assumed(at) => ("assumed", Some(*at)),
            Self::Table(at) => ("table", Some(*at)),
            Self::Solved(at) => ("solved", Some(*at)),
        };
        let fields = |json: &mut Json| {
            json.field("kind", kind);
            json.field("at", at);
            match self {
                Self::Not(phase) => json.field("phase", phase as u8),
                Self::Cutoff(chain) => write_chain(json, chain),
                _ => {}
            }
        };
        Object(fields).write(json);
    }
}

/// The word for why a bound was set, and the child that it is about.
pub fn sure_words(sure: Sure) -> (&'static str, Option<NodeId>) {
    match sure {
        Sure::Best(child) => ("best", child),
        Sure::Tested(child) => ("tested", Some(child)),
        Sure::Table => ("table", None),
        Sure::Asked(child) => ("asked", Some(child)),
        Sure::Given => ("given", None),
    }
}

fn write_chain(json: &mut Json, chain: Chain) {
    let Chain { step, player, value, proven, after, bound, between, by, sure, .. } = chain;
    let (why, child) = sure_words(sure);
    json.field("step", step);
    json.field("max", player == Player::Max);
    json.field("value", value);
    json.field("proven", proven);
    json.field("after", after);
    json.field("bound", bound);
    json.field("between", List(between));
    json.field("by", by);
    json.field("why", why);
    json.field("child", child);
}

impl Value for Opening {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| match self {
            Self::Entered(step) => {
                json.field("kind", "entered");
                json.field("step", step);
            }
            Self::Change { node, value } => {
                json.field("kind", "change");
                json.field("node", node);
                json.field("value", value);
            }
            Self::Never => json.field("kind", "never"),
            Self::Untried(below) => {
                json.field("kind", "untried");
                json.field("below", below);
            }
        };
        Object(fields).write(json);
    }
}

impl Value for Freedom {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("value", self.value);
            json.field("bestMove", self.best_move);
            json.field("steps", self.steps);
        };
        Object(fields).write(json);
    }
}

impl Value for Range {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("low", self.low);
            json.field("high", self.high);
        };
        Object(fields).write(json);
    }
}

impl Value for End {
    fn write(self, json: &mut Json) {
        let (kind, value): (_, Option<_>) = match self {
            Self::Last(value) => ("last", Some(value)),
            Self::Never => ("never", None),
            Self::Untried(value) => ("untried", Some(value)),
        };
        let fields = |json: &mut Json| {
            json.field("kind", kind);
            json.field("value", value);
        };
        Object(fields).write(json);
    }
}
