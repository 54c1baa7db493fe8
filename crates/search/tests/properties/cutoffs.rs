//! Every cutoff is right: its condition holds, it blames who set the bound, and what it skips does
//! not matter.

use plyscope_effort::cases;
use plyscope_oracle::branch::{Branch, INF, Worth};
use plyscope_oracle::case::{Case, Search};
use plyscope_oracle::model::Game;
use plyscope_oracle::naive::Naive;
use plyscope_oracle::random::any_case;
use plyscope_oracle::switches::{all_switches, with_plain_order};
use plyscope_oracle::told::{Heard, Told};
use plyscope_search::events::{Reach, Side};
use plyscope_search::{Algorithm, Cut, OrderRule};
use plyscope_tree::{NodeId, Score};
use proptest::prelude::*;

const WINDOWED: [Algorithm; 2] = [Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta];

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn a_cutoff_happens_where_the_window_has_closed_and_nowhere_else(case in any_case(32)) {
        for options in all_switches(&case.options) {
            for algorithm in WINDOWED {
                check_conditions(&case.with(options).search(algorithm));
            }
        }
    }

    #[test]
    fn a_search_goes_on_while_its_window_is_open_and_no_longer(case in any_case(32)) {
        case.each(|search| {
            let mut naive = Naive::new(search);
            for told in &search.hear().events {
                let parent = naive.game.nodes[told.node()].parent;
                match told {
                    // A child that is entered after another one is not the root's next search.
                    Told::Enter { .. } => {
                        let open = parent.is_none_or(|parent| !has_closed(&naive, parent));
                        assert!(open, "node {} should be cut", parent.unwrap_or(0));
                    }
                    Told::Cutoff { side: Side::Assumed, .. } => {}
                    Told::Cutoff { node, .. } => {
                        assert!(has_closed(&naive, node.index()), "node {} is cut", node.number());
                    }
                    _ => {}
                }
                naive.hear(told);
            }
        });
    }

    #[test]
    fn what_is_skipped_changes_neither_the_value_nor_that_the_move_is_best(
        case in any_case(32),
        mixed in prop::collection::vec(any::<bool>(), 64),
    ) {
        let options = all_switches(&with_plain_order(&case.options)).into_iter();
        for options in options.filter(|options| options.root == case.options.root) {
            for algorithm in WINDOWED {
                check_soundness(&case.with(options).search(algorithm), &mixed);
            }
        }
    }
}

/// Whether a node's best value has met the end of its window.
fn has_closed(naive: &Naive<'_>, node: usize) -> bool {
    let Some(best) = naive.states[node].best else { return false };
    let Some(now) = naive.frame(node).unwrap().now else { return false };
    let min = !naive.turns() && !naive.game.max_moves_at(node);
    let (best, end) = if min { (-best, -now.window.alpha) } else { (best, now.window.beta) };
    match naive.game.options.cut {
        Cut::OnEqual => best >= end,
        Cut::BeyondOnly => best > end,
    }
}

fn check_conditions(search: &Search) {
    let mut naive = Naive::new(search);
    let heard = search.hear();
    for (told, next) in heard.events.iter().zip(heard.events.iter().skip(1)) {
        naive.hear(told);
        match (told, next) {
            (Told::Improve { node, .. }, Told::Cutoff { .. }) => {
                assert!(closed(&naive), "the cutoff at {} has no reason", node.number());
                check_blame(&naive, next);
            }
            (Told::Improve { node, .. }, _) => {
                assert!(!closed(&naive), "node {} should be cut", node.number());
            }
            (_, Told::Cutoff { node, .. }) => {
                panic!("node {} is cut without a new best value", node.number());
            }
            _ => {}
        }
    }
}

/// The ancestors whose bound can cut the node at the end of the path, with their best values as the
/// node's own mover likes them: those where its opponent moves; without deep cutoffs, its parent.
fn opponents(naive: &Naive<'_>) -> Vec<(usize, Score)> {
    let game = &naive.game;
    let (own, above) = naive.path.split_last().unwrap();
    let reach = if game.options.deep { above.len() } else { 1 };
    above
        .iter()
        .rev()
        .take(reach)
        .rev()
        .map(|open| open.node)
        .filter(|&node| game.max_moves_at(node) != game.max_moves_at(own.node))
        .filter_map(|node| Some((node, -naive.liked(node, naive.states[node].best?))))
        .collect()
}

