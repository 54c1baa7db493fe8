//! A finished search: one type for all questions about it.

use crate::read::table_log::TableLog;
use crate::read::timeline::Timeline;
use crate::record::again;
use crate::step::Step;
use crate::store::recorded::Trace;
use plyscope_search::{Horizon, SearchError};
use plyscope_tree::edit::{Edit, EditError, Edited};
use plyscope_tree::{Literal, NodeId, Tree};
use thiserror::Error;

/// A finished search: its tree, its trace, and an index of the events by node.
///
/// ```
/// use plyscope_search::{Algorithm, Options};
/// use plyscope_trace::{Recording, record};
/// use plyscope_tree::{NodeId, notation};
///
/// let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
/// let trace = record(&tree, Algorithm::AlphaBeta, &Options::default())?;
/// let recording = Recording::new(tree, trace);
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

/// The error of a search of an edited tree.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EditedError {
    /// The edit cannot be made.
    #[error(transparent)]
    Edit(#[from] EditError),
    /// The tree cannot be searched.
    #[error(transparent)]
    Search(#[from] SearchError),
}

impl Recording {
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

    /// The same search of the tree with another value at a node, which searches only what the value can have changed,
    /// where possible. See [`again`](crate::again).
    ///
    /// # Errors
    /// The edit cannot be made, or its tree cannot be searched.
    pub fn with_value(&self, node: NodeId, value: Literal) -> Result<Self, EditedError> {
        let Edited { tree, changed } = Edit::SetValue(node, value).make(&self.tree)?;
        let trace = again(self, &tree, &changed)?;
        Ok(self.edited(tree, trace))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::record;
    use plyscope_search::{Algorithm, Options};
    use plyscope_tree::notation;

    #[test]
    fn another_value_is_searched_as_from_scratch_or_refused() {
        let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]").unwrap();
        let (algorithm, options) = (Algorithm::AlphaBeta, Options::default());
        let trace = record(&tree, algorithm, &options).unwrap();
        let recording = Recording::new(tree, trace);
        let (node, value) = (NodeId::new(6), Literal::parse("9").unwrap());
        let edited = recording.with_value(node, value).unwrap();
        assert_eq!(edited.tree, Edit::SetValue(node, value).apply(&recording.tree).unwrap());
        assert_eq!(edited.trace, record(&edited.tree, algorithm, &options).unwrap());

        let nowhere = NodeId::new(99);
        let refused = recording.with_value(nowhere, value).unwrap_err();
        assert_eq!(refused, EditedError::Edit(EditError::NoSuchNode(nowhere)));
    }
}
