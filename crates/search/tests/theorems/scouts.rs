//! NegaScout, PVS and SCOUT against alpha-beta.

use plyscope_effort::cases;
use plyscope_search::events::{Event, Sink};
use plyscope_search::{Algorithm, OwnedWindow, Rules, search, search_by};
use plyscope_tree::{NodeId, Score};
use proptest::prelude::*;

use crate::heard::{check_within, hear};
use crate::trees::{Game, any_game, game, nodes};

/// A rule by which the second search has the whole window, as in some textbooks.
struct Whole;

impl Rules for Whole {
    fn second_window(
        &self,
        window: OwnedWindow,
        _: OwnedWindow,
        _: Score,
        _: NodeId,
    ) -> OwnedWindow {
        window
    }
}

/// A rule by which every search trusts a test at the last two plies, or none.
struct Trusting(bool);

impl Rules for Trusting {
    fn trusts_last_plies(&self, _: bool, _: bool) -> bool {
        self.0
    }
}

/// The events of a search, in words.
#[derive(Default)]
struct Told(Vec<String>);

impl Sink for Told {
    fn record(&mut self, event: Event<'_>) {
        self.0.push(format!("{event:?}"));
    }
}

/// What a search by these rules tells, and the root's value.
fn told_by(rules: &dyn Rules, game: &Game, algorithm: Algorithm) -> (Vec<String>, Score) {
    let mut told = Told::default();
    let outcome = search_by(&game.tree, algorithm, &game.options, rules, &mut told).unwrap();
    (told.0, outcome.value)
}

proptest! {
    #![proptest_config(cases(3000))]

    /// Reinefeld 1983, 1989: a test and the search after it have windows inside alpha-beta's. It says
    /// nothing of how often a node is entered.
    #[test]
    fn negascout_enters_no_node_that_alpha_beta_does_not(game in any_game()) {
        let alpha_beta = hear(&game, Algorithm::AlphaBeta).entered();
        check_within(&hear(&game, Algorithm::NegaScout).entered(), &alpha_beta);
    }

    /// Marsland and Campbell 1982, for the same reason.
    #[test]
    fn pvs_enters_no_node_that_alpha_beta_does_not(game in any_game()) {
        let alpha_beta = hear(&game, Algorithm::AlphaBeta).entered();
        check_within(&hear(&game, Algorithm::Pvs).entered(), &alpha_beta);
    }

    /// Reinefeld 1983: PVS's test is alpha-beta, NegaScout's is NegaScout, and in a null window they are
    /// one search; but NegaScout leaves out the second search at the last two plies.
    #[test]
    fn negascout_enters_the_nodes_that_pvs_does_and_none_more_often(game in any_game()) {
        let [negascout, pvs] = [Algorithm::NegaScout, Algorithm::Pvs].map(|one| hear(&game, one));
        prop_assert_eq!(negascout.entered(), pvs.entered());
        for node in game.tree.nodes() {
            prop_assert!(negascout.times(node) <= pvs.times(node));
        }
    }

    /// What parts PVS and NegaScout is the second search at the last two plies alone.
    #[test]
    fn pvs_and_negascout_are_one_search_if_both_trust_the_last_plies_or_none(game in any_game()) {
        for rules in [Trusting(true), Trusting(false)] {
            let [pvs, negascout] =
                [Algorithm::Pvs, Algorithm::NegaScout].map(|one| told_by(&rules, &game, one));
            prop_assert_eq!(pvs, negascout);
        }
    }

    #[test]
    fn a_second_search_with_the_whole_window_finds_the_same_value(game in any_game()) {
        for algorithm in [Algorithm::Pvs, Algorithm::NegaScout] {
            let due = search(&game.tree, algorithm, &game.options, &mut Told::default()).unwrap();
            prop_assert_eq!(told_by(&Whole, &game, algorithm).1, due.value);
        }
    }
}

/// Beyond the theorem: EVAL has no window (Pearl 1980). Node 2 is more than 0, so it is evaluated whole,
/// and node 4 with it; alpha-beta knows there that MAX has 0 already, and leaves node 6 out.
#[test]
fn scout_may_evaluate_a_leaf_that_alpha_beta_does_not() {
    let game = game("[0, [[[0, 0], 1]]]");
    let [scout, alpha_beta] = [Algorithm::Scout, Algorithm::AlphaBeta].map(|one| hear(&game, one));
    assert_eq!(alpha_beta.evaluated, nodes(&[1, 5, 7]));
    assert_eq!(scout.evaluated, nodes(&[1, 5, 7, 5, 6, 7, 7]));
}

/// What is tested and then searched is entered twice; alpha-beta enters nothing twice.
#[test]
fn negascout_may_evaluate_more_often_than_alpha_beta() {
    let game = game("[0, [[1]]]");
    assert_eq!(hear(&game, Algorithm::AlphaBeta).evaluated, nodes(&[1, 4]));
    assert_eq!(hear(&game, Algorithm::NegaScout).evaluated, nodes(&[1, 4, 4]));
}
