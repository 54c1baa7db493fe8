//! Moving among the steps of a search while subtrees are folded: each is stepped over as one step.
//!
//! A visit of a symbol is one step, its return, when its result is known: the events before that are invisible. In a
//! best-first search, where nodes are not nested, events of hidden nodes are invisible and those of a symbol itself
//! are not.

use crate::recording::Recording;
use crate::step::Step;
use crate::store::packed::Stored;
use plyscope_tree::{Folds, NodeId};

impl Recording {
    /// The symbol that hides the event of this step; `None` if the step is visible.
    #[must_use]
    pub fn hidden_in(&self, folds: &Folds, step: Step) -> Option<NodeId> {
        let event = self.trace.events.get(step.event()?)?;
        let node = event.node();
        let symbol = folds.roots()[folds.around(node)?];
        let ends_visit = matches!(event.stored(), Stored::Leave(..) | Stored::Iterate(_));
        let is_seen = node == symbol && (ends_visit || self.trace.algorithm.is_best_first());
        (!is_seen).then_some(symbol)
    }

    /// The next visible step; the last one is its own.
    #[must_use]
    pub fn step_forward(&self, folds: &Folds, step: Step) -> Step {
        let (last, next) = (self.trace.end(), step.min(self.trace.end()).next());
        let Some(symbol) = self.hidden_in(folds, next) else { return next.min(last) };
        if self.trace.algorithm.is_best_first() {
            let seen = |&step: &Step| self.hidden_in(folds, step).is_none();
            return step.up_to(last).find(seen).unwrap_or(last);
        }
        let leave = self.begun(symbol, next).map(|begun| self.leave_after(symbol, begun));
        leave.map_or(last, Step::after)
    }

    /// The previous visible step; the first one is its own.
    #[must_use]
    pub fn step_back(&self, folds: &Folds, step: Step) -> Step {
        let before = step.min(self.trace.end()).previous().unwrap_or_default();
        let Some(symbol) = self.hidden_in(folds, before) else { return before };
        if self.trace.algorithm.is_best_first() {
            let seen = |&step: &Step| self.hidden_in(folds, step).is_none();
            return Step::START.up_to(before).rev().find(seen).unwrap_or_default();
        }
        self.begun(symbol, before).map_or(Step::START, Step::before)
    }

    /// The visible steps of cutoffs, ascending.
    pub fn visible_cutoffs(&self, folds: &Folds) -> impl Iterator<Item = Step> {
        let steps = self.timeline.cutoffs.iter().map(|&event| Step::after(event as usize));
        steps.filter(|&step| self.hidden_in(folds, step).is_none())
    }
}
