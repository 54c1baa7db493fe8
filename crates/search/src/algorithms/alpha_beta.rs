//! Alpha-beta in minimax form (Edwards and Hart 1963; Knuth and Moore 1975; fail-soft by Fishburn
//! 1983). α is what MAX is sure of, β is what MIN is sure of.
//!
//! Its lines stand in `alpha_beta.listing`.

use crate::events::{EnterAs, Side, Sink};
use crate::visit::Visit;
use crate::window::OwnedWindow;
use plyscope_tree::{NodeId, Player, Score};

/// The node's value, seen by MAX, or a bound of it outside the window. It is part of its callers, so that
/// a leaf, which most nodes are, costs none of what a call of [`interior`] sets up.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn alpha_beta<S: Sink>(
    visit: &mut Visit<'_, S>,
    node: NodeId,
    entry: OwnedWindow,
    kind: EnterAs,
) -> Score {
    if visit.ends_at(node) {
        return visit.leaf(node, Some(entry.window), kind, Player::Max);
    }
    if let Some(value) = visit.known(node, Some(&entry), kind) {
        return value;
    }
    interior(visit, node, entry, kind)
}

/// The same for a node that the search goes beyond.
#[inline(never)]
fn interior<S: Sink>(
    visit: &mut Visit<'_, S>,
    node: NodeId,
    entry: OwnedWindow,
    kind: EnterAs,
) -> Score {
    visit.enter(node, Some(entry.window), kind);
    let player = visit.player(node);
    let mut best = player.sees(Score::NEG_INF);
    let mut now = entry;
    let children = visit.children(node);
    for (at, &child) in children.iter().enumerate() {
        let given = if visit.has_deep_cutoffs() { now } else { now.shallow(player) };
        let value = alpha_beta(visit, child, given, EnterAs::Full);
        // The first child is the best so far even if it is worth an infinity.
        let improves = at == 0 || player.sees(value) > player.sees(best);
        if improves {
            best = value;
        }
        let (side, closes, by) = match player {
            Player::Max => (Side::Beta, visit.fails_high(best, now.window.beta), now.beta_by),
            Player::Min => (Side::Alpha, visit.fails_high(-best, -now.window.alpha), now.alpha_by),
        };
        if visit.moves_bound(closes) {
            now.tighten(player, best, node);
        }
        if improves {
            visit.improve(node, child, best, Some(now.window));
        }
        if closes {
            visit.cut(node, side, &children[..=at], &children[at + 1..], by);
            break;
        }
    }
    visit.leave(node, best, entry)
}
