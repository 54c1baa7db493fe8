//! Principal variation search (Marsland and Campbell 1982): the first child with the whole window, the
//! others by alpha-beta with a null window, to show that they are no better; one that is better after
//! all is searched again.
//!
//! Its lines stand in `pvs.listing`.

use super::negamax_alpha_beta::negamax_alpha_beta;
use crate::events::{EnterAs, Side, Sink};
use crate::visit::Visit;
use crate::window::{OwnedWindow, Window};
use plyscope_tree::{NodeId, Score};

/// The node's value, seen by the side to move, or a bound of it outside the window.
pub(crate) fn pvs<S: Sink>(
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
    let mut best = None;
    let mut now = entry;
    let children = visit.children(node);
    for (at, &child) in children.iter().enumerate() {
        let value = if at == 0 {
            -pvs(visit, child, now.turned(), EnterAs::Full)
        } else {
            later_child(visit, node, child, now)
        };
        if best.is_none_or(|best| value > best) {
            best = Some(value);
            now.raise_alpha(value, node);
            visit.improve(node, child, value, Some(now.window));
        }
        if best.is_some_and(|best| best >= now.window.beta) {
            visit.cut(node, Side::Beta, &children[..=at], &children[at + 1..], now.beta_by);
            break;
        }
    }
    visit.leave(node, best.unwrap_or(Score::NEG_INF), entry)
}

/// The value of a child that is expected to be no better than α.
fn later_child<S: Sink>(
    visit: &mut Visit<'_, S>,
    node: NodeId,
    child: NodeId,
    now: OwnedWindow,
) -> Score {
    let Window { alpha, beta } = now.window;
    if now.window.is_null() {
        return -negamax_alpha_beta(visit, child, now.turned(), EnterAs::Full);
    }
    let test = now.test(alpha, node);
    let value = -negamax_alpha_beta(visit, child, test.turned(), EnterAs::NullWindow);
    if value <= alpha || value >= beta {
        return value;
    }
    -pvs(visit, child, now.from(value, node).turned(), EnterAs::ReSearch)
}
