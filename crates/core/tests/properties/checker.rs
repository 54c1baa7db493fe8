//! The checker of traces notices when a true trace is made false.

use plyscope_core::NodeId;
use plyscope_core::search::Algorithm;
use plyscope_core::trace::check::Checker;
use plyscope_core::trace::{EnterAs, Reach, Side};
use proptest::prelude::*;

use crate::lies::{Liar, false_blames};
use crate::naive::Naive;
use crate::random::{Search, any_case, cases};
use crate::told::{Heard, Told};

proptest! {
    #![proptest_config(cases(500))]

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
            for (at, told) in heard.events.iter().enumerate() {
                for lie in (Liar { search, naive: &naive }).lies(told) {
                    let mut events = heard.events.clone();
                    events[at] = lie;
                    assert!(breaks(search, &events, &heard), "{:?}", events[at]);
                }
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
    fn a_trace_that_leaves_windows_out_is_taken_and_its_false_blames_are_not(case in any_case(16)) {
        case.each(|search| {
            if !has_plain_windows(search) {
                return;
            }
            let heard = search.hear();
            let bare = without_windows(&heard.events);
            assert!(!breaks(search, &bare, &heard));
            for (at, told) in heard.events.iter().enumerate() {
                for lie in false_blames(search, told) {
                    let mut events = bare.clone();
                    events[at] = lie;
                    let infinite = matches!(bare[at - 1], Told::Improve { value, .. } if !value.is_finite());
                    // The greatest value meets any bound, so then nobody knows whose it met.
                    assert!(infinite || breaks(search, &events, &heard), "{:?}", events[at]);
                }
            }
        });
    }

    #[test]
    fn the_checker_notices_a_cutoff_where_the_window_is_open(case in any_case(16)) {
        case.each(|search| {
            let heard = search.hear();
            let mut naive = Naive::new(search);
            for (at, told) in heard.events.iter().enumerate() {
                naive.hear(told);
                let Some(cutoff) = false_cutoff(&naive, &heard.events, at) else { continue };
                let mut events = heard.events[..=at].to_vec();
                events.push(cutoff);
                assert!(breaks(search, &events, &heard), "{:?}", events.last());
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
fn breaks(search: &Search, events: &[Told], heard: &Heard) -> bool {
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

/// Whether all windows follow from the values alone: there are no tests, no window comes in with the
/// root, and no table narrows any.
fn has_plain_windows(search: &Search) -> bool {
    use Algorithm::{AlphaBeta, Minimal, Minimax, Negamax, NegamaxAlphaBeta, OnePly};
    let plain = [Minimax, Negamax, OnePly, AlphaBeta, NegamaxAlphaBeta, Minimal];
    plain.contains(&search.algorithm()) || search.algorithm().is_best_first()
}

/// A cutoff after an improvement that the search went on from, though more children were to come.
fn false_cutoff(naive: &Naive<'_>, events: &[Told], at: usize) -> Option<Told> {
    let [Told::Improve { node, child, value, .. }, Told::Enter { .. }, ..] = events[at..] else {
        return None;
    };
    // With the greatest of all values it would be right to stop.
    if !value.is_finite() {
        return None;
    }
    let visit = events[..at]
        .iter()
        .rev()
        .take_while(|told| !matches!(told, Told::Enter { node: other, .. } if *other == node));
    let ordered = visit.into_iter().find_map(|told| match told {
        Told::Order { node: other, children, .. } if *other == node => Some(children.clone()),
        _ => None,
    });
    let written = naive.game.nodes[node.index()].children.iter().copied().map(crate::model::id);
    let mut children = ordered.unwrap_or_else(|| written.collect()).into_iter();
    children.find(|&other| other == child)?;
    let skipped = children.collect();
    let min = !naive.turns() && !naive.game.max_moves_at(node.index());
    let side = if min { Side::Alpha } else { Side::Beta };
    Some(Told::Cutoff { node, side, after: child, skipped, by: None, reach: Reach::Deep })
}

/// The same trace as a program writes it that leaves its windows out.
fn without_windows(events: &[Told]) -> Vec<Told> {
    let bare = |told: &Told| match told.clone() {
        Told::Enter { node, depth, kind, .. } => Told::Enter { node, window: None, depth, kind },
        Told::Improve { node, child, value, .. } => {
            Told::Improve { node, child, value, window: None }
        }
        other => other,
    };
    events.iter().map(bare).collect()
}
