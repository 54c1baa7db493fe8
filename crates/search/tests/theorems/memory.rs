//! A transposition table saves work and costs none; MTD(f) with one does with alpha-beta's nodes.

use plyscope_effort::cases;
use plyscope_search::{Algorithm, Options};
use plyscope_tree::Literal;
use proptest::prelude::*;

use crate::heard::{check_within, hear, hear_with};
use crate::shared::shared;
use crate::trees::{any_game, game, nodes};

proptest! {
    #![proptest_config(cases(2000))]

    /// Marsland 1986: without transpositions nothing is ever found, and nothing changes.
    #[test]
    fn a_table_changes_nothing_where_no_position_comes_up_twice(
        game in any_game(),
        table in prop::option::of(1_u32..20),
    ) {
        let options = Options { table, ..game.options };
        let heard = hear_with(&game, Algorithm::NegamaxTt, &options);
        prop_assert_eq!(heard.visits(), hear(&game, Algorithm::NegamaxAlphaBeta).visits());
    }

    /// Plaat, Schaeffer, Pijls and de Bruin 1996, of the true value as the guess; but it holds of any.
    /// Each pass has a null window inside alpha-beta's, and none evaluates what an earlier one did.
    #[test]
    fn mtd_f_evaluates_no_leaf_that_alpha_beta_does_not(
        game in any_game(),
        guess in prop::option::of(-99_i64..=99),
    ) {
        let alpha_beta = hear(&game, Algorithm::AlphaBeta);
        let guess = guess.map_or_else(
            || Literal::from_score(alpha_beta.outcome.value, game.tree.decimals()),
            |guess| Literal::parse(&format!("{guess}e-1")).unwrap(),
        );
        let options = Options { guess: Some(guess), ..game.options };
        let heard = hear_with(&game, Algorithm::MtdF, &options);
        check_within(&heard.entered(), &alpha_beta.entered());
        prop_assert_eq!(heard.evaluated.len(), heard.leaves().len());
    }

    /// Plaat, Schaeffer, Pijls and de Bruin 1996: given the true value, one pass proves that it is no
    /// less and one that it is no more.
    #[test]
    fn mtd_f_with_the_true_value_needs_two_passes(game in any_game()) {
        let value = hear(&game, Algorithm::AlphaBeta).outcome.value;
        let guess = Some(Literal::from_score(value, game.tree.decimals()));
        let heard = hear_with(&game, Algorithm::MtdF, &Options { guess, ..game.options });
        prop_assert_eq!((heard.outcome.value, heard.passes()), (value, 2));
    }
}

proptest! {
    #![proptest_config(cases(4000))]

    /// Greenblatt, Eastlake and Crocker 1967; Marsland 1986. What is known narrows a window and never
    /// widens it, whatever gives way in the table, as long as the children keep their order.
    #[test]
    fn a_table_never_enters_a_node_that_alpha_beta_does_not(game in shared()) {
        let plain = hear(&game, Algorithm::NegamaxAlphaBeta);
        let table = hear(&game, Algorithm::NegamaxTt);
        check_within(&table.entered(), &plain.entered());
        prop_assert!(table.visits().len() <= plain.visits().len());
        prop_assert!(table.evaluated.len() <= plain.evaluated.len());
        prop_assert_eq!(table.outcome.value, plain.outcome.value);
    }

    /// The same of the passes of MTD(f), with any table; one that loses nothing evaluates no more often.
    #[test]
    fn mtd_f_enters_no_node_that_alpha_beta_does_not(game in shared()) {
        let plain = hear(&game, Algorithm::NegamaxAlphaBeta);
        let heard = hear(&game, Algorithm::MtdF);
        check_within(&heard.entered(), &plain.entered());
        if game.options.table.is_none() {
            prop_assert!(heard.evaluated.len() <= plain.evaluated.len());
        }
        prop_assert_eq!(heard.outcome.value, plain.outcome.value);
    }
}

/// Beyond the theorem: what the table has lost is evaluated again in each pass.
#[test]
fn mtd_f_with_a_small_table_may_evaluate_more_often_than_alpha_beta() {
    let game = game("[0]");
    let with = |table| Options { table, ..game.options };
    assert_eq!(hear(&game, Algorithm::AlphaBeta).evaluated, nodes(&[1]));
    assert_eq!(hear_with(&game, Algorithm::MtdF, &with(None)).evaluated, nodes(&[1]));
    assert_eq!(hear_with(&game, Algorithm::MtdF, &with(Some(1))).evaluated, nodes(&[1, 1]));
}
