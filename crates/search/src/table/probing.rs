//! Probing the transposition table on arrival, and storing on leaving.

use super::memory::child_at;
use crate::events::{Bound, Effect, Event, Hit, Recall};
use crate::rules::Rules;
use crate::table::Entry;
use crate::visit::Visit;
use crate::window::{OwnedWindow, Window};
use plyscope_tree::{NodeId, Score};

/// The consequence of a probe for the visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Probed {
    /// The search goes on, perhaps with a lower β.
    GoesOn,
    /// The table's value is returned.
    Returns(Score, Bound),
    /// The table knows a move that is worth at least this.
    HasMove(Score),
}

/// The effect of an entry on a window. One that was searched less deep has none, and one that was searched deeper only
/// where its value is wanted, which may be another than that of the search without a table.
fn effect(entry: &Entry, answers: bool, window: Window) -> Effect {
    let Window { alpha, beta } = window;
    match entry.bound {
        _ if !answers => Effect::None,
        Bound::Exact => Effect::Return,
        Bound::Lower if entry.value >= beta => Effect::Return,
        Bound::Lower if entry.value > alpha => Effect::RaiseAlpha,
        Bound::Upper if entry.value <= alpha => Effect::Return,
        Bound::Upper if entry.value < beta => Effect::LowerBeta,
        Bound::Lower | Bound::Upper => Effect::None,
    }
}

impl<S: Recall, R: Rules + ?Sized> Visit<'_, S, R> {
    /// Looks the node's position up in the table, and narrows the window accordingly.
    pub(crate) fn probe(&mut self, node: NodeId, now: &mut OwnedWindow) -> Probed {
        let Some(memory) = &self.memory else { return Probed::GoesOn };
        let tree = self.horizon.tree;
        let depth = memory.depth(&self.horizon, node);
        let Some(entry) = memory.get(node) else {
            self.sink.record(Event::Probe { node, hit: None });
            return Probed::GoesOn;
        };
        let Entry { value, bound, .. } = entry;
        let answers = self.rules.answers(self.options.reuse, entry.depth, depth);
        let effect = match effect(&entry, answers, now.window) {
            Effect::RaiseAlpha | Effect::LowerBeta if !self.rules.narrows() => Effect::None,
            effect => effect,
        };
        let best = child_at(tree, node, entry.best);
        let line = match (bound, effect) {
            (Bound::Exact, Effect::Return) => memory.line(&self.horizon, node, value),
            // At the horizon only a deeper entry has a move, which would lead beyond it.
            (Bound::Lower, Effect::Return | Effect::RaiseAlpha) if !self.horizon.ends_at(node) => {
                best.into_iter().collect()
            }
            _ => Vec::new(),
        };
        self.lines.set(tree.depth(node), line);
        let hit = Hit { value, bound, depth: entry.depth, best, effect };
        self.sink.record(Event::Probe { node, hit: Some(hit) });
        match effect {
            Effect::None => Probed::GoesOn,
            Effect::Return => Probed::Returns(value, bound),
            Effect::RaiseAlpha => {
                now.raise_alpha(value, node);
                if self.rules.takes_known_best() { Probed::HasMove(value) } else { Probed::GoesOn }
            }
            Effect::LowerBeta => {
                now.lower_beta(value, node);
                Probed::GoesOn
            }
        }
    }

    /// Leaves a node with the table's value.
    pub(crate) fn leave_known(&mut self, node: NodeId, value: Score, bound: Bound) -> Score {
        if bound != Bound::Exact {
            self.lines.unsettle(self.horizon.tree.depth(node));
        }
        self.leave_with(node, value, Some(bound), bound == Bound::Upper)
    }

    /// Stores and leaves an interior node with its best value: the windows are that with which it was entered, what the table
    /// has left of that, and the one now.
    pub(crate) fn store_and_leave(
        &mut self,
        node: NodeId,
        best: Score,
        windows: [Window; 3],
    ) -> Score {
        let (value, _) = self.outcome(node, best, windows[0]);
        let bound_of = |window| self.options.bound_of(best, value, window);
        let bound = self.rules.bound_by(windows, best, &bound_of);
        let bound = bound.map(|bound| self.store(node, value, bound));
        self.learn(node, bound);
        let failed_low = matches!(bound, Some(Bound::Upper) | None);
        self.leave_with(node, value, self.rules.bound_told(bound), failed_low)
    }

    /// Stores the node's value in the table, and returns its bound merged with the old entry's.
    pub(crate) fn store(&mut self, node: NodeId, value: Score, bound: Bound) -> Bound {
        let bound = self.rules.stored(bound);
        let Some(memory) = &mut self.memory else { return bound };
        let tree = self.horizon.tree;
        let depth = memory.depth(&self.horizon, node);
        let found = self.lines.best(tree.depth(node)).filter(|_| bound != Bound::Upper);
        let best = found
            .and_then(|best| tree.children(node).iter().position(|&child| child == best))
            .and_then(|place| u32::try_from(place).ok());
        let position = memory.positions.of(node);
        let (entry, lost) =
            memory.table.store(Entry { position, depth, value, bound, best }, self.rules.merges());
        let best = child_at(tree, node, entry.best);
        if entry.bound == Bound::Exact && bound != Bound::Exact {
            let line = memory.line(&self.horizon, node, value);
            self.lines.set(tree.depth(node), line);
        }
        let bound = entry.bound;
        self.sink.record(Event::Store { node, value, bound, depth, best, lost });
        bound
    }

    /// Takes the principal variation from the table: the given best move at the root, then entries as long as they keep
    /// the root's value. If no move ever proved good, all are equally bad, and the first one is taken.
    pub(crate) fn read_line(&mut self, value: Score, best: Option<NodeId>) {
        let Some(memory) = &self.memory else { return };
        if self.horizon.ends_at(NodeId::ROOT) {
            return;
        }
        let Some(best) = best.or_else(|| self.first_child()) else { return };
        let mut line = vec![best];
        line.extend(memory.line(&self.horizon, best, -value));
        self.lines.set(0, line);
    }
}
