//! Knuth and Moore's minimal tree: what alpha-beta cannot do without.

use std::collections::HashSet;

use plyscope_core::Player;
use plyscope_core::critical::critical_tree;
use plyscope_core::search::{Algorithm, Cut, Fail, MoveOrder, Options, Order};
use proptest::prelude::*;

use crate::model::Branch;
use crate::random::{Case, all_switches, cases, finite_case};
use crate::told::hear;

const WINDOWED: [Algorithm; 2] = [Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta];

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn with_finite_values_no_order_and_no_switch_enters_less_than_the_critical_tree(
        case in finite_case(32),
    ) {
        for options in all_switches(&case.options) {
            let critical = critical_nodes(&case.with(options));
            for algorithm in WINDOWED {
                let entered: HashSet<_> =
                    hear(&case.tree, algorithm, &options).entered().into_iter().collect();
                prop_assert!(critical.is_subset(&entered), "{:?}", options);
            }
        }
    }

    #[test]
    fn best_first_enters_the_critical_tree_and_no_more(case in finite_case(32)) {
        for options in all_switches(&case.options) {
            if !options.deep || options.cut == Cut::BeyondOnly {
                continue;
            }
            let options = Options { order: Order::BestFirst, ..options };
            let critical = critical_nodes(&case.with(options));
            for algorithm in WINDOWED {
                let entered = hear(&case.tree, algorithm, &options).entered();
                prop_assert_eq!(entered.into_iter().collect::<HashSet<_>>(), critical.clone());
            }
        }
    }

    #[test]
    fn best_first_on_a_uniform_tree_evaluates_knuth_and_moores_number_of_leaves(
        degree in 1_usize..=5,
        depth in 0_u32..=6,
        values in prop::collection::vec(-50_i64..=50, 1..200),
        min_moves in any::<bool>(),
    ) {
        // The greatest of these trees have 15,625 leaves: one in some is enough.
        let depth = if degree > 3 { depth.min(5) } else { depth };
        let branch = uniform(degree, depth, &mut values.iter().copied().cycle());
        let root = if min_moves { Player::Min } else { Player::Max };
        check_uniform(&branch, degree, depth, root);
    }
}

#[test]
fn every_uniform_tree_up_to_five_wide_and_six_deep_has_the_minimal_number_of_leaves() {
    for degree in 1..=5 {
        for depth in 0..=6 {
            let mut state = 12345_i64;
            let mut values = std::iter::repeat_with(|| {
                state = (state * 1_103_515_245 + 12_345) % (1 << 31);
                state % 101 - 50
            });
            let branch = uniform(degree, depth, &mut values);
            check_uniform(&branch, degree, depth, Player::Max);
        }
    }
}

fn check_uniform(branch: &Branch, degree: usize, depth: u32, root: Player) {
    let tree = branch.tree();
    let expect = degree.pow(depth.div_ceil(2)) + degree.pow(depth / 2) - 1;
    for fail in [Fail::Soft, Fail::Hard] {
        let options = Options { root, fail, order: Order::BestFirst, ..Options::default() };
        for algorithm in WINDOWED {
            let leaves = hear(&tree, algorithm, &options).evaluated();
            assert_eq!(leaves.len(), expect, "{degree} wide, {depth} deep");
        }
    }
}

fn uniform(degree: usize, depth: u32, values: &mut impl Iterator<Item = i64>) -> Branch {
    if depth == 0 {
        return Branch::leaf(values.next().unwrap() * 1_000_000);
    }
    let children = (0..degree).map(|_| uniform(degree, depth - 1, values)).collect();
    Branch { value: None, children }
}

fn critical_nodes(case: &Case) -> HashSet<usize> {
    let order = MoveOrder::new(&case.tree, &case.options);
    let critical = critical_tree(&case.tree, |node| order.children(node), case.options.depth);
    let numbered = critical.types.iter().enumerate();
    let nodes: HashSet<_> = numbered.filter_map(|(node, part)| part.map(|_| node)).collect();
    assert_eq!(nodes.len(), critical.nodes);
    let game = case.game();
    assert_eq!(nodes.iter().filter(|&&node| game.ends_at(node)).count(), critical.evaluated);
    nodes
}
