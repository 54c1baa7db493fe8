//! The timeline knows at each step what a replay from the start knows.

use plyscope_core::trace::{Counts, Timeline, Trace, same_step};
use plyscope_core::{NodeId, Tree};
use proptest::prelude::*;

use crate::model::id;
use crate::naive::Naive;
use crate::random::{any_case, cases};
use crate::told::Told;
use crate::traces::count;

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn every_node_at_every_step_is_as_a_replay_from_the_start_leaves_it(case in any_case(24)) {
        case.each(|search| {
            let trace = search.record();
            let timeline = Timeline::new(&trace, search.tree());
            let mut naive = Naive::new(search);
            check_step(&timeline, &trace, search.tree(), &naive, 0);
            for (index, told) in search.hear().events.iter().enumerate() {
                naive.hear(told);
                check_step(&timeline, &trace, search.tree(), &naive, index + 1);
                check_path(&timeline, &trace, search.tree(), &naive, (told, index + 1));
            }
        });
    }

    #[test]
    fn the_counts_at_a_step_are_those_of_the_events_before_it(case in any_case(24)) {
        case.each(|search| {
            let trace = search.record();
            let timeline = Timeline::new(&trace, search.tree());
            let counts = Counts::new(&trace, search.tree());
            let events = search.hear().events;
            for step in 0..=events.len() {
                let at = counts.at(&trace, &timeline, search.tree(), step);
                assert_eq!(at, count(&events[..step]), "step {step}");
            }
        });
    }

    #[test]
    fn walking_forward_walking_back_and_jumping_show_the_same(
        case in any_case(24),
        jumps in prop::collection::vec(any::<prop::sample::Index>(), 20),
    ) {
        case.each(|search| {
            let trace = search.record();
            let timeline = Timeline::new(&trace, search.tree());
            let seen = |step| {
                let states = timeline.snapshot(&trace, search.tree(), step);
                (states, timeline.path(&trace, search.tree(), step))
            };
            let forward: Vec<_> = (0..=trace.len()).map(seen).collect();
            let mut back: Vec<_> = (0..=trace.len()).rev().map(seen).collect();
            back.reverse();
            assert_eq!(forward, back);
            for jump in &jumps {
                let step = jump.index(trace.len() + 1);
                assert_eq!(seen(step), forward[step]);
            }
        });
    }

    #[test]
    fn behind_the_end_everything_stays_as_it_was_left(case in any_case(24)) {
        case.each(|search| {
            let trace = search.record();
            let timeline = Timeline::new(&trace, search.tree());
            let last = timeline.snapshot(&trace, search.tree(), trace.len());
            assert_eq!(last, timeline.snapshot(&trace, search.tree(), trace.len() + 9));
        });
    }

    #[test]
    fn every_step_has_its_place_in_the_same_search(case in any_case(24)) {
        case.each(|search| {
            let [one, other] = [search.record(), search.record()];
            let [from, to] = [&one, &other].map(|trace| Timeline::new(trace, search.tree()));
            for step in 0..=one.len() {
                assert_eq!(same_step((&one, &from), (&other, &to), step), step);
            }
        });
    }
}

fn check_step(timeline: &Timeline, trace: &Trace, tree: &Tree, naive: &Naive<'_>, step: usize) {
    let snapshot = timeline.snapshot(trace, tree, step);
    for (node, state) in naive.states.iter().enumerate() {
        assert_eq!(snapshot[node], *state, "{node} at {step}");
        assert_eq!(timeline.state_at(trace, tree, id(node), step), *state, "{node} at {step}");
    }
}

fn check_path(
    timeline: &Timeline,
    trace: &Trace,
    tree: &Tree,
    naive: &Naive<'_>,
    (told, step): (&Told, usize),
) {
    let path = timeline.path(trace, tree, step);
    for frame in &path {
        assert_eq!(frame.state, naive.states[frame.node.index()], "{:?} at {step}", frame.node);
    }
    let nodes: Vec<_> = path.iter().map(|frame| frame.node.index()).collect();
    if trace.algorithm.is_best_first() {
        let mut above: Vec<_> = tree.ancestry(id(told.node())).map(NodeId::index).collect();
        above.reverse();
        assert_eq!(nodes, above, "a best-first search comes to a node by itself");
        return;
    }
    assert_eq!(nodes, naive.path.iter().map(|open| open.node).collect::<Vec<_>>(), "step {step}");
    for (frame, open) in path.iter().zip(&naive.path) {
        assert_eq!(frame.entry, open.entry, "node {} at step {step}", open.node);
        assert_eq!(frame.now, open.now, "node {} at step {step}", open.node);
    }
}
