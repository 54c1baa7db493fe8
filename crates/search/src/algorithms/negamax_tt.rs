//! Alpha-beta in negamax form with a transposition table (Greenblatt, Eastlake and Crocker 1967; in
//! this form Marsland 1986).
//!
//! Its lines stand in `negamax_tt.listing`.
//!
//! Where the table raises α, its move is the best so far: a sibling that only comes up to that bound
//! is not known to reach it. Leaves are stored too, so that none is evaluated twice.

use crate::events::{Bound, EnterAs, Side, Sink};
use crate::table::probing::Probed;
use crate::visit::Visit;
use crate::window::OwnedWindow;
use plyscope_tree::{NodeId, Score};

/// The node's value, seen by the side to move, or a bound of it outside the window.
pub(crate) fn negamax_tt<S: Sink>(
    visit: &mut Visit<'_, S>,
    node: NodeId,
    entry: OwnedWindow,
    kind: EnterAs,
) -> Score {
    visit.enter(node, Some(entry.window), kind);
    let mut now = entry;
    let mut best = match visit.probe(node, &mut now) {
        Probed::Returns(value, bound) => return visit.leave_known(node, value, bound),
        Probed::HasMove(value) => Some(value),
        Probed::GoesOn => None,
    };
    if visit.ends_at(node) {
        let value = visit.evaluate(node, visit.player(node));
        visit.store(node, value, Bound::Exact);
        return visit.leave_exact(node, value);
    }
    let children = visit.children(node);
    for (at, &child) in children.iter().enumerate() {
        let value = -negamax_tt(visit, child, now.turned(), EnterAs::Full);
        // The first child is the best so far even if it is worth −∞.
        if best.is_none_or(|best| value > best) {
            best = Some(value);
            now.raise_alpha(value, node);
            visit.improve(node, child, value, Some(now.window));
        }
        if best.is_some_and(|best| best >= now.window.beta) {
            visit.cut(node, Side::Beta, &children[..=at], &children[at + 1..], now.beta_by);
            break;
        }
    }
    visit.store_and_leave(node, best.unwrap_or(Score::NEG_INF), entry)
}
