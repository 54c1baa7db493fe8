//! A trace indexed by node, so that the state at any step costs what is asked for and not what came
//! before.

use super::event::Bound;
use super::packed::Stored;
use super::recorder::Trace;
use crate::score::Score;
use crate::search::{Horizon, OwnedWindow};
use crate::tree::{NodeId, Tree};

/// What has become of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Phase {
    /// The search has not come here yet.
    #[default]
    Unreached,
    /// It is at this node or below it.
    Active,
    /// It has returned from here.
    Finished,
    /// A cutoff skipped this node or an ancestor of it.
    Skipped,
}

/// A node at a step. Scores stand as the algorithm has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct NodeState {
    /// What has become of it.
    pub phase: Phase,
    /// How often it has been entered.
    pub visits: u32,
    /// The best value so far in the latest visit.
    pub best: Option<Score>,
    /// The child that the best value came from.
    pub best_child: Option<NodeId>,
    /// What it returned, and what that says.
    pub returned: Option<(Score, Option<Bound>)>,
    /// The index of the event that cut it.
    pub cutoff: Option<u32>,
}

/// A visit on the path at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The node.
    pub node: NodeId,
    /// The window it was entered with.
    pub entry: OwnedWindow,
    /// The window now.
    pub now: OwnedWindow,
    /// The node's state.
    pub state: NodeState,
}

/// An index over a trace and its tree.
#[derive(Debug)]
pub struct Timeline {
    /// Where each node's events begin in `events`.
    starts: Vec<u32>,
    /// Event indices, node by node, in the order of time.
    events: Vec<u32>,
    /// The indices of all cutoffs.
    cutoffs: Vec<u32>,
}

impl Timeline {
    /// Indexes the trace of a search of this tree.
    #[must_use]
    pub fn new(trace: &Trace, tree: &Tree) -> Self {
        let mut starts = vec![0_u32; tree.len() + 1];
        for event in &trace.events {
            starts[event.node().index() + 1] += 1;
        }
        for index in 1..starts.len() {
            starts[index] += starts[index - 1];
        }
        let mut next = starts.clone();
        let mut events = vec![0; trace.events.len()];
        let mut cutoffs = Vec::new();
        for (index, event) in (0..).zip(&trace.events) {
            let slot = &mut next[event.node().index()];
            events[*slot as usize] = index;
            *slot += 1;
            if event.is_cutoff() {
                cutoffs.push(index);
            }
        }
        Self { starts, events, cutoffs }
    }

    /// The indices of all cutoffs, in the order of time.
    #[must_use]
    pub fn cutoffs(&self) -> &[u32] {
        &self.cutoffs
    }

    /// The node's events before this step; none of a node that this tree does not have.
    pub(super) fn before(&self, node: NodeId, step: usize) -> &[u32] {
        let bounds = self.starts.get(node.index()).zip(self.starts.get(node.index() + 1));
        let Some((&start, &end)) = bounds else { return &[] };
        let events = &self.events[start as usize..end as usize];
        &events[..events.partition_point(|&event| (event as usize) < step)]
    }

    /// The node's own events of its latest visit before this step, and how many visits there were.
    pub(super) fn latest_visit(&self, trace: &Trace, node: NodeId, step: usize) -> (&[u32], u32) {
        let events = self.before(node, step);
        let is_enter = |&&event: &&u32| trace.events[event as usize].is_enter();
        let visits = events.iter().filter(is_enter).count();
        let start = events.iter().rposition(|event| is_enter(&event)).unwrap_or(0);
        (&events[start..], u32::try_from(visits).unwrap_or(u32::MAX))
    }

    /// The state of a node after so many events, not counting what cutoffs above it skip: a node
    /// that was never entered is unreached here.
    fn own_state(&self, trace: &Trace, node: NodeId, step: usize) -> NodeState {
        let (visit, visits) = self.latest_visit(trace, node, step);
        let mut state = NodeState { visits, ..NodeState::default() };
        for &event in visit {
            match trace.events[event as usize].stored() {
                Stored::Enter(_) => state.phase = Phase::Active,
                Stored::Order(_) => {}
                Stored::Evaluate(value) => state.best = Some(value),
                Stored::Improve(value) => {
                    state.best = Some(value);
                    // An improvement follows at once on the return of the child it came from.
                    state.best_child = trace.node_before(event as usize);
                }
                Stored::Cutoff(..) => state.cutoff = Some(event),
                Stored::Leave(value, bound) => {
                    state.phase = Phase::Finished;
                    state.returned = Some((value, bound));
                }
            }
        }
        state
    }

    /// The state of one node after so many events.
    #[must_use]
    pub fn state_at(&self, trace: &Trace, tree: &Tree, node: NodeId, step: usize) -> NodeState {
        let mut state = self.own_state(trace, node, step);
        if state.phase == Phase::Unreached && self.is_skipped(trace, tree, node, step) {
            state.phase = Phase::Skipped;
        }
        state
    }

    /// Whether a cutoff skipped this node, which was not entered, or one above it.
    fn is_skipped(&self, trace: &Trace, tree: &Tree, node: NodeId, step: usize) -> bool {
        // The lowest ancestor that was entered decides: below it nothing was.
        tree.ancestry(node)
            .map(|ancestor| self.own_state(trace, ancestor, step))
            .find(|state| state.visits > 0)
            .is_some_and(|state| state.cutoff.is_some())
    }

    /// The state of every node after so many events, in preorder.
    #[must_use]
    pub fn snapshot(&self, trace: &Trace, tree: &Tree, step: usize) -> Vec<NodeState> {
        let mut states: Vec<NodeState> = Vec::with_capacity(tree.len());
        for node in tree.nodes() {
            let mut state = self.own_state(trace, node, step);
            let above = tree.parent(node).map(|parent| states[parent.index()]);
            let skips =
                |parent: NodeState| parent.phase == Phase::Skipped || parent.cutoff.is_some();
            if state.phase == Phase::Unreached && above.is_some_and(skips) {
                state.phase = Phase::Skipped;
            }
            states.push(state);
        }
        states
    }

    /// The visits from the root down to the node of the latest event, with their windows. At the
    /// moment of a return, the returning node is the last of them.
    #[must_use]
    pub fn path(&self, trace: &Trace, tree: &Tree, step: usize) -> Vec<Frame> {
        let step = step.min(trace.len());
        let Some(latest) = step.checked_sub(1).and_then(|event| trace.events.get(event)) else {
            return Vec::new();
        };
        let mut nodes: Vec<_> = tree.ancestry(latest.node()).collect();
        nodes.reverse();
        let horizon = Horizon::new(tree, &trace.options);
        let mut given = OwnedWindow::FULL;
        let mut path = Vec::with_capacity(nodes.len());
        for node in nodes {
            let entry = given;
            let now = self.window_now(trace, &horizon, node, entry, step);
            let state = self.own_state(trace, node, step);
            path.push(Frame { node, entry, now, state });
            given = trace.given(now, horizon.player(node));
        }
        path
    }

    /// A node's window after the improvements of its latest visit before this step.
    fn window_now(
        &self,
        trace: &Trace,
        horizon: &Horizon<'_>,
        node: NodeId,
        entry: OwnedWindow,
        step: usize,
    ) -> OwnedWindow {
        let mut now = entry;
        for &event in self.latest_visit(trace, node, step).0 {
            if let Stored::Improve(best) = trace.events[event as usize].stored() {
                trace.improve(&mut now, event as usize, node, horizon.player(node), best);
            }
        }
        now
    }
}
