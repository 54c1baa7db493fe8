//! What a search is given: the tree, its true values, and an error where it cannot be searched.

use plyscope_effort::cases;
use plyscope_oracle::algorithms::TABLE;
use plyscope_oracle::branch::worth_of;
use plyscope_oracle::case::Case;
use plyscope_oracle::model::{Place, id};
use plyscope_oracle::random::{any_case, branch};
use plyscope_oracle::switches::options;
use plyscope_search::events::Unobserved;
use plyscope_search::{Algorithm, Horizon, SearchError, search, true_values};
use plyscope_tree::NodeId;
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(1000))]

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
            prop_assert_eq!(value, place.branch.value);
            prop_assert_eq!(case.tree.move_name(node), place.branch.step);
        }
    }

    #[test]
    fn true_values_are_those_of_brute_force(case in any_case(24)) {
        let game = case.game();
        let horizon = Horizon::new(&case.tree, &case.options);
        let values = true_values(&horizon);
        for node in (0..game.nodes.len()).filter(|&node| !game.is_beyond(node)) {
            prop_assert_eq!(worth_of(&case.tree, values[node]), game.worth(node));
        }
    }

    #[test]
    fn a_horizon_without_a_static_value_is_an_error_that_names_the_first_such_node(
        branch in branch(24, false, true),
        options in options((0_u16..5).prop_map(Some).boxed()),
    ) {
        let case = Case::new(branch, options);
        for row in &TABLE {
            let options = row.fit(&options, case.tree.len());
            let found = search(&case.tree, row.algorithm, &options, &mut Unobserved);
            let limit = options.depth.unwrap_or(1).min(case.tree.height());
            let depths = match row.algorithm {
                Algorithm::IterativeDeepening => limit.min(1)..=limit,
                Algorithm::OnePly => 1..=1,
                _ => limit..=limit,
            };
            let expect = depths.into_iter().find_map(|depth| first_without_value(&case, depth));
            prop_assert_eq!(found.err(), expect.map(|node| SearchError::NoStaticValue { node }));
        }
    }
}

fn first_without_value(case: &Case, depth: u16) -> Option<NodeId> {
    let game = case.game();
    let missing = |place: &Place| place.depth == depth && place.branch.value.is_none();
    game.nodes.iter().position(missing).map(id)
}
