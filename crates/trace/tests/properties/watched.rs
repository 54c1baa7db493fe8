//! Watching a long search while it is recorded.

use std::ops::ControlFlow;

use plyscope_search::{Algorithm, Options, SearchError};
use plyscope_trace::{Progress, record, record_with};
use plyscope_tree::source;

#[test]
fn whoever_watches_hears_how_far_a_search_has_come_and_can_break_it_off() {
    let (tree, _) = source::read("random(branching=4, depth=8, seed=1975, noise=10)").unwrap();
    for algorithm in Algorithm::ALL {
        let options = Options::default();
        let alone = record(&tree, algorithm, &options).unwrap();
        let mut heard: Vec<Progress> = Vec::new();
        let mut listen = |progress| {
            heard.push(progress);
            ControlFlow::Continue(())
        };
        let watched = record_with(&tree, algorithm, &options, &mut listen).unwrap();
        assert_eq!((watched.len(), &watched.outcome), (alone.len(), &alone.outcome));
        assert!(heard.iter().map(|one| one.events).eq((65_536..alone.len()).step_by(65_536)));
        if algorithm == Algorithm::Minimax {
            assert!(heard.is_sorted_by_key(|one| one.node) && heard.len() > 3);
        }
        for end in 1..=heard.len().min(2) {
            let mut calls = 0;
            let mut stop = |_| {
                calls += 1;
                if calls == end { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            let stopped = record_with(&tree, algorithm, &options, &mut stop);
            assert_eq!(stopped.err(), Some(SearchError::Stopped), "{algorithm:?}");
            assert_eq!(calls, end, "nobody is asked again");
        }
    }
}
