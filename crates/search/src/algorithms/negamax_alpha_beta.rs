//! Alpha-beta in negamax form (Knuth and Moore 1975, their procedure F2; fail-soft by Fishburn
//! 1983). α is what the side to move is sure of; at each ply the window turns round.
//!
//! Its lines stand in `negamax_alpha_beta.listing`.

use crate::events::{EnterAs, Side, Sink};
use crate::visit::Visit;
use crate::window::OwnedWindow;
use plyscope_tree::{NodeId, Player, Score};

/// The node's value, seen by the side to move, or a bound of it outside the window.
pub(crate) fn negamax_alpha_beta<S: Sink>(
    visit: &mut Visit<'_, S>,
    node: NodeId,
    entry: OwnedWindow,
    kind: EnterAs,
) -> Score {
    if visit.ends_at(node) {
        return visit.leaf(node, Some(entry.window), kind, visit.player(node));
    }
    if let Some(value) = visit.known(node, Some(&entry), kind) {
        return value;
    }
    visit.enter(node, Some(entry.window), kind);
    let mut best = Score::NEG_INF;
    let mut now = entry;
    let children = visit.children(node);
    for (at, &child) in children.iter().enumerate() {
        let given = if visit.has_deep_cutoffs() { now } else { now.shallow(Player::Max) };
        let value = -negamax_alpha_beta(visit, child, given.turned(), EnterAs::Full);
        // The first child is the best so far even if it is worth −∞.
        let improves = at == 0 || value > best;
        if improves {
            best = value;
        }
        let closes = visit.fails_high(best, now.window.beta);
        if visit.moves_bound(closes) {
            now.raise_alpha(best, node);
        }
        if improves {
            visit.improve(node, child, best, Some(now.window));
        }
        if closes {
            visit.cut(node, Side::Beta, &children[..=at], &children[at + 1..], now.beta_by);
            break;
        }
    }
    visit.leave(node, best, entry)
}
