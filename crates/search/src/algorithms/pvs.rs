//! Principal variation search (Marsland and Campbell 1982): the first child is searched with the whole
//! window, the others by alpha-beta with a null window, to show that they are no better; one that is
//! better after all is searched again.
//!
//! Its pseudocode is `pvs.listing`.

use super::negamax_alpha_beta::negamax_alpha_beta;
use crate::events::{EnterAs, Recall};
use crate::visit::Visit;
use crate::window::OwnedWindow;
use plyscope_tree::{NodeId, Score};

/// The node's value, seen by the side to move, or a bound of it outside the window.
pub(crate) fn pvs(
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
        let mut value;
        if i == 0 {
            value = -pvs(visit, child, window.turned(), EnterAs::Full);
        } else {
            let (test, kind) = window.test_of_later_child(node);
            value = -negamax_alpha_beta(visit, child, test.turned(), kind);
            if window.window.contains(value) {
                let again = window.from(value, node);
                value = -pvs(visit, child, again.turned(), EnterAs::ReSearch);
            }
        }
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
