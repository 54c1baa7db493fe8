//! A transposition table, kept the plain way.

use plyscope_search::events::{Bound, Effect, Hit, Lost};
use plyscope_search::{Replace, Reuse, Window};
use plyscope_tree::{NodeId, Score};

use crate::case::Search;
use crate::model::{Game, id};
use crate::naive::Naive;
use crate::told::Told;

/// The first node that is the same position, for each node.
pub fn classes(game: &Game) -> Vec<usize> {
    let first = |node: usize| (0..node).find(|&first| game.is_same_position(first, node));
    (0..game.nodes.len()).map(|node| first(node).unwrap_or(node)).collect()
}

/// What stands in a place: the position, and what was found of it.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// The node that stored it.
    pub node: usize,
    /// The first node of the same position.
    pub class: usize,
    /// The plies searched below.
    pub depth: u16,
    /// The value found.
    pub value: Score,
    /// What it says of the true one.
    pub bound: Bound,
    /// The place of the best child.
    pub best: Option<u32>,
}

/// A table, kept the plain way.
pub struct Slots<'a> {
    search: &'a Search,
    classes: Vec<usize>,
    /// Its places.
    pub places: Vec<Option<Slot>>,
}

impl<'a> Slots<'a> {
    /// An empty table.
    pub fn new(search: &'a Search) -> Self {
        let nodes = search.tree().len();
        let size = search.options().table.map_or(nodes, |size| (size as usize).min(nodes));
        Self { search, classes: classes(&search.game()), places: vec![None; size] }
    }

    fn place(&self, node: usize) -> Option<Slot> {
        self.places[self.classes[node] % self.places.len()]
    }

    /// What is known of the node's position.
    pub fn known(&self, node: usize) -> Option<Slot> {
        self.place(node).filter(|slot| slot.class == self.classes[node])
    }

    /// Where what is known of the node's position was found.
    pub fn stored_at(&self, node: usize) -> Option<usize> {
        self.known(node).map(|slot| slot.node)
    }

    /// The best child that is known.
    pub fn best(&self, node: usize) -> Option<usize> {
        let place = self.known(node)?.best? as usize;
        Some(self.search.tree().children(id(node))[place].index())
    }

    /// Takes what a search told, which it checks, given what was known before.
    pub fn hear(&mut self, told: &Told, naive: &Naive<'_>) {
        match *told {
            Told::Probe { node, hit } => {
                let known = self.known(node.index());
                assert_eq!(known.map(|slot| self.hit(slot, node.index(), naive)), hit);
            }
            Told::Store { node, value, bound, depth, best, lost } => {
                let number = node.index();
                let old = self.known(number);
                let children = self.search.tree().children(node);
                let place = best.map(|best| children.iter().position(|&child| child == best));
                let place = place.map(|place| u32::try_from(place.unwrap()).unwrap());
                let class = self.classes[number];
                let slot = Slot { node: number, class, depth, value, bound, best: place };
                check_store(slot, number, old, naive);
                assert_eq!(lost, self.lost(slot));
                if lost != Lost::Own {
                    let size = self.places.len();
                    self.places[class % size] = Some(slot);
                }
            }
            _ => {}
        }
    }

    /// What gives way to a new entry.
    fn lost(&self, new: Slot) -> Lost {
        match self.place(new.class) {
            Some(old)
                if self.search.options().replace == Replace::Deeper && new.depth < old.depth =>
            {
                Lost::Own
            }
            Some(old) if old.class != new.class => Lost::Other(id(old.class)),
            _ => Lost::Nothing,
        }
    }

    fn takes_deeper(&self) -> bool {
        self.search.options().reuse == Reuse::AtLeast
    }

    /// What an entry means for a node that was just entered.
    fn hit(&self, slot: Slot, node: usize, naive: &Naive<'_>) -> Hit {
        let Slot { depth, value, bound, .. } = slot;
        let Window { alpha, beta } = naive.frame(node).unwrap().now.unwrap().window;
        let effect = match bound {
            _ if depth < naive.game.plies_below(node) => Effect::None,
            _ if depth > naive.game.plies_below(node) && !self.takes_deeper() => Effect::None,
            Bound::Exact => Effect::Return,
            Bound::Lower if value >= beta => Effect::Return,
            Bound::Upper if value <= alpha => Effect::Return,
            Bound::Lower if value > alpha => Effect::RaiseAlpha,
            Bound::Upper if value < beta => Effect::LowerBeta,
            _ => Effect::None,
        };
        Hit { value, bound, depth, best: self.best(node).map(id), effect }
    }
}

/// What a node stores is what it found in its window, together with what was known.
fn check_store(new: Slot, node: usize, old: Option<Slot>, naive: &Naive<'_>) {
    let Window { alpha, beta } = naive.frame(node).unwrap().entry.unwrap().window;
    let Slot { depth, value, bound, best, .. } = new;
    assert_eq!(depth, naive.game.plies_below(node));
    let state = naive.states[node];
    assert_eq!(Some(value), state.best);
    let found = match value {
        _ if naive.game.ends_at(node) => Bound::Exact,
        Score::NEG_INF if value <= alpha => Bound::Exact,
        Score::POS_INF if value >= beta => Bound::Exact,
        _ if value <= alpha => Bound::Upper,
        _ if value >= beta => Bound::Lower,
        _ => Bound::Exact,
    };
    let meets = old.is_some_and(|old| {
        let bounds = [(Bound::Lower, Bound::Upper), (Bound::Upper, Bound::Lower)];
        (old.depth, old.value) == (depth, value) && bounds.contains(&(old.bound, found))
    });
    assert_eq!(bound, if meets { Bound::Exact } else { found });
    // Where no move is known to be good, the one that was stays.
    let good = state.best_child.filter(|_| found != Bound::Upper).map(NodeId::index);
    let place =
        good.and_then(|child| naive.game.nodes[node].children.iter().position(|&c| c == child));
    let place = place.map(|place| u32::try_from(place).unwrap());
    assert_eq!(best, place.or(old.and_then(|old| old.best)));
}
