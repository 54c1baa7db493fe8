//! What an interior node returns when its best value lies outside the window that it was entered with.

use crate::events::Bound;
use crate::options::{Cut, Options};
use crate::window::Window;
use plyscope_tree::{Score, words};

/// The value that an interior node returns outside its window. Above and below are as its mover sees them: a cutoff goes
/// above, and a node whose mover has not improved on its own bound stays below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Fail {
    /// The best value found: a tighter bound than the window's end (Fishburn 1983).
    #[default]
    Soft,
    /// The window's end: the best value, clamped to the window the node was entered with.
    Hard,
    /// The window's end at a cutoff, otherwise the best value: the form that returns β where it cuts, and the best at the end.
    HardAbove,
    /// The best value found at a cutoff, otherwise never less than the mover's own bound: the form in which α itself collects
    /// the best.
    HardBelow,
}

words!(Fail: Soft = "soft", Hard = "hard", HardAbove = "hard-above", HardBelow = "hard-below");

impl Fail {
    /// Whether a value above the window is returned as the window's end.
    #[must_use]
    pub fn clamps_above(self) -> bool {
        matches!(self, Self::Hard | Self::HardAbove)
    }

    /// Whether a value below the window is returned as the window's end.
    #[must_use]
    pub fn clamps_below(self) -> bool {
        matches!(self, Self::Hard | Self::HardBelow)
    }

    /// The value that a node returns, given its best value and the window that it was entered with. `raises_alpha` says whether
    /// its mover's own bound is α: MAX's is, and in the negamax forms everybody's.
    #[must_use]
    pub fn returned(self, best: Score, entry: Window, raises_alpha: bool) -> Score {
        let (above, below) = (self.clamps_above(), self.clamps_below());
        let (at_alpha, at_beta) = if raises_alpha { (below, above) } else { (above, below) };
        let raised = if at_alpha { best.max(entry.alpha) } else { best };
        if at_beta { raised.min(entry.beta) } else { raised }
    }
}

impl Options {
    /// The bound of a value that a node returns, given its best value and the window that it was entered with; `None` if nothing
    /// is known.
    #[must_use]
    pub fn bound_of(&self, best: Score, returned: Score, entry: Window) -> Option<Bound> {
        // Where only values beyond the bound cut, and none is clamped, a value on the bound was
        // searched to the end.
        let open = self.cut == Cut::BeyondOnly && self.fail == Fail::Soft;
        let low = best < entry.alpha || (best == entry.alpha && !open);
        let high = best > entry.beta || (best == entry.beta && !open);
        match (low, high) {
            // In a window of no width, clamped from either side: nothing is known.
            (true, true) => None,
            // Nothing is less than −∞, and nothing is more than +∞.
            (true, false) if returned != Score::NEG_INF => Some(Bound::Upper),
            (false, true) if returned != Score::POS_INF => Some(Bound::Lower),
            _ => Some(Bound::Exact),
        }
    }
}
