//! What a visit returns is true: of the exact value, or as a bound of it.

use plyscope_core::search::{Algorithm, Cut, Fail, Options, Window};
use plyscope_core::trace::Bound;
use plyscope_core::{NodeId, Score};
use proptest::prelude::*;

use crate::model::{Game, worth_of};
use crate::naive::Naive;
use crate::random::{Case, all_switches, any_case, cases};
use crate::told::{Told, hear};

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn every_return_is_true_of_the_subtree(case in any_case(32)) {
        for options in all_switches(&case.options) {
            for algorithm in Algorithm::ALL {
                check_returns(&case.with(options), algorithm);
            }
        }
    }
}

fn check_returns(case: &Case, algorithm: Algorithm) {
    let game = case.game();
    let mut naive = Naive::new(&game, algorithm.perspective());
    for told in hear(&case.tree, algorithm, &case.options).events {
        if let Told::Leave { node, value, bound } = told {
            check_truth(case, &game, &naive, node, value, bound);
            if algorithm.has_window() {
                check_window(&case.options, &game, &naive, node, value, bound);
            } else {
                assert_eq!(bound, Some(Bound::Exact), "minimax knows all values");
            }
            if node == NodeId::ROOT {
                assert_eq!(bound, Some(Bound::Exact), "nothing is left open at the root");
            }
        }
        naive.hear(&told);
    }
}

fn check_truth(
    case: &Case,
    game: &Game,
    naive: &Naive<'_>,
    node: NodeId,
    value: Score,
    bound: Option<Bound>,
) {
    let told = worth_of(&case.tree, naive.liked(node.index(), value));
    let worth = game.worth(node.index());
    let liked = if game.max_moves_at(node.index()) { worth } else { -worth };
    // The minimax forms say what MAX sees: a lower bound there is an upper bound for MIN.
    let turned = naive.liked(node.index(), Score::POS_INF) == Score::NEG_INF;
    let holds = match (bound, turned) {
        (None, _) => true,
        (Some(Bound::Exact), _) => liked == told,
        (Some(Bound::Lower), false) | (Some(Bound::Upper), true) => liked >= told,
        (Some(Bound::Upper), false) | (Some(Bound::Lower), true) => liked <= told,
    };
    assert!(holds, "node {}: {told} as {bound:?} of {liked}, {:?}", node.number(), game.options);
}

fn check_window(
    options: &Options,
    game: &Game,
    naive: &Naive<'_>,
    node: NodeId,
    value: Score,
    bound: Option<Bound>,
) {
    if game.ends_at(node.index()) {
        assert_eq!(bound, Some(Bound::Exact), "a static value is what it is");
        return;
    }
    // The child that has just returned still stands above the node.
    let open = naive.path.iter().rev().find(|open| open.node == node.index()).unwrap();
    let Window { alpha, beta } = open.entry.window;
    let best = naive.states[node.index()].best.unwrap();
    match options.fail {
        Fail::Soft => assert_eq!(value, best, "fail-soft returns its best value"),
        Fail::Hard => assert_eq!(value, best.max(alpha).min(beta), "fail-hard returns it clamped"),
    }
    if options.cut == Cut::OnEqual {
        assert!(alpha < beta, "no node is entered with a window that has closed");
    }
    if alpha < best && best < beta {
        assert_eq!(bound, Some(Bound::Exact), "a value inside the window is exact");
    }
    if bound.is_none() {
        assert_eq!(alpha, beta, "something is known unless the window has no width");
    }
}
