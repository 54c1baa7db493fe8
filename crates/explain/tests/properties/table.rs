//! The transposition table gives what was stored, in the place where it belongs, and costs no value.

use plyscope_effort::cases;
use plyscope_search::events::Lost;
use plyscope_search::{Algorithm, Options, Replace, Reuse};
use plyscope_trace::{Step, TableEntry};
use plyscope_tree::{NodeId, Positions};
use proptest::prelude::*;

use crate::case::Search;
use crate::model::id;
use crate::naive::Naive;
use crate::random::any_case;
use crate::slots::{Slots, classes};
use crate::switches::with_plain_order;
use crate::told::Told;

proptest! {
    #![proptest_config(cases(1000))]

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
            let same = positions.same_as(id(node)).map(NodeId::index);
            let all = (0..game.nodes.len()).filter(|&other| other == node || game.is_same_position(node, other));
            prop_assert!(same.eq(all));
        }
    }

    #[test]
    fn a_table_saves_visits_and_costs_none(case in any_case(32)) {
        let mut search = case.search(Algorithm::NegamaxTt);
        let options = search.row.fit(search.options(), case.tree.len());
        // What a deeper entry answers may lead elsewhere.
        let options = Options { reuse: Reuse::Equal, ..options };
        search = search.with(with_plain_order(&options));
        let plain = crate::told::hear(&case.tree, Algorithm::NegamaxAlphaBeta, search.options()).entered();
        for node in search.hear().entered() {
            prop_assert!(plain.contains(&node), "node {} is entered with a table alone", node);
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

fn check_table(search: &Search) {
    let recording = search.recording();
    let log = recording.table().unwrap();
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
            let entry = recording.table_entry(place, Step::after(index));
            let seen = |entry: TableEntry| {
                (entry.position.index(), entry.depth, entry.value, entry.bound, entry.best)
            };
            let kept = slot.map(|slot| (slot.class, slot.depth, slot.value, slot.bound, slot.best));
            assert_eq!(entry.map(seen), kept, "place {place}");
        }
    }
}
