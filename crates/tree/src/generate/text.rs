//! A recipe as text: `random(branching=4, depth=10, seed=7)`. [`crate::source`] reads it.

use std::fmt;

use super::{Branching, Leaves, Recipe};
use crate::recipe;

/// The word that begins a recipe.
pub(crate) const NAME: &str = "random";

pub(crate) const BRANCHING: &str = "branching";
pub(crate) const DEPTH: &str = "depth";
pub(crate) const SEED: &str = "seed";
pub(crate) const EARLY_LEAVES: &str = "early-leaves";
pub(crate) const LEAVES: &str = "leaves";
pub(crate) const BEST_FIRST: &str = "best-first";
pub(crate) const NOISE: &str = "noise";

pub(crate) const UNIFORM: &str = "uniform";
pub(crate) const FEW: &str = "few";
pub(crate) const CORRELATED: &str = "correlated";

/// The parameters of a recipe, in the order in which they are written.
pub const PARAMETERS: [&str; 7] = [BRANCHING, DEPTH, SEED, EARLY_LEAVES, LEAVES, BEST_FIRST, NOISE];

/// The greatest seed in a text, 2⁵³ − 1: JavaScript holds all numbers up to there exactly.
pub const MAX_SEED: u64 = (1 << 53) - 1;

impl Recipe {
    /// The value of a parameter as text, default or not; `None` for noise without static values.
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<String> {
        match name {
            BRANCHING => Some(self.branching.to_string()),
            DEPTH => Some(self.depth.to_string()),
            SEED => Some(self.seed.to_string()),
            EARLY_LEAVES => Some(self.early_leaves.to_string()),
            LEAVES => Some(self.leaves.to_string()),
            BEST_FIRST => Some(self.best_first.to_string()),
            NOISE => self.noise.map(|noise| noise.to_string()),
            _ => None,
        }
    }
}

/// `branching`, `depth` and `seed`, and all other parameters that are not at their defaults.
impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Self::default();
        let needed = PARAMETERS.into_iter().filter_map(|name| {
            let value = self.parameter(name);
            let needed = matches!(name, BRANCHING | DEPTH | SEED) || value != usual.parameter(name);
            Some((name, value.filter(|_| needed)?))
        });
        recipe::write(f, NAME, needed)
    }
}

impl fmt::Display for Branching {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { fewest, most } = self;
        if fewest == most { write!(f, "{most}") } else { write!(f, "{fewest}..{most}") }
    }
}

impl fmt::Display for Leaves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Uniform { from, to } => write!(f, "{UNIFORM}({from}..{to})"),
            Self::Few { values } => write!(f, "{FEW}({values})"),
            Self::Correlated { gain } => write!(f, "{CORRELATED}({gain})"),
        }
    }
}
