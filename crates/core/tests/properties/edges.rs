//! The smallest, the deepest and the most hopeless games.

use plyscope_core::facts::{Fact, Story};
use plyscope_core::search::{Algorithm, Options, SearchError, search};
use plyscope_core::trace::{Phase, Replay, Timeline, Unobserved, record, same_step};
use plyscope_core::tree::MAX_DEPTH;
use plyscope_core::{NodeId, Player, Score, Tree};

use crate::model::{Branch, INF, id};
use crate::random::all_switches;
use crate::told::{Told, hear};

fn node(children: Vec<Branch>) -> Branch {
    Branch { value: None, children }
}

fn for_all_searches(options: &Options, check: impl Fn(Algorithm, &Options)) {
    for options in all_switches(options) {
        for algorithm in Algorithm::ALL {
            check(algorithm, &options);
        }
    }
}

fn line_of(tree: &Tree, algorithm: Algorithm, options: &Options) -> (Score, Vec<u32>) {
    let outcome = search(tree, algorithm, options, &mut Unobserved).unwrap();
    (outcome.value, outcome.principal_variation.iter().map(|node| node.number()).collect())
}

#[test]
fn where_every_move_is_lost_the_first_is_still_a_move() {
    let lost = |value| node(vec![Branch::leaf(value), Branch::leaf(value)]);
    for_all_searches(&Options::default(), |algorithm, options| {
        let (worst, score) = match options.root {
            Player::Max => (-INF, Score::NEG_INF),
            Player::Min => (INF, Score::POS_INF),
        };
        let tree = lost(worst).tree();
        assert_eq!(line_of(&tree, algorithm, options), (score, vec![0, 1]));
        let tree = node(vec![lost(worst), lost(worst)]).tree();
        assert_eq!(line_of(&tree, algorithm, options), (score, vec![0, 1, 2]));
    });
}

#[test]
fn a_won_game_is_won_with_the_first_winning_move() {
    let won = node(vec![Branch::leaf(-INF), Branch::leaf(INF), Branch::leaf(INF)]);
    for algorithm in Algorithm::ALL {
        let expect = (Score::POS_INF, vec![0, 2]);
        assert_eq!(line_of(&won.tree(), algorithm, &Options::default()), expect);
    }
    // Nothing can be better than all: the rest is skipped, and nobody set that bound.
    let events = hear(&won.tree(), Algorithm::AlphaBeta, &Options::default()).events;
    let cut = events.iter().find_map(|told| match told {
        Told::Cutoff { skipped, by, .. } => Some((skipped.clone(), *by)),
        _ => None,
    });
    assert_eq!(cut, Some((vec![id(3)], None)));
}

#[test]
fn a_single_leaf_is_worth_what_it_holds() {
    let tree = Branch::leaf(0).tree();
    for_all_searches(&Options::default(), |algorithm, options| {
        let trace = record(&tree, algorithm, options).unwrap();
        assert_eq!(trace.len(), 3);
        assert_eq!(trace.outcome.best_child(), None);
        assert_eq!(trace.outcome.principal_variation, [NodeId::ROOT]);
        assert_eq!(trace.outcome.value.units(), 0);
    });
}

#[test]
fn at_depth_zero_the_root_gives_its_static_value() {
    let tree = Branch { value: Some(4_000_000), children: vec![Branch::leaf(9_000_000)] }.tree();
    let options = Options { depth: Some(0), ..Options::default() };
    for_all_searches(&options, |algorithm, options| {
        assert_eq!(line_of(&tree, algorithm, options).1, [0]);
        assert_eq!(record(&tree, algorithm, options).unwrap().outcome.value.units(), 4);
    });
}

