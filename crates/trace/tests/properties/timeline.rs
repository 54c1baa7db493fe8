//! The timeline knows at each step what a replay from the start knows.

use plyscope_effort::cases;
use plyscope_oracle::branch::Branch;
use plyscope_oracle::case::{Case, Search};
use plyscope_oracle::model::id;
use plyscope_oracle::naive::Naive;
use plyscope_oracle::random::any_case;
use plyscope_oracle::told::Told;
use plyscope_search::{Algorithm, Options};
use plyscope_trace::{Counts, Phase, Recording, Step, record, same_step};
use plyscope_tree::{NodeId, Player};
use proptest::prelude::*;

use crate::traces::count;

/// Each step of a search, against a replay.
fn check_all_steps(search: &Search) {
    let recording = search.recording();
    let mut naive = Naive::new(search);
    check_step(&recording, &naive, 0);
    for (index, told) in search.hear().events.iter().enumerate() {
        naive.hear(told);
        check_step(&recording, &naive, index + 1);
        check_path(&recording, &naive, (told, index + 1));
    }
}

/// A node with many children, each of which is better than the one before, has more events in one visit than are read.
#[test]
fn a_visit_with_many_improvements_is_as_a_replay_leaves_it() {
    let rising = |from: i64| Branch::node((from..from + 30).map(Branch::leaf).collect());
    for options in [Options::default(), Options { root: Player::Min, ..Options::default() }] {
        for branch in [rising(0), Branch::node(vec![rising(5), rising(0)])] {
            Case::new(branch, options).each(|search| {
                check_all_steps(search);
                let [one, other] = [search.recording(), search.recording()];
                for step in 0..=one.trace.len() {
                    assert_eq!(same_step(&one, &other, Step::new(step)), Step::new(step));
                }
            });
        }
    }
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn every_node_at_every_step_is_as_a_replay_from_the_start_leaves_it(case in any_case(24)) {
        case.each(check_all_steps);
    }

    #[test]
    fn the_counts_at_a_step_are_those_of_the_events_before_it(case in any_case(24)) {
        case.each(|search| {
            let recording = search.recording();
            let counts = Counts::new(&recording);
            let events = search.hear().events;
            for step in 0..=events.len() {
                let at = counts.at(&recording, Step::new(step));
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
            let recording = search.recording();
            let trace = &recording.trace;
            let seen = |step| {
                let states = recording.snapshot(Step::new(step));
                (states, recording.path(Step::new(step)))
            };
            let forward: Vec<_> = (0..=trace.len()).map(seen).collect();
            let mut back: Vec<_> = (0..=trace.len()).rev().map(seen).collect();
            back.reverse();
            assert_eq!(forward, back);
            for jump in &jumps {
                let step = jump.index(trace.len() + 1);
                assert_eq!(seen((Step::new(step)).number()), forward[step]);
            }
        });
    }

    #[test]
    fn behind_the_end_everything_stays_as_it_was_left(case in any_case(24)) {
        case.each(|search| {
            let recording = search.recording();
            let trace = &recording.trace;
            let last = recording.snapshot(Step::new(trace.len()));
            assert_eq!(last, recording.snapshot(Step::new(trace.len() + 9)));
        });
    }

    #[test]
    fn every_step_has_its_place_in_the_same_search(case in any_case(24)) {
        case.each(|search| {
            let [one, other] = [search.record(), search.record()];
            let [one, other] = [one, other].map(|trace| Recording::new(search.tree().clone(), trace));
            for step in 0..=one.trace.len() {
                assert_eq!(same_step(&one, &other, Step::new(step)), Step::new(step));
            }
        });
    }
    #[test]
    fn states_of_some_nodes_are_those_of_a_snapshot(
        case in any_case(24),
        asked in prop::collection::vec(any::<prop::sample::Index>(), 12),
    ) {
        case.each(|search| {
            let trace = search.record();
            let tree = search.tree();
            let recording = Recording::new(tree.clone(), trace);
            let trace = &recording.trace;
            let nodes: Vec<_> = asked.iter().map(|index| id(index.index(tree.len()))).collect();
            for step in 0..=trace.len() {
                let snapshot = recording.snapshot(Step::new(step));
                let states = recording.states_of(&nodes, Step::new(step));
                let expected: Vec<_> = nodes.iter().map(|node| snapshot[node.index()]).collect();
                assert_eq!(states, expected, "step {step}");
            }
        });
    }

    #[test]
    fn phases_of_any_stretch_are_those_of_a_snapshot(
        case in any_case(24),
        from in any::<prop::sample::Index>(),
        most in 0_usize..24,
    ) {
        case.each(|search| {
            let trace = search.record();
            let tree = search.tree();
            let recording = Recording::new(tree.clone(), trace);
            let trace = &recording.trace;
            let from = from.index(tree.len());
            let length = most.min(tree.len() - from);
            for step in 0..=trace.len() {
                let snapshot = recording.snapshot(Step::new(step));
                let mut phases = vec![Phase::default(); length];
                recording.phases(Step::new(step), id(from), &mut phases);
                let expected: Vec<_> =
                    snapshot[from..from + length].iter().map(|state| state.phase).collect();
                assert_eq!(phases, expected, "from {from} at step {step}");
            }
        });
    }

    #[test]
    fn what_does_not_change_between_two_steps_is_the_same_at_both(
        case in any_case(24),
        jumps in prop::collection::vec(any::<prop::sample::Index>(), 20),
    ) {
        case.each(|search| {
            let trace = search.record();
            let tree = search.tree();
            let recording = Recording::new(tree.clone(), trace);
            let trace = &recording.trace;
            let snapshots: Vec<_> =
                (0..=trace.len()).map(|step| recording.snapshot(Step::new(step))).collect();
            let check = |from: usize, to: usize| {
                let changes = recording.changes(Step::new(from), Step::new(to));
                assert_eq!(changes, recording.changes(Step::new(to), Step::new(from)));
                assert!(changes.windows(2).all(|pair| pair[0].end < pair[1].start), "{changes:?}");
                for node in tree.nodes() {
                    let may = changes.iter().any(|stretch| stretch.contains(&node.number()));
                    let [one, other] = [from, to].map(|step| snapshots[step][node.index()]);
                    assert!(may || one == other, "{node:?} from {from} to {to}: {one:?}, {other:?}");
                }
            };
            for step in 1..=trace.len() {
                check(step - 1, step);
            }
            for pair in jumps.windows(2) {
                check(pair[0].index(trace.len() + 1), pair[1].index(trace.len() + 1));
            }
        });
    }

    #[test]
    fn a_step_of_a_search_that_enters_no_node_again_changes_no_more_than_it_must(
        case in any_case(24),
    ) {
        case.each(|search| {
            let trace = search.record();
            let tree = search.tree();
            if !matches!(trace.algorithm.name(), "minimax" | "negamax" | "alpha-beta") {
                return;
            }
            let recording = Recording::new(tree.clone(), trace);
            let trace = &recording.trace;
            for step in 1..=trace.len() {
                let changes = recording.changes(Step::new(step - 1), Step::new(step));
                let changed: u32 = changes.iter().map(|s| s.end - s.start).sum();
                let [one, other] =
                    [step - 1, step].map(|step| recording.snapshot(Step::new(step)));
                let differ = one.iter().zip(&other).filter(|(one, other)| one != other).count();
                assert!(changed as usize <= differ + 1, "step {step}: {changed} for {differ}");
            }
        });
    }
}

fn check_step(recording: &Recording, naive: &Naive<'_>, step: usize) {
    let snapshot = recording.snapshot(Step::new(step));
    for (node, state) in naive.states.iter().enumerate() {
        assert_eq!(snapshot[node], *state, "{node} at {step}");
        assert_eq!(recording.state_at(id(node), Step::new(step)), *state, "{node} at {step}");
    }
}

fn check_path(recording: &Recording, naive: &Naive<'_>, (told, step): (&Told, usize)) {
    let path = recording.path(Step::new(step));
    for frame in &path {
        assert_eq!(frame.state, naive.states[frame.node.index()], "{:?} at {step}", frame.node);
    }
    let nodes: Vec<_> = path.iter().map(|frame| frame.node.index()).collect();
    if recording.trace.algorithm.is_best_first() {
        let mut above: Vec<_> =
            recording.tree.ancestry(id(told.node())).map(NodeId::index).collect();
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

#[test]
fn a_step_has_its_place_in_the_search_of_a_tree_of_any_other_shape() {
    let texts = ["[[3, 12, 8], [2, 4, 6], [14, 5, 2]]", "[1, 2]", "7", "[[[[1, 2], 3], 4], 5]"];
    for (old, new) in texts.iter().flat_map(|old| texts.iter().map(move |new| (old, new))) {
        let trees = [old, new].map(|text| plyscope_tree::notation::parse(text).unwrap());
        let options = Options::default();
        let [a, b] = trees.each_ref().map(|tree| {
            let trace = record(tree, Algorithm::AlphaBeta, &options).unwrap();
            Recording::new(tree.clone(), trace)
        });
        for step in 0..=a.trace.len() + 1 {
            let there = same_step(&a, &b, Step::new(step));
            assert!(there <= Step::new(b.trace.len()), "step {step} of {old} in {new}");
            assert!(old != new || there == Step::new(step.min(a.trace.len())));
        }
    }
}
