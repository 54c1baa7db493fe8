//! Negamax: one rule for both players, since what one wins the other loses (Knuth and Moore 1975,
//! their procedure F). A value is the side's to move; `colour` is +1 where MAX moves, −1 for MIN.

use super::{Call, Returned, Search};
use crate::algorithm::{About, Group};
use crate::events::{EnterAs, Recall};
use crate::perspective::Perspective;
use crate::rules::Rules;
use crate::visit::Visit;
use plyscope_tree::{NodeId, Player, Score};

/// Negamax.
pub(super) struct Negamax;

impl Search for Negamax {
    const ABOUT: About = About {
        perspective: Perspective::SideToMove,
        remembers_nothing: true,
        listing: &[include_str!("negamax.listing")],
        routines: ["negamax"; 2],
        ..About::new("negamax", "Negamax", ("Knuth, Moore", 1975), Group::Exhaustive)
    };

    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, _: Call) -> Returned {
        Returned::exact(negamax(visit, NodeId::ROOT))
    }
}

/// The node's value, seen by the side to move.
fn negamax(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, node: NodeId) -> Score {
    if let Some(value) = visit.arrive(node, None, EnterAs::Full) {
        return value;
    }
    let mut best = visit.begun(Player::Max);
    for (i, &child) in visit.children(node).iter().enumerate() {
        let value = visit.rules.negated(negamax(visit, child));
        if visit.is_better(i, value, &mut best) {
            best = value;
            visit.improve(node, child, best);
        }
    }
    visit.leave_exact(node, best)
}
