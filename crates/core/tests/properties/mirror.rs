//! A game seen in the mirror: the players change places, and what is good for one is good for the
//! other. The search does the same, with everything turned round.

use plyscope_core::search::{Algorithm, Evaluation, Options, Perspective, Window};
use plyscope_core::trace::{Bound, Side};
use proptest::prelude::*;

use crate::random::{Case, any_case, cases};
use crate::told::{Told, hear};

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn a_mirrored_game_has_a_mirrored_trace(case in any_case(32)) {
        let mirrored = mirrored(&case);
        for algorithm in Algorithm::ALL {
            let one = hear(&case.tree, algorithm, &case.options);
            let other = hear(&mirrored.tree, algorithm, &mirrored.options);
            prop_assert_eq!(-one.outcome.value, other.outcome.value);
            prop_assert_eq!(&one.outcome.principal_variation, &other.outcome.principal_variation);
            let expect = match algorithm.perspective() {
                // The side to move sees the same in both.
                Perspective::SideToMove => one.events,
                Perspective::Max => one.events.iter().map(turned).collect(),
            };
            prop_assert_eq!(expect, other.events);
        }
    }

    #[test]
    fn the_negamax_forms_tell_what_the_minimax_forms_do_as_the_mover_sees_it(case in any_case(32)) {
        let pairs = [
            (Algorithm::Minimax, Algorithm::Negamax),
            (Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta),
        ];
        let game = case.game();
        for (minimax, negamax) in pairs {
            let one = hear(&case.tree, minimax, &case.options);
            let other = hear(&case.tree, negamax, &case.options);
            prop_assert_eq!(one.outcome, other.outcome);
            let seen = |told: &Told| {
                if game.max_moves_at(told.node()) { told.clone() } else { turned(told) }
            };
            let expect: Vec<_> = one.events.iter().map(seen).collect();
            prop_assert_eq!(expect, other.events);
        }
    }
}

/// The other player moves at the root, and each value is as good for it as it was for the first.
fn mirrored(case: &Case) -> Case {
    let options = Options { root: case.options.root.other(), ..case.options };
    let branch = match case.options.evaluation {
        Evaluation::Max => case.branch.map(&mut |value| -value),
        // The value is the mover's already, whoever that is.
        Evaluation::SideToMove => case.branch.clone(),
    };
    Case::new(branch, options)
}

/// An event as the other player sees it.
fn turned(told: &Told) -> Told {
    let turned_window = |window: Window| Window { alpha: -window.beta, beta: -window.alpha };
    match told.clone() {
        Told::Enter { node, window, depth, kind } => {
            Told::Enter { node, window: window.map(turned_window), depth, kind }
        }
        order @ Told::Order { .. } => order,
        Told::Evaluate { node, value } => Told::Evaluate { node, value: -value },
        Told::Improve { node, child, value, window } => {
            Told::Improve { node, child, value: -value, window: window.map(turned_window) }
        }
        Told::Cutoff { node, side, after, skipped, by, reach } => {
            let side = if side == Side::Alpha { Side::Beta } else { Side::Alpha };
            Told::Cutoff { node, side, after, skipped, by, reach }
        }
        Told::Leave { node, value, bound } => {
            let bound = bound.map(|bound| match bound {
                Bound::Exact => Bound::Exact,
                Bound::Lower => Bound::Upper,
                Bound::Upper => Bound::Lower,
            });
            Told::Leave { node, value: -value, bound }
        }
    }
}
