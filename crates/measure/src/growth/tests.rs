use super::*;
use plyscope_effort::cases;
use plyscope_tree::generate::{Branching, Leaves};
use proptest::prelude::*;

const RECIPE: Recipe = Recipe {
    branching: Branching::exactly(3),
    depth: 4,
    seed: 1,
    early_leaves: 0,
    leaves: Leaves::Uniform { from: -1000, to: 1000 },
    best_first: 0,
    noise: Some(100),
};

fn measured(recipe: Recipe, trees: u32, algorithm: Algorithm) -> Work {
    measure(&recipe, trees, &[algorithm], &Options::default()).unwrap()[0]
}

/// The nodes and the leaves of a uniform tree: *b*^*k* nodes on level *k*.
fn all(branching: u32, depth: u16) -> (u64, u64) {
    let level = |depth: u16| u64::from(branching).pow(u32::from(depth));
    ((0..=depth).map(level).sum(), level(depth))
}

/// The nodes and the leaves of its critical tree: *b*^⌈*k*/2⌉ + *b*^⌊*k*/2⌋ − 1 nodes on level *k*.
fn least(branching: u32, depth: u16) -> (u64, u64) {
    let power = |plies: u16| u64::from(branching).pow(u32::from(plies));
    let level = |depth: u16| power(depth.div_ceil(2)) + power(depth / 2) - 1;
    ((0..=depth).map(level).sum(), level(depth))
}

fn exactly((entered, evaluated): (u64, u64), trees: u32) -> Work {
    let deviation = (trees > 1).then_some(0.0);
    #[allow(clippy::cast_precision_loss)] // they are small
    let spread = |count: u64| Spread { mean: count as f64, least: count, most: count, deviation };
    Work { entered: spread(entered), evaluated: spread(evaluated) }
}

/// The shapes of trees that are not too large for a test.
fn shapes() -> impl Iterator<Item = (u32, u16)> {
    let depths = |branching: u32| (0..=7_u16).map(move |depth| (branching, depth));
    (1..=6).flat_map(depths).filter(|&(branching, depth)| all(branching, depth).0 < 5_000)
}

fn uniform(branching: u32, depth: u16) -> Recipe {
    Recipe { branching: Branching::exactly(branching), depth, ..RECIPE }
}

#[test]
fn minimax_enters_every_node_and_evaluates_every_leaf() {
    for (branching, depth) in shapes() {
        let recipe = uniform(branching, depth);
        let expected = exactly(all(branching, depth), 2);
        assert_eq!(measured(recipe, 2, Algorithm::Minimax), expected, "{recipe:?}");
    }
}

#[test]
fn with_the_best_child_first_alpha_beta_is_left_with_knuth_and_moores_critical_tree() {
    for (branching, depth) in shapes() {
        let recipe = uniform(branching, depth);
        let ordered = Recipe { best_first: 100, ..recipe };
        let expected = exactly(least(branching, depth), 2);
        for algorithm in [Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta] {
            assert_eq!(measured(ordered, 2, algorithm), expected, "{ordered:?}");
        }
        assert_eq!(measured(recipe, 2, Algorithm::Minimal), expected, "{recipe:?}");
    }
}

#[test]
fn thirty_moves_and_two_plies_are_900_leaves_against_59() {
    let recipe = Recipe { best_first: 100, ..uniform(30, 2) };
    assert_eq!(measured(recipe, 10, Algorithm::Minimax).evaluated.mean, 900.0);
    assert_eq!(measured(recipe, 10, Algorithm::AlphaBeta).evaluated.mean, 59.0);
}

#[test]
fn every_search_is_measured_on_the_same_trees_in_the_order_asked_for() {
    let together = measure(&RECIPE, 4, &Algorithm::ALL, &Options::default()).unwrap();
    for (work, algorithm) in together.iter().zip(Algorithm::ALL) {
        assert_eq!(*work, measured(RECIPE, 4, algorithm), "{}", algorithm.name());
    }
}

#[test]
fn the_trees_are_those_of_the_seeds_from_the_recipes_on() {
    let one = |seed| measured(Recipe { seed, ..RECIPE }, 1, Algorithm::AlphaBeta).entered;
    let all = measured(Recipe { seed: 5, ..RECIPE }, 3, Algorithm::AlphaBeta).entered;
    let each = [5, 6, 7].map(one);
    assert!((all.mean - each.iter().map(|one| one.mean).sum::<f64>() / 3.0).abs() < 1e-9);
    assert_eq!(Some(all.least), each.iter().map(|one| one.least).min());
    assert_eq!(Some(all.most), each.iter().map(|one| one.most).max());
    // After the last seed comes the first.
    assert!(measure(&Recipe { seed: u64::MAX, ..RECIPE }, 2, &[], &Options::default()).is_ok());
}

#[test]
fn static_values_change_nothing_for_a_search_that_needs_no_guess() {
    let plain = Recipe { noise: None, ..RECIPE };
    for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::NegaScout] {
        assert_eq!(measured(RECIPE, 3, algorithm), measured(plain, 3, algorithm));
    }
}

#[test]
fn what_cannot_be_measured_is_refused_with_the_reason() {
    let refusal = |recipe: Recipe, trees| {
        let searches = [Algorithm::AlphaBeta, Algorithm::IterativeDeepening];
        measure(&recipe, trees, &searches, &Options::default()).unwrap_err()
    };
    let large = uniform(35, 5);
    assert_eq!(
        refusal(large, 1).to_string(),
        "the tree would have 54,066,636 nodes; a tree holds at most 2,000,000"
    );
    assert_eq!(refusal(RECIPE, 0).to_string(), "at least one tree is to be measured");
    let plain = refusal(Recipe { noise: None, ..RECIPE }, 1).to_string();
    assert!(plain.starts_with("iterative-deepening: node 1 lies at the horizon"), "{plain}");
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn alpha_beta_lies_between_the_critical_tree_and_all_of_it(
        branching in 1_u32..6,
        depth in 0_u16..6,
        seed in any::<u64>(),
        best_first in 0_u8..=100,
        few in any::<bool>(),
        trees in 1_u32..5,
    ) {
        let leaves = if few { Leaves::Few { values: 3 } } else { RECIPE.leaves };
        let recipe = Recipe { seed, leaves, best_first, ..uniform(branching, depth) };
        let Work { entered, evaluated } = measured(recipe, trees, Algorithm::AlphaBeta);
        let (all, least) = (all(branching, depth), least(branching, depth));
        for (spread, least, most) in [(entered, least.0, all.0), (evaluated, least.1, all.1)] {
            prop_assert!(least <= spread.least && spread.most <= most);
            prop_assert!(spread.least as f64 <= spread.mean && spread.mean <= spread.most as f64);
            prop_assert_eq!(spread.deviation.is_some(), trees > 1);
            let width = (spread.most - spread.least) as f64;
            prop_assert!(spread.deviation.unwrap_or(0.0) <= width);
        }
    }
}
