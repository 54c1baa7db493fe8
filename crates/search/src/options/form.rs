//! The forms in which an algorithm's code is published.

use crate::options::switches::Switch;
use crate::options::{BoundUpdate, Fail, Options};
use plyscope_tree::words;

/// The shape of an algorithm's code. It changes nothing in a search but the switches that it sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Form {
    /// Two functions, MAX's and MIN's; in negamax, one with a colour.
    #[default]
    Textbook,
    /// One function with a parameter that says whose move it is, as encyclopedias print it.
    Player,
    /// The same, but α and β collect the best values: a node never returns less than its mover was sure of.
    PlayerAlpha,
    /// Negamax that returns β where it cuts and the best value at the end, as encyclopedias print it.
    ReturnBeta,
    /// Negamax without a colour: the static value is that for the side to move.
    NoColour,
    /// Fail-hard negamax with `alfa` and `val`, as a Swedish course prints it.
    AlfaVal,
    /// One function with a player that returns a value and a move, as a Slovenian lesson prints it.
    Pairs,
    /// Negamax over one position, on which moves are made and unmade, as a Russian article has it.
    MakeUnmake,
}

words!(Form: Textbook = "textbook", Player = "player", PlayerAlpha = "player-alpha", ReturnBeta = "return-beta",
    NoColour = "no-colour", AlfaVal = "alfa-val", Pairs = "pairs", MakeUnmake = "make-unmake");

impl Form {
    /// What a node returns beyond its window in this form, and when a bound moves; `None` if any switch will do.
    const fn settings(self) -> (Option<Fail>, Option<BoundUpdate>) {
        match self {
            Self::PlayerAlpha => (Some(Fail::HardBelow), Some(BoundUpdate::BeforeCheck)),
            Self::ReturnBeta => (Some(Fail::HardAbove), None),
            Self::AlfaVal => (Some(Fail::Hard), Some(BoundUpdate::AfterCheck)),
            Self::Pairs => (Some(Fail::Soft), Some(BoundUpdate::BeforeCheck)),
            Self::Textbook | Self::Player | Self::NoColour | Self::MakeUnmake => (None, None),
        }
    }

    /// Whether this form sets a switch.
    pub(crate) fn sets(self, switch: Switch) -> bool {
        let (fail, bound) = self.settings();
        let deep = switch == Switch::Deep && self == Self::Pairs;
        deep || (switch == Switch::Fail && fail.is_some())
            || (switch == Switch::Bound && bound.is_some())
    }

    /// These options with the switches that this form sets.
    #[must_use]
    pub fn set(self, options: &Options) -> Options {
        let (fail, bound) = self.settings();
        let (fail, bound) = (fail.unwrap_or(options.fail), bound.unwrap_or(options.bound));
        Options { fail, bound, deep: options.deep || self == Self::Pairs, form: self, ..*options }
    }
}
