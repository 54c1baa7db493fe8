use super::*;
use crate::node::{NodeId, Player};
use crate::search::{Horizon, Options, true_values};

const WIDE: Leaves = Leaves::Uniform { from: -1_000_000, to: 1_000_000 };

const RECIPE: Recipe = Recipe {
    branching: Branching::exactly(3),
    depth: 5,
    seed: 7,
    early_leaves: 0,
    leaves: WIDE,
    best_first: 0,
    noise: None,
};

const ALL_LEAVES: [Leaves; 3] = [WIDE, Leaves::Few { values: 4 }, Leaves::Correlated { gain: 50 }];

fn tree(recipe: Recipe) -> Tree {
    generate(&recipe).unwrap()
}

fn values(tree: &Tree) -> Vec<Score> {
    true_values(&Horizon::new(tree, &Options::default()))
}

/// The values of the leaves, in units.
fn leaf_values(tree: &Tree) -> Vec<i32> {
    let leaves = tree.nodes().filter(|&node| tree.is_leaf(node));
    leaves.map(|leaf| tree.value(leaf).unwrap().units()).collect()
}

fn interior(tree: &Tree) -> Vec<NodeId> {
    tree.nodes().filter(|&node| !tree.is_leaf(node)).collect()
}

/// How many interior nodes have the best child first.
fn well_ordered(tree: &Tree) -> usize {
    let values = values(tree);
    let best = |node: &NodeId| values[tree.children(*node)[0].index()] == values[node.index()];
    interior(tree).iter().filter(|node| best(node)).count()
}

fn refusal(recipe: Recipe) -> String {
    generate(&recipe).unwrap_err().to_string()
}

#[test]
fn the_same_recipe_makes_the_same_tree_and_another_seed_another() {
    for leaves in ALL_LEAVES {
        let recipe = Recipe { leaves, best_first: 60, noise: Some(9), ..RECIPE };
        assert_eq!(tree(recipe), tree(recipe));
        assert_ne!(tree(recipe), tree(Recipe { seed: 8, ..recipe }));
    }
}

#[test]
fn a_tree_has_the_shape_that_was_asked_for() {
    for (branching, depth) in [(1, 0), (0, 0), (1, 512), (2, 10), (3, 5), (7, 1), (8, 4)] {
        let recipe = Recipe { branching: Branching::exactly(branching), depth, ..RECIPE };
        let tree = tree(recipe);
        assert_eq!(recipe.size().nodes, Count::of_nodes(tree.len()));
        assert_eq!(recipe.size().leaves, Count::of_nodes(tree.leaf_count()));
        assert_eq!(tree.leaf_count(), (branching as usize).pow(u32::from(depth)));
        for node in tree.nodes() {
            assert_eq!(tree.is_leaf(node), tree.depth(node) == depth);
            assert!(tree.is_leaf(node) || tree.children(node).len() == branching as usize);
        }
    }
}

#[test]
fn the_largest_tree_can_be_made() {
    let tree = tree(Recipe { branching: Branching::exactly(1_999_999), depth: 1, ..RECIPE });
    assert_eq!(tree.len(), MAX_NODES);
}

#[test]
fn leaves_take_every_value_of_their_range_and_no_other() {
    for (leaves, from, to) in [
        (Leaves::Uniform { from: -3, to: 2 }, -3, 2),
        (Leaves::Few { values: 4 }, 1, 4),
        (Leaves::Few { values: 1 }, 1, 1),
        (Leaves::Correlated { gain: 1 }, -3, 3),
    ] {
        let mut seen = leaf_values(&tree(Recipe {
            leaves,
            branching: Branching::exactly(10),
            depth: 3,
            ..RECIPE
        }));
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen, (from..=to).collect::<Vec<_>>(), "{leaves:?}");
    }
    let whole = Leaves::Uniform { from: -Score::MAX_UNITS, to: Score::MAX_UNITS };
    let spread =
        leaf_values(&tree(Recipe { leaves: whole, branching: Branching::exactly(6), ..RECIPE }));
    assert!(spread.iter().any(|&value| value < -1_900_000_000));
    assert!(spread.iter().any(|&value| value > 1_900_000_000));
}

#[test]
fn a_wide_range_has_few_ties_and_a_narrow_one_many() {
    let different = |leaves| {
        let mut values = leaf_values(&tree(Recipe { leaves, ..RECIPE }));
        values.sort_unstable();
        values.dedup();
        values.len()
    };
    assert_eq!(different(WIDE), 243);
    assert_eq!(different(Leaves::Few { values: 4 }), 4);
}

#[test]
fn correlated_siblings_differ_by_no_more_than_two_gains() {
    let tree = tree(Recipe { leaves: Leaves::Correlated { gain: 50 }, ..RECIPE });
    let leaves = leaf_values(&tree);
    let spread = |family: &[i32]| family.iter().max().unwrap() - family.iter().min().unwrap();
    assert!(leaves.chunks(3).all(|family| spread(family) <= 100));
    assert!(spread(&leaves) > 100);
}

