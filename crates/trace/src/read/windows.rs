//! Windows from node to node, in one place for everything that reads a trace.

use crate::step::Step;
use crate::store::recorded::Trace;
use plyscope_search::events::{Effect, EnterAs};
use plyscope_search::{BoundUpdate, OwnedWindow, Perspective};
use plyscope_tree::{NodeId, Player, Score};

/// The visit that a node is entered from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Above {
    pub node: NodeId,
    pub player: Player,
    /// Its window as it is now.
    pub now: Option<OwnedWindow>,
}

impl Trace {
    /// The window that a node is entered with in the event with this index, which stores `end` of it.
    pub(crate) fn entry(
        &self,
        event: usize,
        kind: EnterAs,
        end: Score,
        above: Option<Above>,
    ) -> Option<OwnedWindow> {
        let Some(above) = above else { return self.root_window(event) };
        let turns = self.perspective() == Perspective::SideToMove;
        let turn = |window: OwnedWindow| if turns { window.turned() } else { window };
        match kind {
            EnterAs::Full => above.now.map(|now| turn(self.given(now, above.player))),
            EnterAs::NullWindow => {
                // The end is the lower one of the child's; the node gives it as it sees it.
                let low = if turns { -end.above() } else { end };
                Some(turn(above.now.unwrap_or(OwnedWindow::FULL).test(low, above.node)))
            }
            EnterAs::ReSearch => above.now.map(|now| turn(now.from(-end, above.node))),
        }
    }

    /// The window of the root in the event with this index.
    fn root_window(&self, event: usize) -> Option<OwnedWindow> {
        let has = self.algorithm.has_root_window(&self.options);
        let window =
            self.iteration_at(Step::before(event)).and_then(|(_, iteration)| iteration.window);
        has.then(|| window.map_or(OwnedWindow::FULL, OwnedWindow::of_root))
    }

    /// The window that a node with this window gives its next child, as the node sees it.
    fn given(&self, now: OwnedWindow, player: Player) -> OwnedWindow {
        if self.options.deep { now } else { now.shallow(self.owner(player)) }
    }

    /// Moves a node's bound as its new best value did, in the event with this index.
    pub(crate) fn improve(
        &self,
        now: &mut Option<OwnedWindow>,
        event: usize,
        node: NodeId,
        player: Player,
        best: Score,
    ) {
        let closes = self.events.get(event + 1).is_some_and(|next| next.is_cutoff());
        if let Some(now) = now
            && (self.options.bound == BoundUpdate::BeforeCheck || !closes)
        {
            now.tighten(self.owner(player), best, node);
        }
    }

    /// Narrows a node's window as an entry of the table did.
    pub(crate) fn probed(
        now: &mut Option<OwnedWindow>,
        node: NodeId,
        value: Score,
        effect: Effect,
    ) {
        match (now, effect) {
            (Some(now), Effect::RaiseAlpha) => now.raise_alpha(value, node),
            (Some(now), Effect::LowerBeta) => now.lower_beta(value, node),
            _ => {}
        }
    }

    /// The owner of the bound that a node moves: its player, or in the negamax forms always MAX, who owns α.
    fn owner(&self, player: Player) -> Player {
        match self.perspective() {
            Perspective::Max => player,
            Perspective::SideToMove => Player::Max,
        }
    }
}