/// Whether the node's best value has come up to what its opponent is sure of elsewhere.
fn closed(naive: &Naive<'_>) -> bool {
    let node = naive.path.last().unwrap().node;
    let best = naive.liked(node, naive.states[node].best.unwrap());
    let sure = opponents(naive).into_iter().map(|(_, best)| best);
    let bound = sure.min().unwrap_or(Score::POS_INF);
    match naive.game.options.cut {
        Cut::OnEqual => best >= bound,
        Cut::BeyondOnly => best > bound,
    }
}

fn check_blame(naive: &Naive<'_>, cutoff: &Told) {
    let game = &naive.game;
    let Told::Cutoff { node, side, after, by, reach, .. } = cutoff else { return };
    let opponents = opponents(naive);
    let bound = opponents.iter().map(|&(_, best)| best).min().unwrap_or(Score::POS_INF);
    // From the root down: the first that was sure of it set it, and it has not moved since.
    let first = opponents.iter().find(|&&(_, best)| best == bound && bound < Score::POS_INF);
    assert_eq!(by.map(NodeId::index), first.map(|&(node, _)| node), "{:?}", game.options);
    let parent = game.nodes[node.index()].parent;
    let shallow = by.is_some() && by.map(NodeId::index) == parent;
    assert_eq!(*reach, if shallow { Reach::Shallow } else { Reach::Deep });
    let max = game.max_moves_at(node.index());
    let alpha = !naive.turns() && !max;
    assert_eq!(*side, if alpha { Side::Alpha } else { Side::Beta });
    assert_eq!(Some(*after), naive.states[node.index()].best_child);
}

fn check_soundness(search: &Search, mixed: &[bool]) {
    let heard = search.hear();
    let game = search.game();
    let branch = &search.case.branch;
    let (value, best) = (game.worth(0), heard.outcome.best_child().map(NodeId::index));
    let unmoved = |change: &mut dyn FnMut(usize, Worth) -> Worth| -> Branch {
        let changed = branch.with_values(&mut |node, value| change(node, value));
        check_unmoved(&Game::new(&changed, search.options()), value, best);
        changed
    };
    let cutoffs = heard.events.iter().filter_map(|told| match told {
        Told::Cutoff { skipped, .. } if !skipped.is_empty() => Some(skipped),
        _ => None,
    });
    let mut all = vec![false; game.nodes.len()];
    for skipped in cutoffs {
        let mut one = vec![false; game.nodes.len()];
        for node in skipped.iter().flat_map(|node| game.below(node.index())) {
            (one[node], all[node]) = (true, true);
        }
        for extreme in [INF, -INF] {
            unmoved(&mut |node, value| if one[node] { extreme } else { value });
        }
    }
    let anything = |node: usize| -> Worth { if mixed[node % mixed.len()] { INF } else { -INF } };
    let changed = unmoved(&mut |node, value| if all[node] { anything(node) } else { value });
    // Where the order does not look at values, the search itself does not notice.
    let looks = |rule| search.options().order.has(rule);
    if ![OrderRule::BestFirst, OrderRule::WorstFirst, OrderRule::Static].into_iter().any(looks) {
        let again = Case::new(changed, *search.options()).search(search.algorithm());
        let Heard { outcome, events } = again.hear();
        // Without the values that are gone, the tree may need fewer decimal places: compare what was
        // done, not the numbers that it was done with.
        assert_eq!(outcome.principal_variation, heard.outcome.principal_variation);
        assert_eq!(events.len(), heard.events.len());
        assert!(events.iter().zip(&heard.events).all(|(one, other)| same_deed(one, other)));
    }
}

fn same_deed(one: &Told, other: &Told) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other) && one.node() == other.node()
}

fn check_unmoved(changed: &Game, value: Worth, best: Option<usize>) {
    assert_eq!(changed.worth(0), value, "the root's value hangs on what was skipped");
    if let Some(best) = best {
        assert!(changed.optimal(0).contains(&best), "the best move hangs on what was skipped");
    }
}
