//! The state of each node at a step.

use super::visits;
use crate::recording::Recording;
use crate::step::Step;
use crate::store::packed::Stored;
use crate::store::recorded::Trace;
use plyscope_search::events::{Bound, Effect, EnterAs, State};
use plyscope_tree::{NodeId, Score};
#[cfg(feature = "serde")]
use serde::Serialize;

/// The progress of a search at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Phase {
    /// The search has not come here yet.
    #[default]
    Unreached,
    /// It is at this node or below it. In a best-first search: it has put it on its list, or has expanded it.
    Active,
    /// It has returned from here, or solved it.
    Finished,
    /// A cutoff skipped this node or an ancestor, the table answered for an ancestor, or a best-first search
    /// purged it.
    Skipped,
}

/// A node at a step, in the current search of the root and the latest visit of its parent there. Scores are as the
/// algorithm sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct NodeState {
    /// The progress of the search there.
    pub phase: Phase,
    /// The number of visits so far, in all searches of the root.
    pub visits: u32,
    /// The kind of its latest visit; `None` if it has not been entered.
    pub kind: Option<EnterAs>,
    /// The best value so far in the latest visit.
    pub best: Option<Score>,
    /// The child that the best value came from.
    pub best_child: Option<NodeId>,
    /// The returned value and its bound; for a solved node of a best-first search, its merit.
    pub returned: Option<(Score, Option<Bound>)>,
    /// The merit of its live state in a best-first search.
    pub merit: Option<Score>,
    /// Whether the table answered for it.
    pub known: bool,
    /// The index of the event that cut it.
    pub cutoff: Option<u32>,
}

impl Recording {
    /// The state of a node after this many events, regardless of its ancestors, and the event that began its latest
    /// visit.
    fn own_state(&self, node: NodeId, step: Step) -> (NodeState, Option<usize>) {
        let (visit, visits) = self.latest_visit(node, step);
        let mut state = NodeState::default();
        if visits == 0 {
            return (state, None);
        }
        let begun = visit.first().map(|&event| event as usize);
        let entered = NodeState { phase: Phase::Active, visits, ..NodeState::default() };
        for event in visits::both_ends(visit) {
            match self.trace.events[event as usize].stored() {
                Stored::Enter(kind, _) => {
                    state = NodeState { kind: Some(kind), ..entered };
                }
                Stored::Order(_) | Stored::Iterate(_) | Stored::Store(..) => {}
                Stored::Evaluate(value) => state.best = Some(value),
                Stored::Improve(value) => {
                    state.best = Some(value);
                    // An improvement follows at once on the return of the child it came from.
                    state.best_child = self.trace.node_before(event as usize);
                }
                Stored::Cutoff(..) => state.cutoff = Some(event),
                Stored::Leave(value, bound) => {
                    state.phase = Phase::Finished;
                    state.returned = Some((value, bound));
                }
                Stored::Probe(known) => {
                    let effect = known.map(|(value, _, effect)| (value, effect));
                    if let Some((value, Effect::RaiseAlpha)) = effect {
                        let event = event as usize;
                        let entry = self.hit(node, event, Effect::RaiseAlpha);
                        state.best = Some(value);
                        state.best_child = entry.and_then(|entry| entry.best);
                    }
                    state.known = matches!(effect, Some((_, Effect::Return)));
                }
                Stored::Open(merit) => {
                    state = NodeState { merit: Some(merit), ..entered };
                }
                Stored::Solve(merit) => {
                    state.phase = Phase::Finished;
                    state.merit = None;
                    state.returned = Some((merit, None));
                }
                Stored::Purge(State::Live, _) => state.phase = Phase::Skipped,
                Stored::Purge(State::Solved, _) => {}
            }
        }
        (state, begun)
    }

    /// The event with which a node's latest visit before this step began.
    pub fn begun(&self, node: NodeId, step: Step) -> Option<usize> {
        let (visit, visits) = self.latest_visit(node, step);
        visit.first().filter(|_| visits > 0).map(|&event| event as usize)
    }

