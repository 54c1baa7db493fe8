//! Iterative deepening can be interrupted anywhere, and has the best move of the last finished depth.

use plyscope_effort::cases;
use plyscope_search::events::{Finished, Iteration};
use plyscope_search::{Algorithm, Options};
use plyscope_trace::{Recording, Step};
use proptest::prelude::*;

use crate::case::Search;
use crate::model::id;
use crate::naive::Naive;
use crate::random::any_case;
use crate::told::Told;

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn at_every_step_the_search_of_the_root_that_goes_on_is_known(case in any_case(24)) {
        case.each(|search| {
            let trace = search.record();
            let mut latest = None;
            assert_eq!(trace.iteration_at(Step::new(0)), None);
            for (index, told) in search.hear().events.iter().enumerate() {
                if let Told::Iterate(iteration) = told {
                    latest = Some((Step::after(index), *iteration));
                }
                assert_eq!(trace.iteration_at(Step::new(index + 1)), latest);
            }
            let iterations: Vec<_> = trace.iterations().map(|(_, iteration)| iteration).collect();
            assert_eq!(iterations, search.hear().iterations());
            let numbers: Vec<_> = iterations.iter().map(|iteration| iteration.number).collect();
            assert!(numbers.into_iter().eq((1..).take(iterations.len())));
        });
    }

    #[test]
    fn interrupted_anywhere_it_has_the_best_move_of_the_last_finished_depth(case in any_case(24)) {
        case.each(|search| if search.algorithm() == Algorithm::IterativeDeepening { check(search) });
    }

    #[test]
    fn what_a_depth_has_found_is_what_a_search_to_that_depth_finds(case in any_case(16)) {
        case.each(|search| {
            for Finished { depth, value, best } in search.hear().iterations().into_iter().filter_map(|one| one.finished) {
                let outcome = search.with(Options { depth: Some(depth), ..*search.options() }).outcome();
                assert_eq!(Naive::new(search).to_max(0, value), outcome.value);
                assert_eq!(best, outcome.best_child());
            }
        });
    }
}

fn check(search: &Search) {
    let naive = Naive::new(search);
    let last = search.options().depth.unwrap_or(u16::MAX).min(search.tree().height());
    let first = last.min(1);
    let mut reached = first;
    let iterations = search.hear().iterations();
    for (at, Iteration { depth, finished, .. }) in iterations.iter().enumerate() {
        let depth = depth.unwrap();
        assert!(depth == reached || (at > 0 && depth == reached + 1), "no depth is left out");
        reached = depth;
        assert_eq!(
            finished.map(|finished| finished.depth),
            depth.checked_sub(1).filter(|&d| d >= first)
        );
        let Some(Finished { depth, value, best }) = *finished else { continue };
        let game = naive.game.to_depth(Some(depth));
        let worth = naive.worth(0, value);
        assert!(game.allows(0, worth));
        assert!(best.is_some_and(|best| game.allows(best.index(), worth)));
    }
    assert_eq!(reached, last, "it goes to the depth that was asked for");
}

#[test]
fn a_step_between_two_depths_has_the_answer_of_the_first() {
    // One ply deep, 5 looks best; two plies deep, 3 is.
    let tree = plyscope_tree::notation::parse("[[1, 9]=5, [3, 4]=2]=0").unwrap();
    let trace = plyscope_trace::record(&tree, Algorithm::IterativeDeepening, &Options::default());
    let trace = trace.unwrap();
    let steps: Vec<_> = trace.iterations().map(|(step, _)| step).collect();
    let known = |step| {
        trace.iteration_at(step).unwrap().1.finished.map(|found| (found.value.units(), found.best))
    };
    assert_eq!(
        (steps.len(), known(steps[0]), known(steps[1].previous().unwrap())),
        (2, None, None)
    );
    assert_eq!(
        (known(steps[1]), known(Step::new(trace.len()))),
        (Some((5, Some(id(1)))), Some((5, Some(id(1)))))
    );
    assert_eq!((trace.outcome.value.units(), trace.outcome.best_child()), (3, Some(id(4))));
    assert!(Recording::new(tree, trace).path(steps[1]).is_empty());
}
