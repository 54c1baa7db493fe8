//! What the core answers to questions about the picture, against brute force: every value tried, every claim
//! held against the true values.

mod edited;
mod freedom;
mod skipped;

use plyscope_effort::cases;
use plyscope_explain::asking::{End, Opening};
use plyscope_explain::facts::Story;
use plyscope_oracle::branch::{Branch, INF, MILLION, Worth, worth_of};
use plyscope_oracle::case::{Case, Search};
use plyscope_oracle::model::{Game, id};
use plyscope_oracle::random::any_case;
use plyscope_search::{Evaluation, Horizon};
use plyscope_trace::{Recording, Step, Trace, record};
use plyscope_tree::Tree;
use proptest::prelude::*;

use freedom::{check_all_values, check_freedom, small_case};
use skipped::check_skipped;

/// Steps of a trace from first to last, not too many of them.
fn steps(trace: &Trace) -> impl Iterator<Item = usize> {
    let len = trace.len();
    (0..=len).step_by(len / 12 + 1).chain([len])
}

/// The game with every end that was not seen worth so much to MAX.
fn filled(search: &Search, game: &Game, seen: &[bool], rest: Worth) -> Game {
    let own_view = search.options().evaluation == Evaluation::SideToMove;
    let branch: Branch = search.case.branch.with_values(&mut |node, value| {
        let turned = own_view && !game.max_moves_at(node);
        if seen[node] {
            value
        } else if turned {
            -rest
        } else {
            rest
        }
    });
    Game::new(&branch, &game.options)
}

fn check_known(search: &Search) {
    let trace = search.record();
    let tree = search.tree();
    let recording = Recording::new(tree.clone(), trace);
    let story = Story(&recording);
    let trace = &recording.trace;
    let events = search.hear().events;
    for step in steps(trace) {
        let game = search.game().to_depth(trace.depth_at(Step::new(step)));
        let mut seen = vec![false; tree.len()];
        for told in &events[..step] {
            if let plyscope_oracle::told::Told::Evaluate { node, .. } = told {
                seen[node.index()] = true;
            }
        }
        let (least, most) = (filled(search, &game, &seen, -INF), filled(search, &game, &seen, INF));
        for (node, found) in story.known(Step::new(step)).iter().enumerate() {
            let (low, high) = (worth_of(tree, found.low), worth_of(tree, found.high));
            if game.is_beyond(node) {
                assert_eq!((low, high), (-INF, INF));
            } else if search.has_table() && tree.has_positions() {
                assert!(least.worth(node) <= low && high <= most.worth(node), "node {node}");
                assert!((low..=high).contains(&game.worth(node)), "node {node} at step {step}");
            } else {
                assert_eq!(
                    (low, high),
                    (least.worth(node), most.worth(node)),
                    "node {node} at {step}"
                );
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(80))]

    #[test]
    fn what_is_known_is_what_no_value_of_the_rest_can_change(case in any_case(24)) {
        case.each(check_known);
    }

    #[test]
    fn what_is_skipped_is_skipped_for_the_reason_that_is_given(case in any_case(32)) {
        case.each(check_skipped);
    }

    #[test]
    fn a_value_is_as_free_as_is_said(case in any_case(16), node in any::<prop::sample::Index>()) {
        let node = id(node.index(case.tree.len()));
        case.each(|search| check_freedom(search, node));
    }
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn no_lesser_change_opens_a_node_and_no_greater_freedom_is_left(case in small_case()) {
        case.each(check_all_values);
    }
}

#[test]
fn where_the_effort_is_spent_it_says_so() {
    let case = Case::new(
        Branch::node(vec![Branch::node([3, 12, 8].map(|v| Branch::leaf(v * MILLION)).into()); 3]),
        plyscope_search::Options::default(),
    );
    let tree = &case.tree;
    let trace = record(tree, plyscope_search::Algorithm::AlphaBeta, &case.options).unwrap();
    let recording = Recording::new(Tree::clone(tree), trace);
    let story = Story(&recording);
    let leaf = id(2);
    let Some(found) = story.freedom(leaf, 0) else { panic!("it has a value") };
    assert_eq!(found.steps.high, End::Untried { value: tree.value(leaf).unwrap() });
    assert_eq!(story.opening(id(8), 0), Opening::Untried { below: 1 });
    let horizon = Horizon::new(tree, &case.options);
    assert!(horizon.ends_at(id(8)));
}
