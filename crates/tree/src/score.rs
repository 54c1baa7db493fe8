//! Exact scores: whole numbers of a tree's smallest unit, and the two infinities.
//!
//! It is longer than other files, because a score and the number that somebody wrote for it only make sense together.

use std::fmt;
use std::ops::Neg;
use std::str::FromStr;

use serde::Serialize;
use thiserror::Error;
use ts_rs::TS;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
#[repr(transparent)]
#[serde(transparent)]
pub struct Score(i32);

impl Score {
    /// Less than every finite score: a position that is lost beyond measure.
    pub const NEG_INF: Self = Self(-i32::MAX);
    /// More than every finite score.
    pub const POS_INF: Self = Self(i32::MAX);
    /// The greatest finite number of units, to either side of zero.
    pub const MAX_UNITS: i32 = 2_000_000_000;

    /// A finite score of so many units; `None` beyond ±[`Self::MAX_UNITS`].
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

    /// How this score reads in a tree with so many decimal places: `-2.5`, `inf`.
    #[must_use]
    pub const fn display(self, decimals: u8) -> DisplayScore {
        // Clamped, so that whatever is asked for can be written.
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

/// A number as somebody wrote it, before it is known how many decimal places its tree has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Literal {
    /// `mantissa / 10^decimals`, with no trailing zero behind the point.
    Finite {
        /// All the digits, with the sign.
        mantissa: i64,
        /// How many of the digits stand behind the point, 0 to [`MAX_DECIMALS`].
        decimals: u8,
    },
    /// `-inf`.
    NegInf,
    /// `inf`.
    PosInf,
}

impl fmt::Display for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Finite { mantissa, decimals } = *self else {
            return f.write_str(if *self == Self::PosInf { "inf" } else { "-inf" });
        };
        let (sign, magnitude) = (if mantissa < 0 { "-" } else { "" }, mantissa.unsigned_abs());
        let unit = 10_u64.pow(decimals.into());
        write!(f, "{sign}{}", magnitude / unit)?;
        match usize::from(decimals) {
            0 => Ok(()),
            places => write!(f, ".{:0places$}", magnitude % unit),
        }
    }
}

/// Why a piece of text is no number that a tree can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LiteralError {
    /// It does not read as a number at all.
    #[error("not a number")]
    NotANumber,
    /// It is `NaN`, which cannot be compared.
    #[error("NaN cannot be compared")]
    Nan,
    /// It has more than [`MAX_DECIMALS`] places behind the point.
    #[error("more than {MAX_DECIMALS} decimal places")]
    TooManyDecimals,
    /// It is beyond ±[`Score::MAX_UNITS`] of the smallest unit.
    #[error("out of range")]
    OutOfRange,
}

