//! Every search finds what brute force finds, whatever the switches.

use plyscope_core::search::{
    Algorithm, Horizon, MoveOrder, Options, Order, Outcome, SearchError, search, true_values,
};
use plyscope_core::trace::{Unobserved, record};
use plyscope_core::{NodeId, Player};
use proptest::prelude::*;

use crate::model::{Branch, Game, id, worth_of};
use crate::random::{Case, all_switches, any_case, branch, cases, options};

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn every_search_under_all_switches_finds_the_value_and_the_first_best_move(case in any_case(24)) {
        for options in all_switches(&case.options) {
            let game = Game::new(&case.branch, &options);
            for algorithm in Algorithm::ALL {
                let outcome = search(&case.tree, algorithm, &options, &mut Unobserved).unwrap();
                check_outcome(&case, &game, &outcome);
            }
        }
    }

    #[test]
    fn a_search_that_is_watched_finds_the_same(case in any_case(24)) {
        for algorithm in Algorithm::ALL {
            let watched = record(&case.tree, algorithm, &case.options).unwrap();
            let alone = search(&case.tree, algorithm, &case.options, &mut Unobserved).unwrap();
            prop_assert_eq!(watched.outcome, alone);
        }
    }

    #[test]
    fn the_tree_is_the_one_that_was_built(case in any_case(24)) {
        let game = case.game();
        prop_assert_eq!(case.tree.len(), game.nodes.len());
        for (number, place) in game.nodes.iter().enumerate() {
            let node = id(number);
            prop_assert_eq!(case.tree.parent(node), place.parent.map(id));
            prop_assert_eq!(case.tree.depth(node), place.depth);
            let children: Vec<_> = place.children.iter().copied().map(id).collect();
            prop_assert_eq!(case.tree.children(node), children.as_slice());
            let value = case.tree.value(node).map(|score| worth_of(&case.tree, score));
            prop_assert_eq!(value, place.value);
        }
    }

    #[test]
    fn true_values_are_those_of_brute_force(case in any_case(24)) {
        let game = case.game();
        let horizon = Horizon::new(&case.tree, &case.options);
        let values = true_values(&horizon);
        for node in (0..game.nodes.len()).filter(|&node| !horizon.is_beyond(id(node))) {
            prop_assert_eq!(worth_of(&case.tree, values[node]), game.worth(node));
        }
    }

    #[test]
    fn children_are_taken_in_the_order_that_the_rule_says(case in any_case(24)) {
        let game = case.game();
        let order = MoveOrder::new(&case.tree, &case.options);
        for node in (0..game.nodes.len()).filter(|&node| !game.ends_at(node)) {
            let taken: Vec<_> = order.children(id(node)).iter().map(|child| child.index()).collect();
            check_order(&game, node, &taken);
        }
    }

    #[test]
    fn a_horizon_without_a_static_value_is_an_error_that_names_the_first_such_node(
        branch in branch(24, false, true),
        options in options((0_u16..5).prop_map(Some).boxed()),
    ) {
        let game = Game::new(&branch, &options);
        let limit = options.depth.unwrap();
        let missing = game
            .nodes
            .iter()
            .position(|place| place.depth == limit && place.value.is_none());
        let expect = missing.map(|node| SearchError::NoStaticValue(id(node)));
        for algorithm in Algorithm::ALL {
            let found = search(&branch.tree(), algorithm, &options, &mut Unobserved);
            prop_assert_eq!(found.err(), expect);
        }
    }
}

fn check_outcome(case: &Case, game: &Game, outcome: &Outcome) {
    let value = game.worth(0);
    assert_eq!(worth_of(&case.tree, outcome.value), value, "{:?}", game.options);
    let line: Vec<_> = outcome.principal_variation.iter().map(|node| node.index()).collect();
    assert_eq!(line[0], 0);
    for pair in line.windows(2) {
        assert_eq!(game.nodes[pair[1]].parent, Some(pair[0]), "a move leads to a child");
    }
    let last = *line.last().unwrap();
    assert!(game.ends_at(last), "the line ends at the horizon");
    assert!(line[..line.len() - 1].iter().all(|&node| !game.ends_at(node)));
    assert_eq!(game.static_worth(last), Some(value), "the line leads to the value");
    // The first of equal moves stays the best one, with any cut and any window.
    let order = MoveOrder::new(&case.tree, &game.options);
    let optimal = game.optimal(0);
    let mut taken = order.children(NodeId::ROOT).iter();
    let first = taken.find(|child| optimal.contains(&child.index())).copied();
    let expect = if game.ends_at(0) { None } else { first };
    assert_eq!(outcome.best_child(), expect, "{:?}", game.options);
}

fn check_order(game: &Game, node: usize, taken: &[usize]) {
    let written = &game.nodes[node].children;
    let at = |child: &usize| written.iter().position(|other| other == child).unwrap();
    let mut all = taken.to_vec();
    all.sort_unstable();
    assert_eq!(all, *written, "each child once");
    let sign = if game.max_moves_at(node) { 1 } else { -1 };
    // What each rule goes by: the greater comes first, and among equals the written order stays.
    let key = |child: &usize| match game.options.order {
        Order::AsWritten => Some(0),
        Order::Reversed => Some(i64::try_from(at(child)).unwrap()),
        Order::BestFirst => Some(sign * game.worth(*child)),
        Order::WorstFirst => Some(-sign * game.worth(*child)),
        Order::Static => game.static_worth(*child).map(|value| sign * value),
        Order::Shuffle(_) => None,
    };
    if matches!(game.options.order, Order::Shuffle(_)) {
        return;
    }
    for pair in taken.windows(2) {
        let (first, second) = (key(&pair[0]), key(&pair[1]));
        let sorted = first > second || (first == second && at(&pair[0]) < at(&pair[1]));
        assert!(sorted, "{taken:?} of node {node} by {:?}", game.options.order);
    }
}

#[test]
fn a_shuffle_depends_on_its_seed_and_reaches_every_order() {
    let branch = Branch { value: None, children: (1..=3).map(Branch::leaf).collect() };
    let tree = branch.tree();
    let order = |seed| {
        let options = Options { order: Order::Shuffle(seed), ..Options::default() };
        MoveOrder::new(&tree, &options).children(NodeId::ROOT).to_vec()
    };
    assert_eq!(order(7), order(7));
    let orders: std::collections::HashSet<_> = (0..200).map(order).collect();
    assert_eq!(orders.len(), 6);
}

#[test]
fn who_moves_at_the_root_decides_what_is_best() {
    let branch = Branch { value: None, children: vec![Branch::leaf(3), Branch::leaf(12)] };
    for (root, best) in [(Player::Max, 2), (Player::Min, 1)] {
        for algorithm in Algorithm::ALL {
            let options = Options { root, ..Options::default() };
            let outcome = search(&branch.tree(), algorithm, &options, &mut Unobserved).unwrap();
            assert_eq!(outcome.best_child(), Some(id(best)));
        }
    }
}
