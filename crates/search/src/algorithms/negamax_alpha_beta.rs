//! Alpha-beta in negamax form (Knuth and Moore 1975, their procedure F2; fail-soft by Fishburn
//! 1983). α is what the side to move is sure of; at each ply the window is negated.
//!
//! Its pseudocode is `negamax_alpha_beta.listing`.

use crate::events::{EnterAs, Recall};
use crate::visit::Visit;
use crate::window::OwnedWindow;
use plyscope_tree::{NodeId, Score};

/// The node's value, seen by the side to move, or a bound of it outside the window.
pub(crate) fn negamax_alpha_beta(
    visit: &mut Visit<'_, impl Recall>,
    node: NodeId,
    entry: OwnedWindow,
    kind: EnterAs,
) -> Score {
    if let Some(value) = visit.arrive(node, Some(&entry), kind) {
        return value;
    }
    let mut best = Score::NEG_INF;
    let mut window = entry;
    let children = visit.children(node);
    for (i, &child) in children.iter().enumerate() {
        let given = visit.passed_down(window, node);
        let value = -negamax_alpha_beta(visit, child, given.turned(), EnterAs::Full);
        // The first child is the best so far even if it is worth −∞.
        if i == 0 || value > best {
            best = value;
            visit.improve_in(&mut window, node, child, best);
            if visit.closes(window, node, best) {
                visit.cut_behind(i, &children, node, window);
                break;
            }
        }
    }
    visit.leave(node, best, entry)
}
