//! The timeline knows at each step what a replay from the start knows.

use plyscope_core::Tree;
use plyscope_core::search::Algorithm;
use plyscope_core::trace::{Timeline, Trace, record};
use proptest::prelude::*;

use crate::model::id;
use crate::naive::Naive;
use crate::random::{any_case, cases};
use crate::told::hear;

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn every_node_at_every_step_is_as_a_replay_from_the_start_leaves_it(case in any_case(24)) {
        for algorithm in Algorithm::ALL {
            let game = case.game();
            let trace = record(&case.tree, algorithm, &case.options).unwrap();
            let timeline = Timeline::new(&trace, &case.tree);
            let mut naive = Naive::new(&game, algorithm.perspective());
            check_step(&timeline, &trace, &case.tree, &naive, 0);
            for (index, told) in hear(&case.tree, algorithm, &case.options).events.iter().enumerate() {
                naive.hear(told);
                check_step(&timeline, &trace, &case.tree, &naive, index + 1);
            }
        }
    }

    #[test]
    fn walking_forward_walking_back_and_jumping_show_the_same(
        case in any_case(24),
        jumps in prop::collection::vec(any::<prop::sample::Index>(), 20),
    ) {
        for algorithm in Algorithm::ALL {
            let trace = record(&case.tree, algorithm, &case.options).unwrap();
            let timeline = Timeline::new(&trace, &case.tree);
            let seen = |step| {
                let states = timeline.snapshot(&trace, &case.tree, step);
                (states, timeline.path(&trace, &case.tree, step))
            };
            let forward: Vec<_> = (0..=trace.len()).map(seen).collect();
            let mut back: Vec<_> = (0..=trace.len()).rev().map(seen).collect();
            back.reverse();
            prop_assert_eq!(&forward, &back);
            for jump in &jumps {
                let step = jump.index(trace.len() + 1);
                prop_assert_eq!(&seen(step), &forward[step]);
            }
        }
    }

    #[test]
    fn behind_the_end_everything_stays_as_it_was_left(case in any_case(24)) {
        for algorithm in Algorithm::ALL {
            let trace = record(&case.tree, algorithm, &case.options).unwrap();
            let timeline = Timeline::new(&trace, &case.tree);
            let last = timeline.snapshot(&trace, &case.tree, trace.len());
            prop_assert_eq!(last, timeline.snapshot(&trace, &case.tree, trace.len() + 9));
        }
    }
}

fn check_step(timeline: &Timeline, trace: &Trace, tree: &Tree, naive: &Naive<'_>, step: usize) {
    assert_eq!(timeline.snapshot(trace, tree, step), naive.states, "step {step}");
    for (node, state) in naive.states.iter().enumerate() {
        assert_eq!(timeline.state_at(trace, tree, id(node), step), *state, "{node} at {step}");
    }
    let path = timeline.path(trace, tree, step);
    assert_eq!(path.len(), naive.path.len(), "step {step}");
    for (frame, open) in path.iter().zip(&naive.path) {
        assert_eq!(frame.node, id(open.node));
        assert_eq!(frame.entry, open.entry, "node {} at step {step}", open.node);
        assert_eq!(frame.now, open.now, "node {} at step {step}", open.node);
        assert_eq!(frame.state, naive.states[open.node]);
    }
}
