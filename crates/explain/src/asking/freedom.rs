//! The freedom of a value: how far it can move without changing the result, the best move or the steps of a search.

use super::trials::{Points, Trials};
use crate::facts::Story;
use plyscope_trace::Trace;
use plyscope_tree::{NodeId, Score};
#[cfg(feature = "serde")]
use serde::Serialize;

/// The limit of a value's movement in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum End {
    /// It can move to this value, and not a unit further.
    Last {
        /// The value.
        value: Score,
    },
    /// It can move without limit: to every value but the extremes of the score range, beside which there is no room for
    /// a null window.
    Never,
    /// It can move to this value at least. Values beyond it were not tried, since that would have taken too long.
    Untried {
        /// The value.
        value: Score,
    },
}

/// The values that a node can have while something stays the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FreeRange {
    /// The lower limit.
    pub low: End,
    /// The upper limit.
    pub high: End,
}

/// The ranges in which a node's static value can move; all nodes of the same position move with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct Freedom {
    /// While the search finds the same value of the root.
    pub value: FreeRange,
    /// While it finds the same best move at the root.
    pub best_move: FreeRange,
    /// While it takes the same steps, with only their numbers changed.
    pub steps: FreeRange,
}

/// The number of ranges in [`Freedom`]; arrays hold them in its order.
const COUNT: usize = 3;

impl Story<'_> {
    /// The freedom of a leaf's value, or of an inner node's static value; `None` for a node without a value. `effort`
    /// limits the nodes and events examined: see [`super::EFFORT`].
    #[must_use]
    pub fn freedom(&self, node: NodeId, effort: usize) -> Option<Freedom> {
        let value = self.tree.value(node)?;
        let mut trials = Trials::new(*self, effort);
        let points = Points::new(*self);
        let points = points.at(node);
        // Both directions are tried from the value outwards.
        let above = points.partition_point(|&point| point <= value);
        let below = points.partition_point(|&point| point < value);
        let high = self.ends(node, value, points[above..].iter(), &mut trials);
        let low = self.ends(node, value, points[..below].iter().rev(), &mut trials);
        let range = |of: usize| FreeRange { low: low[of], high: high[of] };
        Some(Freedom { value: range(0), best_move: range(1), steps: range(2) })
    }

    fn ends<'p>(
        &self,
        node: NodeId,
        value: Score,
        outwards: impl Iterator<Item = &'p Score>,
        trials: &mut Trials<'_>,
    ) -> [End; COUNT] {
        let mut found = [None; COUNT];
        let mut reached = [value; COUNT];
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

    /// The conditions of the three ranges of [`Freedom`], checked on another search.
    fn same(&self, tried: &Trace) -> [bool; COUNT] {
        let (now, then) = (&self.trace.outcome, &tried.outcome);
        [
            (now.value, now.bound) == (then.value, then.bound),
            now.best_child() == then.best_child(),
            self.trace.takes_same_steps(tried),
        ]
    }
}
