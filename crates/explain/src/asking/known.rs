//! The knowledge of a node's value that follows from the evaluations so far.

use crate::facts::Story;
use plyscope_search::{Horizon, depth_below};
use plyscope_trace::Step;
use plyscope_tree::{NodeId, Player, Positions, Score, sort_by_rank};
#[cfg(feature = "serde")]
use serde::Serialize;

/// An interval of values seen by MAX, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Interval {
    /// The value is at least this.
    pub low: Score,
    /// The value is at most this.
    pub high: Score,
}

impl Interval {
    /// The interval if nothing is known.
    pub const ANY: Self = Self { low: Score::NEG_INF, high: Score::POS_INF };

    /// The interval if both of these are known.
    fn and(self, other: Self) -> Self {
        Self { low: self.low.max(other.low), high: self.high.min(other.high) }
    }

    /// The interval of a node where this player moves, from those of its children.
    fn over(player: Player, children: impl Iterator<Item = Self>) -> Self {
        children
            .reduce(|one, other| match player {
                Player::Max => Self { low: one.low.max(other.low), high: one.high.max(other.high) },
                Player::Min => Self { low: one.low.min(other.low), high: one.high.min(other.high) },
            })
            .unwrap_or(Self::ANY)
    }
}

impl Story<'_> {
    /// The interval of every node's value at a step, in preorder: the consequence for its minimax value, down to the
    /// horizon of the current search of the root, of all leaves evaluated so far in any search of the root. Nothing is
    /// known beyond the horizon.
    ///
    /// A search with a table shares this knowledge among the nodes of one position that it searches equally deep.
    #[must_use]
    pub fn known(&self, step: Step) -> Vec<Interval> {
        let horizon = self.horizon_at(step);
        let mut seen = vec![false; self.tree.len()];
        for node in self.trace.evaluated(step) {
            seen[node.index()] = true;
        }
        let mut known = vec![Interval::ANY; self.tree.len()];
        if self.table().is_some() && self.tree.has_positions() {
            self.by_position(&horizon, &seen, &mut known);
        } else {
            for node in self.tree.nodes().rev() {
                known[node.index()] = self.known_of(node, &horizon, &seen, &known);
            }
        }
        known
    }

    /// From below, one position at a time: its nodes share all that is known of any of them.
    fn by_position(&self, horizon: &Horizon<'_>, seen: &[bool], known: &mut [Interval]) {
        let positions = Positions::new(&self.tree);
        // The depth searched below a node, and its position.
        let class = |node: NodeId| (depth_below(&positions, horizon, node), positions.of(node));
        let mut order: Vec<NodeId> = self.tree.nodes().collect();
        sort_by_rank(&mut order, &|node| {
            let (depth, position) = class(node);
            i64::from(depth) << u32::BITS | i64::from(position.number())
        });
        for class in order.chunk_by(|&one, &other| class(one) == class(other)) {
            let each = class.iter().map(|&node| self.known_of(node, horizon, seen, known));
            let both = each.fold(Interval::ANY, Interval::and);
            for node in class.iter().filter(|&&node| !horizon.is_beyond(node)) {
                known[node.index()] = both;
            }
        }
    }

    /// The interval of a node from its own evaluation, if the search ends there, or else from its children.
    fn known_of(
        &self,
        node: NodeId,
        horizon: &Horizon<'_>,
        seen: &[bool],
        known: &[Interval],
    ) -> Interval {
        if horizon.is_beyond(node) {
            return Interval::ANY;
        }
        if horizon.ends_at(node) {
            let value = horizon.static_value(node).filter(|_| seen[node.index()]);
            return value.map_or(Interval::ANY, |value| Interval { low: value, high: value });
        }
        let children = self.tree.children(node).iter();
        Interval::over(horizon.player(node), children.map(|child| known[child.index()]))
    }
}
