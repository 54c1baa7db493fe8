//! The critical tree: what alpha-beta cannot do without, and who can.

use std::collections::HashSet;

use plyscope_effort::cases;
use plyscope_search::critical::critical_tree;
use plyscope_search::{Algorithm, MoveOrder};
use plyscope_tree::NodeId;
use proptest::prelude::*;

use crate::heard::{Heard, check_within, hear};
use crate::trees::{Game, any_game, game, nodes};

/// The nodes of the game's critical tree.
pub fn critical(game: &Game) -> HashSet<NodeId> {
    let order = MoveOrder::new(&game.tree, &game.options);
    let critical = critical_tree(&game.tree, |node| order.children(node), game.options.depth);
    game.tree.nodes().filter(|node| critical.types[node.index()].is_some()).collect()
}

/// The leaves of the game's critical tree.
pub fn critical_leaves(game: &Game) -> HashSet<NodeId> {
    critical(game).into_iter().filter(|&node| game.tree.is_leaf(node)).collect()
}

proptest! {
    #![proptest_config(cases(2000))]

    /// Knuth and Moore 1975, by definition.
    #[test]
    fn the_critical_tree_alone_is_the_critical_tree(game in any_game()) {
        let heard = hear(&game, Algorithm::Minimal);
        prop_assert_eq!(heard.visits().len(), heard.entered().len());
        prop_assert_eq!(heard.entered(), critical(&game));
    }

    /// Knuth and Moore 1975.
    #[test]
    fn alpha_beta_enters_the_critical_tree_at_least(game in any_game()) {
        let critical = critical(&game);
        let family =
            [Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta, Algorithm::NegamaxTt];
        for algorithm in family {
            check_within(&critical, &hear(&game, algorithm).entered());
        }
    }
}

/// Beyond the theorem: not so where later children are tested with a null window. MAX has 0, and node 2
/// is tested for more. Node 3's first child is more, which answers the test there; alpha-beta would know
/// how much more, and goes on to node 5. Then node 6 refutes node 2 after all.
#[test]
fn a_test_may_do_without_a_critical_node() {
    let game = game("[0, [[1, 0], 0]]");
    assert_eq!(hear(&game, Algorithm::AlphaBeta).evaluated, nodes(&[1, 4, 5, 6]));
    for algorithm in [Algorithm::NegaScout, Algorithm::Pvs, Algorithm::Scout] {
        assert_eq!(missing(&game, &hear(&game, algorithm)), nodes(&[5]));
    }
}

/// Beyond the theorem: a search that is not depth first from the left may find a better move than the
/// first before it knows what the first is worth; and so may null windows alone.
#[test]
fn a_best_first_search_may_do_without_a_critical_leaf() {
    let better_second = game("[[0, 0], 1]");
    for algorithm in [Algorithm::SssStar, Algorithm::MtdPlusInf] {
        assert_eq!(missing(&better_second, &hear(&better_second, algorithm)), nodes(&[3]));
    }
    let worse_second = game("[[[1, 0], 0]]");
    for algorithm in [Algorithm::DualStar, Algorithm::MtdMinusInf, Algorithm::MtdF] {
        assert_eq!(missing(&worse_second, &hear(&worse_second, algorithm)), nodes(&[4]));
    }
}

/// Beyond the theorem: nothing is more than +∞.
#[test]
fn an_infinity_may_spare_alpha_beta_a_critical_node() {
    let game = game("[inf, 0]");
    assert_eq!(missing(&game, &hear(&game, Algorithm::AlphaBeta)), nodes(&[2]));
}

/// The critical nodes that were not entered.
fn missing(game: &Game, heard: &Heard) -> Vec<NodeId> {
    let entered = heard.entered();
    let mut missing: Vec<_> =
        critical(game).into_iter().filter(|node| !entered.contains(node)).collect();
    missing.sort_unstable();
    missing
}
