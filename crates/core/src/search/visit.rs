//! What every depth-first search does at a node besides its own idea: asking the tree, telling the
//! sink, keeping the principal variation. The algorithms' files stay as short as their pseudocode.

use super::line::Lines;
use super::move_order::MoveOrder;
use super::options::{BoundUpdate, Cut, Fail, Options};
use super::order::Order;
use super::values::Horizon;
use super::window::{OwnedWindow, Window};
use crate::score::Score;
use crate::trace::{Bound, EnterAs, Event, Reach, Side, Sink};
use crate::tree::{NodeId, Player};

/// A search under way.
pub(super) struct Visit<'a, S> {
    horizon: Horizon<'a>,
    order: &'a MoveOrder<'a>,
    options: Options,
    lines: Lines,
    sink: &'a mut S,
}

impl<'a, S: Sink> Visit<'a, S> {
    pub fn new(
        horizon: Horizon<'a>,
        order: &'a MoveOrder<'a>,
        options: Options,
        sink: &'a mut S,
    ) -> Self {
        Self { horizon, order, options, lines: Lines::new(horizon.tree.height()), sink }
    }

    /// The principal variation below the root.
    pub fn line(&self) -> &[NodeId] {
        self.lines.of_root()
    }

    #[inline]
    pub fn player(&self, node: NodeId) -> Player {
        self.horizon.player(node)
    }

    /// Whether bounds from further up than the parent are passed down.
    #[inline]
    pub fn has_deep_cutoffs(&self) -> bool {
        self.options.deep
    }

    #[inline]
    pub fn enter(&mut self, node: NodeId, window: Option<Window>) {
        let depth = self.horizon.plies_left(node);
        self.sink.record(Event::Enter { node, window, depth, kind: EnterAs::Full });
    }

    #[inline]
    pub fn ends_at(&self, node: NodeId) -> bool {
        self.horizon.ends_at(node)
    }

    /// Evaluates and leaves a node where the search ends; `colour` is the player whose view the
    /// value is wanted from.
    #[inline]
    pub fn leaf(&mut self, node: NodeId, colour: Player) -> Score {
        // That there is a value was checked before the search began.
        let value = self.horizon.static_value(node).unwrap_or(Score::NEG_INF);
        let value = colour.sees(value);
        self.sink.record(Event::Evaluate { node, value });
        self.lines.end(self.horizon.tree.depth(node));
        self.sink.record(Event::Leave { node, value, bound: Some(Bound::Exact) });
        value
    }

    /// The children in the order of this search.
    #[inline]
    pub fn children(&mut self, node: NodeId) -> &'a [NodeId] {
        let (children, why) = (self.order.children(node), self.order.rule());
        if why != Order::AsWritten && children.len() > 1 {
            self.sink.record(Event::Order { node, children, why });
        }
        children
    }

    #[inline]
    pub fn improve(&mut self, node: NodeId, child: NodeId, value: Score, window: Option<Window>) {
        self.lines.improve(self.horizon.tree.depth(node), child);
        self.sink.record(Event::Improve { node, child, value, window });
    }

    /// Whether a best value closes the window at its upper end.
    #[inline]
    pub fn fails_high(&self, best: Score, beta: Score) -> bool {
        match self.options.cut {
            Cut::OnEqual => best >= beta,
            Cut::BeyondOnly => best > beta,
        }
    }

    /// Whether a best value moves its bound, given that it `closes` the window or does not.
    #[inline]
    pub fn moves_bound(&self, closes: bool) -> bool {
        self.options.bound == BoundUpdate::BeforeCheck || !closes
    }

    /// Leaves the children behind `taken` unsearched.
    #[inline]
    pub fn cut(
        &mut self,
        node: NodeId,
        side: Side,
        taken: &[NodeId],
        skipped: &[NodeId],
        by: Option<NodeId>,
    ) {
        let Some(&after) = taken.last() else { return };
        let parent = self.horizon.tree.parent(node);
        let reach = if by.is_some() && by == parent { Reach::Shallow } else { Reach::Deep };
        self.sink.record(Event::Cutoff { node, side, after, skipped, by, reach });
    }

    /// Leaves an interior node that was searched to the end without a window.
    #[inline]
    pub fn leave_exact(&mut self, node: NodeId, value: Score) -> Score {
        self.sink.record(Event::Leave { node, value, bound: Some(Bound::Exact) });
        value
    }

    /// Leaves an interior node that was entered with this window, with its best value.
    #[inline]
    pub fn leave(&mut self, node: NodeId, best: Score, entry: OwnedWindow) -> Score {
        let Window { alpha, beta } = entry.window;
        let value = match self.options.fail {
            Fail::Soft => best,
            Fail::Hard => best.clamp(alpha, beta),
        };
        let bound = self.bound_of(best, value, entry.window);
        self.sink.record(Event::Leave { node, value, bound });
        value
    }

    /// What a returned value says of the true one, given the best value behind it.
    fn bound_of(&self, best: Score, returned: Score, entry: Window) -> Option<Bound> {
        // Where only values beyond the bound cut, and none is clamped, a value on the bound was
        // searched to the end.
        let open = self.options.cut == Cut::BeyondOnly && self.options.fail == Fail::Soft;
        let low = best < entry.alpha || (best == entry.alpha && !open);
        let high = best > entry.beta || (best == entry.beta && !open);
        match (low, high) {
            // In a window of no width, clamped from either side: nothing is known.
            (true, true) => None,
            // Nothing is less than −∞, and nothing is more than +∞.
            (true, false) if returned != Score::NEG_INF => Some(Bound::Upper),
            (false, true) if returned != Score::POS_INF => Some(Bound::Lower),
            _ => Some(Bound::Exact),
        }
    }
}
