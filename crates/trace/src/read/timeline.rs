//! A trace indexed by node, so that the cost of a state does not depend on the events before it: see
//! [`super::states`] for states, and [`super::path`] for the path.

use std::collections::HashMap;
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
    /// The events that begin the visits of each node with more than [`FEW`] events, ascending. Finding a visit takes time
    /// in proportion to the logarithm of their number then: the root of MTD(f) may be visited a million times.
    enters: HashMap<NodeId, Box<[u32]>>,
    /// The indices of all cutoffs, ascending.
    pub cutoffs: Vec<u32>,
    /// The log of the transposition table; `None` for a search without one.
    pub table: Option<TableLog>,
}

/// So many events of a node are quicker to read one by one than to look up. Tests have small trees, and try both.
pub(super) const FEW: usize = if cfg!(debug_assertions) { 6 } else { 32 };

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
        let cutoffs = cutoffs.collect();
        let is_enter = |&event: &u32| trace.events[event as usize].is_enter();
        let many = tree.nodes().filter(|node| events.of(node.index()).len() > FEW);
        let enters = many.map(|node| {
            let all = events.of(node.index()).iter().copied();
            (node, all.filter(is_enter).collect())
        });
        let enters = enters.collect();
        Self { events, enters, cutoffs, table: TableLog::new(trace, tree) }
    }

    /// The events that begin the visits of a node, ascending; `None` if it has few events.
    pub fn enters(&self, node: NodeId) -> Option<&[u32]> {
        // Nearly all nodes have few events: then nothing need be looked up.
        if self.of(node).len() <= FEW {
            return None;
        }
        self.enters.get(&node).map(|enters| &**enters)
    }

    /// The indices of all events of a node; empty for a node that this tree does not have.
    #[inline]
    pub fn of(&self, node: NodeId) -> &[u32] {
        if node.index() < self.events.len() { self.events.of(node.index()) } else { &[] }
    }

    /// The node's events before this step.
    pub fn before(&self, node: NodeId, step: Step) -> &[u32] {
        self.parted(node, step.number()).0
    }

    /// The node's last event before this step. Mostly all of its events lie on one side of it.
    #[inline]
    pub fn last_before(&self, node: NodeId, step: Step) -> Option<usize> {
        let own = self.of(node);
        let (&first, &last) = (own.first()?, own.last()?);
        if (last as usize) < step.number() {
            return Some(last as usize);
        }
        if first as usize >= step.number() {
            return None;
        }
        self.before(node, step).last().map(|&event| event as usize)
    }

    /// The node's events from one event to another, the second excluded.
    pub fn between(&self, node: NodeId, from: usize, to: usize) -> &[u32] {
        let later = self.since(node, from);
        &later[..later.partition_point(|&event| (event as usize) < to)]
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
