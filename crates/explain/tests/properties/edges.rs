//! The deepest game, and steps beyond the end.

use plyscope_explain::facts::{Fact, Story};
use plyscope_oracle::branch::{Branch, MILLION};
use plyscope_oracle::case::Case;
use plyscope_search::{Algorithm, Options};
use plyscope_trace::{Phase, Recording, Replay, Step, record};
use plyscope_tree::{MAX_DEPTH, NodeId};

#[test]
fn the_deepest_path_is_searched_and_every_step_of_it_can_be_seen() {
    let mut branch = Branch::leaf(-7 * MILLION);
    for _ in 0..MAX_DEPTH {
        branch = Branch { value: Some(0), ..Branch::node(vec![branch]) };
    }
    assert_eq!(branch.tree().height(), 512);
    let full = Case::new(branch, Options::default());
    full.each(|search| {
        let (tree, trace) = (search.tree(), search.record());
        let deepest = search.algorithm() != Algorithm::OnePly;
        assert!(!deepest || trace.counts.entered >= 513);
        assert_eq!(Replay::new(&trace, tree).count(), trace.len());
        let recording = Recording::new(tree.clone(), trace);
        let story = Story(&recording);
        let trace = &recording.trace;
        for step in (0..=trace.len()).step_by(trace.len() / 7 + 1) {
            assert_eq!(story.fact(Step::new(step)) == Fact::Ready, step == 0);
        }
        let end = recording.snapshot(Step::new(trace.len()));
        assert_eq!(end[0].phase, Phase::Finished);
        assert!(end.iter().all(|state| state.phase != Phase::Active));
    });
}

#[test]
fn beyond_the_end_everything_is_as_at_the_end() {
    let tree = plyscope_tree::notation::parse("[[3, 12], [2, 4]]").unwrap();
    let trace = record(&tree, Algorithm::AlphaBeta, &Options::default()).unwrap();
    let recording = Recording::new(tree.clone(), trace);
    let story = Story(&recording);
    let trace = &recording.trace;
    let end = trace.len();
    assert_eq!(story.fact(Step::new(end + 5)), story.fact(Step::new(end)));
    assert_eq!(story.node(Step::new(end + 5)), Some(NodeId::ROOT));
    assert_eq!(recording.path(Step::new(end + 5)), recording.path(Step::new(end)));
}
