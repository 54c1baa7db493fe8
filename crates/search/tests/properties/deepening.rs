//! Iterative deepening can be interrupted anywhere, and has the best move of the last finished depth.

use plyscope_effort::cases;
use plyscope_oracle::case::Search;
use plyscope_oracle::naive::Naive;
use plyscope_oracle::random::any_case;
use plyscope_search::events::{Finished, Iteration};
use plyscope_search::{Algorithm, Options};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(800))]

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
