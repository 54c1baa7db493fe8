//! Iterative deepening, and what of it is the search that it drives.

use plyscope_effort::cases;
use plyscope_search::events::Bound;
use plyscope_search::{Algorithm, Options, Outcome};
use plyscope_tree::Score;
use proptest::prelude::*;

use crate::heard::{Heard, hear_with};
use crate::trees::{Game, with_statics};

proptest! {
    #![proptest_config(cases(2000))]

    /// Slate and Atkin 1977: the depths before only put the children in order, whatever drives them and
    /// however little the table holds.
    #[test]
    fn the_last_iteration_finds_what_its_search_finds_alone(
        game in with_statics(),
        depth in prop::option::of(0_u16..6),
        table in prop::option::of(1_u32..20),
    ) {
        for &inner in Algorithm::IterativeDeepening.inner_choices() {
            let options = Options { depth, table, inner: Some(inner), ..game.options };
            let alone = hear_with(&game, inner, &options).outcome;
            let deepened = hear_with(&game, Algorithm::IterativeDeepening, &options).outcome;
            prop_assert_eq!(seen(&deepened), seen(&alone), "{}", inner.name());
        }
    }

    /// Each depth is a search of its own: as many as there are plies, or as were asked for.
    #[test]
    fn there_is_an_iteration_a_ply(game in with_statics(), depth in 1_u16..6) {
        let deepened = |depth| -> Heard {
            let inner = Some(Algorithm::AlphaBeta);
            let options = Options { depth, inner, ..game.options };
            hear_with(&game, Algorithm::IterativeDeepening, &options)
        };
        let plies = |game: &Game| usize::from(game.tree.height()).max(1);
        prop_assert_eq!(deepened(None).passes(), plies(&game));
        prop_assert_eq!(deepened(Some(depth)).passes(), plies(&game).min(depth.into()));
    }
}

/// The value, and what it says of the true one.
fn seen(outcome: &Outcome) -> (Score, Option<Bound>) {
    (outcome.value, outcome.bound)
}
