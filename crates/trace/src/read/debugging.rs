//! Moving among the steps of a search as debuggers do: over a visit, out of one, on to the next event of a kind.
//!
//! *Into* is simply the next step. A visit lasts from the enter of a node to its leave; in a best-first search, whose
//! nodes are not nested, from the opening of a state until it or one above it is solved or purged, since nothing below
//! it happens after that. A folded subtree is one step, and every step found here is visible.

use crate::recording::Recording;
use crate::step::Step;
use crate::store::packed::{Packed, Stored};
use plyscope_search::events::EnterAs;
use plyscope_tree::{Folds, NodeId};
#[cfg(feature = "serde")]
use serde::Serialize;

/// A kind of event to go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop<'a> {
    /// A cutoff.
    Cutoff,
    /// A static value is asked for, of a leaf or at the horizon.
    Evaluation,
    /// A best value becomes better.
    Improvement,
    /// A child is entered once more, with a wider window.
    ReSearch,
    /// A search of the root begins, among several.
    Iteration,
    /// One of these nodes, ascending, is entered, or opened in a best-first search.
    Visit(&'a [NodeId]),
}

impl Stop<'_> {
    fn is_at(self, event: Packed) -> bool {
        match self {
            Self::Cutoff => event.is_cutoff(),
            Self::Evaluation => event.is_evaluate(),
            Self::Improvement => matches!(event.stored(), Stored::Improve(_)),
            Self::ReSearch => matches!(event.stored(), Stored::Enter(EnterAs::ReSearch, _)),
            Self::Iteration => matches!(event.stored(), Stored::Iterate(_)),
            Self::Visit(nodes) => event.is_enter() && nodes.binary_search(&event.node()).is_ok(),
        }
    }
}

/// A visit on the path at a step: its begin, its end and its progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Visit {
    /// The node.
    pub node: NodeId,
    /// The step at which it is entered.
    pub entered: Step,
    /// The step at which it returns.
    pub left: Step,
    /// The current child: the one entered last, if any.
    pub child: Option<NodeId>,
    /// The number of that child in the order of this visit, from 1; 0 without one.
    pub place: usize,
    /// The number of children.
    pub children: usize,
}

/// A recording with folds, to move through its steps.
#[derive(Clone, Copy, Debug)]
pub struct Debugger<'a> {
    /// The search.
    pub recording: &'a Recording,
    /// The folded subtrees.
    pub folds: &'a Folds,
}

