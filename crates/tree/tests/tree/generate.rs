//! Random trees from recipes.

use plyscope_effort::seeds;
use plyscope_tree::generate::{
    Branching, Count, Leaves, Recipe, WATCHED_EVERY, generate, generate_watched,
};
use plyscope_tree::random::SplitMix;
use plyscope_tree::{MAX_NODES, NodeId, Player, Score, Tree};

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

/// The minimax value of each node, with MAX at the root.
fn values(tree: &Tree) -> Vec<Score> {
    let mut values = vec![Score::NEG_INF; tree.len()];
    for node in tree.nodes().collect::<Vec<_>>().into_iter().rev() {
        let children = tree.children(node).iter().map(|child| values[child.index()]);
        let best = match Player::Max.at_depth(tree.depth(node)) {
            Player::Max => children.max(),
            Player::Min => children.min(),
        };
        values[node.index()] = best.or(tree.value(node)).unwrap();
    }
    values
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
        "the tree would have more than 1,000,000,000,000,000 nodes; a tree holds at most 2,000,000",
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

/// An irregular recipe of no more than some ten thousand nodes, another for each seed.
fn irregular(seed: u64) -> Recipe {
    let mut random = SplitMix::new(seed);
    let mut below = |end| u32::try_from(random.below(end)).unwrap();
    let fewest = 1 + below(3);
    Recipe {
        branching: Branching { fewest, most: fewest + below(3) },
        depth: u16::try_from(below(6)).unwrap(),
        seed,
        early_leaves: [0, 10, 50, 100][below(4) as usize],
        leaves: ALL_LEAVES[below(3) as usize],
        best_first: [0, 60, 100][below(3) as usize],
        noise: [None, Some(0), Some(9)][below(3) as usize],
    }
}

#[test]
fn irregular_trees_have_the_size_and_the_shape_that_was_asked_for() {
    for recipe in seeds(500).map(irregular) {
        let tree = tree(recipe);
        let size = recipe.size();
        assert_eq!(size.nodes, Count::of_nodes(tree.len()), "{recipe}");
        assert_eq!(size.leaves, Count::of_nodes(tree.leaf_count()), "{recipe}");
        let Branching { fewest, most } = recipe.branching;
        for node in tree.nodes() {
            let (depth, children) = (tree.depth(node), tree.children(node).len());
            let last = depth == recipe.depth;
            let early = children == 0 && depth > 0 && recipe.early_leaves > 0;
            assert!(last || early || (fewest as usize..=most as usize).contains(&children));
            assert!(!last || children == 0);
            assert_eq!(tree.value(node).is_some(), children == 0 || recipe.noise.is_some());
        }
    }
}

#[test]
fn irregular_trees_are_ordered_and_estimated_as_uniform_ones_are() {
    for recipe in seeds(500).map(irregular) {
        let ordered = tree(Recipe { best_first: 100, ..recipe });
        assert_eq!(well_ordered(&ordered), interior(&ordered).len(), "{recipe}");
        let exact = tree(Recipe { noise: Some(0), ..recipe });
        let values = values(&exact);
        for node in exact.nodes() {
            assert_eq!(exact.value(node), Some(values[node.index()]), "{recipe}");
        }
        assert_eq!(values[0], self::values(&ordered)[0], "{recipe}");
        let range = match recipe.leaves {
            Leaves::Uniform { from, to } => from..=to,
            Leaves::Few { values } => 1..=values.cast_signed(),
            Leaves::Correlated { gain } => {
                let reach = gain.cast_signed() * i32::from(recipe.depth);
                -reach..=reach
            }
        };
        let within = |value: &i32| range.contains(value);
        assert!(leaf_values(&exact).iter().all(within), "{recipe}");
    }
}

#[test]
fn every_number_of_children_comes_up_as_often_as_any_other() {
    let branching = Branching { fewest: 2, most: 5 };
    let tree = tree(Recipe { branching, depth: 8, ..RECIPE });
    let families: Vec<_> = interior(&tree).iter().map(|&node| tree.children(node).len()).collect();
    for children in 2..=5 {
        let part = families.iter().filter(|&&family| family == children).count() as f64;
        assert!((part / families.len() as f64 - 0.25).abs() < 0.02, "{children}");
    }
}

#[test]
fn so_many_nodes_are_early_leaves_as_was_asked_for() {
    let tree =
        tree(Recipe { early_leaves: 30, depth: 9, branching: Branching::exactly(4), ..RECIPE });
    let inner = tree.nodes().filter(|&node| (1..9).contains(&tree.depth(node)));
    let (early, others): (Vec<_>, Vec<_>) = inner.partition(|&node| tree.is_leaf(node));
    let part = early.len() as f64 / (early.len() + others.len()) as f64;
    assert!((part - 0.3).abs() < 0.02, "{part}");
}

#[test]
fn the_same_numbers_are_drawn_everywhere() {
    let recipe = Recipe {
        branching: Branching { fewest: 1, most: 6 },
        depth: 8,
        early_leaves: 5,
        best_first: 60,
        noise: Some(5),
        ..Recipe::default()
    };
    let tree = tree(recipe);
    // Fowler, Noll and Vo's hash of what the tree is.
    let numbers = tree
        .nodes()
        .flat_map(|node| [i32::from(tree.depth(node)), tree.value(node).map_or(0, Score::units)]);
    let bytes = numbers.flat_map(i32::to_le_bytes);
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    assert_eq!((tree.len(), hash), (33_530, 4_332_202_747_606_863_497));
}

#[test]
fn a_tree_as_large_as_may_be_is_made_and_one_larger_is_only_counted() {
    let recipe = Recipe { branching: Branching { fewest: 1, most: 6 }, depth: 11, ..RECIPE };
    let sizes = (0..40).map(|seed| Recipe { seed, ..recipe });
    let (small, large): (Vec<_>, Vec<_>) =
        sizes.partition(|recipe| !recipe.size().nodes.is_more_than(MAX_NODES));
    assert!(!small.is_empty() && !large.is_empty());
    for recipe in large {
        let message = format!("the tree would have {} nodes", recipe.size().nodes);
        assert!(refusal(recipe).starts_with(&message), "{recipe}");
    }
    let largest = small.into_iter().max_by_key(|recipe| recipe.size().nodes.number()).unwrap();
    let mut heard = Vec::new();
    let tree = generate_watched(&largest, &mut |nodes| heard.push(nodes)).unwrap();
    assert_eq!(
        heard,
        (1..=tree.len() / WATCHED_EVERY).map(|n| n * WATCHED_EVERY).collect::<Vec<_>>()
    );
    let endless = Recipe { depth: 512, ..recipe };
    assert_eq!(endless.size().nodes, Count::MoreThan(5_000_000));
}

#[test]
fn a_chain_and_a_tree_that_ends_at_once_are_trees() {
    let chain = Recipe { branching: Branching::exactly(1), depth: 512, ..RECIPE };
    assert_eq!(tree(chain).len(), 513);
    let over = Recipe { early_leaves: 100, depth: 512, ..RECIPE };
    assert_eq!(tree(over).len(), 4);
    assert_eq!(tree(Recipe { depth: 0, early_leaves: 100, ..over }).len(), 1);
}

#[test]
fn the_critical_tree_of_a_uniform_one_has_as_many_leaves_as_knuth_and_moore_say() {
    let leaves = |branching, depth| {
        let recipe = Recipe { branching: Branching::exactly(branching), depth, ..RECIPE };
        recipe.critical_leaves().map(Count::number)
    };
    assert_eq!(leaves(30, 2), Some(59));
    assert_eq!(leaves(4, 5), Some(64 + 16 - 1));
    assert_eq!((leaves(3, 0), leaves(3, 1), leaves(1, 9)), (Some(1), Some(3), Some(1)));
    assert_eq!(Recipe { early_leaves: 1, ..RECIPE }.critical_leaves(), None);
    assert_eq!(
        Recipe { early_leaves: 1, depth: 1, ..RECIPE }.critical_leaves(),
        Some(Count::Exactly(3))
    );
}
