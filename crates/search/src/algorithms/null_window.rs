//! Null-window search: is the value at least γ? One search with the window `(γ − 1 unit, γ)`, which
//! fails high or low and so proves one or the other (Pearl 1980, as TEST).

use super::{Call, Returned, Search, WINDOWED};
use crate::algorithm::{About, Drive, Group};
use crate::events::{Bound, EnterAs, Recall, Why};
use crate::options::guess::ceil;
use crate::options::switches::Switch;
use crate::perspective::Perspective;
use crate::rules::Rules;
use crate::visit::Visit;
use crate::window::Window;
use plyscope_tree::{NodeId, Player};

/// Null-window search.
pub(super) struct NullWindow;

impl Search for NullWindow {
    const ABOUT: About = About {
        switches: &[Switch::Inner, Switch::At],
        drive: Some(Drive::Tests),
        drives: WINDOWED,
        listing: &[include_str!("null_window.listing")],
        widens: true,
        ..About::new("null-window", "Null-window search", ("Pearl", 1980), Group::Scout)
    };

    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, call: Call) -> Returned {
        null_window(visit, call)
    }
}

/// A bound of the root's value, as the walker sees it, and which, seen by MAX.
fn null_window(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, call: Call) -> Returned {
    let perspective = call.walker.about().perspective;
    let mover = visit.player(NodeId::ROOT);
    let gamma = ceil(visit.options.at, visit.horizon.tree.decimals());
    let seen_by_max = Window { alpha: gamma.below(), beta: gamma };
    let window = match (perspective, mover) {
        (Perspective::SideToMove, Player::Min) => seen_by_max.turned(),
        _ => seen_by_max,
    };
    visit.iterate(Why::Test, Some(window), None);
    let Returned { value, .. } = call.of_walker(visit, window, EnterAs::NullWindow);
    let reaches = perspective.to_max(mover, value) >= gamma;
    Returned { value, bound: Some(if reaches { Bound::Lower } else { Bound::Upper }) }
}
