//! The checker of traces notices when a true trace is made false.

use plyscope_core::search::{Algorithm, MoveOrder, Perspective, Window};
use plyscope_core::trace::check::Checker;
use plyscope_core::trace::{Bound, Reach, Side};
use plyscope_core::{NodeId, Score};
use proptest::prelude::*;

use crate::model::Game;
use crate::random::{Case, any_case, cases};
use crate::told::{Heard, Told, hear};

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn the_checker_notices_an_event_that_is_missing_twice_there_or_swapped(
        case in any_case(16),
        at in any::<prop::sample::Index>(),
    ) {
        for algorithm in Algorithm::ALL {
            let told = hear(&case.tree, algorithm, &case.options);
            let at = at.index(told.events.len());
            let breaks = |events: &[Told]| breaks(&case, algorithm, events, &told);
            // Without one, only the order of the children may go unnoticed.
            let mut missing = told.events.clone();
            let gone = missing.remove(at);
            if matches!(gone, Told::Enter { .. } | Told::Evaluate { .. } | Told::Leave { .. }) {
                prop_assert!(breaks(&missing), "without {:?}", gone);
            }
            let mut twice = told.events.clone();
            twice.insert(at, gone.clone());
            if !matches!(gone, Told::Order { .. }) {
                prop_assert!(breaks(&twice), "twice {:?}", gone);
            }
            let mut swapped = told.events.clone();
            if at > 0 {
                swapped.swap(at - 1, at);
                prop_assert!(breaks(&swapped), "{:?} before {:?}", gone, swapped[at]);
            }
        }
    }

    #[test]
    fn the_checker_notices_a_lie_in_any_event(case in any_case(16)) {
        for algorithm in Algorithm::ALL {
            let heard = hear(&case.tree, algorithm, &case.options);
            let game = case.game();
            for (at, told) in heard.events.iter().enumerate() {
                for lie in lies(&case, &game, algorithm, told) {
                    let mut events = heard.events.clone();
                    events[at] = lie;
                    let lie = &events[at];
                    prop_assert!(breaks(&case, algorithm, &events, &heard), "{:?}", lie);
                }
                if matches!(told, Told::Improve { .. }) {
                    let mut events = heard.events.clone();
                    events.remove(at);
                    prop_assert!(breaks(&case, algorithm, &events, &heard), "without {:?}", told);
                }
            }
        }
    }

    #[test]
    fn a_trace_that_leaves_windows_out_is_taken_and_its_false_blames_are_not(case in any_case(16)) {
        for algorithm in Algorithm::ALL {
            let heard = hear(&case.tree, algorithm, &case.options);
            let bare = without_windows(&heard.events);
            prop_assert!(!breaks(&case, algorithm, &bare, &heard));
            for (at, told) in heard.events.iter().enumerate() {
                for lie in false_blames(&case, told) {
                    let mut events = bare.clone();
                    events[at] = lie;
                    let infinite = matches!(bare[at - 1], Told::Improve { value, .. } if !value.is_finite());
                    // The greatest value meets any bound, so then nobody knows whose it met.
                    prop_assert!(infinite || breaks(&case, algorithm, &events, &heard), "{:?}", events[at]);
                }
            }
        }
    }

    #[test]
    fn the_checker_notices_a_cutoff_where_the_window_is_open(case in any_case(16)) {
        for algorithm in Algorithm::ALL {
            let heard = hear(&case.tree, algorithm, &case.options);
            for at in 0..heard.events.len() {
                let Some(cutoff) = false_cutoff(&case, algorithm, &heard.events[at..]) else { continue };
                let mut events = heard.events[..=at].to_vec();
                events.push(cutoff);
                prop_assert!(breaks(&case, algorithm, &events, &heard), "{:?}", events.last());
            }
        }
    }
}

/// Whether the checker says that something is wrong.
fn breaks(case: &Case, algorithm: Algorithm, events: &[Told], heard: &Heard) -> bool {
    let mut checker = Checker::new(&case.tree, &case.options, algorithm.perspective());
    let broken = events.iter().any(|told| checker.event(&told.event()).is_err());
    // A trace that was cut short is open; that is not what these tests are about.
    broken || (events.len() + 1 >= heard.events.len() && checker.result(&heard.outcome).is_err())
}

/// A score that is one unit off; zero in place of an infinity.
fn off(score: Score, by: i32) -> Score {
    let units = if score.is_finite() { score.units() + by } else { 0 };
    Score::from_units(units).unwrap_or(-score)
}

