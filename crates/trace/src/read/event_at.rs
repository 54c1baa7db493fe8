//! One event of a trace in its long form, without reading those before it.

use super::visits::both_ends;
use crate::recording::Recording;
use crate::step::Step;
use crate::store::packed::{Gave, Stored};
use crate::store::recorded::Trace;
use plyscope_search::events::{Event, Lost, Reach};
use plyscope_tree::{NodeId, Tree};

impl Recording {
    /// The event that led to a step; `None` at step 0 and beyond the end.
    #[must_use]
    pub fn event_at(&self, step: Step) -> Option<Event<'_>> {
        let at = step.event()?;
        let packed = self.trace.events.get(at)?;
        let node = packed.node();
        let frame = || self.path(step).pop();
        let stored = packed.stored();
        if let Some(event) = self.trace.alone(&self.tree, node, stored) {
            return Some(event);
        }
        Some(match stored {
            Stored::Enter(kind, _) => Event::Enter {
                node,
                window: frame().and_then(|frame| frame.entry).map(|entry| entry.window),
                depth: self.horizon_at(step).plies_left(node),
                kind,
            },
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
            Stored::Probe(known) => {
                let hit = known.and_then(|(_, _, effect)| self.hit(node, at, effect));
                Event::Probe { node, hit }
            }
            Stored::Store(_, _, gave) => self.store_at(at, gave)?,
            _ => return None,
        })
    }

    fn store_at<'a>(&self, at: usize, gave: Gave) -> Option<Event<'a>> {
        let table = self.timeline.table.as_ref()?;
        let entry = self.trace.entry_stored(&self.tree, &table.positions, at)?;
        let lost = match gave {
            Gave::Nothing => Lost::Nothing,
            Gave::Own => Lost::Own,
            Gave::Other => {
                Lost::Other(self.table_entry_beside(entry.node, Step::before(at))?.position)
            }
        };
        Some(entry.event(&self.tree, lost))
    }

    /// The node's children in the order of its latest visit before this step.
    #[must_use]
    pub fn children_of_visit(&self, node: NodeId, step: Step) -> &[NodeId] {
        let in_tree_order = self.tree.children(node);
        let list = both_ends(self.latest_visit(node, step).0).find_map(|event| {
            match self.trace.events[event as usize].stored() {
                Stored::Order(list) => Some(list),
                _ => None,
            }
        });
        list.map_or(in_tree_order, |list| self.trace.list(list, &self.tree, node).0)
    }
}

impl Trace {
    /// The long form of an event that does not depend on earlier ones.
    pub(crate) fn alone(&self, tree: &Tree, node: NodeId, stored: Stored) -> Option<Event<'_>> {
        Some(match stored {
            Stored::Order(list) => {
                let (children, why) = self.list(list, tree, node);
                Event::Order { node, children, why }
            }
            Stored::Evaluate(value) => Event::Evaluate { node, value },
            Stored::Leave(value, bound) => Event::Leave { node, value, bound },
            Stored::Iterate(index) => Event::Iterate(self.iterations.get(index as usize)?.1),
            Stored::Open(merit) => Event::Open { node, merit },
            Stored::Solve(merit) => Event::Solve { node, merit },
            Stored::Purge(state, merit) => Event::Purge { node, state, merit },
            _ => return None,
        })
    }

    /// The node of the event before the one with this index.
    pub(crate) fn node_before(&self, event: usize) -> Option<NodeId> {
        self.events.get(event.checked_sub(1)?).map(|event| event.node())
    }

    /// The child that returned last before a cutoff: directly before it, or before the improvement that led to it.
    pub(crate) fn last_returned(&self, cutoff: usize) -> Option<NodeId> {
        let before = cutoff.checked_sub(1)?;
        match self.events.get(before)?.stored() {
            Stored::Leave(..) => self.node_before(cutoff),
            _ => self.node_before(before),
        }
    }
}
