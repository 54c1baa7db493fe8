//! SSS* and DUAL*: fewer leaves than alpha-beta, and the same ones as null windows with a memory.

use plyscope_effort::cases;
use plyscope_search::Algorithm;
use proptest::prelude::*;

use crate::heard::{check_within, hear};
use crate::trees::{any_game, game, nodes};

proptest! {
    #![proptest_config(cases(3000))]

    /// Stockman 1979; Roizen and Pearl 1983, with ties too, since of equal merits the leftmost is taken.
    #[test]
    fn sss_star_evaluates_no_leaf_that_alpha_beta_does_not(game in any_game()) {
        let alpha_beta = hear(&game, Algorithm::AlphaBeta).leaves();
        check_within(&hear(&game, Algorithm::SssStar).leaves(), &alpha_beta);
    }

    /// Marsland, Reinefeld and Schaeffer 1987: it is SSS* in the other player's view, and alpha-beta has
    /// the same leaves in either.
    #[test]
    fn dual_star_evaluates_no_leaf_that_alpha_beta_does_not(game in any_game()) {
        let alpha_beta = hear(&game, Algorithm::AlphaBeta).leaves();
        check_within(&hear(&game, Algorithm::DualStar).leaves(), &alpha_beta);
    }

    /// Stockman 1979: a node that is live once is never live again.
    #[test]
    fn a_best_first_search_opens_no_node_twice(game in any_game()) {
        for algorithm in [Algorithm::SssStar, Algorithm::DualStar] {
            let heard = hear(&game, algorithm);
            prop_assert_eq!(heard.visits().len(), heard.entered().len());
        }
    }

    /// Plaat, Schaeffer, Pijls and de Bruin 1996: with a table that loses nothing.
    #[test]
    fn mtd_plus_inf_evaluates_the_leaves_of_sss_star_in_its_order(game in any_game()) {
        let [mtd, sss] = [Algorithm::MtdPlusInf, Algorithm::SssStar].map(|one| hear(&game, one));
        prop_assert_eq!(mtd.evaluated, sss.evaluated);
    }

    /// Plaat, Schaeffer, Pijls and de Bruin 1996: with a table that loses nothing.
    #[test]
    fn mtd_minus_inf_evaluates_the_leaves_of_dual_star_in_its_order(game in any_game()) {
        let [mtd, dual] = [Algorithm::MtdMinusInf, Algorithm::DualStar].map(|one| hear(&game, one));
        prop_assert_eq!(mtd.evaluated, dual.evaluated);
    }
}

/// Beyond the theorems: an infinite value closes alpha-beta's window by itself, and a null window of MTD
/// with it. A merit is not a window, and of equal merits the leftmost goes on.
#[test]
fn an_infinity_cuts_in_alpha_beta_and_not_in_a_best_first_search() {
    let max_loses = game("[[-inf, 0]]");
    let max_wins = game("[inf, 0]");
    for (game, best_first, mtd, seen, more) in [
        (&max_loses, Algorithm::SssStar, Algorithm::MtdPlusInf, [2], [2, 3].as_slice()),
        (&max_wins, Algorithm::DualStar, Algorithm::MtdMinusInf, [1], &[1, 2]),
    ] {
        assert_eq!(hear(game, best_first).evaluated, nodes(more));
        for algorithm in [Algorithm::AlphaBeta, mtd] {
            assert_eq!(hear(game, algorithm).evaluated, nodes(&seen));
        }
    }
}
