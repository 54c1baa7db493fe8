//! What is said of the table, of a best-first search and of the critical tree.

use std::collections::HashMap;

use plyscope_explain::facts::{Fact, Opened, SolvedBy};
use plyscope_oracle::algorithms::Answer;
use plyscope_oracle::case::Search;
use plyscope_oracle::model::id;
use plyscope_oracle::naive::Naive;
use plyscope_oracle::open_list::List;
use plyscope_oracle::slots::Slots;
use plyscope_oracle::told::Told;
use plyscope_search::critical::NodeType;
use plyscope_search::events::Bound;

/// What a replay keeps besides the states of the nodes.
pub struct Elsewhere<'a> {
    search: &'a Search,
    slots: Option<Slots<'a>>,
    list: Option<List<'a>>,
    parts: HashMap<usize, NodeType>,
    /// The visit's own bound at the last event, if that stored a value that two bounds make exact.
    stored: Option<Bound>,
}

impl<'a> Elsewhere<'a> {
    pub fn new(search: &'a Search) -> Self {
        let slots = search.has_table().then(|| Slots::new(search));
        let list = search.algorithm().is_best_first().then(|| List::new(search));
        Self { search, slots, list, parts: HashMap::new(), stored: None }
    }

    pub fn check(&mut self, event: &Told, fact: Fact, before: &Naive<'_>) {
        let node = event.node();
        let stored = self.stored.take();
        match (event, fact) {
            (Told::Leave { .. }, Fact::Leave { alone, .. }) => assert_eq!(alone, stored),
            (Told::Enter { .. }, Fact::Enter { part, .. }) => {
                let due =
                    (self.search.row.answer == Answer::Critical).then(|| self.part(node, before));
                assert_eq!(part, due);
            }
            (Told::Probe { hit, .. }, _) => {
                let from = hit.and_then(|_| self.slots.as_ref()?.stored_at(node)).map(id);
                let wanted = before.game.plies_below(node);
                assert_eq!(fact, Fact::Probe { hit: *hit, from, wanted });
            }
            (&Told::Store { value, bound, depth, best, lost, .. }, _) => {
                let alone = self.alone(event, before);
                assert_eq!(fact, Fact::Store { value, bound, alone, depth, best, lost });
                self.stored = alone;
            }
            (&Told::Open { merit, .. }, _) => {
                assert_eq!(fact, Fact::Open { merit, how: self.opened(node) });
            }
            (&Told::Solve { merit, .. }, _) => {
                assert_eq!(fact, Fact::Solve { merit, by: self.solved_by(node, before) });
            }
            (&Told::Purge { state, merit, .. }, _) => {
                assert_eq!(fact, Fact::Purge { state, merit });
            }
            _ => {}
        }
        if let Some(slots) = &mut self.slots {
            slots.hear(event, before);
        }
        if let Some(list) = &mut self.list {
            list.hear(event);
        }
    }

    /// The bound that a visit itself found, where it met the opposite one that the table had.
    fn alone(&self, event: &Told, before: &Naive<'_>) -> Option<Bound> {
        let Told::Store { node, value, bound: Bound::Exact, depth, .. } = *event else {
            return None;
        };
        let slot = self.slots.as_ref()?.known(node.index())?;
        let window = before.frame(node.index())?.entry?.window;
        let is_met = slot.depth == depth && slot.value == value;
        if !is_met || before.game.ends_at(node.index()) {
            return None;
        }
        match slot.bound {
            Bound::Lower if value <= window.alpha => Some(Bound::Upper),
            Bound::Upper if value >= window.beta => Some(Bound::Lower),
            _ => None,
        }
    }

    /// The part of a node that is about to be entered: by its parent's, and whether it is the first.
    fn part(&mut self, node: usize, before: &Naive<'_>) -> NodeType {
        let part = before.game.nodes[node].parent.map_or(NodeType::Pv, |parent| {
            let siblings = &before.game.nodes[parent].children;
            let first = siblings.iter().all(|&sibling| before.states[sibling].visits == 0);
            match (self.parts[&parent], first) {
                (NodeType::Pv, true) => NodeType::Pv,
                (NodeType::Cut, true) => NodeType::All,
                (NodeType::Cut, false) => panic!("one child of a CUT node is enough"),
                (NodeType::Pv | NodeType::All, _) => NodeType::Cut,
            }
        });
        self.parts.insert(node, part);
        part
    }

    fn opened(&self, node: usize) -> Opened {
        let list = self.list.as_ref().unwrap();
        let Some(parent) = list.game.nodes[node].parent else { return Opened::Root };
        if list.chooses(parent) {
            return Opened::Choice;
        }
        let place = list.order[parent].iter().position(|&child| child == node).unwrap();
        let before = place.checked_sub(1).map(|before| id(list.order[parent][before]));
        before.map_or(Opened::FirstAnswer, |before| Opened::NextAnswer { before })
    }

    fn solved_by(&self, node: usize, before: &Naive<'_>) -> SolvedBy {
        let list = self.list.as_ref().unwrap();
        if list.game.ends_at(node) {
            let state = before.states[node];
            return SolvedBy::Value { value: state.best.unwrap(), was: state.merit.unwrap() };
        }
        let child = id(list.sorted()[0].node);
        if list.chooses(node) { SolvedBy::Choice { child } } else { SolvedBy::LastAnswer { child } }
    }
}
