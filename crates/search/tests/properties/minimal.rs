//! Knuth and Moore's minimal tree: what alpha-beta cannot do without.

use std::collections::HashSet;

use plyscope_effort::cases;
use plyscope_oracle::algorithms::TABLE;
use plyscope_oracle::branch::Branch;
use plyscope_oracle::case::{Case, Search};
use plyscope_oracle::random::finite_case;
use plyscope_oracle::switches::{all_switches, with_plain_order};
use plyscope_search::critical::critical_tree;
use plyscope_search::{Algorithm, Cut, MoveOrder, Options, Order};
use plyscope_tree::Player;
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn with_finite_values_no_order_and_no_switch_enters_less_than_the_critical_tree(
        case in finite_case(32),
    ) {
        for options in all_switches(&with_plain_order(&case.options)) {
            let case = case.with(options);
            let critical = critical_nodes(&case);
            // A test cuts inside the critical tree too, where it is soon clear that it fails high.
            for algorithm in [Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta] {
                let entered = entered(&case.search(algorithm));
                prop_assert!(critical.is_subset(&entered), "{:?}", options);
            }
        }
    }

    #[test]
    fn best_first_enters_the_critical_tree_and_no_more(case in finite_case(32)) {
        for options in all_switches(&case.options) {
            let options = Options { order: Order::BestFirst.into(), ..options };
            let case = case.with(options);
            let critical = critical_nodes(&case);
            for search in lean(&case) {
                // Shallow cutoffs alone, and those that wait for more than the bound, leave more.
                if search.options().deep && search.options().cut == Cut::OnEqual {
                    prop_assert_eq!(entered(&search), critical.clone(), "{:?}", search);
                }
            }
        }
    }

    #[test]
    fn the_critical_tree_alone_is_entered_in_any_order(case in finite_case(32)) {
        let case = case.with(with_plain_order(&case.options));
        let entered = entered(&case.search(Algorithm::Minimal));
        prop_assert_eq!(entered, critical_nodes(&case));
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
    let expect = degree.pow(depth.div_ceil(2)) + degree.pow(depth / 2) - 1;
    let options = Options { root, order: Order::BestFirst.into(), ..Options::default() };
    for search in lean(&Case::new(branch.clone(), options)) {
        let leaves: HashSet<_> = search.hear().evaluated().into_iter().collect();
        assert_eq!(leaves.len(), expect, "{degree} wide, {depth} deep: {:?}", search.algorithm());
    }
}

/// The searches that are lean, with the switches that apply to them.
fn lean(case: &Case) -> impl Iterator<Item = Search> {
    let fit = |row: &plyscope_oracle::algorithms::Row| row.fit(&case.options, case.tree.len());
    TABLE.iter().filter(|row| row.lean).map(move |row| case.with(fit(row)).search(row.algorithm))
}

fn entered(search: &Search) -> HashSet<usize> {
    search.hear().entered().into_iter().collect()
}

fn uniform(degree: usize, depth: u32, values: &mut impl Iterator<Item = i64>) -> Branch {
    if depth == 0 {
        return Branch::leaf(values.next().unwrap() * 1_000_000);
    }
    let children = (0..degree).map(|_| uniform(degree, depth - 1, values)).collect();
    Branch::node(children)
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
