//! Minimax: von Neumann 1928 for the value, Shannon 1950 for the search.
//!
//! Its pseudocode is `minimax.listing`.

use crate::events::{EnterAs, Recall};
use crate::visit::Visit;
use plyscope_tree::{NodeId, Score};

/// The node's value, seen by MAX.
pub(crate) fn minimax(visit: &mut Visit<'_, impl Recall>, node: NodeId) -> Score {
    if let Some(value) = visit.arrive(node, None, EnterAs::Full) {
        return value;
    }
    let player = visit.player(node);
    let mut best = player.worst();
    for (i, &child) in visit.children(node).iter().enumerate() {
        let value = minimax(visit, child);
        // The first child is the best so far even if it is worth an infinity.
        if i == 0 || player.prefers(value, best) {
            best = value;
            visit.improve(node, child, best);
        }
    }
    visit.leave_exact(node, best)
}
