//! How a window passes from node to node, said once for everything that reads a trace.

use super::recorder::Trace;
use crate::score::Score;
use crate::search::{BoundUpdate, OwnedWindow, Perspective};
use crate::tree::{NodeId, Player};

impl Trace {
    /// The window that a node gives its next child, when its own stands like this.
    pub(super) fn given(&self, now: OwnedWindow, player: Player) -> OwnedWindow {
        let mover = self.owner(player);
        let given = if self.options.deep { now } else { now.shallow(mover) };
        match self.algorithm.perspective() {
            Perspective::Max => given,
            Perspective::SideToMove => given.turned(),
        }
    }

    /// Moves a node's bound as its new best value did, in the event with this index.
    pub(super) fn improve(
        &self,
        now: &mut OwnedWindow,
        event: usize,
        node: NodeId,
        player: Player,
        best: Score,
    ) {
        let closes = self.events.get(event + 1).is_some_and(|next| next.is_cutoff());
        if self.algorithm.has_window()
            && (self.options.bound == BoundUpdate::BeforeCheck || !closes)
        {
            now.tighten(self.owner(player), best, node);
        }
    }

    /// Who owns the bound that a node moves: its player, or in the negamax forms always α's.
    fn owner(&self, player: Player) -> Player {
        match self.algorithm.perspective() {
            Perspective::Max => player,
            Perspective::SideToMove => Player::Max,
        }
    }
}
