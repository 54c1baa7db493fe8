//! Negamax: one rule for both players, since what one wins the other loses (Knuth and Moore 1975,
//! their procedure F). A value is the side's to move; `colour` is +1 where MAX moves, −1 for MIN.
//!
//! Its lines stand in `negamax.listing`.

use crate::events::{EnterAs, Sink};
use crate::visit::Visit;
use plyscope_tree::{NodeId, Score};

/// The node's value, seen by the side to move.
pub(crate) fn negamax<S: Sink>(visit: &mut Visit<'_, S>, node: NodeId) -> Score {
    if visit.ends_at(node) {
        return visit.leaf(node, None, EnterAs::Full, visit.player(node));
    }
    if let Some(value) = visit.known(node, None, EnterAs::Full) {
        return value;
    }
    visit.enter(node, None, EnterAs::Full);
    let mut best = Score::NEG_INF;
    for (at, &child) in visit.children(node).iter().enumerate() {
        let value = -negamax(visit, child);
        // The first child is the best so far even if it is worth −∞.
        if at == 0 || value > best {
            best = value;
            visit.improve(node, child, best, None);
        }
    }
    visit.leave_exact(node, best)
}
