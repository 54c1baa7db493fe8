//! Null-window search: is the value at least γ? One search with the window `(γ − 1 unit, γ)`, which
//! fails high or low and so proves one or the other (Pearl 1980, as TEST).
//!
//! Its pseudocode is `null_window.listing`.

use super::walk::walk;
use crate::algorithm::Algorithm;
use crate::events::{Bound, EnterAs, Recall, Why};
use crate::perspective::Perspective;
use crate::visit::Visit;
use crate::window::Window;
use plyscope_tree::{NodeId, Player, Score};

/// A bound of the root's value, and which; both, and γ, seen by MAX.
pub(crate) fn null_window(
    visit: &mut Visit<'_, impl Recall>,
    walker: Algorithm,
    gamma: Score,
) -> (Score, Bound) {
    let perspective = walker.perspective(&visit.options);
    let mover = visit.player(NodeId::ROOT);
    let seen_by_max = Window { alpha: gamma.below(), beta: gamma };
    let window = match (perspective, mover) {
        (Perspective::SideToMove, Player::Min) => seen_by_max.turned(),
        _ => seen_by_max,
    };
    visit.iterate(Why::Test, Some(window), None);
    let returned = walk(visit, walker, window, EnterAs::NullWindow);
    let value = perspective.to_max(mover, returned);
    (value, if value >= gamma { Bound::Lower } else { Bound::Upper })
}
