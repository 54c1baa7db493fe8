//! The table's answer to a visit.

use crate::recording::Recording;
use crate::store::packed::Stored;
use plyscope_search::events::Hit;
use plyscope_tree::NodeId;

impl Recording {
    /// The hit of the latest visit of a node before a step.
    #[must_use]
    pub fn found(&self, node: NodeId, step: usize) -> Option<Hit> {
        let visit = self.latest_visit(node, step).0.iter();
        let probed =
            visit.copied().find_map(|event| match self.trace.events[event as usize].stored() {
                Stored::Probe(known) => Some((event as usize, known)),
                _ => None,
            });
        let (event, (_, _, effect)) = probed.and_then(|(event, known)| Some((event, known?)))?;
        self.timeline.table.as_ref()?.hit(self, node, event, effect)
    }
}
