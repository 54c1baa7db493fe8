//! MTD: null-window searches only, starting from a first guess, until the bounds that they prove meet (Plaat,
//! Schaeffer, Pijls and de Bruin 1996). The table keeps what one pass has found for the next.

use super::negamax_tt::negamax_tt;
use super::{Call, Returned, Search};
use crate::algorithm::{About, Algorithm, Begins, Drive, Group};
use crate::events::{EnterAs, Recall, Why};
use crate::needs::Needs;
use crate::options::switches::Switch;
use crate::rules::Rules;
use crate::visit::Visit;
use crate::window::{OwnedWindow, Window};
use plyscope_tree::{NodeId, Score};

/// What the three have in common, and where each begins.
const fn about(name: &'static str, long_name: &'static str, begins: Begins) -> About {
    let origin = ("Plaat, Schaeffer, Pijls, de Bruin", 1996);
    About {
        needs: Needs::Table,
        walker: Some(Algorithm::NegamaxTt),
        drive: Some(Drive::Narrows),
        begins: Some(begins),
        listing: &[include_str!("mtd.listing")],
        ..About::new(name, long_name, origin, Group::Driver)
    }
}

/// MTD(f).
pub(super) struct MtdF;

impl Search for MtdF {
    const ABOUT: About =
        About { switches: &[Switch::Guess], ..about("mtd-f", "MTD(f)", Begins::AtGuess) };

    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, call: Call) -> Returned {
        Returned::exact(mtd(visit, call.guess))
    }
}

/// MTD(+∞).
pub(super) struct MtdPlusInf;

impl Search for MtdPlusInf {
    const ABOUT: About = about("mtd+inf", "MTD(+∞)", Begins::Above);

    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, _: Call) -> Returned {
        Returned::exact(mtd(visit, Score::POS_INF))
    }
}

/// MTD(−∞).
pub(super) struct MtdMinusInf;

impl Search for MtdMinusInf {
    const ABOUT: About = about("mtd-inf", "MTD(−∞)", Begins::Below);

    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, _: Call) -> Returned {
        Returned::exact(mtd(visit, Score::NEG_INF))
    }
}

/// The root's value, seen by the side to move; so is the guess.
fn mtd(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, guess: Score) -> Score {
    let root = NodeId::ROOT;
    let (mut g, mut why) = (guess, Why::Guess);
    let (mut lower, mut upper) = (Score::NEG_INF, Score::POS_INF);
    let mut best = None;
    while lower < upper && visit.goes_on() {
        g = visit.rules.tested(guess, g);
        let beta = if g == lower && visit.rules.tests_above_lower() { g.above() } else { g };
        let window = Window { alpha: beta.below(), beta };
        visit.iterate(why, Some(window), Some(Window { alpha: lower, beta: upper }));
        g = negamax_tt(visit, root, OwnedWindow::of_root(window), EnterAs::NullWindow);
        if visit.rules.fails_low(g, beta) {
            upper = g;
            why = Why::FailedLow;
        } else {
            lower = g;
            why = Why::FailedHigh;
            best = visit.line().first().copied();
        }
    }
    visit.read_line(g, best);
    g
}
