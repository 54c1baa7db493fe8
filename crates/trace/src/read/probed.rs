//! What a visit found in the table.

use super::timeline::Timeline;
use crate::store::packed::Stored;
use crate::store::recorded::Trace;
use plyscope_search::events::Hit;
use plyscope_tree::{NodeId, Tree};

impl Timeline {
    /// What the latest visit of a node before a step found in the table.
    #[must_use]
    pub fn found(&self, trace: &Trace, tree: &Tree, node: NodeId, step: usize) -> Option<Hit> {
        let visit = self.latest_visit(trace, node, step).0.iter();
        let probed = visit.copied().find_map(|event| match trace.events[event as usize].stored() {
            Stored::Probe(known) => Some((event as usize, known)),
            _ => None,
        });
        let (event, (_, _, effect)) = probed.and_then(|(event, known)| Some((event, known?)))?;
        self.table()?.hit(trace, tree, node, event, effect)
    }
}
