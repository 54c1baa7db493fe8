//! The reasons of the answers, against the naive replay.

use plyscope_explain::asking::Sure;
use plyscope_explain::predicting::{Solution, WhyBound, WindowEnd};
use plyscope_oracle::case::Search;
use plyscope_oracle::naive::Naive;
use plyscope_oracle::told::Told;
use plyscope_search::events::{Bound, EnterAs, Side};
use plyscope_search::{Algorithm, Cut, Fail, OwnedWindow};
use plyscope_tree::{NodeId, Score};

/// A cut is one because the best value meets the bound that is named, and none is none because it does not.
pub fn check_cut(
    search: &Search,
    naive: &Naive<'_>,
    told: &[Told],
    node: NodeId,
    skipped: &[NodeId],
    solution: &Solution,
    step: usize,
) {
    let Solution::Cut { step: cut, skipped: found, best, bound } = solution else {
        panic!("{solution:?}");
    };
    assert_eq!(found, skipped);
    assert_eq!(cut.is_some(), !skipped.is_empty());
    if let Some(cut) = cut {
        let cut = &told[cut.event().unwrap()];
        assert!(matches!(cut, Told::Cutoff { .. }) && cut.node() == node.index());
    }
    let Told::Leave { value, .. } = told[step - 1] else { panic!("{:?}", told[step - 1]) };
    let liked = |score| naive.liked(node.index(), score);
    let before = naive.states[node.index()].best;
    let values = before.into_iter().chain([naive.taken(value)]);
    assert_eq!(liked(*best), values.map(liked).max().unwrap());
    let now = naive.frame(node.index()).unwrap().now;
    let Some((side, bound)) = bound else {
        return assert!(now.is_none() && search.algorithm() == Algorithm::Minimal);
    };
    let window = now.unwrap().window;
    let beta = naive.turns() || naive.game.max_moves_at(node.index());
    assert_eq!(*side, if beta { Side::Beta } else { Side::Alpha });
    assert_eq!(*bound, if beta { window.beta } else { window.alpha });
    let met = match search.algorithm().settle(search.options()).cut {
        Cut::OnEqual => liked(*best) >= liked(*bound),
        Cut::BeyondOnly => liked(*best) > liked(*bound),
    };
    assert_eq!(met, cut.is_some(), "best {best:?}, bound {bound:?}");
}

/// Whoever is said to have set an end has, and why.
pub fn check_window(
    naive: &Naive<'_>,
    enter: &Told,
    node: NodeId,
    window: OwnedWindow,
    ends: [WindowEnd; 2],
    search: &Search,
) {
    let Told::Enter { kind, .. } = enter else { panic!("{enter:?}") };
    // Whoever enters a node does so from the one under way.
    let mut naive = naive.clone();
    naive.hear(enter);
    let expected = naive.frame(node.index()).unwrap().entry.unwrap();
    assert_eq!(window, expected);
    let scores = [window.window.alpha, window.window.beta];
    let owners = [window.alpha_by, window.beta_by];
    let mine = !naive.turns() || naive.game.max_moves_at(node.index());
    for (at, WindowEnd { by, sure }) in ends.into_iter().enumerate() {
        // Whether the bound is one of MAX's.
        let max = (at == 0) == mine;
        let bound = naive.worth(node.index(), scores[at]);
        assert_eq!(owners[at], by);
        let Some(by) = by else {
            let expected = if scores[at].is_finite() { Sure::Given } else { Sure::Open };
            assert_eq!(sure, expected);
            continue;
        };
        let own = naive.game.max_moves_at(by.index()) == max;
        let liked = |worth: i64| if max { worth } else { -worth };
        let best = naive.states[by.index()].best;
        match sure {
            Sure::Best { child } => {
                assert!(own && best.map(|best| naive.worth(by.index(), best)) == Some(bound));
                assert_eq!(child, naive.states[by.index()].best_child);
            }
            Sure::Tested { child } => {
                assert!(own && search.tree().parent(child) == Some(by));
                assert!(liked(naive.game.worth(child.index())) >= liked(bound));
            }
            Sure::Asked { child } => {
                assert_eq!(search.tree().parent(child), Some(by));
                let parent = search.tree().parent(node) == Some(by);
                assert!(!parent || *kind == EnterAs::NullWindow);
            }
            Sure::Table => assert!(search.has_table()),
            Sure::Given | Sure::Open => panic!("node {by:?} set it"),
        }
    }
}

/// A value says of the true one what it does because of where the best lies, seen from the window.
pub fn check_why(
    search: &Search,
    best: Score,
    value: Score,
    bound: Option<Bound>,
    entry: Option<OwnedWindow>,
    why: WhyBound,
) {
    let Some(OwnedWindow { window, .. }) = entry else {
        let critical = search.algorithm() == Algorithm::Minimal;
        assert_eq!(why, if critical { WhyBound::Proof } else { WhyBound::All });
        return assert!(critical || bound == Some(Bound::Exact));
    };
    let options = search.algorithm().settle(search.options());
    assert!(options.fail != Fail::Soft || value == best);
    assert!(value == best || best < window.alpha || best > window.beta);
    match why {
        WhyBound::Inside => assert!(window.alpha < best && best < window.beta),
        WhyBound::On => {
            assert!(options.cut == Cut::BeyondOnly && value == best);
            assert!(best == window.alpha || best == window.beta);
        }
        WhyBound::Low => assert!(best <= window.alpha && bound == Some(Bound::Upper)),
        WhyBound::High => assert!(best >= window.beta && bound == Some(Bound::Lower)),
        WhyBound::Extreme => assert!(!value.is_finite() && bound == Some(Bound::Exact)),
        WhyBound::Clamped => {
            assert!(best <= window.alpha && best >= window.beta && bound.is_none());
        }
        WhyBound::Table => assert!(search.has_table() && bound == Some(Bound::Exact)),
        WhyBound::All | WhyBound::Proof => panic!("it has a window"),
    }
    if matches!(why, WhyBound::Inside | WhyBound::On) {
        assert_eq!(bound, Some(Bound::Exact));
    }
}
