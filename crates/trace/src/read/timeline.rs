//! A trace indexed by node, so that the cost of a state does not depend on the events before it: see
//! [`super::states`] for states, and [`super::path`] for the path.

use std::sync::Arc;

use super::table_log::TableLog;
use crate::step::Step;
use crate::store::recorded::Trace;
use plyscope_tree::{Groups, NodeId, Tree};

/// An index over a trace and its tree.
#[derive(Debug)]
pub(crate) struct Timeline {
    /// The indices of each node's events, in the order of time.
    events: Arc<Groups<u32>>,
    /// The indices of all cutoffs, ascending.
    pub cutoffs: Vec<u32>,
    /// The log of the transposition table; `None` for a search without one.
    pub table: Option<TableLog>,
}

impl Timeline {
    /// Indexes the trace of a search of this tree.
    pub fn new(trace: &Trace, tree: &Tree) -> Self {
        let numbered = (0_u32..).zip(trace.events.iter());
        let by_node = numbered.map(|(index, event)| (event.node().index(), index));
        Self::with(Arc::new(Groups::new(tree.len(), by_node)), trace, tree)
    }

    /// The index after an edit: that of before, if every event is still at its node.
    pub fn edited(&self, before: &Trace, trace: &Trace, tree: &Tree) -> Self {
        let old = before.events.iter().map(|event| event.node());
        let new = trace.events.iter().map(|event| event.node());
        if self.events.len() == tree.len() && new.eq(old) {
            return Self::with(Arc::clone(&self.events), trace, tree);
        }
        Self::new(trace, tree)
    }

    fn with(events: Arc<Groups<u32>>, trace: &Trace, tree: &Tree) -> Self {
        let numbered = (0_u32..).zip(trace.events.iter());
        let cutoffs = numbered.filter(|(_, event)| event.is_cutoff()).map(|(index, _)| index);
        Self { events, cutoffs: cutoffs.collect(), table: TableLog::new(trace, tree) }
    }

    /// The indices of all events of a node; empty for a node that this tree does not have.
    pub fn of(&self, node: NodeId) -> &[u32] {
        if node.index() < self.events.len() { self.events.of(node.index()) } else { &[] }
    }

    /// The node's events before this step.
    pub fn before(&self, node: NodeId, step: Step) -> &[u32] {
        self.parted(node, step.number()).0
    }

    /// The node's events from this one on.
    pub fn since(&self, node: NodeId, event: usize) -> &[u32] {
        self.parted(node, event).1
    }

    fn parted(&self, node: NodeId, at: usize) -> (&[u32], &[u32]) {
        let events = self.of(node);
        events.split_at(events.partition_point(|&event| (event as usize) < at))
    }
}
