//! Whether a value matters: how far it may move while something stays as it is.

use super::trials::{Points, Trials};
use crate::facts::Story;
use plyscope_trace::Trace;
use plyscope_tree::{NodeId, Score};
use serde::Serialize;
use ts_rs::TS;

/// How far a value may move in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum End {
    /// Up to this value, and not a unit further.
    Last {
        /// The value.
        value: Score,
    },
    /// As far as one likes: to every value but the outermost of the range of scores, beside which there is no room for
    /// a null window.
    Never,
    /// Up to this value at least. What lies beyond was not tried, since it would have taken too long.
    Untried {
        /// The value.
        value: Score,
    },
}

/// The values that a node may have while something stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct FreeRange {
    /// How far down.
    pub low: End,
    /// How far up.
    pub high: End,
}

/// How far the value of one node may move, as it is written in the tree; and with it that of every node that is the
/// same position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Freedom {
    /// While the search finds the same value of the root.
    pub value: FreeRange,
    /// While it finds the same best move at the root.
    pub best_move: FreeRange,
    /// While it takes the same steps, so that only the numbers in them are others.
    pub steps: FreeRange,
}

/// The three of them, in the order of [`Freedom`].
const COUNT: usize = 3;

impl Story<'_> {
    /// How far the value of a leaf, or the static value of an inner node, may move; none of a node without a
    /// value. `effort` is how many nodes and events are looked at for it: see [`super::EFFORT`].
    #[must_use]
    pub fn freedom(&self, node: NodeId, effort: usize) -> Option<Freedom> {
        let written = self.tree.value(node)?;
        let mut trials = Trials::new(*self, effort);
        let points = Points::new(*self);
        let points = points.at(node);
        // From the value outwards.
        let above = points.partition_point(|&point| point <= written);
        let below = points.partition_point(|&point| point < written);
        let high = self.ends(node, written, points[above..].iter(), &mut trials);
        let low = self.ends(node, written, points[..below].iter().rev(), &mut trials);
        let range = |of: usize| FreeRange { low: low[of], high: high[of] };
        Some(Freedom { value: range(0), best_move: range(1), steps: range(2) })
    }

    fn ends<'p>(
        &self,
        node: NodeId,
        written: Score,
        outwards: impl Iterator<Item = &'p Score>,
        trials: &mut Trials<'_>,
    ) -> [End; COUNT] {
        let mut found = [None; COUNT];
        let mut reached = [written; COUNT];
        for &point in outwards {
            let Some(tried) = trials.search(node, point) else {
                return std::array::from_fn(|of| {
                    found[of].unwrap_or(End::Untried { value: reached[of] })
                });
            };
            for (of, same) in self.same(&tried).into_iter().enumerate() {
                match (found[of], same) {
                    (None, true) => reached[of] = point,
                    (None, false) => found[of] = Some(End::Last { value: reached[of] }),
                    (Some(_), _) => {}
                }
            }
            if found.iter().all(Option::is_some) {
                break;
            }
        }
        found.map(|end| end.unwrap_or(End::Never))
    }

    /// What is the same in another search: see [`Freedom`].
    fn same(&self, tried: &Trace) -> [bool; COUNT] {
        let (now, then) = (&self.trace.outcome, &tried.outcome);
        [
            (now.value, now.bound) == (then.value, then.bound),
            now.best_child() == then.best_child(),
            self.trace.takes_same_steps(tried),
        ]
    }
}
