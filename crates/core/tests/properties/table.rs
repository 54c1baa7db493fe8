//! The transposition table gives what was stored, in the place where it belongs, and costs no value.

use plyscope_core::search::{Algorithm, Replace, Window};
use plyscope_core::trace::{Bound, Effect, Hit, Lost, TableEntry, Timeline};
use plyscope_core::{Positions, Score};
use proptest::prelude::*;

use crate::model::{Game, id};
use crate::naive::Naive;
use crate::random::{Search, any_case, cases};
use crate::switches::with_plain_order;
use crate::told::Told;

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn the_table_gives_and_loses_what_its_places_and_its_rule_say(case in any_case(32)) {
        case.each(|search| if search.has_table() { check_table(search) });
    }

    #[test]
    fn a_table_as_large_as_the_tree_loses_no_position(case in any_case(32)) {
        case.each(|search| {
            let options = search.options();
            let large = options.table.is_none_or(|size| size as usize >= search.tree().len());
            for told in search.hear().events.iter().filter(|_| large) {
                let Told::Store { lost, .. } = told else { continue };
                // A position may have to wait for what is known of it already, and from deeper.
                let waits = *lost == Lost::Own && options.replace == Replace::Deeper;
                assert!(waits || *lost == Lost::Nothing, "{told:?}");
            }
        });
    }

    #[test]
    fn nodes_are_one_position_where_key_mover_and_all_below_are_the_same(case in any_case(32)) {
        let positions = Positions::new(&case.tree);
        let game = case.game();
        for (node, class) in classes(&game).into_iter().enumerate() {
            prop_assert_eq!(positions.of(id(node)), id(class));
            let same = positions.same_as(id(node)).map(|node| node.index());
            let all = (0..game.nodes.len()).filter(|&other| other == node || game.is_same_position(node, other));
            prop_assert!(same.eq(all));
        }
    }

    #[test]
    fn a_table_is_only_ever_asked_once_a_visit_and_first(case in any_case(32)) {
        case.each(|search| {
            for pair in search.hear().events.windows(2) {
                let asks = matches!(pair[1], Told::Probe { .. });
                let enters = matches!(pair[0], Told::Enter { .. });
                assert_eq!(asks, enters && search.has_table(), "{pair:?}");
            }
        });
    }
}

/// The first node that is the same position, for each node.
pub fn classes(game: &Game) -> Vec<usize> {
    let first = |node: usize| (0..node).find(|&first| game.is_same_position(first, node));
    (0..game.nodes.len()).map(|node| first(node).unwrap_or(node)).collect()
}

/// What stands in a place: the position, and what was found of it.
#[derive(Clone, Copy, Debug)]
struct Slot {
    node: usize,
    class: usize,
    depth: u16,
    value: Score,
    bound: Bound,
    best: Option<u32>,
}

/// A table, kept the plain way.
pub struct Slots<'a> {
    search: &'a Search,
    classes: Vec<usize>,
    places: Vec<Option<Slot>>,
}

impl<'a> Slots<'a> {
    pub fn new(search: &'a Search) -> Self {
        let nodes = search.tree().len();
        let size = search.options().table.map_or(nodes, |size| (size as usize).min(nodes));
        Self { search, classes: classes(&search.game()), places: vec![None; size] }
    }

    fn place(&self, node: usize) -> Option<Slot> {
        self.places[self.classes[node] % self.places.len()]
    }

    /// What is known of the node's position.
    fn known(&self, node: usize) -> Option<Slot> {
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

    /// What an entry means for a node that was just entered.
    fn hit(&self, slot: Slot, node: usize, naive: &Naive<'_>) -> Hit {
        let Slot { depth, value, bound, .. } = slot;
        let Window { alpha, beta } = naive.frame(node).unwrap().now.unwrap().window;
        let effect = match bound {
            _ if depth != naive.game.plies_below(node) => Effect::None,
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
    let good = state.best_child.filter(|_| found != Bound::Upper).map(|child| child.index());
    let place =
        good.and_then(|child| naive.game.nodes[node].children.iter().position(|&c| c == child));
    let place = place.map(|place| u32::try_from(place).unwrap());
    assert_eq!(best, place.or(old.and_then(|old| old.best)));
}

fn check_table(search: &Search) {
    let trace = search.record();
    let timeline = Timeline::new(&trace, search.tree());
    let log = timeline.table().unwrap();
    let mut naive = Naive::new(search);
    let mut slots = Slots::new(search);
    assert_eq!(log.size(), slots.places.len());
    for (index, told) in search.hear().events.iter().enumerate() {
        slots.hear(told, &naive);
        naive.hear(told);
        if !matches!(told, Told::Store { .. }) {
            continue;
        }
        for (place, slot) in slots.places.iter().enumerate() {
            let entry = log.at(&trace, search.tree(), place, index + 1);
            let seen = |entry: TableEntry| {
                (entry.position.index(), entry.depth, entry.value, entry.bound, entry.best)
            };
            let kept = slot.map(|slot| (slot.class, slot.depth, slot.value, slot.bound, slot.best));
            assert_eq!(entry.map(seen), kept, "place {place}");
        }
    }
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn a_table_saves_visits_and_costs_none(case in any_case(32)) {
        let mut search = case.search(Algorithm::NegamaxTt);
        let options = search.row.fit(search.options(), case.tree.len());
        search = search.with(with_plain_order(&options));
        let plain = crate::told::hear(&case.tree, Algorithm::NegamaxAlphaBeta, search.options()).entered();
        for node in search.hear().entered() {
            prop_assert!(plain.contains(&node), "node {} is entered with a table alone", node);
        }
    }
}
