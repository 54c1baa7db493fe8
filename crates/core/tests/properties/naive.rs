//! The state of a whole search after each event, kept the plain way: from the start, event by event.

use plyscope_core::search::{OwnedWindow, Perspective, Window};
use plyscope_core::trace::{NodeState, Phase};
use plyscope_core::{NodeId, Score};

use crate::model::Game;
use crate::told::Told;

/// A visit under way.
#[derive(Clone, Debug)]
pub struct Open {
    pub node: usize,
    pub entry: OwnedWindow,
    pub now: OwnedWindow,
}

/// All that is known after some events.
#[derive(Clone, Debug)]
pub struct Naive<'a> {
    game: &'a Game,
    perspective: Perspective,
    pub states: Vec<NodeState>,
    /// The visits under way; the last may be one that has just returned.
    pub path: Vec<Open>,
    returned: bool,
    steps: u32,
}

impl<'a> Naive<'a> {
    pub fn new(game: &'a Game, perspective: Perspective) -> Self {
        let states = vec![NodeState::default(); game.nodes.len()];
        Self { game, perspective, states, path: Vec::new(), returned: false, steps: 0 }
    }

    /// A score of the node, seen by MAX; and back.
    pub fn to_max(&self, node: usize, score: Score) -> Score {
        let turned = self.perspective == Perspective::SideToMove && !self.game.max_moves_at(node);
        if turned { -score } else { score }
    }

    /// A score of the node that is the greater, the better its mover likes it.
    pub fn liked(&self, node: usize, score: Score) -> Score {
        let score = self.to_max(node, score);
        if self.game.max_moves_at(node) { score } else { -score }
    }

    /// A child's return as its parent takes it.
    pub fn taken(&self, value: Score) -> Score {
        if self.perspective == Perspective::SideToMove { -value } else { value }
    }

    pub fn hear(&mut self, event: &Told) {
        if std::mem::take(&mut self.returned) {
            self.path.pop();
        }
        let state = &mut self.states[event.node()];
        match event {
            Told::Enter { node, window, .. } => {
                let visits = state.visits + 1;
                *state = NodeState { phase: Phase::Active, visits, ..NodeState::default() };
                let entry = self.given(window.unwrap_or(Window::FULL));
                self.path.push(Open { node: node.index(), entry, now: entry });
            }
            Told::Order { .. } => {}
            Told::Evaluate { value, .. } => state.best = Some(*value),
            Told::Improve { node, child, value, window } => {
                state.best = Some(*value);
                state.best_child = Some(*child);
                if let Some(window) = *window {
                    self.path.last_mut().unwrap().now.follow(window, *node);
                }
            }
            Told::Cutoff { skipped, .. } => {
                state.cutoff = Some(self.steps);
                for node in skipped.iter().flat_map(|node| self.game.below(node.index())) {
                    assert_eq!(self.states[node].phase, Phase::Unreached);
                    self.states[node].phase = Phase::Skipped;
                }
            }
            Told::Leave { value, bound, .. } => {
                state.phase = Phase::Finished;
                state.returned = Some((*value, *bound));
                self.returned = true;
            }
        }
        self.steps += 1;
    }

    /// The window of a node that is entered now, with the owners of its ends: those that they have
    /// at the parent, where the parent passes the end on.
    fn given(&self, window: Window) -> OwnedWindow {
        let Some(parent) = self.path.last() else {
            return OwnedWindow { window, alpha_by: None, beta_by: None };
        };
        let turns = self.perspective == Perspective::SideToMove;
        let OwnedWindow { mut alpha_by, mut beta_by, .. } = parent.now;
        if !self.game.options.deep {
            let moves_alpha = turns || self.game.max_moves_at(parent.node);
            *(if moves_alpha { &mut beta_by } else { &mut alpha_by }) = None;
        }
        if turns {
            std::mem::swap(&mut alpha_by, &mut beta_by);
        }
        OwnedWindow { window, alpha_by, beta_by }
    }
}

trait Follow {
    /// Takes over a window that this node has changed.
    fn follow(&mut self, window: Window, by: NodeId);
}

impl Follow for OwnedWindow {
    fn follow(&mut self, window: Window, by: NodeId) {
        if window.alpha != self.window.alpha {
            self.alpha_by = Some(by);
        }
        if window.beta != self.window.beta {
            self.beta_by = Some(by);
        }
        self.window = window;
    }
}
