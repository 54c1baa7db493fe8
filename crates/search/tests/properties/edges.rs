//! The smallest and the most hopeless games.

use plyscope_oracle::algorithms::Answer;
use plyscope_oracle::branch::{Branch, INF, MILLION};
use plyscope_oracle::case::{Case, Search};
use plyscope_oracle::model::id;
use plyscope_oracle::switches::all_switches;
use plyscope_oracle::told::{Told, hear};
use plyscope_search::events::Unobserved;
use plyscope_search::{Algorithm, Options, SearchError, search};
use plyscope_tree::{NodeId, Player, Score};

/// A node with a static value, so that every search can search it.
fn node(children: Vec<Branch>) -> Branch {
    Branch { value: Some(0), ..Branch::node(children) }
}

/// Checks every search of a game, with all of alpha-beta's switches.
fn each_search(branch: &Branch, options: &Options, check: impl Fn(&Search)) {
    for options in all_switches(options) {
        Case::new(branch.clone(), options).each(&check);
    }
}

fn line_of(search: &Search) -> (Score, Vec<u32>) {
    let outcome = search.outcome();
    (outcome.value, outcome.principal_variation.iter().map(|node| node.number()).collect())
}

/// What a search says of the root's value and the best move, if it looks so deep and says so much.
fn check_best(search: &Search, value: Score, best: u32) {
    if search.row.answer == Answer::Value && search.algorithm() != Algorithm::OnePly {
        let (found, line) = line_of(search);
        assert_eq!((found, line[1]), (value, best));
    }
}

#[test]
fn where_every_move_is_lost_the_first_is_still_a_move() {
    let lost = |value| node(vec![Branch::leaf(value), Branch::leaf(value)]);
    for (root, worst, score) in
        [(Player::Max, -INF, Score::NEG_INF), (Player::Min, INF, Score::POS_INF)]
    {
        let options = Options { root, ..Options::default() };
        for branch in [lost(worst), node(vec![lost(worst), lost(worst)])] {
            Case::new(branch, options).each(|search| check_best(search, score, 1));
        }
    }
}

#[test]
fn a_won_game_is_won_with_the_first_winning_move() {
    let won = node(vec![Branch::leaf(-INF), Branch::leaf(INF), Branch::leaf(INF)]);
    let case = Case::new(won, Options::default());
    case.each(|search| check_best(search, Score::POS_INF, 2));
    // Nothing can be better than all: the rest is skipped, and nobody set that bound.
    let events = hear(&case.tree, Algorithm::AlphaBeta, &Options::default()).events;
    let cut = events.iter().find_map(|told| match told {
        Told::Cutoff { skipped, by, .. } => Some((skipped.clone(), *by)),
        _ => None,
    });
    assert_eq!(cut, Some((vec![id(3)], None)));
}

#[test]
fn a_single_leaf_is_worth_what_it_holds() {
    each_search(&Branch::leaf(0), &Options::default(), |search| {
        let trace = search.record();
        assert_eq!((trace.counts.evaluated, trace.outcome.value.units()), (1, 0));
        assert_eq!(trace.outcome.principal_variation, [NodeId::ROOT]);
    });
}

#[test]
fn at_depth_zero_the_root_gives_its_static_value() {
    let branch = Branch { value: Some(4 * MILLION), ..node(vec![Branch::leaf(9 * MILLION)]) };
    let options = Options { depth: Some(0), ..Options::default() };
    each_search(&branch, &options, |search| {
        if search.algorithm() != Algorithm::OnePly {
            let (value, line) = line_of(search);
            assert_eq!((value.units(), line), (4, vec![0]));
        }
    });
}

#[test]
fn a_horizon_at_a_node_without_a_static_value_is_an_error_even_where_the_search_would_cut() {
    // Alpha-beta would never come to node 4.
    let late = node(vec![Branch::leaf(0), Branch::node(vec![Branch::leaf(2)])]);
    let tree = node(vec![Branch::leaf(5 * MILLION), late]).tree();
    let options = Options { depth: Some(2), ..Options::default() };
    for algorithm in Algorithm::ALL.into_iter().filter(|&one| one != Algorithm::OnePly) {
        let error = search(&tree, algorithm, &options, &mut Unobserved).err();
        assert_eq!(error, Some(SearchError::NoStaticValue { node: id(4) }));
    }
    let deep = Options { depth: Some(3), ..options };
    assert!(search(&tree, Algorithm::AlphaBeta, &deep, &mut Unobserved).is_ok());
}

#[test]
fn the_greatest_scores_are_searched_without_overflow() {
    let most = i64::from(Score::MAX_UNITS);
    let pair = |one, other| Branch::node(vec![Branch::leaf(one), Branch::leaf(other)]);
    let branch = Branch::node(vec![pair(most - 1, -most), pair(-most, -INF), pair(INF, most)]);
    let greatest = Score::from_units(Score::MAX_UNITS).unwrap();
    Case::new(branch, Options::default()).each(|search| check_best(search, greatest, 7));
}
