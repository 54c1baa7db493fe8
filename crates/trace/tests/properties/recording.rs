//! Searches that are recorded, watched, stopped, limited or only counted.

use std::ops::ControlFlow;

use plyscope_search::{Algorithm, Options, SearchError};
use plyscope_trace::{Progress, count, record, record_at_most, record_with};
use plyscope_tree::generate::{Branching, Recipe, generate};
use plyscope_tree::{Tree, notation};

/// Static values everywhere, so that all of them can search it.
fn tree() -> Tree {
    notation::parse("[[3, 12, 8]=4, [2, [4, 1]=3, 6]=2, [14, 5, 2]=6]=1").unwrap()
}

#[test]
fn a_search_that_is_only_counted_takes_what_it_takes_recorded() {
    let recipe = Recipe { depth: 6, noise: Some(9), ..Recipe::default() };
    let (tree, options) = (generate(&recipe).unwrap(), Options::default());
    for algorithm in Algorithm::ALL {
        let whole = record(&tree, algorithm, &options).unwrap();
        assert_eq!(count(&tree, algorithm, &options), Ok(whole.counts), "{algorithm:?}");
    }
}

#[test]
fn no_search_is_without_events() {
    let leaf = notation::parse("3").unwrap();
    for algorithm in Algorithm::ALL {
        let trace = record(&leaf, algorithm, &Options::default()).unwrap();
        assert!(!trace.is_empty(), "{algorithm:?}");
    }
}

#[test]
fn a_watched_search_stops_where_it_is_told_to() {
    // As many events as the first report of progress comes after.
    let recipe = Recipe { branching: Branching::exactly(4), depth: 8, ..Recipe::default() };
    let (tree, options) = (generate(&recipe).unwrap(), Options::default());
    let stopped =
        record_with(&tree, Algorithm::Minimax, &options, &mut |_: Progress| ControlFlow::Break(()));
    assert_eq!(stopped.err(), Some(SearchError::Stopped));
}

#[test]
fn a_search_ends_where_there_would_be_too_many_events() {
    let (tree, options) = (tree(), Options::default());
    for algorithm in Algorithm::ALL {
        let whole = record(&tree, algorithm, &options).unwrap();
        for limit in 0..whole.len() {
            let found = record_at_most(&tree, algorithm, &options, limit);
            assert_eq!(found.err(), Some(SearchError::TooManyEvents { limit }), "{algorithm:?}");
        }
        let just = record_at_most(&tree, algorithm, &options, whole.len()).unwrap();
        assert!(just == whole, "{algorithm:?}");
    }
}
