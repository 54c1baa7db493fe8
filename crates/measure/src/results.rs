//! All searches of one tree side by side: their results and their work.

use plyscope_search::events::{Bound, Counter};
use plyscope_search::{Algorithm, Horizon, Options, Reuse, SearchError, critical_of, true_values};
use plyscope_trace::{Trace, record_at_most};
use plyscope_tree::{NodeId, Score, Tree};
#[cfg(feature = "serde")]
use serde::Serialize;

/// A row of the table: the figures of a search, or the reason why it was not run to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The search.
    pub algorithm: Algorithm,
    /// Its figures; [`SearchError::NoStaticValue`] if the tree lacks a value that it needs,
    /// [`SearchError::TooManyEvents`] if it takes more events than allowed.
    pub result: Result<Figures, SearchError>,
}

/// The result of a search, and its work.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Figures {
    /// The root's value, or a bound of it, seen by MAX.
    pub value: Score,
    /// Its bound; `None` if nothing is known.
    pub bound: Option<Bound>,
    /// The best move at the root, as a child; `None` if the search ended at the root, or does not know it.
    pub best: Option<NodeId>,
    /// Whether it proves what a full search proves: the exact value, as deep as the options ask. Only searches that do
    /// can be compared by their work.
    pub proves: bool,
    /// The counts of its events.
    pub counts: Counter,
    /// The greatest number of entries that it keeps at once, on its list or in its table; `None` if it keeps neither.
    pub kept: Option<usize>,
    /// The number of different nodes entered outside the critical tree of its order. `None` if the root was not
    /// searched with a full window, since the critical tree is then no measure.
    pub waste: Option<usize>,
}

impl Figures {
    /// The figures of a recorded search.
    #[must_use]
    pub fn of(tree: &Tree, trace: &Trace, requested: &Options) -> Self {
        let outcome = &trace.outcome;
        let plies =
            |depth: Option<u16>| depth.map_or(tree.height(), |limit| limit.min(tree.height()));
        let is_deep = plies(trace.options.depth) == plies(requested.depth);
        Self {
            value: outcome.value,
            bound: outcome.bound,
            best: outcome.best_child(),
            proves: is_deep
                && outcome.bound == Some(Bound::Exact)
                && value_by_depth(tree, trace).is_none(),
            counts: trace.counts,
            kept: trace.most_kept(tree),
            waste: waste(tree, trace),
        }
    }
}

/// Runs every search with the same options, in the order of [`Algorithm::ALL`], each up to `most` events. An option
/// that does not apply to a search changes nothing there. The search of the trace `known`, which has these options, is
/// not run again.
///
/// ```
/// use plyscope_measure::results::rows;
/// use plyscope_search::{Algorithm, Options};
///
/// let tree = plyscope_tree::notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
/// let rows = rows(&tree, &Options::default(), 1_000, None);
/// let alpha_beta = rows.iter().find(|row| row.algorithm == Algorithm::AlphaBeta);
/// let figures = alpha_beta.and_then(|row| row.result.as_ref().ok());
/// assert_eq!(figures.map(|figures| figures.counts.entered), Some(11));
/// // The critical tree has nine nodes.
/// assert_eq!(figures.and_then(|figures| figures.waste), Some(2));
/// # Ok::<(), plyscope_tree::notation::ParseError>(())
/// ```
#[must_use]
pub fn rows(tree: &Tree, options: &Options, most: usize, known: Option<&Trace>) -> Vec<Row> {
    let result = |algorithm| match known.filter(|trace| trace.algorithm == algorithm) {
        Some(trace) => Ok(Figures::of(tree, trace, options)),
        None => record_at_most(tree, algorithm, options, most)
            .map(|trace| Figures::of(tree, &trace, options)),
    };
    let row = |algorithm| Row { algorithm, result: result(algorithm) };
    Algorithm::ALL.into_iter().map(row).collect()
}

/// The root's minimax value to the depth of the search, seen by MAX, where the outcome does not hold of it: deeper
/// entries of the table have answered. Where entries of equal depth alone answer, this never happens.
#[must_use]
pub fn value_by_depth(tree: &Tree, trace: &Trace) -> Option<Score> {
    if trace.options.reuse == Reuse::Equal {
        return None;
    }
    let value = *true_values(&Horizon::new(tree, &trace.options)).first()?;
    let found = trace.outcome.value;
    let holds = match trace.outcome.bound? {
        Bound::Exact => value == found,
        Bound::Lower => value >= found,
        Bound::Upper => value <= found,
    };
    (!holds).then_some(value)
}

/// The number of different nodes outside the critical tree that a search entered, if that is a measure.
fn waste(tree: &Tree, trace: &Trace) -> Option<usize> {
    if !trace.has_full_window() {
        return None;
    }
    let critical = critical_of(tree, &trace.options);
    let mut beyond: Vec<bool> = critical.types.iter().map(Option::is_none).collect();
    let mut wasted = 0;
    for node in trace.entered() {
        // Each node counts once.
        wasted += usize::from(std::mem::take(&mut beyond[node.index()]));
    }
    Some(wasted)
}
