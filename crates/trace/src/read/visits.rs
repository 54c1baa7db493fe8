//! The visits of a node: where each begins and ends.

use std::mem;

use super::timeline::FEW;
use crate::recording::Recording;
use crate::step::Step;
use plyscope_tree::NodeId;

/// The most events of a visit before its first improvement: enter, probe, order, evaluate.
const HEAD: usize = 4;

/// The last two improvements of a visit, and the most events after them: cutoff, store, leave, and an iteration that
/// begins after it. The last improvement may leave the window as the one before has moved it.
const TAIL: usize = 6;

/// The events of a visit without the improvements in the middle, each of which the next one outdoes: a node with a million
/// children may have as many. Of few events none is left out.
pub(super) fn both_ends(visit: &[u32]) -> impl DoubleEndedIterator<Item = u32> {
    let head = if visit.len() > FEW { HEAD } else { visit.len() };
    let tail = visit.len().saturating_sub(TAIL).max(head);
    visit[..head].iter().chain(&visit[tail..]).copied()
}

impl Recording {
    /// The index of the leave of the node's visit that begins with this event.
    pub(crate) fn leave_after(&self, node: NodeId, enter: usize) -> usize {
        let next = self.entered_since(node, enter + 1);
        let visit = self.timeline.between(node, enter, next.unwrap_or(self.trace.len()));
        // Only an iteration may follow on it.
        let leave =
            visit.iter().copied().rfind(|&event| self.trace.events[event as usize].is_leave());
        leave.map_or(enter, |event| event as usize)
    }

    /// The index of the enter of the node's visit that ends with this event.
    pub(crate) fn enter_before(&self, node: NodeId, leave: usize) -> usize {
        let (visit, visits) = self.latest_visit(node, Step::before(leave));
        visit.first().filter(|_| visits > 0).map_or(leave, |&event| event as usize)
    }

    /// The index of the first event from this one on that enters a node.
    pub fn entered_since(&self, node: NodeId, since: usize) -> Option<usize> {
        let enter = match self.timeline.enters(node) {
            Some(enters) => {
                enters.get(enters.partition_point(|&enter| (enter as usize) < since)).copied()
            }
            None => {
                let later = self.timeline.since(node, since).iter().copied();
                later.into_iter().find(|&event| self.trace.events[event as usize].is_enter())
            }
        };
        enter.map(|event| event as usize)
    }

    /// The events that first enter each node that satisfies a predicate, ascending.
    #[must_use]
    pub fn first_visits(&self, is_meant: impl Fn(NodeId) -> bool) -> Vec<u32> {
        let mut is_new = vec![true; self.tree.len()];
        let mut first = |node: NodeId| is_meant(node) && mem::take(&mut is_new[node.index()]);
        let events = (0_u32..).zip(self.trace.events.iter());
        let visits = events.filter(|(_, event)| event.is_enter() && first(event.node()));
        visits.map(|(index, _)| index).collect()
    }

    /// The step at which a node is first entered, or first opened in a best-first search.
    #[must_use]
    pub fn first_entry(&self, node: NodeId) -> Option<Step> {
        self.entered_since(node, 0).map(Step::after)
    }

    /// The node's own events in one of its visits, numbered from 1; those before the first for 0.
    pub(crate) fn visit(&self, node: NodeId, number: u32) -> &[u32] {
        let enters = self.timeline.enters(node);
        let enter = |number: u32| match (number.checked_sub(1), enters) {
            (None, _) => Some(0),
            (Some(at), Some(enters)) => enters.get(at as usize).map(|&enter| enter as usize),
            (Some(at), None) => {
                let mut all = self.timeline.of(node).iter().copied();
                let enter =
                    all.by_ref().filter(|&event| self.trace.events[event as usize].is_enter());
                enter.map(|enter| enter as usize).nth(at as usize)
            }
        };
        let Some(from) = enter(number) else { return &[] };
        let to = enter(number.saturating_add(1)).unwrap_or(self.trace.len());
        self.timeline.between(node, from, to)
    }

    /// The node's own events in its latest visit before this step, and the number of visits.
    pub(crate) fn latest_visit(&self, node: NodeId, step: Step) -> (&[u32], u32) {
        let events = self.timeline.before(node, step);
        if let Some(enters) = self.timeline.enters(node) {
            let visits = enters.partition_point(|&enter| step.is_after(enter as usize));
            let begun = visits.checked_sub(1).map_or(0, |last| enters[last]);
            let start = events.partition_point(|&event| event < begun);
            // No search has more events than a u32 counts.
            return (&events[start..], visits as u32);
        }
        let (mut start, mut visits) = (0, 0);
        for (at, &event) in events.iter().enumerate() {
            if self.trace.events[event as usize].is_enter() {
                (start, visits) = (at, visits + 1);
            }
        }
        (&events[start..], visits)
    }

    /// The child that a visit which begins with this event has entered last before a step, if any.
    pub(crate) fn latest_child(&self, node: NodeId, begun: usize, step: Step) -> Option<NodeId> {
        // Visits are nested: what is not the node's own lies below it, and is never far.
        let mut nodes =
            (begun + 1..step.number()).rev().map(|event| self.trace.events[event].node());
        let below = nodes.find(|&other| other != node)?;
        self.tree.ancestry(below).find(|&child| self.tree.parent(child) == Some(node))
    }
}
