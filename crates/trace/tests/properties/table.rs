//! The transposition table at a step has what was stored, in the place where it belongs.

use plyscope_effort::cases;
use plyscope_oracle::case::Search;
use plyscope_oracle::naive::Naive;
use plyscope_oracle::random::any_case;
use plyscope_oracle::slots::Slots;
use plyscope_oracle::told::Told;
use plyscope_trace::{Step, TableEntry};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn the_table_gives_and_loses_what_its_places_and_its_rule_say(case in any_case(32)) {
        case.each(|search| if search.has_table() { check_table(search) });
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
