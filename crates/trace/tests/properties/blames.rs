//! The checker notices a cutoff without a reason, and one that blames somebody else.

use plyscope_effort::cases;
use plyscope_oracle::case::Search;
use plyscope_oracle::naive::Naive;
use plyscope_oracle::random::any_case;
use plyscope_oracle::told::Told;
use plyscope_search::Algorithm;
use plyscope_search::events::{Reach, Side};
use plyscope_tree::NodeId;
use proptest::prelude::*;

use crate::checker::breaks;

proptest! {
    #![proptest_config(cases(250))]

    #[test]
    fn a_trace_that_leaves_windows_out_is_taken_and_its_false_blames_are_not(case in any_case(16)) {
        case.each(|search| {
            if !has_plain_windows(search) {
                return;
            }
            let heard = search.hear();
            let bare = without_windows(&heard.events);
            assert!(!breaks(search, &bare, &heard));
            for (at, told) in heard.events.iter().enumerate() {
                for lie in false_blames(search, told) {
                    let mut events = bare.clone();
                    events[at] = lie;
                    let infinite = matches!(bare[at - 1], Told::Improve { value, .. } if !value.is_finite());
                    // The greatest value meets any bound, so then nobody knows whose it met.
                    assert!(infinite || breaks(search, &events, &heard), "{:?}", events[at]);
                }
            }
        });
    }

    #[test]
    fn the_checker_notices_a_cutoff_where_the_window_is_open(case in any_case(16)) {
        case.each(|search| {
            let heard = search.hear();
            let mut naive = Naive::new(search);
            for (at, told) in heard.events.iter().enumerate() {
                naive.hear(told);
                let Some(cutoff) = false_cutoff(&naive, &heard.events, at) else { continue };
                let mut events = heard.events[..=at].to_vec();
                events.push(cutoff);
                assert!(breaks(search, &events, &heard), "{:?}", events.last());
            }
        });
    }
}

/// Whether all windows follow from the values alone: there are no tests, no window comes in with the
/// root, and no table narrows any.
fn has_plain_windows(search: &Search) -> bool {
    use Algorithm::{AlphaBeta, Minimal, Minimax, Negamax, NegamaxAlphaBeta, OnePly};
    let plain = [Minimax, Negamax, OnePly, AlphaBeta, NegamaxAlphaBeta, Minimal];
    plain.contains(&search.algorithm()) || search.algorithm().is_best_first()
}

/// A cutoff after an improvement that the search went on from, though more children were to come.
fn false_cutoff(naive: &Naive<'_>, events: &[Told], at: usize) -> Option<Told> {
    let [Told::Improve { node, child, value, .. }, Told::Enter { .. }, ..] = events[at..] else {
        return None;
    };
    // With the greatest of all values it would be right to stop.
    if !value.is_finite() {
        return None;
    }
    let visit = events[..at]
        .iter()
        .rev()
        .take_while(|told| !matches!(told, Told::Enter { node: other, .. } if *other == node));
    let ordered = visit.into_iter().find_map(|told| match told {
        Told::Order { node: other, children, .. } if *other == node => Some(children.clone()),
        _ => None,
    });
    let written =
        naive.game.nodes[node.index()].children.iter().copied().map(plyscope_oracle::model::id);
    let mut children = ordered.unwrap_or_else(|| written.collect()).into_iter();
    children.find(|&other| other == child)?;
    let skipped = children.collect();
    let min = !naive.turns() && !naive.game.max_moves_at(node.index());
    let side = if min { Side::Alpha } else { Side::Beta };
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

/// The same cutoff on another side, from another distance, or by the bound of somebody else.
pub fn false_blames(search: &Search, told: &Told) -> Vec<Told> {
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
    let other_reach = if reach == Reach::Deep { Reach::Shallow } else { Reach::Deep };
    let mut lies = vec![cutoff(side, by, other_reach)];
    lies.extend(match side {
        Side::Alpha => Some(cutoff(Side::Beta, by, reach)),
        Side::Beta => Some(cutoff(Side::Alpha, by, reach)),
        // It may meet a bound besides.
        Side::Assumed => None,
    });
    if by.is_some() {
        lies.push(cutoff(side, None, Reach::Deep));
    }
    // Every second ancestor belongs to the same player, and sets no bound that could cut its own node.
    let own = search.tree().ancestry(node).skip(2).step_by(2).filter(|&own| Some(own) != by);
    lies.extend(own.map(|own| cutoff(side, Some(own), Reach::Deep)));
    lies
}
