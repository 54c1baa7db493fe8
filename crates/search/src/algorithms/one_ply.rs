//! One ply: the move to the child with the best static value, whatever the replies (the
//! first of Shannon's steps, 1950).

use super::{Call, Returned, Search};
use crate::algorithm::{About, Group};
use crate::events::{EnterAs, Recall};
use crate::needs::Needs;
use crate::rules::Rules;
use crate::visit::Visit;
use plyscope_tree::{NodeId, Score};

/// One ply.
pub(super) struct OnePly;

impl Search for OnePly {
    const ABOUT: About = About {
        needs: Needs::StaticValues,
        fixed_depth: Some(1),
        listing: &[include_str!("one_ply.listing")],
        ..About::new("one-ply", "One ply", ("Shannon", 1950), Group::Exhaustive)
    };

    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, _: Call) -> Returned {
        Returned::exact(one_ply(visit))
    }
}

/// The best static value among the root's children, seen by MAX.
fn one_ply(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>) -> Score {
    let root = NodeId::ROOT;
    if let Some(value) = visit.arrive(root, None, EnterAs::Full) {
        return value;
    }
    let player = visit.player(root);
    let mut best = player.worst();
    for (i, &child) in visit.children(root).iter().enumerate() {
        let value = visit.leaf(child, None, EnterAs::Full);
        if visit.is_better_for(player, i, value, &mut best) {
            best = value;
            visit.improve(root, child, best);
        }
    }
    visit.leave_exact(root, best)
}