#[test]
fn a_horizon_at_a_node_without_a_static_value_is_an_error_even_where_the_search_would_cut() {
    // Alpha-beta would never come to node 4.
    let late = node(vec![Branch::leaf(0), node(vec![Branch::leaf(2)])]);
    let tree = node(vec![Branch::leaf(5_000_000), late]).tree();
    let options = Options { depth: Some(2), ..Options::default() };
    for_all_searches(&options, |algorithm, options| {
        let error = search(&tree, algorithm, options, &mut Unobserved).err();
        assert_eq!(error, Some(SearchError::NoStaticValue(id(4))));
    });
    let deep = Options { depth: Some(3), ..options };
    assert!(search(&tree, Algorithm::AlphaBeta, &deep, &mut Unobserved).is_ok());
}

#[test]
fn the_deepest_path_is_searched_and_every_step_of_it_can_be_seen() {
    let mut branch = Branch::leaf(-7_000_000);
    for _ in 0..MAX_DEPTH {
        branch = node(vec![branch]);
    }
    let tree = branch.tree();
    assert_eq!(tree.height(), 512);
    for algorithm in Algorithm::ALL {
        let trace = record(&tree, algorithm, &Options::default()).unwrap();
        assert_eq!(trace.outcome.value.units(), -7);
        assert_eq!(trace.outcome.principal_variation.len(), 513);
        assert_eq!(Replay::new(&trace, &tree).count(), trace.len());
        let timeline = Timeline::new(&trace, &tree);
        let story = Story { tree: &tree, trace: &trace, timeline: &timeline };
        for step in (0..=trace.len()).step_by(97) {
            assert_eq!(story.fact(step) == Fact::Ready, step == 0);
        }
        let middle = timeline.snapshot(&trace, &tree, 513);
        assert!(middle.iter().all(|state| state.phase == Phase::Active));
        let end = timeline.snapshot(&trace, &tree, trace.len());
        assert!(end.iter().all(|state| state.phase == Phase::Finished));
    }
}

#[test]
fn the_greatest_scores_are_searched_without_overflow() {
    let most = i64::from(Score::MAX_UNITS);
    let pair = |one, other| node(vec![Branch::leaf(one), Branch::leaf(other)]);
    let tree = node(vec![pair(most - 1, -most), pair(-most, -INF), pair(INF, most)]).tree();
    for algorithm in Algorithm::ALL {
        let (value, line) = line_of(&tree, algorithm, &Options::default());
        assert_eq!((value.units(), line), (Score::MAX_UNITS, vec![0, 7, 9]));
    }
}

#[test]
fn a_step_has_its_place_in_the_search_of_a_tree_of_any_other_shape() {
    let texts = ["[[3, 12, 8], [2, 4, 6], [14, 5, 2]]", "[1, 2]", "7", "[[[[1, 2], 3], 4], 5]"];
    for (old, new) in texts.iter().flat_map(|old| texts.iter().map(move |new| (old, new))) {
        let trees = [old, new].map(|text| plyscope_core::notation::parse(text).unwrap());
        let options = Options::default();
        let [(a, from), (b, to)] = trees.each_ref().map(|tree| {
            let trace = record(tree, Algorithm::AlphaBeta, &options).unwrap();
            let timeline = Timeline::new(&trace, tree);
            (trace, timeline)
        });
        for step in 0..=a.len() + 1 {
            let there = same_step((&a, &from), (&b, &to), step);
            assert!(there <= b.len(), "step {step} of {old} in {new}");
            assert!(old != new || there == step.min(a.len()));
        }
    }
}

#[test]
fn beyond_the_end_everything_is_as_at_the_end() {
    let tree = plyscope_core::notation::parse("[[3, 12], [2, 4]]").unwrap();
    let trace = record(&tree, Algorithm::AlphaBeta, &Options::default()).unwrap();
    let timeline = Timeline::new(&trace, &tree);
    let story = Story { tree: &tree, trace: &trace, timeline: &timeline };
    let end = trace.len();
    assert_eq!(story.fact(end + 5), story.fact(end));
    assert_eq!(story.node(end + 5), Some(NodeId::ROOT));
    assert_eq!(timeline.path(&trace, &tree, end + 5), timeline.path(&trace, &tree, end));
}
