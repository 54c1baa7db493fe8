//! Counts of nodes that have not been made.

use std::fmt;

#[cfg(feature = "serde")]
use serde::Serialize;

/// The greatest count that is given exactly: far more than a tree may hold.
const IMMENSE: u64 = 10_u64.pow(15);

/// A number of nodes or leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "more", content = "count"))]
pub enum Count {
    /// Exactly this many.
    #[cfg_attr(feature = "serde", serde(rename = "no"))]
    Exactly(u64),
    /// More than this many: counting stopped there.
    #[cfg_attr(feature = "serde", serde(rename = "yes"))]
    MoreThan(u64),
}

impl Count {
    /// An exact count of nodes.
    #[must_use]
    pub const fn of_nodes(nodes: usize) -> Self {
        Self::Exactly(nodes as u64)
    }

    /// The number, whichever it is.
    #[must_use]
    pub const fn number(self) -> u64 {
        match self {
            Self::Exactly(number) | Self::MoreThan(number) => number,
        }
    }

    /// The number, where it is known exactly and small enough to count by.
    #[must_use]
    pub fn exactly(self) -> Option<usize> {
        match self {
            Self::Exactly(number) => usize::try_from(number).ok(),
            Self::MoreThan(_) => None,
        }
    }

    /// Whether this is certainly more than a number of nodes.
    #[must_use]
    pub const fn is_more_than(self, nodes: usize) -> bool {
        match self {
            Self::Exactly(number) => number > nodes as u64,
            Self::MoreThan(number) => number >= nodes as u64,
        }
    }

    /// An exact count up to `IMMENSE`; more than that otherwise, and where the number overflowed.
    pub(crate) fn of(number: Option<u64>) -> Self {
        match number {
            Some(number) if number <= IMMENSE => Self::Exactly(number),
            _ => Self::MoreThan(IMMENSE),
        }
    }
}

impl fmt::Display for Count {
    /// In groups of three digits: `11,111,111`, `more than 5,000,000`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Self::MoreThan(_) = self {
            f.write_str("more than ")?;
        }
        let digits = self.number().to_string();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                f.write_str(",")?;
            }
            write!(f, "{digit}")?;
        }
        Ok(())
    }
}
