//! A trace indexed by node, so that the state at any step costs what is asked for and not what came
//! before: see [`super::states`] for what a node's state is, and [`super::path`] for the path.

use super::table_log::TableLog;
use crate::recording::Recording;
use crate::store::recorded::Trace;
use plyscope_tree::{NodeId, Tree};

/// An index over a trace and its tree.
#[derive(Debug)]
pub struct Timeline {
    /// Where each node's events begin in `events`.
    starts: Vec<u32>,
    /// Event indices, node by node, in the order of time.
    events: Vec<u32>,
    /// The indices of all cutoffs.
    cutoffs: Vec<u32>,
    /// What filled the table, if there is one.
    table: Option<TableLog>,
}

impl Timeline {
    /// Indexes the trace of a search of this tree.
    #[must_use]
    pub fn new(trace: &Trace, tree: &Tree) -> Self {
        let mut starts = vec![0_u32; tree.len() + 1];
        for event in trace.events.iter() {
            starts[event.node().index() + 1] += 1;
        }
        for index in 1..starts.len() {
            starts[index] += starts[index - 1];
        }
        let mut next = starts.clone();
        let mut events = vec![0; trace.events.len()];
        let mut cutoffs = Vec::new();
        for (index, event) in (0..).zip(trace.events.iter()) {
            let slot = &mut next[event.node().index()];
            events[*slot as usize] = index;
            *slot += 1;
            if event.is_cutoff() {
                cutoffs.push(index);
            }
        }
        let table = TableLog::new(trace, tree);
        Self { starts, events, cutoffs, table }
    }

    /// What filled the table; none of a search without one.
    #[must_use]
    pub fn table(&self) -> Option<&TableLog> {
        self.table.as_ref()
    }

    /// The indices of all cutoffs, in the order of time.
    #[must_use]
    pub fn cutoffs(&self) -> &[u32] {
        &self.cutoffs
    }

    /// The indices of all events of a node of this tree.
    pub(crate) fn of(&self, node: NodeId) -> &[u32] {
        &self.events[self.starts[node.index()] as usize..self.starts[node.index() + 1] as usize]
    }

    /// The node's events before this step; none of a node that this tree does not have.
    pub(crate) fn before(&self, node: NodeId, step: usize) -> &[u32] {
        let bounds = self.starts.get(node.index()).zip(self.starts.get(node.index() + 1));
        let Some((&start, &end)) = bounds else { return &[] };
        let events = &self.events[start as usize..end as usize];
        &events[..events.partition_point(|&event| (event as usize) < step)]
    }
}

impl Recording {
    /// The index of the leave of the node's visit that begins with this event.
    pub(crate) fn leave_after(&self, node: NodeId, enter: usize) -> usize {
        let events = self.timeline.of(node);
        let later = &events[events.partition_point(|&event| (event as usize) < enter)..];
        let leave = later.iter().find(|&&event| self.trace.events[event as usize].is_leave());
        leave.map_or(enter, |&event| event as usize)
    }

    /// The index of the enter of the node's visit that ends with this event.
    pub(crate) fn enter_before(&self, node: NodeId, leave: usize) -> usize {
        let events = self.timeline.of(node);
        let earlier = &events[..events.partition_point(|&event| (event as usize) < leave)];
        let enter = earlier.iter().rfind(|&&event| self.trace.events[event as usize].is_enter());
        enter.map_or(leave, |&event| event as usize)
    }

    /// The index of the first event from this one on that enters a node.
    pub fn entered_since(&self, node: NodeId, since: usize) -> Option<usize> {
        let events = self.timeline.of(node);
        let later = &events[events.partition_point(|&event| (event as usize) < since)..];
        let enter = later.iter().find(|&&event| self.trace.events[event as usize].is_enter())?;
        Some(*enter as usize)
    }

    /// The events that entered for the first time a node of some kind, in the order of time.
    #[must_use]
    pub fn first_visits(&self, is_meant: impl Fn(NodeId) -> bool) -> Vec<u32> {
        let nodes = self.tree.nodes();
        let first = |node| {
            let events = self.timeline.before(node, self.trace.len()).iter();
            events.copied().find(|&event| self.trace.events[event as usize].is_enter())
        };
        let mut visits: Vec<_> = nodes.filter(|&node| is_meant(node)).filter_map(first).collect();
        visits.sort_unstable();
        visits
    }

    /// The step at which a node is entered for the first time, or first put on the list of a best-first search.
    #[must_use]
    pub fn first_entry(&self, node: NodeId) -> Option<usize> {
        let first = self.timeline.before(node, self.trace.len()).iter();
        first
            .copied()
            .find(|&event| self.trace.events[event as usize].is_enter())
            .map(|event| event as usize + 1)
    }

    /// The node's own events of its latest visit before this step, and how many visits there were.
    pub(crate) fn latest_visit(&self, node: NodeId, step: usize) -> (&[u32], u32) {
        let events = self.timeline.before(node, step);
        let (mut start, mut visits) = (0, 0);
        for (at, &event) in events.iter().enumerate() {
            if self.trace.events[event as usize].is_enter() {
                (start, visits) = (at, visits + 1);
            }
        }
        (&events[start..], visits)
    }
}
