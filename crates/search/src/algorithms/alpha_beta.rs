//! Alpha-beta in minimax form (Edwards and Hart 1963; Knuth and Moore 1975; fail-soft by Fishburn
//! 1983). α is what MAX is sure of, β is what MIN is sure of.
//!
//! Its pseudocode is `alpha_beta.listing`.

use crate::events::{EnterAs, Recall};
use crate::visit::Visit;
use crate::window::OwnedWindow;
use plyscope_tree::{NodeId, Score};

/// The node's value, seen by MAX, or a bound of it outside the window.
pub(crate) fn alpha_beta(
    visit: &mut Visit<'_, impl Recall>,
    node: NodeId,
    entry: OwnedWindow,
    kind: EnterAs,
) -> Score {
    if let Some(value) = visit.arrive(node, Some(&entry), kind) {
        return value;
    }
    let player = visit.player(node);
    let mut best = player.worst();
    let mut window = entry;
    let children = visit.children(node);
    for (i, &child) in children.iter().enumerate() {
        let value = alpha_beta(visit, child, visit.passed_down(window, node), EnterAs::Full);
        // The first child is the best so far even if it is worth an infinity.
        if i == 0 || player.prefers(value, best) {
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
