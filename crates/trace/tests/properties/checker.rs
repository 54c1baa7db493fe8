//! The checker of traces notices when a true trace is made false.

use plyscope_effort::cases;
use plyscope_oracle::case::Search;
use plyscope_oracle::naive::Naive;
use plyscope_oracle::random::any_case;
use plyscope_oracle::told::{Heard, Told};
use plyscope_search::events::EnterAs;
use plyscope_trace::check::Checker;
use plyscope_tree::NodeId;
use proptest::prelude::*;

use crate::lies::Liar;

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn the_checker_notices_an_event_that_is_missing_twice_there_or_swapped(
        case in any_case(16),
        at in any::<prop::sample::Index>(),
    ) {
        case.each(|search| {
            let heard = search.hear();
            let at = at.index(heard.events.len());
            let breaks = |events: &[Told]| breaks(search, events, &heard);
            let mut missing = heard.events.clone();
            let gone = missing.remove(at);
            assert!(!is_needed(&gone) || breaks(&missing), "without {gone:?}");
            let mut twice = heard.events.clone();
            twice.insert(at, gone.clone());
            assert!(matches!(gone, Told::Order { .. }) || breaks(&twice), "twice {gone:?}");
            let mut swapped = heard.events.clone();
            // The nodes of a best-first search are not nested, and many of its events may change places.
            if at > 0 && !search.algorithm().is_best_first() {
                swapped.swap(at - 1, at);
                assert!(breaks(&swapped), "{gone:?} before {:?}", swapped[at]);
            }
        });
    }

    #[test]
    fn the_checker_notices_a_lie_in_any_event(case in any_case(16)) {
        case.each(|search| {
            let heard = search.hear();
            let mut naive = Naive::new(search);
            let mut events = heard.events.clone();
            for (at, told) in heard.events.iter().enumerate() {
                for lie in (Liar { search, naive: &naive }).lies(told) {
                    events[at] = lie;
                    assert!(breaks(search, &events, &heard), "{:?}", events[at]);
                }
                events[at] = told.clone();
                naive.hear(told);
            }
        });
    }

    #[test]
    fn the_checker_notices_an_improvement_that_is_missing(case in any_case(16)) {
        case.each(|search| {
            let heard = search.hear();
            for (at, told) in heard.events.iter().enumerate() {
                // What a test returns may not count, and be searched again.
                let test = matches!(told, Told::Improve { child, .. } if was_test(&heard.events[..at], *child));
                if matches!(told, Told::Improve { .. }) && !test {
                    let mut events = heard.events.clone();
                    events.remove(at);
                    assert!(breaks(search, &events, &heard), "without {told:?}");
                }
            }
        });
    }

    #[test]
    fn the_checker_takes_any_numbers_for_nodes(case in any_case(8), number in any::<u32>()) {
        case.each(|search| {
            let heard = search.hear();
            let far = NodeId::new(number);
            for (at, told) in heard.events.iter().enumerate() {
                let mut events = heard.events[..=at].to_vec();
                match &mut events[at] {
                    Told::Probe { hit: Some(hit), .. } => hit.best = Some(far),
                    Told::Store { best, .. } => *best = Some(far),
                    Told::Iterate(iteration) => {
                        iteration.finished.iter_mut().for_each(|found| found.best = Some(far));
                    }
                    Told::Cutoff { by, .. } => *by = Some(far),
                    Told::Improve { child, .. } => *child = far,
                    _ => continue,
                }
                let same = events[at] == *told;
                assert!(same || number <= 60 || breaks(search, &events, &heard), "{:?}", events[at]);
            }
        });
    }
}

/// Whether the checker says that something is wrong.
pub fn breaks(search: &Search, events: &[Told], heard: &Heard) -> bool {
    let options = search.algorithm().settle(search.options());
    let perspective = search.algorithm().perspective(&options);
    let mut checker = Checker::new(search.tree(), &options, perspective);
    let broken = events.iter().any(|told| checker.event(&told.event()).is_err());
    // A trace that was cut short is open; that is not what these tests are about.
    broken || (events.len() + 1 >= heard.events.len() && checker.result(&heard.outcome).is_err())
}

/// Whether nothing goes on without an event. An order may change nothing, an improvement be that of a
/// test, what is stored never be asked for, and a state never come up again.
fn is_needed(told: &Told) -> bool {
    matches!(told, Told::Enter { .. } | Told::Evaluate { .. } | Told::Leave { .. })
}

/// Whether the visit that ended last was a test of this child.
fn was_test(events: &[Told], child: NodeId) -> bool {
    let enters = events.iter().rev().find_map(|told| match told {
        Told::Enter { node, kind, .. } if *node == child => Some(*kind),
        _ => None,
    });
    enters == Some(EnterAs::NullWindow)
}
