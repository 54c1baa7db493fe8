//! One ply: the move to the child with the best static value, without a look at the answers (the
//! first of Shannon's steps, 1950).
//!
//! Its lines stand in `one_ply.listing`.

use crate::events::{EnterAs, Sink};
use crate::visit::Visit;
use plyscope_tree::{NodeId, Player, Score};

/// The best static value among the root's children, seen by MAX.
pub(crate) fn one_ply<S: Sink>(visit: &mut Visit<'_, S>) -> Score {
    let root = NodeId::ROOT;
    if visit.ends_at(root) {
        return visit.leaf(root, None, EnterAs::Full, Player::Max);
    }
    visit.enter(root, None, EnterAs::Full);
    let player = visit.player(root);
    let mut best = player.sees(Score::NEG_INF);
    for (at, &child) in visit.children(root).iter().enumerate() {
        let value = visit.leaf(child, None, EnterAs::Full, Player::Max);
        // The first child is the best so far even if it is worth an infinity.
        if at == 0 || player.sees(value) > player.sees(best) {
            best = value;
            visit.improve(root, child, best, None);
        }
    }
    visit.leave_exact(root, best)
}
