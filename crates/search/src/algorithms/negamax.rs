//! Negamax: one rule for both players, since what one wins the other loses (Knuth and Moore 1975,
//! their procedure F). A value is the side's to move; `colour` is +1 where MAX moves, −1 for MIN.
//!
//! Its pseudocode is `negamax.listing`.

use crate::events::{EnterAs, Recall};
use crate::visit::Visit;
use plyscope_tree::{NodeId, Score};

/// The node's value, seen by the side to move.
pub(crate) fn negamax(visit: &mut Visit<'_, impl Recall>, node: NodeId) -> Score {
    if let Some(value) = visit.arrive(node, None, EnterAs::Full) {
        return value;
    }
    let mut best = Score::NEG_INF;
    for (i, &child) in visit.children(node).iter().enumerate() {
        let value = -negamax(visit, child);
        // The first child is the best so far even if it is worth −∞.
        if i == 0 || value > best {
            best = value;
            visit.improve(node, child, best);
        }
    }
    visit.leave_exact(node, best)
}
