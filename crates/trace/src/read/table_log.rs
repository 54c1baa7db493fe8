//! The transposition table of a trace at any of its steps.

use crate::step::Step;
use crate::store::packed::{Gave, Packed, Stored};
use crate::store::recorded::Trace;
use plyscope_search::events::{Bound, Effect, Event, Hit, Lost};
use plyscope_search::{depth_below, place, table_size};
use plyscope_tree::{Groups, NodeId, Positions, Score, Tree};

/// An entry of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableEntry {
    /// The node at which it was stored.
    pub node: NodeId,
    /// The position, by its first node.
    pub position: NodeId,
    /// The number of plies searched below it.
    pub depth: u16,
    /// The value, seen by the side to move.
    pub value: Score,
    /// Its bound.
    pub bound: Bound,
    /// The best move, as the place of the child that it leads to.
    pub best: Option<u32>,
    /// The step that stored it.
    pub step: Step,
}

/// The events that filled each place of the table.
#[derive(Debug)]
pub struct TableLog {
    /// The positions of the nodes.
    pub positions: Positions,
    /// The events that filled each place, in the order of time.
    stores: Groups<u32>,
}

impl TableLog {
    /// The log of a trace; `None` for a search without a table.
    pub(crate) fn new(trace: &Trace, tree: &Tree) -> Option<Self> {
        if !trace.algorithm.has_table(&trace.options) {
            return None;
        }
        let (positions, size) = (Positions::new(tree), table_size(tree, &trace.options));
        let kept = (0_u32..).zip(trace.events.iter()).filter(|(_, event)| is_kept(event));
        let by_place = kept.map(|(index, event)| (place(positions.of(event.node()), size), index));
        let stores = Groups::new(size, by_place);
        Some(Self { positions, stores })
    }

    /// The number of places.
    #[must_use]
    pub fn size(&self) -> usize {
        self.stores.len()
    }

    /// The event that filled a place last within this many events.
    pub(crate) fn store_at(&self, place: usize, step: Step) -> Option<usize> {
        let stores = self.stores.of(place);
        let before = stores.partition_point(|&event| step.is_after(event as usize));
        Some(*stores.get(before.checked_sub(1)?)? as usize)
    }

    /// The place of a node's position.
    #[must_use]
    pub fn place(&self, node: NodeId) -> usize {
        place(self.positions.of(node), self.size())
    }

    /// The filled places after this many events, ascending.
    pub fn filled(&self, step: Step) -> impl Iterator<Item = usize> + '_ {
        let first = |place: usize| self.stores.of(place).first();
        (0..self.size())
            .filter(move |&place| first(place).is_some_and(|&event| step.is_after(event as usize)))
    }

    /// The place that was filled last within this many events.
    #[must_use]
    pub fn latest(&self, trace: &Trace, step: Step) -> Option<usize> {
        let last = trace.events.first(step.number()).rev().find(|event| is_kept(event))?;
        Some(self.place(last.node()))
    }
}

/// Whether an event puts an entry into the table.
fn is_kept(event: &Packed) -> bool {
    matches!(event.stored(), Stored::Store(_, _, Gave::Nothing | Gave::Other))
}

impl TableEntry {
    /// This entry as a hit at a node of the same position.
    pub(crate) fn hit(&self, tree: &Tree, node: NodeId, effect: Effect) -> Hit {
        let best = self.best.and_then(|place| tree.children(node).get(place as usize).copied());
        Hit { value: self.value, bound: self.bound, depth: self.depth, best, effect }
    }

    /// The event that stored this entry.
    pub(crate) fn event<'a>(&self, tree: &Tree, lost: Lost) -> Event<'a> {
        let Self { node, depth, value, bound, .. } = *self;
        let best = self.hit(tree, node, Effect::None).best;
        Event::Store { node, value, bound, depth, best, lost }
    }
}

impl Trace {
    /// The entry that the event with this index stored.
    pub(crate) fn entry_stored(
        &self,
        tree: &Tree,
        positions: &Positions,
        event: usize,
    ) -> Option<TableEntry> {
        let packed = *self.events.get(event)?;
        let node = packed.node();
        let Stored::Store(best, bound, _) = packed.stored() else { return None };
        // The visit returns at once what it has stored.
        let Stored::Leave(value, _) = self.events.get(event + 1)?.stored() else { return None };
        let depth = depth_below(positions, &self.horizon_at(tree, Step::before(event)), node);
        let siblings = tree.children(node).iter();
        let best = best
            .and_then(|best| siblings.clone().position(|&child| child == best))
            .and_then(|place| u32::try_from(place).ok());
        let position = positions.of(node);
        Some(TableEntry { node, position, depth, value, bound, best, step: Step::after(event) })
    }
}
