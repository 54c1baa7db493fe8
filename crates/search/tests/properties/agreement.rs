//! Every search finds what brute force finds, whatever the switches.

use plyscope_effort::cases;
use plyscope_oracle::algorithms::Answer;
use plyscope_oracle::branch::{Branch, INF, worth_of, worth_of_literal};
use plyscope_oracle::case::{Case, Search};
use plyscope_oracle::model::{Game, id};
use plyscope_oracle::random::any_case;
use plyscope_oracle::told::{Heard, Told};
use plyscope_search::events::{Bound, Unobserved};
use plyscope_search::{Options, OrderRule, Outcome, Reuse, search};
use plyscope_tree::{NodeId, Player};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(4000))]

    #[test]
    fn every_search_finds_what_brute_force_finds(case in any_case(24)) {
        case.each(|search| {
            let heard = search.hear();
            let game = search.last_game();
            check_answer(search, &game, &heard.outcome);
            check_line(search, &game, &heard);
        });
    }

    #[test]
    fn a_search_that_is_not_watched_finds_the_same(case in any_case(24)) {
        case.each(|watched| {
            let (tree, options) = (watched.tree(), watched.options());
            let alone = search(tree, watched.algorithm(), options, &mut Unobserved).unwrap();
            assert_eq!(watched.record().outcome, alone);
        });
    }
}

/// The value is the true one, or one that deeper entries lead to; a bound is true, and says what was asked for.
fn check_answer(search: &Search, game: &Game, outcome: &Outcome) {
    let ((low, high), value) = (game.range(0), worth_of(search.tree(), outcome.value));
    match outcome.bound {
        Some(Bound::Exact) => assert!(low <= value && value <= high),
        Some(Bound::Lower) => assert!(value <= high),
        Some(Bound::Upper) => assert!(value >= low),
        None => assert_eq!(search.row.answer, Answer::Critical),
    }
    match search.row.answer {
        Answer::Value => assert_eq!(outcome.bound, Some(Bound::Exact)),
        Answer::Test => {
            let at = worth_of_literal(search.options().at);
            let answers =
                [low, high].map(|worth| if worth >= at { Bound::Lower } else { Bound::Upper });
            assert!(answers.map(Some).contains(&outcome.bound));
        }
        Answer::Critical => {
            let best_first = search.options().order.rules()[0].rule() == OrderRule::BestFirst;
            assert!(!best_first || outcome.bound == Some(Bound::Exact));
        }
    }
}

/// The line is best play as far as it goes, and it goes as far as the search knows.
fn check_line(search: &Search, game: &Game, heard: &Heard) {
    let outcome = &heard.outcome;
    let line: Vec<_> = outcome.principal_variation.iter().map(|node| node.index()).collect();
    assert_eq!(line[0], 0);
    for pair in line.windows(2) {
        assert_eq!(game.nodes[pair[1]].parent, Some(pair[0]), "a move leads to a child");
        assert!(!game.ends_at(pair[0]), "the line ends at the horizon");
    }
    if outcome.bound == Some(Bound::Exact) {
        let value = worth_of(search.tree(), outcome.value);
        let keeps = line.iter().all(|&node| game.allows(node, value));
        assert!(keeps, "a move gives away what the line leads to: {line:?}");
    }
    if search.row.answer == Answer::Value {
        assert_eq!(outcome.best_child().is_none(), game.ends_at(0), "there is a best move");
        let walker = search.algorithm().walker(search.options());
        let whole = search.row.whole_line && search.case.search(walker).row.whole_line;
        // Where a deeper entry answers, the line ends.
        let whole = whole && search.options().reuse == Reuse::Equal;
        assert!(!whole || game.ends_at(*line.last().unwrap()), "the line is whole");
        if !search.has_table() && !search.algorithm().is_best_first() {
            assert_eq!(outcome.best_child(), first_optimal(game, heard), "the first of equals");
        }
    }
    if search.row.answer == Answer::Test {
        check_proof(search, game, outcome);
    }
}

/// What a search that failed high for who moves at the root says of its value.
fn at_least(game: &Game) -> Bound {
    if game.max_moves_at(0) { Bound::Lower } else { Bound::Upper }
}

/// A null window that failed high for who moves at the root has a move that proves it.
fn check_proof(search: &Search, game: &Game, outcome: &Outcome) {
    let line: Vec<_> = outcome.principal_variation.iter().map(|node| node.index()).collect();
    let known = if outcome.bound == Some(at_least(game)) { 1.min(line.len() - 1) } else { 0 };
    let keeps = line[known..].iter().all(|&node| game.may_be_equal(node, line[known]));
    assert!(keeps, "a move gives away what the line leads to: {line:?}");
    if outcome.bound != Some(at_least(game)) {
        return;
    }
    let liked = |worth| game.liked(0, worth);
    let proved = liked(worth_of(search.tree(), outcome.value));
    match outcome.best_child() {
        Some(best) => {
            let (low, high) = game.range(best.index());
            assert!(liked(low).max(liked(high)) >= proved);
        }
        // At least −∞ is what any move is worth.
        None => assert!(proved == -INF || game.ends_at(0), "there is a move that proves it"),
    }
}

/// The root's first child of those that keep its value, in the order of its last visit.
fn first_optimal(game: &Game, heard: &Heard) -> Option<NodeId> {
    if game.ends_at(0) {
        return None;
    }
    let mut order: Vec<_> = game.nodes[0].children.iter().copied().map(id).collect();
    for told in &heard.events {
        match told {
            Told::Enter { node: NodeId::ROOT, .. } => {
                order = game.nodes[0].children.iter().copied().map(id).collect();
            }
            Told::Order { node: NodeId::ROOT, children, .. } => order.clone_from(children),
            _ => {}
        }
    }
    let optimal = game.optimal(0);
    order.into_iter().find(|child| optimal.contains(&child.index()))
}

#[test]
fn who_moves_at_the_root_decides_what_is_best() {
    let leaf = |value| Branch { value: Some(value), ..Branch::default() };
    let branch = Branch { value: Some(0), children: vec![leaf(3), leaf(12)], ..Branch::default() };
    for (root, best) in [(Player::Max, 2), (Player::Min, 1)] {
        let case = Case::new(branch.clone(), Options { root, ..Options::default() });
        case.each(|search| {
            let outcome = search.outcome();
            assert!(search.row.answer != Answer::Value || outcome.best_child() == Some(id(best)));
        });
    }
}
