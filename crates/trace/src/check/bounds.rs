//! The rules about bounds: moving windows, cutoffs and returned values.

use super::{Checker, OpenVisit, Violation, ensure};
use plyscope_search::events::{Bound, Reach, Side};
use plyscope_search::{Cut, Fail, Perspective, Window};
use plyscope_tree::{NodeId, Player, Score};

impl Checker<'_> {
    /// Moves the window of the node on top as its new best value does.
    pub(super) fn move_window(
        &mut self,
        value: Score,
        window: Option<Window>,
    ) -> Result<(), Violation> {
        let Some(top) = self.open.last() else { return Ok(()) };
        let number = top.node.number();
        let (owner, before) = (self.owner(top.node), top.now);
        let closes = self.closes(top, value);
        let moved = match (before, window) {
            (Some(before), Some(window)) => {
                let mut after = before;
                after.tighten(owner, value, top.node);
                // Where the bound moves after the check for a cutoff, it stays as it was.
                let stays = window == before.window && closes;
                let right = window == after.window || stays;
                ensure!(
                    right,
                    "the window of node {number} is {}; by its best value it is {}",
                    self.window(window),
                    self.window(after.window)
                );
                Some(if stays { before } else { after })
            }
            _ => None,
        };
        self.top()?.now = moved;
        Ok(())
    }

    /// Whether a best value closes the window that the node was entered with, if it had one.
    fn closes(&self, open: &OpenVisit<'_>, best: Score) -> bool {
        let owner = self.owner(open.node);
        open.now.map(|now| now.window).or(open.entry).is_none_or(|Window { alpha, beta }| {
            let end = match owner {
                Player::Max => beta,
                Player::Min => alpha,
            };
            self.meets(owner, best, end)
        })
    }

    fn meets(&self, owner: Player, best: Score, end: Score) -> bool {
        match self.options.cut {
            Cut::OnEqual => owner.sees(best) >= owner.sees(end),
            Cut::BeyondOnly => owner.sees(best) > owner.sees(end),
        }
    }

    /// Whether a best value meets the bound that a cutoff names, in a trace without windows: the best value of an
    /// ancestor where the other player moves, or the infinite bound of the root.
    fn meets_named(
        &self,
        top: &OpenVisit<'_>,
        above: &[OpenVisit<'_>],
        best: Score,
        by: Option<NodeId>,
    ) -> bool {
        let owner = self.owner(top.node);
        let Some(by) = by else { return self.meets(owner, best, owner.sees(Score::POS_INF)) };
        let opposed = self.horizon.player(by) != self.horizon.player(top.node);
        let sure = above.iter().find(|open| open.node == by).and_then(|open| open.best);
        let end = sure.map(|(_, sure)| match self.perspective {
            Perspective::Max => sure,
            Perspective::SideToMove => -sure,
        });
        opposed && end.is_some_and(|end| self.meets(owner, best, end))
    }

    /// Checks that a cutoff meets its bound, and names the right owner of it.
    pub(super) fn blame(
        &self,
        side: Side,
        by: Option<NodeId>,
        reach: Reach,
    ) -> Result<(), Violation> {
        let Some((top, above)) = self.open.split_last() else { return Ok(()) };
        let number = top.node.number();
        if let (None, Some(by)) = (top.now, by) {
            let is_above = above.iter().any(|open| open.node == by);
            ensure!(is_above, "node {} is no ancestor of {number}", by.number());
        }
        let closes = top.best.is_some_and(|(_, best)| match top.entry {
            Some(_) => self.closes(top, best),
            None => self.meets_named(top, above, best, by),
        });
        ensure!(
            closes,
            "node {number} is cut, but its best value, {}, does not meet the bound",
            self.score_or_none(top.best.map(|(_, best)| best))
        );
        let parent = above.last().map(|open| open.node);
        let right = if by.is_some() && by == parent { Reach::Shallow } else { Reach::Deep };
        ensure!(
            reach == right,
            "the cutoff at node {number} is {}, but said to be {}",
            right.word(),
            reach.word()
        );
        if let Some(now) = top.now {
            let setter = match side {
                Side::Alpha => now.alpha_by,
                Side::Beta | Side::Assumed => now.beta_by,
            };
            let name = |by: Option<NodeId>| {
                by.map_or("the root's window".to_owned(), |by| format!("node {}", by.number()))
            };
            let (set, claimed) = (name(setter), name(by));
            ensure!(
                by == setter,
                "the bound that cut node {number} was set by {set}, not by {claimed}"
            );
        }
        Ok(())
    }

    /// Checks an assumed cutoff of the critical tree, which meets no bound.
    pub(super) fn assumed(&self, by: Option<NodeId>, reach: Reach) -> Result<(), Violation> {
        ensure!(by.is_none() && reach == Reach::Deep, "an assumed cutoff must not name a node");
        Ok(())
    }

    /// Checks that an interior node returns its best value, clamped to its window where the search
    /// does so.
    pub(super) fn returns_best(
        &self,
        open: &OpenVisit<'_>,
        best: Score,
        value: Score,
    ) -> Result<(), Violation> {
        let right = match (self.options.fail, open.entry) {
            (Fail::Soft, _) => value == best,
            (fail, Some(entry)) => {
                let raises_alpha = self.perspective == Perspective::SideToMove
                    || self.horizon.player(open.node) == Player::Max;
                value == fail.returned(best, entry, raises_alpha)
            }
            // It may have been clamped to a window that the trace leaves out.
            (_, None) => true,
        };
        ensure!(
            right,
            "node {} returns {}, but its best value is {}",
            open.node.number(),
            self.score(value),
            self.score(best)
        );
        Ok(())
    }

    /// Checks a returned value and its bound against the node's minimax value.
    pub(super) fn holds(
        &self,
        node: NodeId,
        value: Score,
        bound: Option<Bound>,
    ) -> Result<(), Violation> {
        let (Some(bound), Some(truth)) = (bound, &self.truth) else { return Ok(()) };
        let player = self.horizon.player(node);
        let [one, other] = truth.ends(node).map(|end| self.perspective.to_max(player, end));
        let holds = match bound {
            Bound::Exact => one.min(other) <= value && value <= one.max(other),
            Bound::Lower => one.max(other) >= value,
            Bound::Upper => one.min(other) <= value,
        };
        ensure!(
            holds,
            "node {} is said to be {}, but its value is {}",
            node.number(),
            self.bounded(value, Some(bound)),
            self.score(one)
        );
        Ok(())
    }
}
