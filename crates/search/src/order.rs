//! The rules by which a node's children may be ordered.

pub(crate) mod learnt;
pub(crate) mod move_order;
mod moves;
pub(crate) mod orders;

use std::fmt;
use std::str::FromStr;

use super::needs::Needs;
use plyscope_tree::words;
use thiserror::Error;

/// Makes the rules with their seeds and without, and what is known of each.
macro_rules! orders {
    ($(
        $(#[$meta:meta])*
        $name:ident $(($seed:ty))? = $word:literal $($number:literal)?: $tells:ident, $needs:ident;
    )+) => {
        /// A rule for the order of children. Every rule keeps the written order among equals.
        #[non_exhaustive]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
        pub enum Order { $($(#[$meta])* $name $(($seed))?),+ }

        words! {
            /// A rule without its seed: what an [`Event::Order`](crate::events::Event::Order) says of a child.
            #[non_exhaustive]
            #[derive(Default)]
            #[repr(u8)]
            pub enum OrderRule { $($(#[$meta])* $name = $word),+ }
        }

        impl OrderRule {
            /// The children that it tells apart.
            #[must_use]
            pub const fn tells(self) -> Tells {
                match self { $(Self::$name => Tells::$tells),+ }
            }

            /// The feature that a search needs for this rule to have an effect.
            #[must_use]
            pub const fn needs(self) -> Needs {
                match self { $(Self::$name => Needs::$needs),+ }
            }
        }

        impl Order {
            /// All of them as they are written; `N` stands for a whole number.
            pub(crate) const WRITTEN: &'static [&'static str] = &[$(concat!($word $(, $number)?)),+];

            /// The rule, without its seed.
            #[must_use]
            pub const fn rule(self) -> OrderRule {
                match self { $(Self::$name { .. } => OrderRule::$name),+ }
            }

            /// The rule with a seed, if it is one that has a seed.
            fn seeded(rule: OrderRule, seed: Option<u64>) -> Option<Self> {
                match rule { $(OrderRule::$name => orders!(@seeded seed, $name $(($seed))?)),+ }
            }
        }
    };
    (@seeded $given:ident, $name:ident) => { $given.is_none().then_some(Self::$name) };
    (@seeded $given:ident, $name:ident ($seed:ty)) => { $given.map(Self::$name) };
}

// Each row: the rule, its word, with a number if it has a seed; the children that it tells apart, and what it needs to have an effect.
orders! {
    /// From the left.
    #[default]
    AsWritten = "as-written": All, Nothing;
    /// From the right.
    Reversed = "reversed": All, Nothing;
    /// By true value, the mover's best first: the least work that alpha-beta can have.
    BestFirst = "best-first": Unequal, Nothing;
    /// By true value, the mover's worst first.
    WorstFirst = "worst-first": Unequal, Nothing;
    /// By the children's static values, the mover's best first; those without one come last.
    Static = "static": Unequal, Nothing;
    /// Shuffled, the same way for the same seed.
    Shuffle(u64) = "shuffle" ":N": All, Nothing;
    /// The move of the last iteration's principal variation first (Slate and Atkin 1977).
    Pv = "pv": Single, Iterations;
    /// The move that the transposition table has for the position first.
    Table = "table": Single, Table;
    /// The moves that last made a cutoff at this ply first, two or one of them (Huberman 1968; Slate and Atkin 1977).
    Killer = "killer": Single, Cutoffs;
    /// By how often a move was sufficient anywhere, weighted by the depth below it (Schaeffer 1983).
    History = "history": Unequal, Cutoffs;
    /// The move that last refuted the move before it first (Uiterwijk 1992).
    Refutation = "refutation": Single, Cutoffs;
}

words! {
    /// The children that a rule tells apart.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
    pub enum Tells {
        /// Any two, by their places alone.
        All = "all",
        /// Those that are not worth the same to it.
        Unequal = "unequal",
        /// Single ones from all others, which stay as they are.
        Single = "single",
    }
}

impl OrderRule {
    /// Whether it picks single children out and leaves the others as they are.
    #[must_use]
    pub fn picks(self) -> bool {
        self.tells() == Tells::Single
    }

    /// Whether it depends on the search so far, and not on the tree alone.
    #[must_use]
    pub fn learns(self) -> bool {
        self.needs() != Needs::Nothing
    }

    /// Whether it leaves no two children equal, and does not depend on values.
    pub(crate) fn is_total(self) -> bool {
        self.tells() == Tells::All
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shuffle(seed) => write!(f, "{}:{seed}", self.rule()),
            _ => self.rule().fmt(f),
        }
    }
}

/// The error of a text that names no rule, or repeats one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected rules out of {}, joined by commas, none twice", Order::WRITTEN.join(", "))]
pub struct NoSuchOrder;

impl FromStr for Order {
    type Err = NoSuchOrder;

    fn from_str(text: &str) -> Result<Self, NoSuchOrder> {
        let (word, seed) = match text.split_once(':') {
            Some((word, digits)) => (word, Some(seed(digits).ok_or(NoSuchOrder)?)),
            None => (text, None),
        };
        let rule = word.parse().map_err(|_| NoSuchOrder)?;
        Self::seeded(rule, seed).ok_or(NoSuchOrder)
    }
}

/// A number in digits alone.
fn seed(digits: &str) -> Option<u64> {
    digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()))
}
