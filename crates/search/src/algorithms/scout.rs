//! SCOUT (Pearl 1980): EVAL finds a node's value; before it evaluates a later child, TEST asks whether
//! that child can be better at all.
//!
//! A TEST visits exactly the nodes that alpha-beta visits with the null window `(v, v + 1 unit)` (for `>`) or
//! `(v − 1 unit, v)` (for `≥`), so here it is that search. EVAL has no window.

use super::{Call, Returned, Search, alpha_beta};
use crate::algorithm::{About, Group, Windows};
use crate::events::{EnterAs, Recall};
use crate::rules::Rules;
use crate::visit::Visit;
use crate::window::OwnedWindow;
use plyscope_tree::{NodeId, Player, Score};

const LISTING: &str = include_str!("scout.listing");

/// SCOUT.
pub(super) struct Scout;

impl Search for Scout {
    const ABOUT: About = About {
        windows: Windows::InTests,
        remembers_nothing: true,
        searches_again: true,
        listing: &[LISTING, alpha_beta::LISTING],
        widens: true,
        routines: ["eval_max", "eval_min"],
        ..About::new("scout", "SCOUT", ("Pearl", 1980), Group::Scout)
    };

    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, call: Call) -> Returned {
        Returned::exact(scout(visit, NodeId::ROOT, call.kind))
    }
}

/// EVAL: the node's value, seen by MAX.
fn scout(
    visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>,
    node: NodeId,
    kind: EnterAs,
) -> Score {
    if let Some(value) = visit.arrive(node, None, kind) {
        return value;
    }
    let player = visit.player(node);
    let mut best = player.worst();
    for (i, &child) in visit.children(node).iter().enumerate() {
        let mut value = best;
        if i > 0 {
            value = test(visit, node, child, best);
        }
        if i == 0 || is_better(visit, player, value, best) {
            if i == 0 {
                value = scout(visit, child, EnterAs::Full);
            } else if visit.rules.evaluates_tested() {
                value = scout(visit, child, EnterAs::ReSearch);
            }
            best = value;
            visit.improve(node, child, best);
        }
    }
    visit.leave_exact(node, best)
}

/// TEST: a bound of the child's value, which shows whether it is worth more to the node's mover than its best so far.
fn test(
    visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>,
    node: NodeId,
    child: NodeId,
    best: Score,
) -> Score {
    let low = match (visit.player(node), visit.rules.tie_is_better()) {
        // Beyond +∞ nothing is left to ask for: a window that is open all the same.
        (Player::Max, false) | (Player::Min, true) => best.above().below(),
        (Player::Max, true) | (Player::Min, false) => best.below(),
    };
    let test = OwnedWindow::FULL.test(low, node);
    alpha_beta::alpha_beta(visit, child, test, EnterAs::NullWindow)
}

/// Whether the value that a TEST has returned is more than the best so far.
fn is_better(
    visit: &Visit<'_, impl Recall, impl Rules + ?Sized>,
    player: Player,
    value: Score,
    best: Score,
) -> bool {
    player.prefers(value, best) || value == best && visit.rules.tie_is_better()
}
