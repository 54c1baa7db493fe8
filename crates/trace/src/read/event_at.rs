//! One event of a trace in its long form, without reading those before it.

use crate::recording::Recording;
use crate::store::packed::{Gave, Stored};
use crate::store::recorded::Trace;
use plyscope_search::events::{Effect, Event, Lost, Reach};
use plyscope_tree::NodeId;

impl Recording {
    /// The event that led to a step: the first event to step 1; none at step 0 and behind the end.
    #[must_use]
    pub fn event_at(&self, step: usize) -> Option<Event<'_>> {
        let at = step.checked_sub(1)?;
        let packed = self.trace.events.get(at)?;
        let node = packed.node();
        let frame = || self.path(step).pop();
        Some(match packed.stored() {
            Stored::Enter(kind, _) => Event::Enter {
                node,
                window: frame().and_then(|frame| frame.entry).map(|entry| entry.window),
                depth: self.horizon_at(step).plies_left(node),
                kind,
            },
            Stored::Order(list) => {
                let (children, why) = self.trace.list(list, &self.tree, node);
                Event::Order { node, children, why }
            }
            Stored::Evaluate(value) => Event::Evaluate { node, value },
            Stored::Improve(value) => Event::Improve {
                node,
                child: self.trace.node_before(at)?,
                value,
                window: frame().and_then(|frame| frame.now).map(|now| now.window),
            },
            Stored::Cutoff(side, by) => {
                let after = self.trace.last_returned(at)?;
                let children = self.children_of_visit(node, step);
                let taken = children.iter().position(|&child| child == after)?;
                let (skipped, reach) =
                    (&children[taken + 1..], Reach::of(by, self.tree.parent(node)));
                Event::Cutoff { node, side, after, skipped, by, reach }
            }
            Stored::Leave(value, bound) => Event::Leave { node, value, bound },
            Stored::Iterate(index) => Event::Iterate(self.trace.iterations.get(index as usize)?.1),
            Stored::Probe(known) => {
                let hit = known
                    .and_then(|(_, _, effect)| self.timeline.table()?.hit(self, node, at, effect));
                Event::Probe { node, hit }
            }
            Stored::Store(_, bound, gave) => self.store_at(at, bound, gave)?,
            Stored::Open(merit) => Event::Open { node, merit },
            Stored::Solve(merit) => Event::Solve { node, merit },
            Stored::Purge(state, merit) => Event::Purge { node, state, merit },
        })
    }

    fn store_at<'a>(
        &self,
        at: usize,
        bound: plyscope_search::events::Bound,
        gave: Gave,
    ) -> Option<Event<'a>> {
        let table = self.timeline.table()?;
        let entry = self.trace.entry_stored(&self.tree, &table.positions, at)?;
        let node = entry.node;
        let lost = match gave {
            Gave::Nothing => Lost::Nothing,
            Gave::Own => Lost::Own,
            Gave::Other => Lost::Other(table.beside(self, node, at)?.position),
        };
        let (value, depth) = (entry.value, entry.depth);
        let best = entry.hit(&self.tree, node, Effect::None).best;
        Some(Event::Store { node, value, bound, depth, best, lost })
    }

    /// The node's children in the order of its latest visit before this step.
    #[must_use]
    pub fn children_of_visit(&self, node: NodeId, step: usize) -> &[NodeId] {
        let written = self.tree.children(node);
        let list = self.latest_visit(node, step).0.iter().find_map(|&event| {
            match self.trace.events[event as usize].stored() {
                Stored::Order(list) => Some(list),
                _ => None,
            }
        });
        list.map_or(written, |list| self.trace.list(list, &self.tree, node).0)
    }
}

impl Trace {
    /// The node of the event before the one with this index.
    pub(crate) fn node_before(&self, event: usize) -> Option<NodeId> {
        self.events.get(event.checked_sub(1)?).map(|event| event.node())
    }

    /// The child that returned last before a cutoff: right before it, or before the improvement that
    /// it followed from.
    pub(crate) fn last_returned(&self, cutoff: usize) -> Option<NodeId> {
        let before = cutoff.checked_sub(1)?;
        match self.events.get(before)?.stored() {
            Stored::Leave(..) => self.node_before(cutoff),
            _ => self.node_before(before),
        }
    }
}
