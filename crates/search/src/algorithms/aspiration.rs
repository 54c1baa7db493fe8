//! Aspiration search: a narrow window around a guess cuts more; if the value lies outside, the
//! window is opened on that side and the root is searched again (Slate and Atkin 1977; Marsland 1986).

use super::{Call, Returned, Search, WINDOWED};
use crate::algorithm::{About, Algorithm, Drive, Group};
use crate::events::{EnterAs, Recall, Why};
use crate::options::guess::round;
use crate::options::switches::Switch;
use crate::rules::Rules;
use crate::visit::Visit;
use plyscope_tree::Score;

/// Aspiration search.
pub(super) struct Aspiration;

impl Search for Aspiration {
    const ABOUT: About = About {
        switches: &[Switch::Inner, Switch::Guess, Switch::Delta],
        drive: Some(Drive::Widens),
        drives: WINDOWED,
        // Where iterative deepening drives it, it has the table that the iterations share.
        walker: Some(Algorithm::NegamaxTt),
        listing: &[include_str!("aspiration.listing")],
        widens: true,
        ..About::new("aspiration", "Aspiration search", ("Slate, Atkin", 1977), Group::Driver)
    };

    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, call: Call) -> Returned {
        Returned::exact(aspiration(visit, call))
    }
}

/// The root's value as the walker has it; so is the guess.
fn aspiration(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, call: Call) -> Score {
    let decimals = visit.horizon.tree.decimals();
    let mut window = round(call.guess, visit.options.delta, decimals);
    let (mut why, mut kind) = (Why::Guess, EnterAs::Full);
    let mut value = call.guess;
    while visit.goes_on() {
        visit.iterate(why, Some(window), None);
        value = call.of_walker(visit, window, kind).value;
        let before = window;
        if value <= window.alpha && window.alpha != Score::NEG_INF {
            window = visit.rules.opened(window, true);
            why = Why::FailedLow;
        } else if value >= window.beta && window.beta != Score::POS_INF {
            window = visit.rules.opened(window, false);
            why = Why::FailedHigh;
        }
        if window == before {
            break;
        }
        kind = EnterAs::ReSearch;
    }
    value
}