impl Literal {
    /// Reads `12`, `-2.50`, `.5`, `+3`, `−7` (with the true minus sign), `1e3`, `inf`, `-∞`.
    ///
    /// # Errors
    /// [`LiteralError`] says what is wrong with the text.
    pub fn parse(text: &str) -> Result<Self, LiteralError> {
        let (negative, digits) = match text.strip_prefix(['-', '−']) {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        match digits.to_ascii_lowercase().as_str() {
            "inf" | "infinity" | "∞" => {
                return Ok(if negative { Self::NegInf } else { Self::PosInf });
            }
            "nan" => return Err(LiteralError::Nan),
            _ => {}
        }
        let (number, exponent) = match digits.split_once(['e', 'E']) {
            Some((number, exponent)) => (number, parse_exponent(exponent)?),
            None => (digits, 0),
        };
        let (whole, part) = number.split_once('.').unwrap_or((number, ""));
        if whole.is_empty() && part.is_empty() {
            return Err(LiteralError::NotANumber);
        }
        let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if !all_digits(whole) || !all_digits(part) {
            return Err(LiteralError::NotANumber);
        }
        Self::from_digits(negative, whole, part, exponent)
    }

    fn from_digits(
        negative: bool,
        whole: &str,
        part: &str,
        exponent: i32,
    ) -> Result<Self, LiteralError> {
        let digits = whole.to_owned() + part;
        let kept = digits.trim_end_matches('0');
        if kept.is_empty() {
            return Ok(Self::Finite { mantissa: 0, decimals: 0 });
        }
        let point = |length: usize| i32::try_from(length).unwrap_or(i32::MAX);
        let dropped = digits.len() - kept.len();
        // The value is `kept × 10^power`, and `kept` ends in no zero.
        let power = exponent.saturating_sub(point(part.len())).saturating_add(point(dropped));
        if power < -i32::from(MAX_DECIMALS) {
            return Err(LiteralError::TooManyDecimals);
        }
        let decimals = u8::try_from(-power).unwrap_or(0);
        let zeros = u32::try_from(power).unwrap_or(0);
        let magnitude = kept
            .parse::<i64>()
            .ok()
            .and_then(|digits| digits.checked_mul(10_i64.checked_pow(zeros)?))
            .filter(|&magnitude| magnitude <= i64::from(Score::MAX_UNITS))
            .ok_or(LiteralError::OutOfRange)?;
        Ok(Self::Finite { mantissa: if negative { -magnitude } else { magnitude }, decimals })
    }

    /// The decimal places that this number needs.
    #[must_use]
    pub const fn decimals(self) -> u8 {
        match self {
            Self::Finite { decimals, .. } => decimals,
            Self::NegInf | Self::PosInf => 0,
        }
    }

    /// Whether it is more than 0.
    #[must_use]
    pub const fn is_positive(self) -> bool {
        match self {
            Self::Finite { mantissa, .. } => mantissa > 0,
            Self::PosInf => true,
            Self::NegInf => false,
        }
    }

    /// This number in a tree with so many decimal places; `None` if that puts it out of range or
    /// if it needs more places.
    #[must_use]
    pub fn to_score(self, decimals: u8) -> Option<Score> {
        match self {
            Self::NegInf => Some(Score::NEG_INF),
            Self::PosInf => Some(Score::POS_INF),
            Self::Finite { mantissa, decimals: own } => {
                let factor = 10_i64.checked_pow(u32::from(decimals.checked_sub(own)?))?;
                let units = mantissa.checked_mul(factor)?;
                Score::from_units(i32::try_from(units).ok()?)
            }
        }
    }

    /// The number that a score of a tree with so many decimal places stands for.
    #[must_use]
    pub fn from_score(score: Score, decimals: u8) -> Self {
        match score {
            Score::NEG_INF => Self::NegInf,
            Score::POS_INF => Self::PosInf,
            _ => {
                let (mut mantissa, mut decimals) = (i64::from(score.units()), decimals);
                while decimals > 0 && mantissa % 10 == 0 {
                    mantissa /= 10;
                    decimals -= 1;
                }
                Self::Finite { mantissa, decimals }
            }
        }
    }
}

impl FromStr for Literal {
    type Err = LiteralError;

    fn from_str(text: &str) -> Result<Self, LiteralError> {
        Self::parse(text)
    }
}

fn parse_exponent(text: &str) -> Result<i32, LiteralError> {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(LiteralError::NotANumber);
    }
    // An exponent beyond an i32 is as good as the greatest one: the number is out of range or has
    // too many decimals either way.
    let most = i64::from(if text.starts_with('-') { -i32::MAX } else { i32::MAX });
    let exponent = text.parse::<i64>().unwrap_or(most);
    Ok(i32::try_from(exponent).unwrap_or(most as i32))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, written: &str) {
        let literal = Literal::parse(text).unwrap();
        let decimals = literal.decimals();
        assert_eq!(literal.to_score(decimals).unwrap().display(decimals).to_string(), written);
    }

    fn check_error(text: &str, error: LiteralError) {
        assert_eq!(Literal::parse(text), Err(error), "{text}");
    }

    #[test]
    fn numbers_are_read_exactly() {
        check("0", "0");
        check("-0", "0");
        check("-0.0", "0");
        check("+7", "7");
        check("−2.50", "-2.5");
        check(".5", "0.5");
        check("5.", "5");
        check("-0.05", "-0.05");
        check("1e3", "1000");
        check("25e-1", "2.5");
        check("1.000000000", "1");
        check("2000.000000", "2000");
        check("1999.999999", "1999.999999");
        check("inf", "inf");
        check("-∞", "-inf");
        check("-Infinity", "-inf");
    }

    #[test]
    fn what_cannot_be_held_is_said() {
        check_error("", LiteralError::NotANumber);
        check_error("-", LiteralError::NotANumber);
        check_error(".", LiteralError::NotANumber);
        check_error("1e", LiteralError::NotANumber);
        check_error("1.2.3", LiteralError::NotANumber);
        check_error("12a", LiteralError::NotANumber);
        check_error("NaN", LiteralError::Nan);
        check_error("-nan", LiteralError::Nan);
        check_error("0.0000001", LiteralError::TooManyDecimals);
        check_error("1e-99999999999", LiteralError::TooManyDecimals);
        check_error("2000000001", LiteralError::OutOfRange);
        check_error("1e99999999999", LiteralError::OutOfRange);
        check_error("99999999999999999999", LiteralError::OutOfRange);
    }

    #[test]
    fn a_number_may_be_out_of_range_only_at_a_finer_scale() {
        let literal = Literal::parse("2000000000").unwrap();
        assert!(literal.to_score(0).is_some());
        assert!(literal.to_score(1).is_none());
    }
}
