//! The rules by which a node's children may be ordered.

use std::fmt;
use std::str::FromStr;

/// A rule for the order of children. Every rule keeps the written order among equals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Order {
    /// From the left.
    #[default]
    AsWritten,
    /// From the right.
    Reversed,
    /// By true value, the mover's best first: the least work that alpha-beta can have.
    BestFirst,
    /// By true value, the mover's worst first.
    WorstFirst,
    /// By the children's static values, the mover's best first; those without one come last.
    Static,
    /// Shuffled, the same way for the same seed.
    Shuffle(u64),
}

/// The rule that an [`Event::Order`](crate::trace::Event::Order) names.
pub type OrderRule = Order;

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AsWritten => f.write_str("as-written"),
            Self::Reversed => f.write_str("reversed"),
            Self::BestFirst => f.write_str("best-first"),
            Self::WorstFirst => f.write_str("worst-first"),
            Self::Static => f.write_str("static"),
            Self::Shuffle(seed) => write!(f, "shuffle:{seed}"),
        }
    }
}

/// The text names no rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchOrder;

impl FromStr for Order {
    type Err = NoSuchOrder;

    fn from_str(text: &str) -> Result<Self, NoSuchOrder> {
        Ok(match text {
            "as-written" => Self::AsWritten,
            "reversed" => Self::Reversed,
            "best-first" => Self::BestFirst,
            "worst-first" => Self::WorstFirst,
            "static" => Self::Static,
            _ => {
                let seed = text.strip_prefix("shuffle:").ok_or(NoSuchOrder)?;
                let digits = seed.bytes().all(|byte| byte.is_ascii_digit());
                Self::Shuffle(digits.then(|| seed.parse().ok()).flatten().ok_or(NoSuchOrder)?)
            }
        })
    }
}
