//! The state of a whole search after each event, kept the plain way: from the start, event by event.

use plyscope_search::events::{Bound, Effect, State};
use plyscope_search::{Perspective, Window};
use plyscope_trace::{NodeState, Phase};
use plyscope_tree::{NodeId, Score};

use crate::branch::{Worth, worth_of};
use crate::case::Search;
use crate::model::Game;
use crate::path::Open;
use crate::told::Told;

/// All that is known after some events.
#[derive(Clone, Debug)]
pub struct Naive<'a> {
    search: &'a Search,
    /// The game as deep as the search of the root goes that is under way.
    pub game: Game,
    perspective: Perspective,
    /// What is known of each node.
    pub states: Vec<NodeState>,
    /// The visits under way; the last may be one that has just returned.
    pub path: Vec<Open>,
    returned: bool,
    steps: u32,
    /// How many searches of the root have begun, where each says so.
    pub iterations: u32,
}

impl<'a> Naive<'a> {
    /// Before the first event.
    pub fn new(search: &'a Search) -> Self {
        let game = search.game();
        let perspective = search.algorithm().perspective(search.options());
        let states = vec![NodeState::default(); game.nodes.len()];
        let (path, returned, steps, iterations) = (Vec::new(), false, 0, 0);
        Self { search, game, perspective, states, path, returned, steps, iterations }
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

    /// A score of the node in millionths, seen by MAX.
    pub fn worth(&self, node: usize, score: Score) -> Worth {
        worth_of(self.search.tree(), self.to_max(node, score))
    }

    /// A child's return as its parent takes it.
    pub fn taken(&self, value: Score) -> Score {
        if self.turns() { -value } else { value }
    }

    /// Whether each node is seen by its own mover.
    pub fn turns(&self) -> bool {
        self.perspective == Perspective::SideToMove
    }

    /// The visit of this node that is under way.
    pub fn frame(&self, node: usize) -> Option<&Open> {
        self.path.iter().rev().find(|open| open.node == node)
    }

    /// Takes the next event in.
    pub fn hear(&mut self, event: &Told) {
        if std::mem::take(&mut self.returned) {
            self.path.pop();
        }
        let number = event.node();
        let state = &mut self.states[number];
        match event {
            Told::Enter { window, kind, .. } => {
                let visits = state.visits + 1;
                self.forget(number);
                let active = NodeState { phase: Phase::Active, visits, ..NodeState::default() };
                self.states[number] = NodeState { kind: Some(*kind), ..active };
                let entry = window.map(|window| self.given(window, *kind));
                self.path.push(Open { node: number, entry, now: entry });
            }
            Told::Order { .. } | Told::Store { .. } => {}
            Told::Evaluate { value, .. } => state.best = Some(*value),
            Told::Improve { node, child, value, window } => {
                state.best = Some(*value);
                state.best_child = Some(*child);
                self.narrow(*window, *node);
            }
            Told::Cutoff { skipped, .. } => {
                state.cutoff = Some(self.steps);
                for node in skipped {
                    assert_eq!(self.states[node.index()].phase, Phase::Unreached);
                    self.skip(node.index());
                }
            }
            Told::Leave { value, bound, .. } => {
                state.phase = Phase::Finished;
                state.returned = Some((*value, *bound));
                self.returned = true;
            }
            Told::Iterate(iteration) => {
                self.forget(0);
                self.path.clear();
                self.iterations += 1;
                self.game = self.game.to_depth(iteration.depth);
            }
            Told::Probe { node, hit } => {
                let Some(hit) = hit else { return self.count() };
                let now = self.frame(number).and_then(|open| open.now).unwrap().window;
                let state = &mut self.states[number];
                match hit.effect {
                    Effect::None => {}
                    Effect::Return => {
                        state.known = true;
                        (number + 1..self.game.below(number).end).for_each(|node| self.skip(node));
                    }
                    Effect::RaiseAlpha => {
                        (state.best, state.best_child) = (Some(hit.value), hit.best);
                        self.narrow(Some(Window { alpha: hit.value, ..now }), *node);
                    }
                    Effect::LowerBeta => {
                        self.narrow(Some(Window { beta: hit.value, ..now }), *node);
                    }
                }
            }
            Told::Open { merit, .. } => {
                let (visits, merit) = (state.visits + 1, Some(*merit));
                let active = NodeState { phase: Phase::Active, visits, ..NodeState::default() };
                *state = NodeState { merit, ..active };
            }
            Told::Solve { merit, .. } => {
                state.phase = Phase::Finished;
                (state.merit, state.returned) = (None, Some((*merit, None)));
                // The nodes below that were neither solved nor expanded are skipped.
                (number + 1..self.game.below(number).end).for_each(|node| self.skip(node));
            }
            Told::Purge { state: State::Live, .. } => self.skip(number),
            Told::Purge { state: State::Solved, .. } => {}
        }
        self.count();
    }

    fn count(&mut self) {
        self.steps += 1;
    }

    /// What was known of a node and of all below it is past.
    fn forget(&mut self, node: usize) {
        for below in self.game.below(node) {
            let visits = self.states[below].visits;
            self.states[below] = NodeState { visits, ..NodeState::default() };
        }
    }

    /// The search does not come to a node, nor to anything below it, unless it is done with it.
    fn skip(&mut self, node: usize) {
        for below in self.game.below(node) {
            let mut inside = below + 1..self.game.below(below).end;
            let expanded = self.states[below].phase == Phase::Active
                && inside.any(|each| self.states[each].visits > 0);
            let state = &mut self.states[below];
            if state.phase != Phase::Finished && !expanded {
                state.phase = Phase::Skipped;
            }
        }
    }
}

/// Checks that a claim on a node's value holds for its minimax value, or for one that deeper entries lead to.
pub fn check_truth(naive: &Naive<'_>, node: NodeId, value: Score, bound: Option<Bound>) {
    let number = node.index();
    // The minimax forms say what MAX sees, the negamax forms what the mover does.
    let turned = naive.turns() && !naive.game.max_moves_at(number);
    let (told, (low, high)) = (naive.worth(number, value), naive.game.range(number));
    let (told, low, high) = if turned { (-told, -high, -low) } else { (told, low, high) };
    let holds = match bound {
        None => true,
        Some(Bound::Exact) => low <= told && told <= high,
        Some(Bound::Lower) => high >= told,
        Some(Bound::Upper) => low <= told,
    };
    assert!(holds, "node {number}: {told} as {bound:?} of {low} to {high}");
}
