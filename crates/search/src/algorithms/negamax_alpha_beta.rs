//! Alpha-beta in negamax form (Knuth and Moore 1975, their procedure F2; fail-soft by Fishburn
//! 1983). α is what the side to move is sure of; at each ply the window is negated.

use super::{Call, Returned, Search};
use crate::algorithm::{About, Group, Windows};
use crate::events::{EnterAs, Recall};
use crate::options::switches::Switch;
use crate::perspective::Perspective;
use crate::rules::Rules;
use crate::visit::Visit;
use crate::window::OwnedWindow;
use plyscope_tree::{NodeId, Player, Score};

pub(super) const LISTING: &str = include_str!("negamax_alpha_beta.listing");

/// Alpha-beta in negamax form.
pub(super) struct NegamaxAlphaBeta;

impl Search for NegamaxAlphaBeta {
    const ABOUT: About = About {
        perspective: Perspective::SideToMove,
        windows: Windows::FromRoot,
        remembers_nothing: true,
        switches: &[Switch::Fail, Switch::Cut, Switch::Bound, Switch::Deep],
        listing: &[LISTING],
        routines: ["alphabeta"; 2],
        ..About::new(
            "negamax-alpha-beta",
            "Alpha-beta, negamax form",
            ("Knuth, Moore", 1975),
            Group::AlphaBeta,
        )
    };

    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, call: Call) -> Returned {
        Returned::exact(negamax_alpha_beta(visit, NodeId::ROOT, call.window, call.kind))
    }
}

/// The node's value, seen by the side to move, or a bound of it outside the window.
pub(super) fn negamax_alpha_beta(
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
        let below = visit.turned(visit.reaching_down(window, node), node);
        let value = visit.rules.negated(negamax_alpha_beta(visit, child, below, EnterAs::Full));
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