impl Debugger<'_> {
    /// The step after the visit that has just begun, or else that begins next; the next step where none does.
    #[must_use]
    pub fn over(&self, step: Step) -> Step {
        let next = self.recording.step_forward(self.folds, step);
        let begun = [step, next].into_iter().find_map(|step| self.begins(step));
        begun.map_or(next, |node| self.seen(self.end(node, step)))
    }

    /// The step before the visit that has just ended; the step before where none has.
    #[must_use]
    pub fn over_back(&self, step: Step) -> Step {
        let before = self.recording.step_back(self.folds, step);
        let ended = self.event(step).filter(|event| is_end(*event)).map(Packed::node);
        let begun = ended.and_then(|node| self.recording.begun(node, step));
        // The visit of a symbol begins invisibly, but then it is a single step anyway.
        begun.map_or(before, |begun| self.seen_before(Step::before(begun)))
    }

    /// The step at which the innermost open visit ends; the last step if none is open.
    #[must_use]
    pub fn out(&self, step: Step) -> Step {
        let end =
            self.under_way(step).map_or(self.recording.trace.end(), |node| self.end(node, step));
        self.seen(end)
    }

    /// The step before the innermost open visit; step 0 if none is open.
    #[must_use]
    pub fn out_back(&self, step: Step) -> Step {
        let node = self.under_way(step);
        let begun = node.and_then(|node| self.recording.begun(node, step));
        self.seen_before(begun.map_or(Step::START, Step::before))
    }

    /// The first step after this one with such an event.
    #[must_use]
    pub fn next(&self, stop: Stop<'_>, step: Step) -> Option<Step> {
        step.up_to(self.recording.trace.end()).find_map(|step| self.stands_for(stop, step))
    }

    /// The last step before this one with such an event.
    #[must_use]
    pub fn previous(&self, stop: Stop<'_>, step: Step) -> Option<Step> {
        let found = |each: Step| self.stands_for(stop, each).filter(|&found| found < step);
        Step::START.up_to(step.min(self.recording.trace.end())).rev().find_map(found)
    }

    /// The visits from the root down to the node of the latest event: those of [`Recording::path`].
    /// None of a best-first search, whose nodes are not nested.
    #[must_use]
    pub fn visits(&self, step: Step) -> Vec<Visit> {
        let (recording, trace) = (self.recording, &self.recording.trace);
        let latest = self.event(step).filter(|event| !matches!(event.stored(), Stored::Iterate(_)));
        let Some(latest) = latest.filter(|_| !trace.algorithm.is_best_first()) else {
            return Vec::new();
        };
        let mut path: Vec<_> = self.recording.tree.ancestry(latest.node()).collect();
        path.reverse();
        let visit = |(depth, &node): (usize, &NodeId)| {
            let begun = recording.begun(node, step)?;
            let children = recording.children_of_visit(node, step);
            let child =
                path.get(depth + 1).copied().or_else(|| recording.latest_child(node, begun, step));
            let place = children.iter().position(|&each| Some(each) == child);
            let left = Step::after(recording.leave_after(node, begun));
            let place = place.map_or(0, |place| place + 1);
            let (entered, children) = (Step::after(begun), children.len());
            Some(Visit { node, entered, left, child, place, children })
        };
        path.iter().enumerate().filter_map(visit).collect()
    }

    /// The event that led to a step.
    pub(crate) fn event(&self, step: Step) -> Option<Packed> {
        self.recording.trace.events.get(step.event()?).copied()
    }

    /// The node whose visit begins with the event that led to a step.
    fn begins(&self, step: Step) -> Option<NodeId> {
        self.event(step).filter(|event| event.is_enter()).map(Packed::node)
    }

    /// The step at which a node's open visit, or the one that begins next, ends.
    fn end(&self, node: NodeId, step: Step) -> Step {
        let (recording, trace) = (self.recording, &self.recording.trace);
        if !trace.algorithm.is_best_first() {
            return Step::after(recording.leave_after(node, step.number()));
        }
        let over = |node| {
            let later = recording.timeline.since(node, step.number());
            let end = later.iter().find(|&&event| is_end(trace.events[event as usize]));
            end.map(|&event| Step::after(event as usize))
        };
        self.recording.tree.ancestry(node).filter_map(over).min().unwrap_or(trace.end())
    }

    /// The node of the innermost visit that has begun and not ended.
    fn under_way(&self, step: Step) -> Option<NodeId> {
        let event = self.event(step)?;
        let node = event.node();
        if self.recording.trace.algorithm.is_best_first() {
            let done = |node: &NodeId| {
                let mut events = self.recording.timeline.before(*node, step).iter();
                events.any(|&event| is_end(self.recording.trace.events[event as usize]))
            };
            let highest = self.recording.tree.ancestry(node).filter(done).last();
            return highest.map_or(Some(node), |node| self.recording.tree.parent(node));
        }
        match event.stored() {
            Stored::Iterate(_) => None,
            Stored::Leave(..) => self.recording.tree.parent(node),
            _ => Some(node),
        }
    }

    /// The visible step of an event, if it is of this kind. In a folded subtree a visit counts at the symbol's step; other
    /// events are invisible.
    fn stands_for(&self, stop: Stop<'_>, step: Step) -> Option<Step> {
        self.event(step).filter(|&event| stop.is_at(event))?;
        let seen = self.seen(step);
        (seen == step || matches!(stop, Stop::Visit(_))).then_some(seen)
    }

    /// This step if it is visible, else the next one that is.
    fn seen(&self, step: Step) -> Step {
        match self.recording.hidden_in(self.folds, step) {
            None => step,
            Some(_) => self.recording.step_forward(self.folds, step),
        }
    }

    /// This step if it is visible, else the last one before that is.
    pub(crate) fn seen_before(&self, step: Step) -> Step {
        match self.recording.hidden_in(self.folds, step) {
            None => step,
            Some(_) => self.recording.step_back(self.folds, step),
        }
    }
}

/// Whether a visit ends with this event.
fn is_end(event: Packed) -> bool {
    matches!(event.stored(), Stored::Leave(..) | Stored::Solve(_) | Stored::Purge(..))
}
