//! One event of a trace in its long form, without reading those before it.

use super::timeline::Timeline;
use crate::store::packed::{Gave, Stored};
use crate::store::recorded::Trace;
use plyscope_search::events::{Effect, Event, Lost, Reach};
use plyscope_tree::{NodeId, Tree};

impl Timeline {
    /// The event that led to a step: the first event to step 1; none at step 0 and behind the end.
    #[must_use]
    pub fn event_at<'a>(&self, trace: &'a Trace, tree: &'a Tree, step: usize) -> Option<Event<'a>> {
        let at = step.checked_sub(1)?;
        let packed = trace.events.get(at)?;
        let node = packed.node();
        let frame = || self.path(trace, tree, step).pop();
        Some(match packed.stored() {
            Stored::Enter(kind, _) => Event::Enter {
                node,
                window: frame().and_then(|frame| frame.entry).map(|entry| entry.window),
                depth: trace.horizon_at(tree, step).plies_left(node),
                kind,
            },
            Stored::Order(list) => {
                let (children, why) = trace.list(list, tree, node);
                Event::Order { node, children, why }
            }
            Stored::Evaluate(value) => Event::Evaluate { node, value },
            Stored::Improve(value) => Event::Improve {
                node,
                child: trace.node_before(at)?,
                value,
                window: frame().and_then(|frame| frame.now).map(|now| now.window),
            },
            Stored::Cutoff(side, by) => {
                let after = trace.last_returned(at)?;
                let children = self.children_of_visit(trace, tree, node, step);
                let taken = children.iter().position(|&child| child == after)?;
                let (skipped, reach) = (&children[taken + 1..], Reach::of(by, tree.parent(node)));
                Event::Cutoff { node, side, after, skipped, by, reach }
            }
            Stored::Leave(value, bound) => Event::Leave { node, value, bound },
            Stored::Iterate(index) => Event::Iterate(trace.iterations.get(index as usize)?.1),
            Stored::Probe(known) => {
                let hit = known
                    .and_then(|(_, _, effect)| self.table()?.hit(trace, tree, node, at, effect));
                Event::Probe { node, hit }
            }
            Stored::Store(_, bound, gave) => self.store_at(trace, tree, at, bound, gave)?,
            Stored::Open(merit) => Event::Open { node, merit },
            Stored::Solve(merit) => Event::Solve { node, merit },
            Stored::Purge(state, merit) => Event::Purge { node, state, merit },
        })
    }

    fn store_at<'a>(
        &self,
        trace: &Trace,
        tree: &Tree,
        at: usize,
        bound: plyscope_search::events::Bound,
        gave: Gave,
    ) -> Option<Event<'a>> {
        let table = self.table()?;
        let entry = trace.entry_stored(tree, &table.positions, at)?;
        let node = entry.node;
        let lost = match gave {
            Gave::Nothing => Lost::Nothing,
            Gave::Own => Lost::Own,
            Gave::Other => Lost::Other(table.beside(trace, tree, node, at)?.position),
        };
        let (value, depth) = (entry.value, entry.depth);
        let best = entry.hit(tree, node, Effect::None).best;
        Some(Event::Store { node, value, bound, depth, best, lost })
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
                Stored::Order(list) => Some(list),
                _ => None,
            }
        });
        list.map_or(written, |list| trace.list(list, tree, node).0)
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
