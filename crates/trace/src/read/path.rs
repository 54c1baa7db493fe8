//! The open visits at a step, with their windows.

use super::states::NodeState;
use super::visits::both_ends;
use super::windows::Above;
use crate::recording::Recording;
use crate::step::Step;
use crate::store::packed::Stored;
use crate::store::recorded::Trace;
use plyscope_search::{Horizon, OwnedWindow};
use plyscope_tree::NodeId;

/// A visit on the path at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The node.
    pub node: NodeId,
    /// The window it was entered with, if it was entered with one.
    pub entry: Option<OwnedWindow>,
    /// The window now.
    pub now: Option<OwnedWindow>,
    /// The node's state.
    pub state: NodeState,
}

impl Recording {
    /// The visits from the root down to the node of the latest event, with their windows. At a return, the returning
    /// node is the last one. Before the first visit, and between searches of the root, it is empty.
    #[must_use]
    pub fn path(&self, step: Step) -> Vec<Frame> {
        let step = step.min(self.trace.end());
        let latest = step.event().and_then(|event| self.trace.events.get(event));
        let Some(latest) = latest.filter(|event| !matches!(event.stored(), Stored::Iterate(_)))
        else {
            return Vec::new();
        };
        let mut nodes: Vec<_> = self.tree.ancestry(latest.node()).collect();
        nodes.reverse();
        let horizon = Horizon::new(&self.tree, &self.trace.options);
        let (mut above, mut stay): (Option<Above>, _) = (None, None);
        let mut path = Vec::with_capacity(nodes.len());
        for node in nodes {
            let begun = self.begun(node, step).unwrap_or(0);
            let entry = match self.trace.events[begun].stored() {
                Stored::Enter(kind, end) => self.trace.entry(begun, kind, end, above),
                _ => None,
            };
            let now = self.window_now(&horizon, node, entry, step);
            let reached = self.state_below(node, step, stay.as_ref());
            path.push(Frame { node, entry, now, state: reached.state });
            stay = Some(reached);
            above = Some(Above { node, player: horizon.player(node), now });
        }
        path
    }

    /// The window that a visit on the path had at a step since it was entered.
    #[must_use]
    pub fn window_before(&self, frame: &Frame, step: Step) -> Option<OwnedWindow> {
        let horizon = Horizon::new(&self.tree, &self.trace.options);
        self.window_now(&horizon, frame.node, frame.entry, step)
    }

    /// A node's window after the events of its latest visit before this step.
    fn window_now(
        &self,
        horizon: &Horizon<'_>,
        node: NodeId,
        entry: Option<OwnedWindow>,
        step: Step,
    ) -> Option<OwnedWindow> {
        let mut now = entry;
        for event in both_ends(self.latest_visit(node, step).0) {
            match self.trace.events[event as usize].stored() {
                Stored::Improve(best) => {
                    self.trace.improve(&mut now, event as usize, node, horizon.player(node), best);
                }
                Stored::Probe(Some((value, _, effect))) => {
                    Trace::probed(&mut now, node, value, effect);
                }
                _ => {}
            }
        }
        now
    }
}
