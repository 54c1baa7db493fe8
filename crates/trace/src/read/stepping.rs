//! Moving among the steps of a search while subtrees are folded: each is stepped over as one step.
//!
//! A visit of a symbol is one step, and that is the moment at which it returns: then is known what is
//! inside. So of the events from its entering to its return, only the return is stood on; the step before
//! it is the one at which the search has not come there yet. In a best-first search, where nodes are not
//! nested, what happens to hidden nodes is passed over, and what happens to a symbol itself is not.

use crate::recording::Recording;
use crate::store::packed::Stored;
use plyscope_tree::{Folds, NodeId};

impl Recording {
    /// The symbol inside which what happened at this step is hidden; none where the step is stood on.
    #[must_use]
    pub fn hidden_in(&self, folds: &Folds, step: usize) -> Option<NodeId> {
        let event = self.trace.events.get(step.checked_sub(1)?)?;
        let node = event.node();
        let symbol = folds.roots()[folds.around(node)?];
        let ends_visit = matches!(event.stored(), Stored::Leave(..) | Stored::Iterate(_));
        let is_seen = node == symbol && (ends_visit || self.trace.algorithm.is_best_first());
        (!is_seen).then_some(symbol)
    }

    /// The next step that is stood on; the last one is its own.
    #[must_use]
    pub fn step_forward(&self, folds: &Folds, step: usize) -> usize {
        let (last, next) = (self.trace.len(), step.min(self.trace.len()) + 1);
        let Some(symbol) = self.hidden_in(folds, next) else { return next.min(last) };
        if self.trace.algorithm.is_best_first() {
            let seen = |&step: &usize| self.hidden_in(folds, step).is_none();
            return (next..last).find(seen).unwrap_or(last);
        }
        let mut later = self.timeline.since(symbol, next).iter();
        let leave = later.find(|&&event| self.trace.events[event as usize].is_leave());
        leave.map_or(last, |&leave| leave as usize + 1)
    }

    /// The step before that is stood on; the first one is its own.
    #[must_use]
    pub fn step_back(&self, folds: &Folds, step: usize) -> usize {
        let before = step.min(self.trace.len()).saturating_sub(1);
        let Some(symbol) = self.hidden_in(folds, before) else { return before };
        if self.trace.algorithm.is_best_first() {
            let seen = |&step: &usize| self.hidden_in(folds, step).is_none();
            return (0..before).rev().find(seen).unwrap_or(0);
        }
        self.begun(symbol, before).unwrap_or(0)
    }

    /// The steps to which a cutoff leads that is stood on, ascending.
    pub fn cutoffs_shown(&self, folds: &Folds) -> impl Iterator<Item = u32> {
        let steps = self.timeline.cutoffs.iter().map(|event| event + 1);
        steps.filter(|&step| self.hidden_in(folds, step as usize).is_none())
    }
}
