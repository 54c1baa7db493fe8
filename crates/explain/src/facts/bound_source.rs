//! Where the bound comes from that a node's best value has met.

use super::Story;
use plyscope_search::Perspective;
use plyscope_search::events::Reach;
use plyscope_trace::{Frame, Step};
use plyscope_tree::{NodeId, Player, Score};
#[cfg(feature = "serde")]
use serde::Serialize;

/// The source of the bound at a cutoff.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum BoundSource {
    /// The rules: no value is beyond an infinite bound.
    Nobody,
    /// The window of the search of the root.
    RootWindow,
    /// The null window of the root, at the root: the question of the test is answered.
    Question,
    /// The null window of the root, below the root.
    Settled,
    /// The node itself.
    Own,
    /// An entry of the table that a node above has taken.
    Table,
    /// The null window of a test at a node above, on the side of the player who asks.
    Test,
    /// What a test has shown of the very move that is searched again at a node above.
    Shown,
    /// The parent's best value.
    Shallow,
    /// The best value of a node above the parent.
    Deep,
}

impl Story<'_> {
    /// The source of a bound that was set by `by`, which is met at the last node of a path.
    pub(super) fn bound_source(
        &self,
        path: &[Frame],
        by: Option<NodeId>,
        bound: Score,
        reach: Reach,
        step: Step,
    ) -> BoundSource {
        let node = path.last().map_or(NodeId::ROOT, |frame| frame.node);
        let Some(by) = by else { return bound_of_root(path, node, bound) };
        if by == node {
            return BoundSource::Own;
        }
        let horizon = self.horizon_at(step);
        let owner = horizon.player(by);
        // Only the other player's best value is a bound for this one; a bound on one's own side comes from elsewhere.
        if owner == horizon.player(node) {
            let has_table = self.trace.algorithm.has_table(&self.trace.options);
            return if has_table { BoundSource::Table } else { BoundSource::Test };
        }
        let turned = self.trace.perspective() == Perspective::SideToMove;
        let best = path.iter().find(|frame| frame.node == by).and_then(|frame| frame.state.best);
        // In a re-search the bound is what the test has shown of the very move, and no other move is as good yet.
        let is_reached = best.is_some_and(|best| match (turned, owner) {
            (true, _) => best >= -bound,
            (false, Player::Max) => best >= bound,
            (false, Player::Min) => best <= bound,
        });
        match (is_reached, reach) {
            (false, _) => BoundSource::Shown,
            (true, Reach::Shallow) => BoundSource::Shallow,
            (true, Reach::Deep) => BoundSource::Deep,
        }
    }
}

/// The source of a bound that no node has set.
fn bound_of_root(path: &[Frame], node: NodeId, bound: Score) -> BoundSource {
    let window = path.first().and_then(|root| root.entry);
    if !bound.is_finite() {
        BoundSource::Nobody
    } else if !window.is_some_and(|entry| entry.window.is_null()) {
        BoundSource::RootWindow
    } else if node == NodeId::ROOT {
        BoundSource::Question
    } else {
        BoundSource::Settled
    }
}
