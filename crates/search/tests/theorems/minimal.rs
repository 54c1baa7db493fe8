//! With the best child first, everybody evaluates the critical tree's leaves; on uniform trees nobody
//! can do with fewer.

use plyscope_effort::cases;
use plyscope_search::{Algorithm, Options, Order};
use plyscope_tree::Player;
use proptest::prelude::*;

use crate::critical::{critical, critical_leaves};
use crate::heard::hear;
use crate::trees::{Game, Uniform, any_game, uniform};

/// Searches with a window that enter no node twice where the first child is the best.
const DEPTH_FIRST: [Algorithm; 6] = [
    Algorithm::AlphaBeta,
    Algorithm::NegamaxAlphaBeta,
    Algorithm::NegamaxTt,
    Algorithm::Scout,
    Algorithm::Pvs,
    Algorithm::NegaScout,
];

/// Searches that come to the value in several passes, or from several places.
const OTHERS: [Algorithm; 5] = [
    Algorithm::SssStar,
    Algorithm::DualStar,
    Algorithm::MtdF,
    Algorithm::MtdPlusInf,
    Algorithm::MtdMinusInf,
];

impl Uniform {
    /// b^⌈d/2⌉ + b^⌊d/2⌋ − 1.
    fn minimum(&self) -> usize {
        let (wide, deep) = (self.wide as usize, u32::from(self.deep));
        wide.pow(deep.div_ceil(2)) + wide.pow(deep / 2) - 1
    }
}

/// The number of leaves that a search evaluates, each counted once.
fn leaves(game: &Game, algorithm: Algorithm) -> usize {
    hear(game, algorithm).leaves().len()
}

proptest! {
    #![proptest_config(cases(600))]

    /// Slagle and Dixon 1969; Knuth and Moore 1975: ties or not, in best-first order.
    #[test]
    fn with_children_best_first_a_uniform_tree_costs_the_minimal_number_of_leaves(
        uniform in uniform(4096, 0),
    ) {
        let game = uniform.game.ordered(Order::BestFirst);
        for algorithm in DEPTH_FIRST.into_iter().chain(OTHERS) {
            prop_assert_eq!(leaves(&game, algorithm), uniform.minimum(), "{}", algorithm.name());
        }
    }

    /// Knuth and Moore 1975: it is enough that the first child is a best one; how the others follow
    /// does not matter.
    #[test]
    fn a_best_child_in_the_first_place_is_enough(uniform in uniform(4096, 100)) {
        let options = Options { root: Player::Max, ..Options::default() };
        let game = Game { tree: uniform.game.tree.clone(), options };
        for algorithm in DEPTH_FIRST.into_iter().chain(OTHERS) {
            prop_assert_eq!(leaves(&game, algorithm), uniform.minimum(), "{}", algorithm.name());
        }
    }

    /// Slagle and Dixon 1969; Knuth and Moore 1975: the value is proved from both sides, and no two such
    /// proofs share more than one leaf.
    #[test]
    fn no_search_finds_the_value_of_a_uniform_tree_with_fewer_leaves(uniform in uniform(1024, 0)) {
        for algorithm in DEPTH_FIRST.into_iter().chain(OTHERS) {
            let leaves = leaves(&uniform.game, algorithm);
            prop_assert!(leaves >= uniform.minimum(), "{}", algorithm.name());
        }
    }
}

proptest! {
    #![proptest_config(cases(2000))]

    /// Knuth and Moore 1975, of trees of any shape, ties or not: the critical tree, each node once.
    #[test]
    fn with_children_best_first_a_depth_first_search_enters_the_critical_tree(game in any_game()) {
        let game = game.ordered(Order::BestFirst);
        let critical = critical(&game);
        for algorithm in DEPTH_FIRST {
            let heard = hear(&game, algorithm);
            prop_assert_eq!(heard.visits().len(), critical.len(), "{}", algorithm.name());
            prop_assert_eq!(heard.entered(), critical.clone(), "{}", algorithm.name());
        }
    }

    /// The others may open nodes beyond it, but evaluate its leaves and no more: alpha-beta evaluates
    /// no more, and they evaluate nothing that alpha-beta does not.
    #[test]
    fn with_children_best_first_every_search_evaluates_the_critical_leaves(game in any_game()) {
        let game = game.ordered(Order::BestFirst);
        let critical = critical_leaves(&game);
        for algorithm in OTHERS {
            prop_assert_eq!(hear(&game, algorithm).leaves(), critical.clone(), "{}", algorithm.name());
        }
    }
}
