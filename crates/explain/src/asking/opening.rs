//! The change that would make the search enter a node.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::trials::{Points, Trials};
use crate::facts::Story;
use plyscope_trace::Step;
use plyscope_tree::{NodeId, Score};
#[cfg(feature = "serde")]
use serde::Serialize;

/// The change that opens a node to the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum Opening {
    /// None is needed: the search enters the node.
    Entered {
        /// The first step that enters it.
        step: Step,
    },
    /// Another value at one evaluated node. In the tree's units, no smaller change of a single value is enough.
    Change {
        /// The node.
        node: NodeId,
        /// Its new value, as the tree would hold it.
        value: Score,
    },
    /// No change of a single value is enough, however great.
    Never,
    /// No small change of a single value is enough. Greater ones were not tried, as that would have taken too long.
    Untried {
        /// Every change by less than this many units was tried.
        below: u32,
    },
}

/// The next trial at a node in one direction: the distance from the present value, the node, whether the value rises,
/// and the index of the turning point.
type Next = Reverse<(u32, NodeId, bool, usize)>;

impl Story<'_> {
    /// The smallest change of one evaluated value, of a leaf or at the horizon, that makes this search enter a node; of
    /// equal changes the leftmost, and there the smaller value. `effort` limits the nodes and events examined: see
    /// [`super::EFFORT`].
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

    /// The next trial at a node in one direction, after the turning point tried last.
    fn next(
        &self,
        points: &Points<'_>,
        node: NodeId,
        up: bool,
        last: Option<usize>,
    ) -> Option<Next> {
        let value = self.tree.value(node).filter(|value| value.is_finite())?;
        let points = points.at(node);
        let at = match (last, up) {
            (Some(last), true) => last + 1,
            (Some(last), false) => last.checked_sub(1)?,
            (None, true) => points.partition_point(|&point| point <= value),
            (None, false) => points.partition_point(|&point| point < value).checked_sub(1)?,
        };
        let distance = points.get(at)?.units().abs_diff(value.units());
        Some(Reverse((distance, node, up, at)))
    }
}
