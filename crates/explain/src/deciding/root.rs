//! Decisions about the value of the root, for the driver that searches it.

use super::{Case, Decision, Follows, Lies};
use crate::facts::Story;
use plyscope_search::events::{Bound, Side};
use plyscope_search::{Drive, Perspective, Window};
use plyscope_trace::Step;
use plyscope_tree::{NodeId, Player, Score};

impl Story<'_> {
    /// The decision about the root's value; `None` if it is taken as it is.
    pub(super) fn at_root(&self, root: NodeId, value: Score, step: Step) -> Option<Decision> {
        let (_, iteration) = self.trace.iteration_at(step)?;
        let window = iteration.window?;
        let algorithm = self.trace.algorithm;
        let driver = match algorithm.about().drive {
            Some(Drive::Deepens) => algorithm.inner(&self.trace.options),
            _ => algorithm,
        };
        let cases = match driver.about().drive? {
            Drive::Widens => aspiration_cases(window, value),
            Drive::Narrows => mtd_cases(window, value, iteration.known?),
            Drive::Tests => self.gamma_test_cases(window, value),
            Drive::Deepens => return None,
        };
        let window = Some(window);
        Some(Decision { parent: None, child: root, value, best: None, window, cases })
    }

    /// A test whether the root reaches γ: γ is β, or α where the window is seen by MIN.
    fn gamma_test_cases(&self, window: Window, value: Score) -> Vec<Case> {
        let player = self.trace.options.root;
        let turned = self.trace.perspective() == Perspective::SideToMove && player == Player::Min;
        let reaches = if turned { value <= window.alpha } else { value >= window.beta };
        // In a zero-width window, which only an infinite γ brings about, every value reaches γ.
        let empty = window.alpha >= window.beta;
        let case = |lies, reached: bool| Case {
            lies,
            strict: empty && !reached,
            follows: Follows::Answers { reached },
            happens: reached == reaches,
        };
        vec![case(Lies::Alpha, turned), case(Lies::Beta, !turned)]
    }
}

/// An aspiration window: a value outside opens that side, unless it is open already.
fn aspiration_cases(window: Window, value: Score) -> Vec<Case> {
    let (low, high) = (value <= window.alpha, value >= window.beta);
    let opens =
        |side, end: Score| if end.is_finite() { Follows::Opens { side } } else { Follows::Stands };
    let case = |lies, follows, happens| Case { lies, strict: false, follows, happens };
    vec![
        case(Lies::Alpha, opens(Side::Alpha, window.alpha), low),
        Case { strict: true, ..case(Lies::Between, Follows::Stands, !low && !high) },
        case(Lies::Beta, opens(Side::Beta, window.beta), high && !low),
    ]
}

/// A null window of MTD: the value proves one bound or the other.
fn mtd_cases(window: Window, value: Score, known: Window) -> Vec<Case> {
    let high = value >= window.beta;
    let case = |lies, bound, happens, meets| Case {
        lies,
        strict: false,
        follows: Follows::Proves { bound, meets: happens && meets },
        happens,
    };
    vec![
        case(Lies::Alpha, Bound::Upper, !high, known.alpha >= value),
        case(Lies::Beta, Bound::Lower, high, value >= known.beta),
    ]
}
