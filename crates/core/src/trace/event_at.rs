//! One event of a trace in its long form, without reading those before it.

use super::event::Event;
use super::packed::Stored;
use super::recorder::Trace;
use super::timeline::Timeline;
use crate::search::Horizon;
use crate::tree::{NodeId, Tree};

impl Timeline {
    /// The event that led to a step: the first event to step 1; none at step 0 and behind the end.
    #[must_use]
    pub fn event_at<'a>(&self, trace: &'a Trace, tree: &'a Tree, step: usize) -> Option<Event<'a>> {
        let at = step.checked_sub(1)?;
        let packed = trace.events.get(at)?;
        let node = packed.node();
        let windowed = trace.algorithm.has_window();
        let frame = || self.path(trace, tree, step).pop();
        Some(match packed.stored() {
            Stored::Enter(kind) => Event::Enter {
                node,
                window: frame().filter(|_| windowed).map(|frame| frame.entry.window),
                depth: Horizon::new(tree, &trace.options).plies_left(node),
                kind,
            },
            Stored::Order(_) => {
                let children = self.children_of_visit(trace, tree, node, step);
                Event::Order { node, children, why: trace.order() }
            }
            Stored::Evaluate(value) => Event::Evaluate { node, value },
            Stored::Improve(value) => Event::Improve {
                node,
                child: trace.node_before(at)?,
                value,
                window: frame().filter(|_| windowed).map(|frame| frame.now.window),
            },
            Stored::Cutoff(side, reach, by) => {
                let after = trace.last_returned(at)?;
                let children = self.children_of_visit(trace, tree, node, step);
                let taken = children.iter().position(|&child| child == after)?;
                Event::Cutoff { node, side, after, skipped: &children[taken + 1..], by, reach }
            }
            Stored::Leave(value, bound) => Event::Leave { node, value, bound },
        })
    }

    /// The node's children in the order of its latest visit before this step.
    #[must_use]
    pub fn children_of_visit<'a>(
        &self,
        trace: &'a Trace,
        tree: &'a Tree,
        node: NodeId,
        step: usize,
    ) -> &'a [NodeId] {
        let written = tree.children(node);
        let list = self.latest_visit(trace, node, step).0.iter().find_map(|&event| {
            match trace.events[event as usize].stored() {
                Stored::Order(list) => Some(list as usize),
                _ => None,
            }
        });
        list.map_or(written, |list| &trace.lists[list..list + written.len()])
    }
}

impl Trace {
    /// The node of the event before the one with this index.
    pub(super) fn node_before(&self, event: usize) -> Option<NodeId> {
        self.events.get(event.checked_sub(1)?).map(|event| event.node())
    }

    /// The child that returned last before a cutoff: right before it, or before the improvement that
    /// it followed from.
    fn last_returned(&self, cutoff: usize) -> Option<NodeId> {
        let before = cutoff.checked_sub(1)?;
        match self.events.get(before)?.stored() {
            Stored::Leave(..) => self.node_before(cutoff),
            _ => self.node_before(before),
        }
    }
}
