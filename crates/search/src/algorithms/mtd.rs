//! MTD: null-window searches only, starting from a first guess, until the bounds that they prove meet (Plaat,
//! Schaeffer, Pijls and de Bruin 1996). The table keeps what one pass has found for the next.
//!
//! Its pseudocode is `mtd.listing`.

use super::negamax_tt::negamax_tt;
use crate::events::{EnterAs, Recall, Why};
use crate::visit::Visit;
use crate::window::{OwnedWindow, Window};
use plyscope_tree::{NodeId, Score};

/// The root's value, seen by the side to move; so is the guess.
pub(crate) fn mtd(visit: &mut Visit<'_, impl Recall>, guess: Score) -> Score {
    let root = NodeId::ROOT;
    let mut known = Window::FULL;
    let (mut value, mut why) = (guess, Why::Guess);
    let mut best = None;
    while known.alpha < known.beta && visit.goes_on() {
        let beta = if value == known.alpha { value.above() } else { value };
        let window = Window { alpha: beta.below(), beta };
        visit.iterate(why, Some(window), Some(known));
        value = negamax_tt(visit, root, OwnedWindow::of_root(window), EnterAs::NullWindow);
        if value < beta {
            known.beta = value;
            why = Why::FailedLow;
        } else {
            known.alpha = value;
            why = Why::FailedHigh;
            best = visit.line().first().copied();
        }
    }
    visit.read_line(value, best);
    value
}
