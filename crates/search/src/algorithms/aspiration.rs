//! Aspiration search: a narrow window around a guess cuts more; if the value lies outside, the
//! window is opened on that side and the root is searched again (Slate and Atkin 1977; Marsland 1986).
//!
//! Its pseudocode is `aspiration.listing`.

use super::walk::walk;
use crate::algorithm::Algorithm;
use crate::events::{EnterAs, Recall, Why};
use crate::options::guess::round;
use crate::visit::Visit;
use plyscope_tree::Score;

/// The root's value as the walker has it; so is the guess.
pub(crate) fn aspiration(
    visit: &mut Visit<'_, impl Recall>,
    walker: Algorithm,
    guess: Score,
) -> Score {
    let decimals = visit.horizon.tree.decimals();
    let mut window = round(guess, visit.options.delta, decimals);
    let (mut why, mut kind) = (Why::Guess, EnterAs::Full);
    let mut value = guess;
    while visit.goes_on() {
        visit.iterate(why, Some(window), None);
        value = walk(visit, walker, window, kind);
        if value <= window.alpha && window.alpha != Score::NEG_INF {
            window.alpha = Score::NEG_INF;
            why = Why::FailedLow;
        } else if value >= window.beta && window.beta != Score::POS_INF {
            window.beta = Score::POS_INF;
            why = Why::FailedHigh;
        } else {
            break;
        }
        kind = EnterAs::ReSearch;
    }
    value
}
