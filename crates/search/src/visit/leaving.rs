//! Leaving a node: the returned value and its bound.

use crate::events::{Bound, Event, Recall};
use crate::rules::Rules;
use crate::visit::Visit;
use crate::window::{OwnedWindow, Window};
use plyscope_tree::{NodeId, Player, Score};

impl<S: Recall, R: Rules + ?Sized> Visit<'_, S, R> {
    /// Leaves a node whose value is exact.
    #[inline]
    pub fn leave_exact(&mut self, node: NodeId, value: Score) -> Score {
        self.leave_with(node, value, Some(Bound::Exact), false)
    }

    /// Leaves a node with a value and its bound; `failed_low` if its mover did not improve on its own bound.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn leave_with(
        &mut self,
        node: NodeId,
        value: Score,
        bound: Option<Bound>,
        failed_low: bool,
    ) -> Score {
        let is_exact = bound == Some(Bound::Exact);
        self.lines.end(self.horizon.tree.depth(node), is_exact, failed_low);
        self.sink.record(Event::Leave { node, value, bound });
        value
    }

    /// Leaves an interior node that was entered with this window, with its best value.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn leave(&mut self, node: NodeId, best: Score, entry: OwnedWindow) -> Score {
        let (value, bound) = self.outcome(node, best, entry.window);
        let failed_low = self.failed_low(node, best, entry.window);
        if value != best {
            // Within the window, another child may be worth as much and more beyond it.
            self.lines.unsettle(self.horizon.tree.depth(node));
        }
        self.learn(node, bound);
        self.leave_with(node, value, self.rules.bound_told(bound), failed_low)
    }

    /// The value that a node entered with this window returns, and its bound.
    #[inline]
    pub fn outcome(&self, node: NodeId, best: Score, entry: Window) -> (Score, Option<Bound>) {
        let value = self.options.fail.returned(best, entry, self.raises_alpha(node));
        (value, self.options.bound_of(best, value, entry))
    }

    /// Whether α is the bound of the node's mover.
    fn raises_alpha(&self, node: NodeId) -> bool {
        self.turns || self.player(node) == Player::Max
    }

    /// Whether the mover at the node failed to improve its own bound. A test for at least −∞ always succeeds, since no
    /// value is lower.
    fn failed_low(&self, node: NodeId, best: Score, entry: Window) -> bool {
        if self.raises_alpha(node) {
            best <= entry.alpha && entry.beta > Score::NEG_INF
        } else {
            best >= entry.beta
        }
    }

    /// Remembers the best move of a node whose value is exact.
    pub fn learn(&mut self, node: NodeId, bound: Option<Bound>) {
        if self.learnt.is_none() || bound != Some(Bound::Exact) {
            return;
        }
        let (mover, depth) = (self.player(node), self.depth_below(node));
        let best = self.lines.best(self.horizon.tree.depth(node));
        if let (Some(learnt), Some(best)) = (&mut self.learnt, best) {
            learnt.sufficed(mover, best, depth);
        }
    }
}
