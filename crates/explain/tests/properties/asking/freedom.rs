//! How far a value may change, and what opens a node: every value is tried.

use plyscope_explain::asking::{EFFORT, End, FreeRange, Opening};
use plyscope_explain::facts::Story;
use plyscope_oracle::branch::{MILLION, Worth};
use plyscope_oracle::case::{Case, Search};
use plyscope_oracle::random::finite_case;
use plyscope_search::events::Event;
use plyscope_trace::{Step, Trace};
use plyscope_tree::{Literal, NodeId, Score};
use proptest::prelude::*;

use super::edited::{edited, literal, same};

/// A value, in units, far from all others.
const FAR: i32 = Score::MAX_UNITS / 2 + 1;

/// At its ends what is claimed holds, and a unit beyond it does not.
pub fn check_freedom(search: &Search, node: NodeId) {
    let (tree, recording) = (search.tree(), search.recording());
    let story = Story(&recording);
    let Some(found) = story.freedom(node, EFFORT) else {
        return assert_eq!(tree.value(node), None);
    };
    let holds = |of: usize, units: i32| {
        let value = literal(tree, units)?;
        edited(search, node, value).map(|other| same(&recording, &other)[of])
    };
    for (of, FreeRange { low, high }) in
        [found.value, found.best_move, found.steps].into_iter().enumerate()
    {
        for (end, out) in [(low, -1), (high, 1)] {
            match end {
                End::Last { value: last } if last.is_finite() => {
                    assert_ne!(holds(of, last.units()), Some(false), "{of}: {found:?} of {node:?}");
                    assert_ne!(
                        holds(of, last.units() + out),
                        Some(true),
                        "{of}: {found:?} of {node:?}"
                    );
                }
                End::Last { value: last } => {
                    assert_eq!(Some(last), tree.value(node));
                    assert_ne!(holds(of, -out * FAR), Some(true), "{of}: {found:?}");
                }
                // There is nothing beyond an infinity.
                End::Never if tree.value(node).is_some_and(|value| !value.is_finite()) => {}
                End::Never => {
                    assert_ne!(holds(of, out * FAR), Some(false), "{of}: {found:?} of {node:?}");
                }
                End::Untried { .. } => panic!("so small a tree can be tried"),
            }
        }
    }
}

/// A search of the tree with another value at one node, and what is the same in it.
struct Tried {
    units: i32,
    same: [bool; 3],
    trace: Trace,
}

/// Every value from the lowest to the highest of a small game is tried at every leaf.
pub fn check_all_values(search: &Search) {
    const REACH: i32 = 8;
    let (tree, recording) = (search.tree(), search.recording());
    let (story, trace) = (Story(&recording), &recording.trace);
    let mut openings: Vec<Option<(u32, NodeId, i32)>> = vec![None; tree.len()];
    let sources: Vec<_> = trace.evaluated(Step::new(trace.len())).collect();
    for node in tree.nodes().filter(|&node| tree.value(node).is_some()) {
        let original = tree.value(node).unwrap().units();
        let mut tried: Vec<_> = (-REACH..=REACH)
            .map(|units| {
                let other = edited(search, node, literal(tree, units).unwrap()).unwrap();
                Tried { units, same: same(&recording, &other), trace: other.trace }
            })
            .collect();
        tried.sort_by_key(|&Tried { units, .. }| (units.abs_diff(original), units));
        if let Some(found) = story.freedom(node, EFFORT) {
            for (of, range) in [found.value, found.best_move, found.steps].into_iter().enumerate() {
                check_range(&tried, of, range, original);
            }
        }
        if !sources.contains(&node) {
            continue;
        }
        for Tried { units, trace, .. } in &tried {
            for opened in tree.nodes().filter(|&opened| trace.enters(opened)) {
                let known = &mut openings[opened.index()];
                let distance = units.abs_diff(original);
                if known.is_none_or(|(least, ..)| distance < least) {
                    *known = Some((distance, node, *units));
                }
            }
        }
    }
    for node in tree.nodes() {
        match story.opening(node, EFFORT) {
            Opening::Entered { step } => {
                let event = recording.event_at(step).unwrap();
                assert!(matches!(event, Event::Enter { .. } | Event::Open { .. }));
                assert!(event.node() == node && trace.enters(node));
            }
            Opening::Change { node: leaf, value } => {
                assert!(!trace.enters(node));
                let distance = value.units().abs_diff(tree.value(leaf).unwrap().units());
                let least = openings[node.index()].map(|(least, ..)| least);
                assert_eq!(Some(distance), least, "{node:?} by {leaf:?} to {value:?}");
                let opened = edited(search, leaf, literal(tree, value.units()).unwrap()).unwrap();
                assert!(opened.trace.enters(node));
            }
            Opening::Never => assert_eq!(openings[node.index()], None, "{node:?}"),
            Opening::Untried { .. } => panic!("so small a tree can be tried"),
        }
    }
}

fn check_range(tried: &[Tried], of: usize, range: FreeRange, original: i32) {
    for (end, up) in [(range.low, false), (range.high, true)] {
        let mut last = original;
        let mut ended = false;
        for &Tried { units, same, .. } in tried
            .iter()
            .filter(|&&Tried { units, .. }| (units > original) == up && units != original)
        {
            ended = ended || !same[of];
            if !ended {
                last = units;
            }
        }
        match end {
            End::Last { value: found } => assert_eq!(found.units(), last, "{of} {up}"),
            End::Never => assert!(!ended, "{of} {up}"),
            End::Untried { .. } => panic!("so small a tree can be tried"),
        }
    }
}

/// A small game of whole numbers, so that all of them can be tried.
pub fn small_case() -> BoxedStrategy<Case> {
    let ties = |case: Case| {
        let branch = case.branch.with_values(&mut |node, value| {
            (value / MILLION + node as Worth).rem_euclid(7) * MILLION - 3 * MILLION
        });
        let whole = |number: Literal| Literal::Finite {
            mantissa: i64::from(number.is_positive()) + 1,
            decimals: 0,
        };
        let mut options = case.options;
        options.guess = options.guess.map(whole);
        (options.delta, options.at) = (whole(options.delta), whole(options.at));
        Case::new(branch, options)
    };
    finite_case(9).prop_map(ties).boxed()
}
