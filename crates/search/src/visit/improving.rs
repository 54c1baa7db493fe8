//! A better child: it moves the window, and may close it.

use crate::events::{Event, Reach, Recall, Side};
use crate::options::BoundUpdate;
use crate::rules::Rules;
use crate::visit::Visit;
use crate::window::{End, OwnedWindow, Window};
use plyscope_tree::{NodeId, Player, Score};

impl<S: Recall, R: Rules + ?Sized> Visit<'_, S, R> {
    /// A child has returned this value.
    #[inline]
    pub fn returned(&self, window: &mut OwnedWindow, value: Score, node: NodeId) {
        *window = self.rules.returned(*window, self.view(node), value, node);
    }

    /// Whether a child's value is the best so far, seen by the node's mover.
    #[inline]
    pub fn is_better(&self, i: usize, value: Score, best: &mut Score) -> bool {
        self.is_better_for(Player::Max, i, value, best)
    }

    /// Whether a child's value is the best so far, in a minimax form.
    #[inline]
    pub fn is_better_for(&self, player: Player, i: usize, value: Score, best: &mut Score) -> bool {
        self.rules.is_better(value, best, i == 0, player)
    }

    /// A child is the best so far, in a search without a window.
    pub fn improve(&mut self, node: NodeId, child: NodeId, best: Score) {
        self.improved(node, child, best, None);
    }

    /// A child is the best so far: its value becomes the mover's bound, unless it closes the window and bounds are
    /// updated after that check.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn improve_in(
        &mut self,
        window: &mut OwnedWindow,
        node: NodeId,
        child: NodeId,
        best: Score,
    ) {
        if self.options.bound == BoundUpdate::BeforeCheck || !self.closes(*window, node, best) {
            *window = self.rules.tightened(*window, self.view(node), best, node);
        }
        if self.rules.tells_closing() || !self.closes(*window, node, best) {
            self.improved(node, child, best, Some(window.window));
        } else {
            self.lines.improve(self.horizon.tree.depth(node), child);
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn improved(&mut self, node: NodeId, child: NodeId, value: Score, window: Option<Window>) {
        self.lines.improve(self.horizon.tree.depth(node), child);
        self.sink.record(Event::Improve { node, child, value, window });
    }

    /// The player as whom the node's mover sees values and windows: in the negamax forms, always MAX.
    #[inline]
    fn view(&self, node: NodeId) -> Player {
        if self.turns { Player::Max } else { self.player(node) }
    }

    /// The window from which a child's comes: without deep cutoffs, only its parent's bound may cut it.
    #[inline]
    pub fn reaching_down(&self, window: OwnedWindow, node: NodeId) -> OwnedWindow {
        if self.options.deep { window } else { window.shallow(self.view(node)) }
    }

    /// The window for a child in the minimax forms: (α, β).
    #[inline]
    pub fn passed_down(&self, window: OwnedWindow, node: NodeId) -> OwnedWindow {
        self.rules.child_window(window, false, node)
    }

    /// The window for a child in the negamax forms: (−β, −α).
    #[inline]
    pub fn turned(&self, window: OwnedWindow, node: NodeId) -> OwnedWindow {
        self.rules.child_window(window, true, node)
    }

    /// Whether the node's best value closes its window.
    #[inline]
    fn closes(&self, window: OwnedWindow, node: NodeId, best: Score) -> bool {
        let view = self.view(node);
        self.reaches(view, view.sees(best), view.sees(window.end_against(view).bound))
    }

    /// The test for a cutoff: value ≥ bound, or > where only values beyond the bound cut.
    #[inline]
    pub fn reaches(&self, player: Player, value: Score, bound: Score) -> bool {
        self.rules.cuts(value, bound, self.options.cut, player)
    }

    /// Skips the children after child `i`, since its value closes the window.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn cut_behind(&mut self, i: usize, children: &[NodeId], node: NodeId, window: OwnedWindow) {
        let End { side, by, .. } = window.end_against(self.view(node));
        self.skip_behind(i, children, node, side, by);
        if self.learnt.is_some() {
            let tree = self.horizon.tree;
            let (ply, mover, depth) = (tree.depth(node), self.player(node), self.depth_below(node));
            if let Some(learnt) = &mut self.learnt {
                learnt.cut(node, ply, mover, children[i], depth);
            }
        }
    }

    /// Skips the children after child `i`, since they are assumed not to matter.
    pub fn assume_behind(&mut self, i: usize, children: &[NodeId], node: NodeId) {
        self.skip_behind(i, children, node, Side::Assumed, None);
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn skip_behind(
        &mut self,
        i: usize,
        children: &[NodeId],
        node: NodeId,
        side: Side,
        by: Option<NodeId>,
    ) {
        let (after, skipped) = (children[i], &children[i + 1..]);
        let tree = self.horizon.tree;
        let reach = Reach::of(by, tree.parent(node));
        self.sink.record(Event::Cutoff { node, side, after, skipped, by, reach });
        self.lines.unsettle(tree.depth(node));
    }
}
