//! Folded subtrees: what is counted inside them, and which steps are stood on.

use plyscope_effort::cases;
use plyscope_oracle::folds::{any_nodes, folds, stood_on};
use plyscope_oracle::naive::Naive;
use plyscope_oracle::random::any_case;
use plyscope_oracle::told::Told;
use plyscope_trace::{Folded, Inside, Phase, Recording, Step};
use plyscope_tree::{Folds, NodeId};
use proptest::prelude::*;

/// What a replay from the start finds below each symbol, node by node.
fn counted(naive: &Naive<'_>, folds: &Folds) -> Vec<Inside> {
    let inside = |root: &NodeId| {
        let nodes = naive.game.below(root.index());
        let count = |is: &dyn Fn(usize) -> bool| {
            u32::try_from(nodes.clone().filter(|&node| is(node)).count()).unwrap()
        };
        let phase = |node: usize| naive.states[node].phase;
        Inside {
            entered: count(&|node| matches!(phase(node), Phase::Active | Phase::Finished)),
            skipped: count(&|node| phase(node) == Phase::Skipped && !naive.game.is_beyond(node)),
            cutoffs: count(&|node| naive.states[node].cutoff.is_some()),
        }
    };
    folds.roots().iter().map(inside).collect()
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn what_is_counted_inside_a_folded_subtree_is_what_is_there(
        case in any_case(24),
        nodes in any_nodes(),
        jumps in prop::collection::vec(any::<prop::sample::Index>(), 12),
    ) {
        case.each(|search| {
            let (trace, tree) = (search.record(), search.tree());
            let recording = Recording::new(tree.clone(), trace);
            let trace = &recording.trace;
            let folds = folds(search, &nodes);
            let mut naive = Naive::new(search);
            let mut expected = vec![counted(&naive, &folds)];
            for told in &search.hear().events {
                naive.hear(told);
                expected.push(counted(&naive, &folds));
            }
            // What is kept from one step must not be taken for what stands at another.
            let mut folded = Folded::new(folds);
            let steps = 0..=trace.len();
            let jumps = jumps.iter().map(|jump| jump.index(trace.len() + 1));
            for step in steps.clone().chain(jumps).chain(steps.rev()) {
                let inside = folded.at(&recording, Step::new(step));
                assert_eq!(inside, expected[step], "step {step}");
                for (place, all) in inside.iter().enumerate() {
                    assert_eq!(folded.one(place, &recording, Step::new(step)), *all);
                }
            }
        });
    }

    #[test]
    fn a_step_forward_or_back_leads_to_the_nearest_step_that_is_stood_on(
        case in any_case(24),
        nodes in any_nodes(),
    ) {
        case.each(|search| {
            let recording = search.recording();
            let trace = &recording.trace;
            let folds = folds(search, &nodes);
            let stood = stood_on(search, &search.hear().events, &folds);
            let last = trace.len();
            for step in 0..=last {
                let next = stood.iter().copied().find(|&each| each > step).unwrap_or(last);
                assert_eq!(recording.step_forward(&folds, Step::new(step)), Step::new(next), "on from {step}");
                let before = stood.iter().copied().rfind(|&each| each < step).unwrap_or(0);
                assert_eq!(recording.step_back(&folds, Step::new(step)), Step::new(before), "back from {step}");
                let hidden = recording.hidden_in(&folds, Step::new(step));
                assert_eq!(hidden.is_none(), stood.contains(&step), "step {step}");
            }
            // No search ends inside a folded subtree.
            assert_eq!(stood.last(), Some(&last));
            assert_eq!(recording.step_forward(&folds, Step::new(last + 9)), Step::new(last));
            let cutoffs = recording.cutoffs().iter().map(|&event| Step::after(event as usize));
            let shown: Vec<_> = cutoffs.filter(|step| stood.contains(&step.number())).collect();
            assert!(recording.visible_cutoffs(&folds).eq(shown));
        });
    }

    #[test]
    fn a_visit_of_a_folded_subtree_is_one_step(case in any_case(24), node in any::<prop::sample::Index>()) {
        case.each(|search| {
            if search.algorithm().is_best_first() {
                return;
            }
            let recording = search.recording();
            let folds = folds(search, &[node]);
            let told = search.hear().events;
            for &root in folds.roots() {
                let enters = |told: &Told| matches!(told, Told::Enter { node, .. } if *node == root);
                let leaves = |told: &Told| matches!(told, Told::Leave { node, .. } if *node == root);
                for before in (0..told.len()).filter(|&at| enters(&told[at])) {
                    let after = before + 1 + told[before..].iter().position(leaves).unwrap();
                    assert_eq!(recording.step_forward(&folds, Step::new(before)), Step::new(after));
                    assert_eq!(recording.step_back(&folds, Step::new(after)), Step::new(before));
                }
            }
        });
    }
}
