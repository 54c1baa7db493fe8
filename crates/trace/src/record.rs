//! Recording a search, from scratch or after an edit, or only counting its events.

pub(crate) mod edited;
pub(crate) mod old;
mod recorder;
pub(crate) mod watch;

use crate::record::old::Old;
use crate::record::recorder::Recorder;
use crate::record::watch::{MAX_EVENTS, Watch};
use crate::recording::Recording;
use crate::store::recorded::Trace;
use plyscope_search::events::Counter;
use plyscope_search::{Algorithm, Options, SearchError, search, search_again};
use plyscope_tree::{NodeId, Tree};

/// Searches the tree and records all of it.
///
/// # Errors
/// As [`plyscope_search::search`]; and [`SearchError::TooManyEvents`] where there would be more than [`MAX_EVENTS`],
/// [`SearchError::OutOfMemory`] if memory runs out.
pub fn record(tree: &Tree, algorithm: Algorithm, options: &Options) -> Result<Trace, SearchError> {
    record_at_most(tree, algorithm, options, MAX_EVENTS)
}

/// Searches the tree and records all of it, up to a number of events.
///
/// # Errors
/// As [`record`], with [`SearchError::TooManyEvents`] at this limit.
pub fn record_at_most(
    tree: &Tree,
    algorithm: Algorithm,
    options: &Options,
    limit: usize,
) -> Result<Trace, SearchError> {
    run(Recorder::new(limit.min(MAX_EVENTS), None), tree, algorithm, options)
}

/// Searches the tree and records all of it, while `watch` gets its progress.
///
/// # Errors
/// As [`record`]; and [`SearchError::Stopped`] if `watch` stops it.
pub fn record_with(
    tree: &Tree,
    algorithm: Algorithm,
    options: &Options,
    watch: Watch<'_>,
) -> Result<Trace, SearchError> {
    run(Recorder::new(MAX_EVENTS, Some(watch)), tree, algorithm, options)
}

/// Runs a search and returns its counts alone.
///
/// # Errors
/// As [`plyscope_search::search`].
pub fn count(tree: &Tree, algorithm: Algorithm, options: &Options) -> Result<Counter, SearchError> {
    let mut counter = Counter::default();
    search(tree, algorithm, options, &mut counter)?;
    Ok(counter)
}

/// Searches the tree again after an edit. The trace is that of [`record`], event by event, but only the visits that
/// the edit can have changed are searched again.
///
/// A visit with the same window, set by the same nodes, and no change in its subtree has the same events, which are
/// copied. That holds if a visit depends on nothing else (see [`Algorithm::remembers_nothing`]). Otherwise, and if the
/// edit changed the tree's decimal places, everything is searched again.
///
/// `changed` are all nodes whose values differ between the two trees.
///
/// # Errors
/// As [`record`].
pub fn again(old: &Recording, tree: &Tree, changed: &[NodeId]) -> Result<Trace, SearchError> {
    let (algorithm, options) = (old.trace.algorithm, old.trace.options);
    let mut recorder = Recorder::new(MAX_EVENTS, None);
    let same_units = old.tree.decimals() == tree.decimals() && old.tree.len() == tree.len();
    if same_units && algorithm.remembers_nothing(&options) {
        recorder.old = Some(Old::new(old, tree, changed));
    }
    run(recorder, tree, algorithm, &options)
}

fn run(
    recorder: Recorder<'_>,
    tree: &Tree,
    algorithm: Algorithm,
    options: &Options,
) -> Result<Trace, SearchError> {
    let mut sinks = (recorder, Counter::default());
    let outcome = search_again(tree, algorithm, options, &mut sinks)?;
    let (recorder, counts) = sinks;
    let counts = recorder.old.as_ref().map_or(counts, |old| old.counts_with(counts));
    Ok(recorder.finish(algorithm, options, outcome, counts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyscope_tree::Literal;
    use plyscope_tree::edit::set_value;
    use plyscope_tree::generate::{Branching, Recipe, generate};

    #[test]
    fn most_of_a_search_is_taken_over_after_an_edit() {
        let recipe = Recipe { branching: Branching::exactly(4), depth: 6, ..Recipe::default() };
        let tree = generate(&recipe).unwrap();
        let leaf = tree.nodes().find(|&node| tree.is_leaf(node)).unwrap();
        let value = Literal::Finite { mantissa: 7, decimals: 0 };
        let edited = set_value(&tree, leaf, value).unwrap();
        let options = Options::default();
        for algorithm in Algorithm::ALL.into_iter().filter(|one| one.remembers_nothing(&options)) {
            let trace = record(&tree, algorithm, &options).unwrap();
            let searched = Recording::new(tree.clone(), trace);
            let mut recorder = Recorder::new(MAX_EVENTS, None);
            recorder.old = Some(Old::new(&searched, &edited.tree, &edited.changed));
            let mut sinks = (recorder, Counter::default());
            search_again(&edited.tree, algorithm, &options, &mut sinks).unwrap();
            // What is taken over is not counted.
            let scratch = record(&edited.tree, algorithm, &options).unwrap();
            assert!(sinks.1.entered * 2 < scratch.counts.entered, "{algorithm:?}");
        }
    }
}
