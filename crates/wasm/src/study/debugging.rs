//! Stepping as in a debugger: see `plyscope_trace::Debugger`.

use js_sys::Uint32Array;
use plyscope_trace::{self as trace, Debugger, Step, StoryLine};
use plyscope_tree::NodeId;
use serde::Deserialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::study::Study;
use crate::types::{from_js, to_js};

/// A goal to step to: `leaf` is a static evaluation, `visit` the arrival at one of the given nodes.
#[derive(Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stop {
    Cutoff,
    Leaf,
    Improvement,
    ReSearch,
    Iteration,
    Visit,
}

#[wasm_bindgen]
impl Study {
    /// The step after the visit that begins, or before the one that has ended.
    #[must_use]
    pub fn over_visit(&self, step: usize, forward: bool) -> usize {
        let debugger = self.debugger();
        let step = Step::new(step);
        if forward { debugger.over(step) } else { debugger.over_back(step) }.number()
    }

    /// The step at which the visit under way ends, or the one before that visit.
    #[must_use]
    pub fn out_of_visit(&self, step: usize, forward: bool) -> usize {
        let debugger = self.debugger();
        let step = Step::new(step);
        if forward { debugger.out(step) } else { debugger.out_back(step) }.number()
    }

    /// The nearest step in one direction that reaches a goal; `nodes`, ascending, are those whose visits count. None if
    /// there is no such step or no such goal.
    #[must_use]
    pub fn stop_at(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Stop")] kind: JsValue,
        nodes: &[u32],
        step: usize,
        forward: bool,
    ) -> Option<usize> {
        let nodes: Vec<_> = nodes.iter().copied().map(NodeId::new).collect();
        let stop = match from_js(kind).ok()? {
            Stop::Cutoff => trace::Stop::Cutoff,
            Stop::Leaf => trace::Stop::Evaluation,
            Stop::Improvement => trace::Stop::Improvement,
            Stop::ReSearch => trace::Stop::ReSearch,
            Stop::Iteration => trace::Stop::Iteration,
            Stop::Visit => trace::Stop::Visit(&nodes),
        };
        let (debugger, step) = (self.debugger(), Step::new(step));
        let found = if forward { debugger.next(stop, step) } else { debugger.previous(stop, step) };
        found.map(Step::number)
    }

    /// The visits on the path at a step, from the root down; none in a best-first search.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Visit[]")]
    pub fn visits(&self, step: usize) -> JsValue {
        to_js(&self.debugger().visits(Step::new(step)))
    }

    /// The latest `most` lines of a group up to a step (see `plyscope_trace::StoryLine`), as three numbers each: the first
    /// step, the last one, and 1 for a group.
    #[must_use]
    pub fn story_lines(&self, group: usize, upto: usize, most: usize) -> Uint32Array {
        let lines = self.debugger().lines(Step::new(group), Step::new(upto), most);
        let three = |line: &StoryLine| {
            // No search has more events than a u32 counts.
            [line.begin.number() as u32, line.end.number() as u32, u32::from(line.group)]
        };
        Uint32Array::from(lines.iter().flat_map(three).collect::<Vec<_>>().as_slice())
    }
}

impl Study {
    fn debugger(&self) -> Debugger<'_> {
        Debugger { recording: &self.recording, folds: self.folded.folds() }
    }
}