#[test]
fn with_100_percent_the_best_child_is_first_in_every_node() {
    for leaves in ALL_LEAVES {
        let tree = tree(Recipe { leaves, best_first: 100, ..RECIPE });
        assert_eq!(well_ordered(&tree), interior(&tree).len(), "{leaves:?}");
    }
}

#[test]
fn the_best_child_is_first_as_often_as_was_asked_for_and_where_it_fell_so() {
    let recipe = Recipe { branching: Branching::exactly(4), depth: 7, ..RECIPE };
    for (percent, expected) in [(0, 0.25), (60, 0.7), (80, 0.85), (95, 0.9625)] {
        let tree = tree(Recipe { best_first: percent, ..recipe });
        let part = well_ordered(&tree) as f64 / interior(&tree).len() as f64;
        assert!((part - expected).abs() < 0.02, "{percent}: {part}");
    }
}

#[test]
fn another_order_keeps_families_and_values() {
    let fell = tree(RECIPE);
    let ordered = tree(Recipe { best_first: 100, ..RECIPE });
    assert_eq!(values(&fell)[0], values(&ordered)[0]);
    let families = |tree: &Tree| {
        let mut families: Vec<_> = leaf_values(tree).chunks(3).map(<[i32]>::to_vec).collect();
        families.iter_mut().for_each(|family| family.sort_unstable());
        families.sort_unstable();
        families
    };
    assert_eq!(families(&fell), families(&ordered));
}

#[test]
fn static_values_are_true_ones_with_bounded_noise() {
    let recipe = Recipe { best_first: 60, ..RECIPE };
    let tree = |noise| tree(Recipe { noise, ..recipe });
    let errors = |tree: &Tree| -> Vec<i32> {
        let values = values(tree);
        let error = |node: NodeId| tree.value(node).unwrap().units() - values[node.index()].units();
        interior(tree).into_iter().map(error).collect()
    };
    let exact = tree(Some(0));
    assert!(errors(&exact).iter().all(|&error| error == 0));
    let noisy = errors(&tree(Some(10)));
    assert_eq!((noisy.iter().min(), noisy.iter().max()), (Some(&-10), Some(&10)));
    // And noise changes nothing else.
    let plain = tree(None);
    assert!(interior(&plain).iter().all(|&node| plain.value(node).is_none()));
    assert_eq!(leaf_values(&plain), leaf_values(&exact));
}

#[test]
fn max_moves_at_the_root() {
    let tree =
        tree(Recipe { branching: Branching::exactly(5), depth: 1, noise: Some(0), ..RECIPE });
    let best = leaf_values(&tree).into_iter().max();
    assert_eq!(tree.value(NodeId::ROOT).map(Score::units), best);
    assert_eq!(Options::default().root, Player::Max);
}

#[test]
fn what_is_too_large_is_refused_with_its_size() {
    let size = |branching, depth| {
        refusal(Recipe { branching: Branching::exactly(branching), depth, ..RECIPE })
    };
    assert_eq!(size(10, 7), "the tree would have 11,111,111 nodes; a tree holds at most 2,000,000");
    assert_eq!(size(2_000_000, 1).split(' ').nth(4), Some("2,000,001"));
    assert_eq!(size(2, 20).split(' ').nth(4), Some("2,097,151"));
    assert_eq!(
        size(u32::MAX, u16::MAX),
        "the tree would have more than 10^38 nodes; a tree holds at most 2,000,000",
    );
    assert_eq!(size(1, 513), "a tree is at most 512 plies deep");
}

#[test]
fn other_recipes_that_make_no_tree_say_why() {
    let none = "there is no value to draw a leaf from";
    assert_eq!(refusal(Recipe { leaves: Leaves::Uniform { from: 2, to: 1 }, ..RECIPE }), none);
    assert_eq!(refusal(Recipe { leaves: Leaves::Few { values: 0 }, ..RECIPE }), none);
    assert_eq!(
        refusal(Recipe { branching: Branching::exactly(0), ..RECIPE }),
        "a node that is no leaf has at least one child"
    );
    assert_eq!(
        refusal(Recipe { best_first: 101, ..RECIPE }),
        "101 percent of the nodes are more than all"
    );
    assert_eq!(
        refusal(Recipe { noise: Some(2_000_000_000), ..RECIPE }),
        "a value could be 2001000000; a tree holds none beyond 2000000000"
    );
    let steep = Leaves::Correlated { gain: u32::MAX };
    assert!(refusal(Recipe { leaves: steep, ..RECIPE }).contains("21474836475"));
    assert!(
        refusal(Recipe { leaves: Leaves::Few { values: u32::MAX }, ..RECIPE })
            .contains("4294967295")
    );
    let least = Leaves::Uniform { from: i32::MIN, to: 0 };
    assert!(refusal(Recipe { leaves: least, ..RECIPE }).contains("-2147483648"));
}