    /// The kind of a node's latest visit before this step.
    pub fn entered_as(&self, node: NodeId, step: Step) -> Option<EnterAs> {
        match self.trace.events[self.begun(node, step)?].stored() {
            Stored::Enter(kind, _) => Some(kind),
            _ => None,
        }
    }

    /// A node's state, given its parent's: events before the parent's latest visit no longer count.
    pub(crate) fn state_below(&self, node: NodeId, step: Step, above: Option<&Stay>) -> Stay {
        let since = above.map_or_else(
            || self.trace.iteration_at(step).map_or(0, |(begun, _)| begun.number()),
            |above| above.since,
        );
        let (mut state, begun) = self.own_state(node, step);
        if let Some(begun) = begun.filter(|&begun| begun >= since) {
            // In a best-first search, what had begun below a solved or purged node is in vain.
            let vain = self.trace.algorithm.is_best_first() && state.phase == Phase::Active;
            let vain = vain && above.is_some_and(|above| above.leaves_out);
            if vain && !self.is_expanded(node, step) {
                state.phase = Phase::Skipped;
            }
            let leaves_out = vain || self.trace.leaves_out(&state);
            return Stay { state, since: begun, leaves_out };
        }
        let leaves_out = above.is_some_and(|above| above.leaves_out);
        let phase = if leaves_out { Phase::Skipped } else { Phase::Unreached };
        let state = NodeState { phase, visits: state.visits, ..NodeState::default() };
        Stay { state, since, leaves_out }
    }

    /// The state of one node after this many events.
    #[must_use]
    pub fn state_at(&self, node: NodeId, step: Step) -> NodeState {
        self.states_of(&[node], step).first().copied().unwrap_or_default()
    }

    /// The states of some nodes after this many events, in the given order. Preorder is quickest: paths from the root
    /// are then shared.
    #[must_use]
    pub fn states_of(&self, nodes: &[NodeId], step: Step) -> Vec<NodeState> {
        let mut path: Vec<(NodeId, Stay)> = Vec::new();
        let mut missing = Vec::new();
        let mut states = Vec::with_capacity(nodes.len());
        for &wanted in nodes {
            // Keep the part of the path that this node shares with the last one.
            let mut kept = 0;
            for node in self.tree.ancestry(wanted) {
                let depth = usize::from(self.tree.depth(node));
                if path.get(depth).is_some_and(|&(known, _)| known == node) {
                    kept = depth + 1;
                    break;
                }
                missing.push(node);
            }
            path.truncate(kept);
            while let Some(node) = missing.pop() {
                let above = path.last().map(|(_, stay)| stay);
                let stay = self.state_below(node, step, above);
                path.push((node, stay));
            }
            states.push(path.last().map(|(_, stay)| stay.state).unwrap_or_default());
        }
        states
    }

    /// The state of every node after this many events, in preorder.
    #[must_use]
    pub fn snapshot(&self, step: Step) -> Vec<NodeState> {
        let mut stays: Vec<Stay> = Vec::with_capacity(self.tree.len());
        for node in self.tree.nodes() {
            let above = self.tree.parent(node).map(|parent| &stays[parent.index()]);
            let stay = self.state_below(node, step, above);
            stays.push(stay);
        }
        stays.into_iter().map(|stay| stay.state).collect()
    }
}

/// A node's state, and what its children's depend on.
#[derive(Clone, Copy)]
pub(crate) struct Stay {
    pub state: NodeState,
    /// The event since which events of its children count.
    pub since: usize,
    /// Whether the node has skipped those of its children that were not entered.
    pub leaves_out: bool,
}

impl Trace {
    /// Whether a node in this state has skipped its children that were not entered.
    pub(crate) fn leaves_out(&self, state: &NodeState) -> bool {
        let thrown = self.algorithm.is_best_first() && state.phase == Phase::Finished;
        state.phase == Phase::Skipped || state.cutoff.is_some() || state.known || thrown
    }
}
