//! Searching again after an edit gives what a search from scratch gives.

use plyscope_effort::cases;
use plyscope_oracle::case::{Case, Search};
use plyscope_oracle::model::id;
use plyscope_oracle::random::any_case;
use plyscope_search::{Algorithm, Order};
use plyscope_trace::{Recording, Step, again, record};
use plyscope_tree::edit::set_value;
use plyscope_tree::{Literal, Tree};
use proptest::prelude::*;

/// A value to give a node: one that another node has, one beside it, or an end of the range.
fn value(tree: &Tree, choice: (prop::sample::Index, i32)) -> Literal {
    let (other, kind) = choice;
    let given = tree
        .value(id(other.index(tree.len())))
        .map(|value| Literal::from_score(value, tree.decimals()));
    match (kind, given) {
        (0, _) => Literal::PosInf,
        (1, _) => Literal::NegInf,
        (2, Some(Literal::Finite { mantissa, decimals })) => {
            Literal::Finite { mantissa: mantissa + 1, decimals }
        }
        (3, Some(Literal::Finite { mantissa, decimals })) => {
            Literal::Finite { mantissa: mantissa - 1, decimals }
        }
        (4, _) | (_, None) => Literal::Finite { mantissa: 0, decimals: 0 },
        (_, Some(given)) => given,
    }
}

/// Edits one node after the other, and searches again each time from the last time.
fn check(search: &Search, edits: &[(prop::sample::Index, (prop::sample::Index, i32))]) {
    let (algorithm, options) = (search.algorithm(), search.options());
    let mut old = Recording::new(search.tree().clone(), search.record());
    for &(node, choice) in edits {
        let tree = &old.tree;
        let node = id(node.index(tree.len()));
        if tree.value(node).is_none() {
            continue;
        }
        let Ok(edited) = set_value(tree, node, value(tree, choice)) else { continue };
        let found = again(&old, &edited.tree, &edited.changed).unwrap();
        let scratch = record(&edited.tree, algorithm, options).unwrap();
        assert_eq!(found.outcome, scratch.outcome);
        assert_eq!(found.counts, scratch.counts);
        assert!(found == scratch, "after the edit of {node:?}");
        let nodes: Vec<_> = edited.tree.nodes().collect();
        old = old.edited(edited.tree.clone(), found);
        let scratch = Recording::new(edited.tree, scratch);
        for step in [scratch.trace.len() / 2, scratch.trace.len()].map(Step::new) {
            assert_eq!(old.states_of(&nodes, step), scratch.states_of(&nodes, step), "{step:?}");
        }
    }
}

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn after_any_edit_the_trace_is_that_of_a_search_from_scratch(
        case in any_case(40),
        edits in prop::collection::vec((any::<prop::sample::Index>(), (any::<prop::sample::Index>(), 0..9)), 1..5),
    ) {
        case.each(|search| check(search, &edits));
    }

    #[test]
    fn so_it_is_in_each_order_that_does_not_depend_on_values(
        case in any_case(60),
        order in prop::sample::select(vec![Order::AsWritten, Order::Reversed, Order::Shuffle(7)]),
        edits in prop::collection::vec((any::<prop::sample::Index>(), (any::<prop::sample::Index>(), 0..9)), 1..5),
    ) {
        let mut options = case.options;
        options.order = order.into();
        let case = Case { options, ..case };
        for search in case.searches() {
            if search.algorithm().remembers_nothing(search.options()) {
                check(&search, &edits);
            }
        }
    }
}

#[test]
fn only_searches_whose_visits_depend_on_nothing_else_are_not_done_from_scratch() {
    use Algorithm::{AlphaBeta, Minimax, NegaScout, Negamax, NegamaxAlphaBeta, Pvs, Scout};
    let plain = [Minimax, Negamax, AlphaBeta, NegamaxAlphaBeta, Scout, Pvs, NegaScout];
    let options = plyscope_search::Options::default();
    for algorithm in Algorithm::ALL {
        assert_eq!(algorithm.remembers_nothing(&options), plain.contains(&algorithm));
    }
}
