//! Minimax: von Neumann 1928 for the value, Shannon 1950 for the search.
//!
//! Its lines stand in `minimax.listing`.

use crate::events::{EnterAs, Sink};
use crate::visit::Visit;
use plyscope_tree::{NodeId, Player, Score};

/// The node's value, seen by MAX.
pub(crate) fn minimax<S: Sink>(visit: &mut Visit<'_, S>, node: NodeId) -> Score {
    if visit.ends_at(node) {
        return visit.leaf(node, None, EnterAs::Full, Player::Max);
    }
    if let Some(value) = visit.known(node, None, EnterAs::Full) {
        return value;
    }
    visit.enter(node, None, EnterAs::Full);
    let player = visit.player(node);
    let mut best = player.sees(Score::NEG_INF);
    for (at, &child) in visit.children(node).iter().enumerate() {
        let value = minimax(visit, child);
        // The first child is the best so far even if it is worth an infinity.
        if at == 0 || player.sees(value) > player.sees(best) {
            best = value;
            visit.improve(node, child, best, None);
        }
    }
    visit.leave_exact(node, best)
}
