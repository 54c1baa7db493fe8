//! A node's latest visit, found backwards from a step, which is quick for very many nodes.

use super::states::Phase;
use super::timeline::FEW;
use super::visits::both_ends;
use crate::recording::Recording;
use crate::step::Step;
use crate::store::packed::Stored;
use crate::store::recorded::Trace;
use plyscope_search::events::{Effect, State};
use plyscope_tree::NodeId;

/// A node's own latest visit.
#[derive(Clone, Copy)]
pub(crate) struct Latest {
    /// The event that began it.
    pub begun: usize,
    pub phase: Phase,
    pub cut: bool,
    /// Whether the table answered.
    known: bool,
}

/// The state of a node as far as its children depend on it.
#[derive(Clone, Copy)]
pub(crate) struct Above {
    /// The event since which events below it count.
    pub since: usize,
    /// Whether the node has skipped those of its children that were not entered.
    pub leaves_out: bool,
}

impl Above {
    /// The state above the root, in the search of it that is current at a step.
    pub fn root(trace: &Trace, step: Step) -> Self {
        let since = trace.iteration_at(step).map_or(0, |(begun, _)| begun.number());
        Self { since, leaves_out: false }
    }
}

impl Latest {
    /// Whether the node's state in a best-first search need no longer be solved.
    fn in_vain(self, trace: &Trace, above: Above) -> bool {
        trace.algorithm.is_best_first() && above.leaves_out && self.phase == Phase::Active
    }

    pub fn above(self, trace: &Trace, above: Above) -> Above {
        let solved = trace.algorithm.is_best_first() && self.phase == Phase::Finished;
        let skipped = self.phase == Phase::Skipped || self.in_vain(trace, above);
        let leaves_out = self.cut || self.known || skipped || solved;
        Above { since: self.begun, leaves_out }
    }
}

impl Recording {
    /// A node's latest visit before a step, unless something above it has begun anew since.
    pub(crate) fn latest_below(&self, node: NodeId, step: Step, above: Above) -> Option<Latest> {
        self.latest(node, step).filter(|visit| visit.begun >= above.since)
    }

    /// A leaf's phase in its latest visit before a step; `None` if it was not visited since that of its parent. Only for
    /// depth-first searches: their visits lie one in another, and end with a leave.
    #[inline]
    pub(super) fn phase_of_leaf(&self, leaf: NodeId, step: Step, above: Above) -> Option<Phase> {
        let last = self.timeline.last_before(leaf, step).filter(|&event| event >= above.since)?;
        let left = self.trace.events[last].is_leave();
        Some(if left { Phase::Finished } else { Phase::Active })
    }

    /// The number of leaves that follow each other as siblings from this one on, up to so many.
    pub(super) fn leaves_from(&self, leaf: NodeId, most: usize) -> usize {
        let siblings = (leaf.number()..).map(NodeId::new).take(most);
        let parent = self.tree.parent(leaf);
        siblings
            .take_while(|&node| self.tree.is_leaf(node) && self.tree.parent(node) == parent)
            .count()
    }

    /// The phase of a node in its latest visit, given its parent: in a best-first search, what was still on the list when
    /// something above it was solved is skipped, but not what had been expanded.
    pub(crate) fn phase_below(
        &self,
        node: NodeId,
        visit: Latest,
        step: Step,
        above: Above,
    ) -> Phase {
        let skipped = visit.in_vain(&self.trace, above) && !self.is_expanded(node, step);
        if skipped { Phase::Skipped } else { visit.phase }
    }

    /// Whether a child of the node was on the list of a best-first search before a step.
    pub(super) fn is_expanded(&self, node: NodeId, step: Step) -> bool {
        let opened = |&child: &NodeId| self.timeline.last_before(child, step).is_some();
        self.tree.children(node).iter().any(opened)
    }

    /// A node's state for its children, given its parent's for it.
    pub(crate) fn above(&self, node: NodeId, step: Step, parent: Above) -> Above {
        let visit = self.latest_below(node, step, parent);
        visit.map_or(parent, |visit| visit.above(&self.trace, parent))
    }

    /// A node's latest visit before a step, from its last event back to its first.
    fn latest(&self, node: NodeId, step: Step) -> Option<Latest> {
        let mut visit = Latest { begun: 0, phase: Phase::Active, cut: false, known: false };
        let own = self.timeline.before(node, step);
        // Reading few events back costs less than looking up where the visit begins.
        let own = if own.len() > FEW { self.latest_visit(node, step).0 } else { own };
        for event in both_ends(own).rev().map(|event| event as usize) {
            match self.trace.events[event].stored() {
                Stored::Enter(..) | Stored::Open(_) => {
                    return Some(Latest { begun: event, ..visit });
                }
                Stored::Cutoff(..) => visit.cut = true,
                Stored::Probe(Some((_, _, Effect::Return))) => visit.known = true,
                Stored::Leave(..) | Stored::Solve(_) => visit.phase = Phase::Finished,
                Stored::Purge(State::Live, _) => visit.phase = Phase::Skipped,
                _ => {}
            }
        }
        None
    }
}
