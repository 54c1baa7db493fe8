//! Exact scores: whole numbers of a tree's smallest unit, and the two infinities.

mod literal;

use std::fmt;
use std::ops::Neg;

#[cfg(feature = "serde")]
use serde::Serialize;

pub use literal::{Literal, LiteralError};

/// The most decimal places that a tree's values may have.
pub const MAX_DECIMALS: u8 = 6;

/// A value of a game-tree node, counted in the tree's smallest units.
///
/// A tree has a number of decimal places (0 to [`MAX_DECIMALS`]); with one decimal place, 2.5 is 25
/// units. Comparing and negating are therefore exact, and a null window is `(α, α + 1 unit)` for
/// decimals too. The infinities are symmetric, so negation never overflows.
///
/// ```
/// use plyscope_tree::Score;
/// let score = Score::from_units(25).ok_or("out of range")?;
/// assert_eq!(score.display(1).to_string(), "2.5");
/// assert_eq!(-Score::POS_INF, Score::NEG_INF);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[repr(transparent)]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Score(i32);

impl Score {
    /// Less than every finite score.
    pub const NEG_INF: Self = Self(-i32::MAX);
    /// More than every finite score.
    pub const POS_INF: Self = Self(i32::MAX);
    /// The greatest finite number of units, to either side of zero.
    pub const MAX_UNITS: i32 = 2_000_000_000;

    /// A finite score of this many units; `None` beyond ±[`Self::MAX_UNITS`].
    #[must_use]
    pub const fn from_units(units: i32) -> Option<Self> {
        if units >= -Self::MAX_UNITS && units <= Self::MAX_UNITS { Some(Self(units)) } else { None }
    }

    /// The number of units; ±`i32::MAX` for the infinities.
    #[must_use]
    pub const fn units(self) -> i32 {
        self.0
    }

    /// The score that [`Self::units`] gave: a finite one, or an infinity from ±`i32::MAX`.
    #[must_use]
    pub const fn from_raw(units: i32) -> Option<Self> {
        match units {
            i32::MAX | -2_147_483_647 => Some(Self(units)),
            _ => Self::from_units(units),
        }
    }

    /// Whether this is neither infinity.
    #[must_use]
    pub const fn is_finite(self) -> bool {
        self.0 != Self::NEG_INF.0 && self.0 != Self::POS_INF.0
    }

    /// The next greater score, one unit up; +∞ stays as it is.
    #[must_use]
    pub const fn above(self) -> Self {
        match self {
            Self::POS_INF => self,
            Self::NEG_INF => Self(-Self::MAX_UNITS),
            Self(Self::MAX_UNITS) => Self::POS_INF,
            Self(units) => Self(units + 1),
        }
    }

    /// The next smaller score, one unit down; −∞ stays as it is.
    #[must_use]
    pub const fn below(self) -> Self {
        match self {
            Self::NEG_INF => self,
            Self::POS_INF => Self(Self::MAX_UNITS),
            Self(units) if units == -Self::MAX_UNITS => Self::NEG_INF,
            Self(units) => Self(units - 1),
        }
    }

    /// This score as text in a tree with this many decimal places: `-2.5`, `inf`.
    #[must_use]
    pub const fn display(self, decimals: u8) -> DisplayScore {
        // Clamped, so that any number of decimals can be displayed.
        let decimals = if decimals > MAX_DECIMALS { MAX_DECIMALS } else { decimals };
        DisplayScore { score: self, decimals }
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// A score written out as a decimal number without needless zeros; see [`Score::display`].
#[derive(Clone, Copy, Debug)]
pub struct DisplayScore {
    score: Score,
    decimals: u8,
}

impl fmt::Display for DisplayScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Literal::from_score(self.score, self.decimals).fmt(f)
    }
}
