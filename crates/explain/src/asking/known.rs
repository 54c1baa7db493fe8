//! What is known of a node's value, given what has been evaluated.

use crate::facts::Story;
use plyscope_search::{Horizon, depth_below};
use plyscope_trace::Step;
use plyscope_tree::{NodeId, Player, Positions, Score};
use serde::Serialize;
use ts_rs::TS;

/// Where a value lies, seen by MAX: its two ends are in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Interval {
    /// It is no less than this.
    pub low: Score,
    /// It is no more than this.
    pub high: Score,
}

impl Interval {
    /// Nothing is known.
    pub const ANY: Self = Self { low: Score::NEG_INF, high: Score::POS_INF };

    /// What is known if both of these are.
    fn and(self, other: Self) -> Self {
        Self { low: self.low.max(other.low), high: self.high.min(other.high) }
    }

    /// What is known of a node where this player moves, from what is known of its children.
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
    /// What is known of every node's value at a step, in preorder: what follows for its minimax value, down
    /// to the horizon of the search of the root that is going on, from the leaves that have been evaluated by
    /// then, in whichever search of the root; beyond the horizon, nothing.
    ///
    /// A search with a table knows the same of nodes that are the same position, as far as it looks equally
    /// deep below them.
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

    /// From below, one position after the other: what is known of one of its nodes is known of all.
    fn by_position(&self, horizon: &Horizon<'_>, seen: &[bool], known: &mut [Interval]) {
        let positions = Positions::new(&self.tree);
        // How deep the search looks below a node, and which position it is.
        let class = |node: NodeId| (depth_below(&positions, horizon, node), positions.of(node));
        let mut order: Vec<NodeId> = self.tree.nodes().collect();
        order.sort_by_cached_key(|&node| class(node));
        for class in order.chunk_by(|&one, &other| class(one) == class(other)) {
            let each = class.iter().map(|&node| self.known_of(node, horizon, seen, known));
            let both = each.fold(Interval::ANY, Interval::and);
            for node in class.iter().filter(|&&node| !horizon.is_beyond(node)) {
                known[node.index()] = both;
            }
        }
    }

    /// What is known of a node from its own value, if that has been seen, or from its children.
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
