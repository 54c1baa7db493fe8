//! A game seen in the mirror: the players change places, and what is good for one is good for the
//! other. The search does the same, with everything turned round.

use plyscope_effort::cases;
use plyscope_oracle::case::{Case, Search};
use plyscope_oracle::random::any_case;
use plyscope_oracle::told::{Heard, Told};
use plyscope_search::events::{Bound, Finished, Iteration, Side, Why};
use plyscope_search::{Algorithm, Evaluation, Options, Perspective, Window};
use plyscope_tree::{Literal, Score};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn a_mirrored_game_has_a_mirrored_trace(case in any_case(32)) {
        case.each(|search| {
            let search = &with_scores(search);
            let Some(mirrored) = mirrored(search) else { return };
            let (one, other) = (search.hear(), mirrored.hear());
            check_outcomes(&one, &other);
            let sees_the_same = search.algorithm().perspective(search.options()) == Perspective::SideToMove;
            for (one, other) in one.events.iter().zip(&other.events) {
                // The side to move sees the same in both.
                assert_eq!(if sees_the_same { one.clone() } else { turned(one) }, *other);
            }
            assert_eq!(one.events.len(), other.events.len());
        });
    }

    #[test]
    fn the_negamax_forms_tell_what_the_minimax_forms_do_as_the_mover_sees_it(case in any_case(32)) {
        let (minimax, negamax) = (Algorithm::Minimax, Algorithm::Negamax);
        check_forms(&case.search(minimax), &case.search(negamax));
        let (minimax, negamax) = (Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta);
        check_forms(&case.search(minimax), &case.search(negamax));
        for driver in [Algorithm::NullWindow, Algorithm::Aspiration] {
            let [one, other] = [minimax, negamax].map(|inner| {
                case.search(driver).with(Options { inner: Some(inner), ..case.options })
            });
            check_forms(&with_scores(&one), &with_scores(&other));
        }
    }
}

/// Two forms of a search do the same, each as it sees things.
fn check_forms(minimax: &Search, negamax: &Search) {
    let (one, other) = (minimax.hear(), negamax.hear());
    assert_eq!(one.outcome, other.outcome);
    let game = minimax.game();
    let seen =
        |told: &Told| if game.max_moves_at(told.node()) { told.clone() } else { turned(told) };
    assert_eq!(one.events.iter().map(seen).collect::<Vec<_>>(), other.events);
}

fn check_outcomes(one: &Heard, other: &Heard) {
    assert_eq!(-one.outcome.value, other.outcome.value);
    assert_eq!(one.outcome.bound.map(turned_bound), other.outcome.bound);
    assert_eq!(one.outcome.principal_variation, other.outcome.principal_variation);
}

/// The same search with numbers that are scores of its tree, so that none is rounded.
fn with_scores(search: &Search) -> Search {
    let decimals = search.tree().decimals();
    let scored = |number: Literal| {
        let score = number.to_score(decimals).unwrap_or(Score::NEG_INF.above());
        Literal::from_score(score, decimals)
    };
    let options = *search.options();
    search.with(Options { guess: options.guess.map(scored), at: scored(options.at), ..options })
}

/// The other player moves at the root, and each value is as good for it as it was for the first. None
/// where a question cannot be asked from the other side.
fn mirrored(search: &Search) -> Option<Search> {
    let options = *search.options();
    let decimals = search.tree().decimals();
    let negated = |score: Literal| -score.to_score(decimals).unwrap();
    let literal = |score: Score| Literal::from_score(score, decimals);
    // Whether the value reaches γ is whether, seen from the other side, it does not exceed −γ.
    let at = negated(options.at);
    let asks = search.algorithm() == Algorithm::NullWindow;
    if asks && at == Score::POS_INF {
        return None;
    }
    let turned = Options {
        root: options.root.other(),
        guess: options.guess.map(|guess| literal(negated(guess))),
        at: if asks { literal(at.above()) } else { options.at },
        ..options
    };
    let branch = match options.evaluation {
        Evaluation::Max => search.case.branch.with_values(&mut |_, value| -value),
        // The value is the mover's already, whoever that is.
        Evaluation::SideToMove => (*search.case.branch).clone(),
    };
    Some(Case::new(branch, turned).search(search.algorithm()))
}

fn turned_window(window: Window) -> Window {
    Window { alpha: -window.beta, beta: -window.alpha }
}

fn turned_bound(bound: Bound) -> Bound {
    match bound {
        Bound::Exact => Bound::Exact,
        Bound::Lower => Bound::Upper,
        Bound::Upper => Bound::Lower,
    }
}

fn turned_iteration(iteration: Iteration) -> Iteration {
    Iteration {
        window: iteration.window.map(turned_window),
        known: iteration.known.map(turned_window),
        why: match iteration.why {
            Why::FailedLow => Why::FailedHigh,
            Why::FailedHigh => Why::FailedLow,
            why => why,
        },
        finished: iteration.finished.map(|found| Finished { value: -found.value, ..found }),
        ..iteration
    }
}

/// An event as the other player sees it.
fn turned(told: &Told) -> Told {
    match told.clone() {
        Told::Enter { node, window, depth, kind } => {
            Told::Enter { node, window: window.map(turned_window), depth, kind }
        }
        Told::Evaluate { node, value } => Told::Evaluate { node, value: -value },
        Told::Improve { node, child, value, window } => {
            Told::Improve { node, child, value: -value, window: window.map(turned_window) }
        }
        Told::Cutoff { node, side, after, skipped, by, reach } => {
            let side = match side {
                Side::Alpha => Side::Beta,
                Side::Beta => Side::Alpha,
                Side::Assumed => Side::Assumed,
            };
            Told::Cutoff { node, side, after, skipped, by, reach }
        }
        Told::Leave { node, value, bound } => {
            Told::Leave { node, value: -value, bound: bound.map(turned_bound) }
        }
        Told::Iterate(iteration) => Told::Iterate(turned_iteration(iteration)),
        Told::Open { node, merit } => Told::Open { node, merit: -merit },
        Told::Solve { node, merit } => Told::Solve { node, merit: -merit },
        Told::Purge { node, state, merit } => Told::Purge { node, state, merit: -merit },
        same => same,
    }
}
