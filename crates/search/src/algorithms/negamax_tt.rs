//! Alpha-beta in negamax form with a transposition table (Greenblatt, Eastlake and Crocker 1967; in
//! this form Marsland 1986).
//!
//! Where the table raises α, its move is the best so far: a sibling that returns just that bound may
//! be worth less. Leaves may be stored too, so that none is evaluated twice.

use super::{Call, Returned, Search};
use crate::algorithm::{About, Group, Windows};
use crate::events::{Bound, EnterAs, Recall};
use crate::needs::Needs;
use crate::options::switches::Switch;
use crate::perspective::Perspective;
use crate::rules::Rules;
use crate::table::probing::Probed;
use crate::visit::Visit;
use crate::window::OwnedWindow;
use plyscope_tree::{NodeId, Player, Score};

/// Alpha-beta in negamax form with a transposition table.
pub(super) struct NegamaxTt;

impl Search for NegamaxTt {
    const ABOUT: About = About {
        needs: Needs::Table,
        perspective: Perspective::SideToMove,
        windows: Windows::FromRoot,
        switches: &[Switch::Table, Switch::Replace, Switch::Reuse, Switch::Leaves],
        listing: &[include_str!("negamax_tt.listing")],
        routines: ["alphabeta"; 2],
        ..About::new(
            "negamax-tt",
            "Alpha-beta with a transposition table",
            ("Greenblatt, Eastlake, Crocker", 1967),
            Group::AlphaBeta,
        )
    };

    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, call: Call) -> Returned {
        Returned::exact(negamax_tt(visit, NodeId::ROOT, call.window, call.kind))
    }
}

/// The node's value, seen by the side to move, or a bound of it outside the window.
pub(super) fn negamax_tt(
    visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>,
    node: NodeId,
    given: OwnedWindow,
    kind: EnterAs,
) -> Score {
    visit.enter(node, Some(given.window), kind);
    let mut window = given;
    let mut best = match visit.probe(node, &mut window) {
        Probed::Returns(value, bound) => return visit.leave_known(node, value, bound),
        Probed::HasMove(value) => value,
        Probed::GoesOn => visit.begun(Player::Max),
    };
    let narrowed = window.window;
    if visit.ends_at(node) {
        best = visit.evaluate(node);
        if visit.options.leaves {
            visit.store(node, best, Bound::Exact);
        }
        return visit.leave_exact(node, best);
    }
    let children = visit.children(node);
    for (i, &child) in children.iter().enumerate() {
        let below = visit.turned(window, node);
        let value = visit.rules.negated(negamax_tt(visit, child, below, EnterAs::Full));
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
    visit.store_and_leave(node, best, [given.window, narrowed, window.window])
}
