//! A finished search: one type for all questions about it.

use crate::read::table_log::TableLog;
use crate::read::timeline::Timeline;
use crate::record::record;
use crate::step::Step;
use crate::store::recorded::Trace;
use plyscope_search::{Algorithm, Horizon, Options, SearchError};
use plyscope_tree::Tree;

/// A finished search: its tree, its trace, and an index of the events by node.
///
/// ```
/// use plyscope_search::{Algorithm, Options};
/// use plyscope_trace::Recording;
/// use plyscope_tree::{NodeId, notation};
///
/// let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
/// let recording = Recording::search(tree, Algorithm::AlphaBeta, &Options::default())?;
///
/// // Any step can be looked at without replaying those before it.
/// let root = recording.state_at(NodeId::ROOT, recording.trace.end());
/// assert_eq!(root.returned.map(|(value, _)| value), Some(recording.trace.outcome.value));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Recording {
    /// The tree.
    pub tree: Tree,
    /// Its events and results.
    pub trace: Trace,
    pub(crate) timeline: Timeline,
}

impl Recording {
    /// Searches a tree, and keeps all of it.
    ///
    /// # Errors
    /// As [`record`].
    pub fn search(
        tree: Tree,
        algorithm: Algorithm,
        options: &Options,
    ) -> Result<Self, SearchError> {
        let trace = record(&tree, algorithm, options)?;
        Ok(Self::new(tree, trace))
    }

    /// Indexes the trace of a search of this tree.
    #[must_use]
    pub fn new(tree: Tree, trace: Trace) -> Self {
        let timeline = Timeline::new(&trace, &tree);
        Self { tree, trace, timeline }
    }

    /// Indexes the trace of the same search of a tree that an edit made of this one's. See [`again`](crate::again).
    #[must_use]
    pub fn edited(&self, tree: Tree, trace: Trace) -> Self {
        let timeline = self.timeline.edited(&self.trace, &trace, &tree);
        Self { tree, trace, timeline }
    }

    /// The tree as the current search of the root sees it at a step.
    #[must_use]
    pub fn horizon_at(&self, step: Step) -> Horizon<'_> {
        self.trace.horizon_at(&self.tree, step)
    }

    /// The log of the transposition table; `None` for a search without one.
    #[must_use]
    pub fn table(&self) -> Option<&TableLog> {
        self.timeline.table.as_ref()
    }

    /// The indices of all cutoff events, ascending.
    #[must_use]
    pub fn cutoffs(&self) -> &[u32] {
        &self.timeline.cutoffs
    }
}
