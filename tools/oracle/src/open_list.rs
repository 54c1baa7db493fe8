//! The list of a best-first search, kept the plain way.

use std::cmp::Reverse;
use std::collections::HashSet;

use plyscope_search::Algorithm;
use plyscope_search::events::State;
use plyscope_tree::Player;

use crate::branch::{INF, Worth, worth_of};
use crate::case::Search;
use crate::model::Game;
use crate::told::Told;

/// A state on the list, with its merit as the player has it in whose view the search is done.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// Its node.
    pub node: usize,
    /// Whether it is solved.
    pub state: State,
    /// Its merit.
    pub merit: Worth,
}

/// The list, kept the plain way.
pub struct List<'a> {
    search: &'a Search,
    /// The game that is searched.
    pub game: Game,
    view: Player,
    states: Vec<Known>,
    /// The children of each node in the order in which they are taken.
    pub order: Vec<Vec<usize>>,
    /// The nodes that have been solved.
    pub solved: HashSet<usize>,
    /// The merit of the state that was taken last.
    merit: Worth,
}

impl<'a> List<'a> {
    /// The list before the first event.
    pub fn new(search: &'a Search) -> Self {
        let root = search.options().root;
        let down = search.algorithm() == Algorithm::SssStar;
        let view = if down { root } else { root.other() };
        let game = search.game();
        let order = game.nodes.iter().map(|place| place.children.clone()).collect();
        Self { search, game, view, states: Vec::new(), order, solved: HashSet::new(), merit: INF }
    }

    /// A value as the player has it in whose view the search is done; and back.
    pub fn seen(&self, worth: Worth) -> Worth {
        if self.view == Player::Max { worth } else { -worth }
    }

    /// Whether one child is enough for the node.
    pub fn chooses(&self, node: usize) -> bool {
        self.game.max_moves_at(node) == (self.view == Player::Max)
    }

    /// Where a node stands: at which child its path turns off at each ply.
    fn place(&self, node: usize) -> Vec<usize> {
        let Some(parent) = self.game.nodes[node].parent else { return Vec::new() };
        let mut place = self.place(parent);
        place.push(self.order[parent].iter().position(|&child| child == node).unwrap());
        place
    }

    /// The states, the one that is taken next first: by merit, of equal ones the leftmost.
    pub fn sorted(&self) -> Vec<Known> {
        let mut states = self.states.clone();
        states.sort_by_key(|known| (Reverse(known.merit), self.place(known.node)));
        states
    }

    /// Takes the first state, which must be this one. The merits of those that are taken only fall, and
    /// none falls below the value.
    fn take(&mut self, node: usize, state: State) {
        let first = self.sorted()[0];
        assert_eq!((first.node, first.state), (node, state));
        assert!(self.seen(self.game.worth(0)) <= first.merit && first.merit <= self.merit);
        self.merit = first.merit;
        self.remove(node);
    }

    fn remove(&mut self, node: usize) -> Known {
        let at = self.states.iter().position(|known| known.node == node).unwrap();
        self.states.remove(at)
    }

    fn has(&self, node: usize, state: State) -> bool {
        self.states.iter().any(|known| known.node == node && known.state == state)
    }

    /// Takes the next event in, which it checks.
    pub fn hear(&mut self, told: &Told) {
        let node = told.node();
        let worth = |merit| self.seen(worth_of(self.search.tree(), merit));
        match told {
            Told::Order { children, .. } => {
                self.order[node] = children.iter().map(|child| child.index()).collect();
            }
            Told::Evaluate { .. } => self.take(node, State::Live),
            Told::Open { merit, .. } => {
                let known = Known { node, state: State::Live, merit: worth(*merit) };
                self.come_from(node);
                self.states.push(known);
            }
            Told::Solve { merit, .. } => {
                let known = Known { node, state: State::Solved, merit: worth(*merit) };
                if !self.game.ends_at(node) {
                    let mut children = self.game.nodes[node].children.clone();
                    children.retain(|&child| self.sorted()[0].node == child);
                    self.take(children[0], State::Solved);
                }
                self.solved.insert(node);
                self.states.push(known);
            }
            Told::Purge { state, merit, .. } => {
                let merit = worth(*merit);
                let purged = self.remove(node);
                assert_eq!((purged.state, purged.merit), (*state, merit));
            }
            _ => panic!("{told:?} is no event of a best-first search"),
        }
    }

    /// Takes the state that a new live one comes from, unless that is done.
    fn come_from(&mut self, node: usize) {
        let Some(parent) = self.game.nodes[node].parent else { return };
        let siblings = &self.order[parent];
        let before = siblings.iter().position(|&child| child == node).unwrap().checked_sub(1);
        match before {
            None => self.take(parent, State::Live),
            Some(before) if self.chooses(parent) => {
                assert!(self.has(siblings[before], State::Live));
            }
            Some(before) => self.take(siblings[before], State::Solved),
        }
    }
}
