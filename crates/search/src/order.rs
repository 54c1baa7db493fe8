//! The rules by which a node's children may be ordered.

pub(crate) mod learnt;
pub(crate) mod move_order;
mod moves;
pub(crate) mod orders;

use std::fmt;
use std::str::FromStr;

use super::needs::Needs;
use plyscope_tree::words;

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
    /// The move of the last iteration's principal variation first (Slate and Atkin 1977).
    Pv,
    /// The move that the transposition table has for the position first.
    Table,
    /// The moves that last made a cutoff at this ply first, two or one of them (Huberman 1968; Slate and Atkin 1977).
    Killer,
    /// By how often a move was sufficient anywhere, weighted by the depth below it (Schaeffer 1983).
    History,
    /// The move that last refuted the move before it first (Uiterwijk 1992).
    Refutation,
}

/// A rule without its seed: what an [`Event::Order`](crate::events::Event::Order) says of a child.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(u8)]
#[allow(missing_docs)] // they are those of `Order`
pub enum OrderRule {
    #[default]
    AsWritten,
    Reversed,
    BestFirst,
    WorstFirst,
    Static,
    Shuffle,
    Pv,
    Table,
    Killer,
    History,
    Refutation,
}

impl OrderRule {
    /// Whether it picks single children out and leaves the others as they are.
    #[must_use]
    pub const fn picks(self) -> bool {
        matches!(self, Self::Pv | Self::Table | Self::Killer | Self::Refutation)
    }

    /// Whether it depends on the search so far, and not on the tree alone.
    #[must_use]
    pub const fn learns(self) -> bool {
        self.picks() || matches!(self, Self::History)
    }
}

words!(
    OrderRule: AsWritten = "as-written",
    Reversed = "reversed",
    BestFirst = "best-first",
    WorstFirst = "worst-first",
    Static = "static",
    Shuffle = "shuffle",
    Pv = "pv",
    Table = "table",
    Killer = "killer",
    History = "history",
    Refutation = "refutation",
);

impl Order {
    /// The rule, without its seed.
    #[must_use]
    pub const fn rule(self) -> OrderRule {
        match self {
            Self::AsWritten => OrderRule::AsWritten,
            Self::Reversed => OrderRule::Reversed,
            Self::BestFirst => OrderRule::BestFirst,
            Self::WorstFirst => OrderRule::WorstFirst,
            Self::Static => OrderRule::Static,
            Self::Shuffle(_) => OrderRule::Shuffle,
            Self::Pv => OrderRule::Pv,
            Self::Table => OrderRule::Table,
            Self::Killer => OrderRule::Killer,
            Self::History => OrderRule::History,
            Self::Refutation => OrderRule::Refutation,
        }
    }

    /// The feature that a search needs for this rule to have an effect.
    #[must_use]
    pub const fn needs(self) -> Needs {
        match self {
            Self::Pv => Needs::Iterations,
            Self::Table => Needs::Table,
            Self::Killer | Self::History | Self::Refutation => Needs::Cutoffs,
            _ => Needs::Nothing,
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shuffle(seed) => write!(f, "shuffle:{seed}"),
            _ => self.rule().fmt(f),
        }
    }
}

/// The error of a text that names no rule, or repeats one.
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
            "pv" => Self::Pv,
            "table" => Self::Table,
            "killer" => Self::Killer,
            "history" => Self::History,
            "refutation" => Self::Refutation,
            _ => {
                let seed = text.strip_prefix("shuffle:").ok_or(NoSuchOrder)?;
                let digits = seed.bytes().all(|byte| byte.is_ascii_digit());
                Self::Shuffle(digits.then(|| seed.parse().ok()).flatten().ok_or(NoSuchOrder)?)
            }
        })
    }
}
