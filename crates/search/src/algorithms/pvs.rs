//! Principal variation search (Marsland and Campbell 1982): the first child is searched with the whole
//! window, the others by alpha-beta with a null window, to show that they are no better; one that is
//! better after all is searched again.

use super::negamax_alpha_beta::{self, negamax_alpha_beta};
use super::{Call, Returned, Search};
use crate::algorithm::{About, Group, Windows};
use crate::events::{EnterAs, Recall};
use crate::perspective::Perspective;
use crate::rules::Rules;
use crate::visit::Visit;
use crate::window::OwnedWindow;
use plyscope_tree::{NodeId, Player, Score};

const LISTING: &str = include_str!("pvs.listing");

/// Principal variation search.
pub(super) struct Pvs;

impl Search for Pvs {
    const ABOUT: About = About {
        perspective: Perspective::SideToMove,
        windows: Windows::FromRoot,
        remembers_nothing: true,
        searches_again: true,
        listing: &[LISTING, negamax_alpha_beta::LISTING],
        routines: ["pvs"; 2],
        ..About::new(
            "pvs",
            "Principal variation search",
            ("Marsland, Campbell", 1982),
            Group::Scout,
        )
    };

    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, call: Call) -> Returned {
        Returned::exact(pvs(visit, NodeId::ROOT, call.window, call.kind))
    }
}

/// The node's value, seen by the side to move, or a bound of it outside the window.
fn pvs(
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
    let children = visit.children(node);
    for (i, &child) in children.iter().enumerate() {
        let mut value;
        if i == 0 {
            let below = visit.turned(window, node);
            value = visit.rules.negated(pvs(visit, child, below, EnterAs::Full));
        } else {
            let (test, kind) = window.up_to(window.b_of_later_child(node));
            let below = visit.turned(test, node);
            value = visit.rules.negated(negamax_alpha_beta(visit, child, below, kind));
            if visit.searches_again(child, value, window, Pvs::ABOUT.trusts_last_plies) {
                let below =
                    visit.turned(visit.rules.second_window(window, test, value, node), node);
                value = visit.rules.negated(pvs(visit, child, below, EnterAs::ReSearch));
            }
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
    }
    visit.leave(node, best, entry)
}
