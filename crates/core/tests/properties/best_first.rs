//! SSS* and DUAL* keep a list of states, and come to the value from above and from below.

use std::cmp::Reverse;
use std::collections::HashSet;

use plyscope_core::Player;
use plyscope_core::search::Algorithm;
use plyscope_core::trace::{BestFirstState, OpenList, State};
use proptest::prelude::*;

use crate::model::{Game, INF, Worth, id, worth_of};
use crate::random::{Search, any_case, cases};
use crate::told::Told;

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn the_list_at_every_step_is_what_the_events_make_of_it(case in any_case(24)) {
        case.each(|search| if search.algorithm().is_best_first() { check_list(search) });
    }

    #[test]
    fn other_searches_have_no_list(case in any_case(24)) {
        case.each(|search| {
            let list = OpenList::at(&search.record(), search.tree(), 5);
            assert_eq!(list.is_some(), search.algorithm().is_best_first());
        });
    }
}

/// A state on the list, with its merit as the player has it in whose view the search is done.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    pub node: usize,
    state: State,
    merit: Worth,
}

/// The list, kept the plain way.
pub struct List<'a> {
    search: &'a Search,
    pub game: Game,
    view: Player,
    states: Vec<Known>,
    /// The children of each node in the order in which they are taken.
    pub order: Vec<Vec<usize>>,
    solved: HashSet<usize>,
    /// The merit of the state that was taken last.
    merit: Worth,
}

impl<'a> List<'a> {
    pub fn new(search: &'a Search) -> Self {
        let root = search.options().root;
        let down = search.algorithm() == Algorithm::SssStar;
        let view = if down { root } else { root.other() };
        let game = search.game();
        let order = game.nodes.iter().map(|place| place.children.clone()).collect();
        Self { search, game, view, states: Vec::new(), order, solved: HashSet::new(), merit: INF }
    }

    fn seen(&self, worth: Worth) -> Worth {
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
                assert!(self.has(siblings[before], State::Live))
            }
            Some(before) => self.take(siblings[before], State::Solved),
        }
    }
}

fn check_list(search: &Search) {
    let trace = search.record();
    let mut list = List::new(search);
    let events = search.hear().events;
    for (index, told) in events.iter().enumerate() {
        list.hear(told);
        let states = list.sorted();
        let seen = OpenList::at(&trace, search.tree(), index + 1).unwrap();
        let as_seen = |state: &BestFirstState| {
            let merit = list.seen(worth_of(search.tree(), state.merit));
            (state.node.index(), state.state, merit)
        };
        let kept: Vec<_> =
            states.iter().map(|known| (known.node, known.state, known.merit)).collect();
        assert_eq!(seen.states.iter().map(as_seen).collect::<Vec<_>>(), kept, "step {}", index + 1);
        let solution: Vec<_> = seen.solution.iter().map(|node| node.index()).collect();
        match states.first() {
            Some(first) => check_solution(&list, *first, &solution),
            None => assert!(solution.is_empty()),
        }
    }
    let first = list.sorted()[0];
    assert_eq!((first.node, first.state), (0, State::Solved), "it ends when the root is solved");
}

/// The solution that the first state belongs to is a tree, with one move of the player in whose view
/// it is and every answer so far; its merit is the least of its values.
fn check_solution(list: &List<'_>, first: Known, solution: &[usize]) {
    let game = &list.game;
    assert!(solution.is_sorted() && solution.contains(&first.node));
    let mut least = INF;
    for &node in solution {
        assert!(game.nodes[node].parent.is_none_or(|parent| solution.contains(&parent)));
        if game.ends_at(node) {
            let value = list.seen(game.static_worth(node).unwrap());
            least = if list.solved.contains(&node) { least.min(value) } else { least };
            continue;
        }
        let inside: Vec<_> =
            list.order[node].iter().map(|child| solution.contains(child)).collect();
        let count = inside.iter().filter(|&&inside| inside).count();
        if list.chooses(node) {
            assert!(count <= 1, "one move is enough at node {node}");
        } else {
            assert!(inside[..count].iter().all(|&inside| inside), "answers come from the left");
        }
        if list.solved.contains(&node) {
            assert_eq!(count, if list.chooses(node) { 1 } else { inside.len() }, "node {node}");
        }
    }
    assert_eq!(least, first.merit, "the merit is the least value of the solution");
    let open = |&&node: &&usize| !list.solved.contains(&node) && id(node) != id(first.node);
    let above = |node: usize| game.below(node).contains(&first.node);
    assert!(solution.iter().filter(open).all(|&node| above(node)), "nothing else is open");
}
