//! Minimax: von Neumann 1928 for the value, Shannon 1950 for the search.

use super::{Call, Returned, Search};
use crate::algorithm::{About, Group};
use crate::events::{EnterAs, Recall};
use crate::rules::Rules;
use crate::visit::Visit;
use plyscope_tree::{NodeId, Score};

/// Minimax.
pub(super) struct Minimax;

impl Search for Minimax {
    const ABOUT: About = About {
        remembers_nothing: true,
        listing: &[include_str!("minimax.listing")],
        ..About::new("minimax", "Minimax", ("Shannon", 1950), Group::Exhaustive)
    };

    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, _: Call) -> Returned {
        Returned::exact(minimax(visit, NodeId::ROOT))
    }
}

/// The node's value, seen by MAX.
fn minimax(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, node: NodeId) -> Score {
    if let Some(value) = visit.arrive(node, None, EnterAs::Full) {
        return value;
    }
    let player = visit.player(node);
    let mut best = visit.begun(player);
    for (i, &child) in visit.children(node).iter().enumerate() {
        let value = minimax(visit, child);
        if visit.is_better_for(player, i, value, &mut best) {
            best = value;
            visit.improve(node, child, best);
        }
    }
    visit.leave_exact(node, best)
}
