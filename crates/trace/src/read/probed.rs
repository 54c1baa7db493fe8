//! The entries of the transposition table, and the table's answer to a visit.

use super::table_log::TableEntry;
use super::visits::both_ends;
use crate::recording::Recording;
use crate::step::Step;
use crate::store::packed::Stored;
use plyscope_search::events::{Effect, Hit};
use plyscope_tree::NodeId;

impl Recording {
    /// The entry at a place of the table after this many events.
    #[must_use]
    pub fn table_entry(&self, place: usize, step: Step) -> Option<TableEntry> {
        let log = self.table()?;
        self.trace.entry_stored(&self.tree, &log.positions, log.store_at(place, step)?)
    }

    /// The entry at the place of a node's position after this many events, of that position or another.
    #[must_use]
    pub fn table_entry_beside(&self, node: NodeId, step: Step) -> Option<TableEntry> {
        self.table_entry(self.table()?.place(node), step)
    }

    /// The result of a probe at a node, in the event with this index.
    pub(crate) fn hit(&self, node: NodeId, event: usize, effect: Effect) -> Option<Hit> {
        let entry = self.table_entry_beside(node, Step::before(event))?;
        Some(entry.hit(&self.tree, node, effect))
    }

    /// The hit of the latest visit of a node before a step.
    #[must_use]
    pub fn found(&self, node: NodeId, step: Step) -> Option<Hit> {
        let mut visit = both_ends(self.latest_visit(node, step).0);
        let probed = visit.find_map(|event| match self.trace.events[event as usize].stored() {
            Stored::Probe(known) => Some((event as usize, known)),
            _ => None,
        });
        let (event, (_, _, effect)) = probed.and_then(|(event, known)| Some((event, known?)))?;
        self.hit(node, event, effect)
    }
}
