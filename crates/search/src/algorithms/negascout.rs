//! NegaScout (Reinefeld 1983): SCOUT in negamax form with a window. Every child but the first is
//! searched with a null window, and again where that fails high inside the window, except at the last
//! two plies: there a fail-soft search has already found the exact value.

use super::{Call, Returned, Search};
use crate::algorithm::{About, Group, Windows};
use crate::events::{EnterAs, Recall};
use crate::perspective::Perspective;
use crate::rules::Rules;
use crate::visit::Visit;
use crate::window::OwnedWindow;
use plyscope_tree::{NodeId, Player, Score};

/// NegaScout.
pub(super) struct NegaScout;

impl Search for NegaScout {
    const ABOUT: About = About {
        perspective: Perspective::SideToMove,
        windows: Windows::FromRoot,
        remembers_nothing: true,
        searches_again: true,
        trusts_last_plies: true,
        listing: &[include_str!("negascout.listing")],
        routines: ["negascout"; 2],
        ..About::new("negascout", "NegaScout", ("Reinefeld", 1983), Group::Scout)
    };

    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, call: Call) -> Returned {
        Returned::exact(negascout(visit, NodeId::ROOT, call.window, call.kind))
    }
}

/// The node's value, seen by the side to move, or a bound of it outside the window.
fn negascout(
    visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>,
    node: NodeId,
    entry: OwnedWindow,
    kind: EnterAs,
) -> Score {
    if let Some(value) = visit.arrive(node, Some(&entry), kind) {
        return value;
    }
    let mut best = visit.begun(Player::Max);
    let mut window = entry;
    let mut b = window.end_against(Player::Max);
    let children = visit.children(node);
    for (i, &child) in children.iter().enumerate() {
        let (alpha_b, kind) = window.up_to(b);
        let below = visit.turned(alpha_b, node);
        let mut value = visit.rules.negated(negascout(visit, child, below, kind));
        if i > 0 && visit.searches_again(child, value, window, NegaScout::ABOUT.trusts_last_plies) {
            let below = visit.turned(visit.rules.second_window(window, alpha_b, value, node), node);
            value = visit.rules.negated(negascout(visit, child, below, EnterAs::ReSearch));
        }
        visit.returned(&mut window, value, node);
        if visit.is_better(i, value, &mut best) {
            best = value;
            visit.improve_in(&mut window, node, child, best);
            if visit.reaches(Player::Max, best, window.beta()) {
                visit.cut_behind(i, &children, node, window);
                break;
            }
        }
        b = window.b_of_later_child(node);
    }
    visit.leave(node, best, entry)
}
