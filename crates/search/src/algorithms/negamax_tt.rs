//! Alpha-beta in negamax form with a transposition table (Greenblatt, Eastlake and Crocker 1967; in
//! this form Marsland 1986).
//!
//! Its pseudocode is `negamax_tt.listing`.
//!
//! Where the table raises α, its move is the best so far: a sibling that returns just that bound may
//! be worth less. Leaves may be stored too, so that none is evaluated twice.

use crate::events::{Bound, EnterAs, Recall};
use crate::table::probing::Probed;
use crate::visit::Visit;
use crate::window::OwnedWindow;
use plyscope_tree::{NodeId, Score};

/// The node's value, seen by the side to move, or a bound of it outside the window.
pub(crate) fn negamax_tt(
    visit: &mut Visit<'_, impl Recall>,
    node: NodeId,
    entry: OwnedWindow,
    kind: EnterAs,
) -> Score {
    visit.enter(node, Some(entry.window), kind);
    let mut window = entry;
    let mut best = match visit.probe(node, &mut window) {
        Probed::Returns(value, bound) => return visit.leave_known(node, value, bound),
        Probed::HasMove(value) => value,
        Probed::GoesOn => Score::NEG_INF,
    };
    if visit.ends_at(node) {
        best = visit.evaluate(node);
        if visit.options.leaves {
            visit.store(node, best, Bound::Exact);
        }
        return visit.leave_exact(node, best);
    }
    let children = visit.children(node);
    for (i, &child) in children.iter().enumerate() {
        let value = -negamax_tt(visit, child, window.turned(), EnterAs::Full);
        // The first child is the best so far even if it is worth −∞.
        if value > best || i == 0 && best == Score::NEG_INF {
            best = value;
            visit.improve_in(&mut window, node, child, best);
            if visit.closes(window, node, best) {
                visit.cut_behind(i, &children, node, window);
                break;
            }
        }
    }
    visit.store_and_leave(node, best, entry)
}
