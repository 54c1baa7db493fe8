//! A recipe as text: `random(branching=4, depth=10, seed=7)`. [`crate::source`] reads it.

use std::fmt;

use super::{Branching, Leaves, Recipe};

/// What a recipe begins with.
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

/// The greatest seed that a text can name, 2⁵³ − 1: JavaScript has all up to there exactly.
pub const MAX_SEED: u64 = (1 << 53) - 1;

impl Recipe {
    /// The value of a parameter as it is written, also where that is its default; none for noise where
    /// there are no static values.
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<String> {
        match name {
            BRANCHING => Some(self.branching.text()),
            DEPTH => Some(self.depth.to_string()),
            SEED => Some(self.seed.to_string()),
            EARLY_LEAVES => Some(self.early_leaves.to_string()),
            LEAVES => Some(self.leaves.text()),
            BEST_FIRST => Some(self.best_first.to_string()),
            NOISE => self.noise.map(|noise| noise.to_string()),
            _ => None,
        }
    }

    /// What makes the same tree again, without the machinery of formatting: `branching`, `depth` and
    /// `seed`, and all else that is not at its default.
    #[must_use]
    pub fn text(&self) -> String {
        let usual = Self::default();
        let mut text = NAME.to_owned() + "(";
        for (at, name) in PARAMETERS.into_iter().enumerate() {
            let value = self.parameter(name);
            let said = matches!(name, BRANCHING | DEPTH | SEED) || value != usual.parameter(name);
            let Some(value) = value.filter(|_| said) else { continue };
            text.push_str(if at == 0 { "" } else { ", " });
            text.push_str(name);
            text.push('=');
            text.push_str(&value);
        }
        text + ")"
    }
}

impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl Branching {
    fn text(self) -> String {
        let Self { fewest, most } = self;
        if fewest == most { most.to_string() } else { range(fewest.into(), most.into()) }
    }
}

impl Leaves {
    fn text(self) -> String {
        let (name, value) = match self {
            Self::Uniform { from, to } => (UNIFORM, range(from.into(), to.into())),
            Self::Few { values } => (FEW, values.to_string()),
            Self::Correlated { gain } => (CORRELATED, gain.to_string()),
        };
        name.to_owned() + "(" + &value + ")"
    }
}

fn range(from: i64, to: i64) -> String {
    from.to_string() + ".." + &to.to_string()
}
