//! What would have to change for a node to be entered.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::trials::{Points, Trials};
use crate::facts::Story;
use plyscope_trace::Step;
use plyscope_tree::{NodeId, Score};
use serde::Serialize;
use ts_rs::TS;

/// What would open a node to the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Opening {
    /// Nothing has to: the search enters it.
    Entered {
        /// The step at which it does so first.
        step: Step,
    },
    /// Another value at one evaluated node. No lesser change of a single one does it, in the tree's units.
    Change {
        /// The node.
        node: NodeId,
        /// Its new value, as it would be written.
        value: Score,
    },
    /// No change of a single value, however great.
    Never,
    /// No small change of a single value. Greater ones were not tried, since that would have taken too long.
    Untried {
        /// Every change by less than this many units was tried.
        below: u32,
    },
}

/// What to try next at a node in one direction: how far it is from the present value, the node, whether it is
/// greater, and which of the turning points it is.
type Next = Reverse<(u32, NodeId, bool, usize)>;

impl Story<'_> {
    /// The least change of one evaluated leaf, or of one evaluated static value, with which this search enters a
    /// node; of equal ones the leftmost, and there the smaller value. `effort` is how many nodes and events are
    /// looked at for it: see [`super::EFFORT`].
    #[must_use]
    pub fn opening(&self, wanted: NodeId, effort: usize) -> Opening {
        if let Some(step) = self.first_entry(wanted) {
            return Opening::Entered { step };
        }
        let mut trials = Trials::new(*self, effort);
        let points = Points::new(*self);
        let mut seen = vec![false; self.tree.len()];
        let mut waiting = BinaryHeap::new();
        for node in self.trace.evaluated(self.trace.end()) {
            if seen[node.index()] {
                continue;
            }
            for same in trials.bearers(node) {
                seen[same.index()] = true;
            }
            let both = [false, true].map(|up| self.next(&points, node, up, None));
            waiting.extend(both.into_iter().flatten());
        }
        while let Some(Reverse((distance, node, up, at))) = waiting.pop() {
            let value = points.at(node)[at];
            let Some(tried) = trials.search(node, value) else {
                return Opening::Untried { below: distance };
            };
            if tried.enters(wanted) {
                return Opening::Change { node, value };
            }
            waiting.extend(self.next(&points, node, up, Some(at)));
        }
        Opening::Never
    }

    /// What to try next at a node in one direction, after the turning point that was tried last.
    fn next(
        &self,
        points: &Points<'_>,
        node: NodeId,
        up: bool,
        last: Option<usize>,
    ) -> Option<Next> {
        let written = self.tree.value(node).filter(|value| value.is_finite())?;
        let points = points.at(node);
        let at = match (last, up) {
            (Some(last), true) => last + 1,
            (Some(last), false) => last.checked_sub(1)?,
            (None, true) => points.partition_point(|&point| point <= written),
            (None, false) => points.partition_point(|&point| point < written).checked_sub(1)?,
        };
        let distance = points.get(at)?.units().abs_diff(written.units());
        Some(Reverse((distance, node, up, at)))
    }
}
