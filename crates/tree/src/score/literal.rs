//! Numbers as people write them.

use std::fmt;
use std::ops::Neg;
use std::str::FromStr;

#[cfg(feature = "serde")]
use serde::Serialize;
use thiserror::Error;

use super::{MAX_DECIMALS, Score};

/// A number as written, before its tree's decimal places are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Literal {
    /// `mantissa / 10^decimals`, with no trailing zero after the point.
    Finite {
        /// All the digits, with the sign.
        mantissa: i64,
        /// The number of digits after the point, 0 to [`MAX_DECIMALS`].
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

/// The error of a text that is no number of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind"))]
pub enum LiteralError {
    /// It does not read as a number at all.
    #[error("not a number")]
    #[cfg_attr(feature = "serde", serde(rename = "value-not-a-number"))]
    NotANumber,
    /// It is `NaN`, which cannot be compared.
    #[error("NaN cannot be compared")]
    #[cfg_attr(feature = "serde", serde(rename = "value-nan"))]
    Nan,
    /// It has more than [`MAX_DECIMALS`] places after the point.
    #[error("more than {MAX_DECIMALS} decimal places")]
    #[cfg_attr(feature = "serde", serde(rename = "value-too-many-decimals"))]
    TooManyDecimals,
    /// It is beyond what a score can be.
    #[error("out of range")]
    #[cfg_attr(feature = "serde", serde(rename = "value-out-of-range"))]
    OutOfRange {
        /// [`Score::MAX_UNITS`] of the smallest unit.
        limit: i32,
    },
}

impl LiteralError {
    /// A number is beyond what a score can be.
    pub const OUT_OF_RANGE: Self = Self::OutOfRange { limit: Score::MAX_UNITS };
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
            .ok_or(LiteralError::OUT_OF_RANGE)?;
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

    /// This number as a score in a tree with this many decimal places; `None` if it is out of range or needs more
    /// places.
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

    /// The number of a score in a tree with this many decimal places.
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

impl Neg for Literal {
    type Output = Self;

    fn neg(self) -> Self {
        match self {
            Self::NegInf => Self::PosInf,
            Self::PosInf => Self::NegInf,
            Self::Finite { mantissa, decimals } => Self::Finite { mantissa: -mantissa, decimals },
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