/// The same event with one number or word changed so that it is not true any more.
fn lies(case: &Case, game: &Game, algorithm: Algorithm, told: &Told) -> Vec<Told> {
    let is_root = told.node() == 0;
    let windows = |window: Option<Window>| {
        let Window { alpha, beta } = window.unwrap_or(Window::FULL);
        let shifted = [(1, 0), (-1, 0), (0, 1), (0, -1)].map(|(low, high)| Window {
            alpha: if low == 0 { alpha } else { off(alpha, low) },
            beta: if high == 0 { beta } else { off(beta, high) },
        });
        shifted.into_iter().filter(|_| window.is_some()).map(Some).collect::<Vec<_>>()
    };
    match told.clone() {
        // With which window a search begins is its own affair.
        Told::Enter { .. } if is_root => Vec::new(),
        Told::Enter { node, window, depth, kind } => {
            let enter = |window| Told::Enter { node, window, depth, kind };
            windows(window).into_iter().map(enter).collect()
        }
        Told::Order { .. } => Vec::new(),
        Told::Evaluate { node, value } => vec![Told::Evaluate { node, value: off(value, 1) }],
        Told::Improve { node, child, value, window } => {
            let improve = |window| Told::Improve { node, child, value, window };
            // When the bound moves is a switch, and the checker takes either moment.
            let own = off(value, 1);
            let stays =
                |other: &Option<Window>| *other != window && !is_other_moment(other, window, value);
            let mut lies: Vec<_> = windows(window).into_iter().filter(stays).map(improve).collect();
            lies.push(Told::Improve { node, child, value: own, window });
            lies
        }
        Told::Cutoff { .. } => false_blames(case, told),
        Told::Leave { node, value, bound } => {
            let mut lies: Vec<_> =
                [1, -1].map(|by| Told::Leave { node, value: off(value, by), bound }).into();
            let truth = seen_truth(case, game, algorithm, node);
            let told = if value < truth { Some(Bound::Upper) } else { Some(Bound::Lower) };
            if value != truth {
                let exact = Some(Bound::Exact);
                lies.extend([exact, told].map(|bound| Told::Leave { node, value, bound }));
            }
            lies
        }
    }
}

/// Whether a window could stand beside this best value in a search that moves its bound at another
/// moment: it has an end there, or is what the window was before an end moved there.
fn is_other_moment(other: &Option<Window>, now: Option<Window>, best: Score) -> bool {
    let (Some(other), Some(now)) = (other, now) else { return false };
    let moved = other.alpha == best || other.beta == best;
    let raised = other.alpha < now.alpha && now.alpha == best;
    let lowered = other.beta > now.beta && now.beta == best;
    moved || raised || lowered
}

fn seen_truth(case: &Case, game: &Game, algorithm: Algorithm, node: NodeId) -> Score {
    let horizon = plyscope_core::search::Horizon::new(&case.tree, &case.options);
    let truth = plyscope_core::search::true_values(&horizon)[node.index()];
    let turned = algorithm.perspective() == Perspective::SideToMove;
    if turned && !game.max_moves_at(node.index()) { -truth } else { truth }
}

/// The same cutoff on another side, from another distance, or by the bound of somebody else.
fn false_blames(case: &Case, told: &Told) -> Vec<Told> {
    let Told::Cutoff { node, side, after, skipped, by, reach } = told.clone() else {
        return Vec::new();
    };
    let cutoff = |side, by: Option<NodeId>, reach| Told::Cutoff {
        node,
        side,
        after,
        skipped: skipped.clone(),
        by,
        reach,
    };
    let other_side = if side == Side::Alpha { Side::Beta } else { Side::Alpha };
    let other_reach = if reach == Reach::Deep { Reach::Shallow } else { Reach::Deep };
    let mut lies = vec![cutoff(other_side, by, reach), cutoff(side, by, other_reach)];
    if by.is_some() {
        lies.push(cutoff(side, None, Reach::Deep));
    }
    // Every second ancestor belongs to the same player, and sets no bound that could cut its own node.
    let own = case.tree.ancestry(node).skip(2).step_by(2);
    lies.extend(own.map(|own| cutoff(side, Some(own), Reach::Deep)));
    lies
}

/// A cutoff after an improvement that the search went on from, though more children were to come.
fn false_cutoff(case: &Case, algorithm: Algorithm, events: &[Told]) -> Option<Told> {
    let [Told::Improve { node, child, value, .. }, Told::Enter { .. }, ..] = *events else {
        return None;
    };
    // With the greatest of all values it would be right to stop.
    if !value.is_finite() {
        return None;
    }
    let order = MoveOrder::new(&case.tree, &case.options);
    let mut children = order.children(node).iter().copied();
    children.find(|&other| other == child)?;
    let skipped = children.collect();
    let min = !case.game().max_moves_at(node.index());
    let side =
        if algorithm.perspective() == Perspective::Max && min { Side::Alpha } else { Side::Beta };
    Some(Told::Cutoff { node, side, after: child, skipped, by: None, reach: Reach::Deep })
}

/// The same trace as a program writes it that leaves its windows out.
fn without_windows(events: &[Told]) -> Vec<Told> {
    let bare = |told: &Told| match told.clone() {
        Told::Enter { node, depth, kind, .. } => Told::Enter { node, window: None, depth, kind },
        Told::Improve { node, child, value, .. } => {
            Told::Improve { node, child, value, window: None }
        }
        other => other,
    };
    events.iter().map(bare).collect()
}
