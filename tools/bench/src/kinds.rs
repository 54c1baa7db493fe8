//! The kinds of trees.

use plyscope_tree::generate::{Branching, Leaves, Recipe};

use crate::grid::Shape;
use crate::targets::WELL_ORDERED;

/// The common properties of a table's trees.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// The name in the table of ratios.
    pub name: &'static str,
    /// The heading of the table.
    pub title: &'static str,
    leaves: Leaves,
    best_first: u8,
    /// Every tree has static values, since some searches cannot do without.
    pub noise: u32,
}

const WIDE: Leaves = Leaves::Uniform { from: -1_000_000, to: 1_000_000 };

/// Independent leaves over a wide range, and all that is made of them by another order.
const INDEPENDENT: Kind = Kind {
    name: "independent",
    title: "Independent leaves",
    leaves: WIDE,
    best_first: 0,
    noise: 100_000,
};

/// The kinds, in the order of their tables.
pub const KINDS: [Kind; 5] = [
    INDEPENDENT,
    Kind {
        name: "correlated",
        title: "Correlated leaves: sums of random gains along the path",
        leaves: Leaves::Correlated { gain: 1000 },
        best_first: 0,
        noise: 1000,
    },
    Kind {
        name: "best-first-60",
        title: "Independent leaves, the best move put first in 60 % of the nodes",
        best_first: 60,
        ..INDEPENDENT
    },
    Kind {
        name: "best-first-80",
        title: "Independent leaves, the best move put first in 80 % of the nodes",
        best_first: 80,
        ..INDEPENDENT
    },
    Kind {
        name: WELL_ORDERED,
        title: "Independent leaves, the best move put first in 95 % of the nodes",
        best_first: 95,
        ..INDEPENDENT
    },
];

impl Kind {
    /// The recipe of a tree of this kind.
    pub const fn recipe(&self, shape: Shape, seed: u64) -> Recipe {
        Recipe {
            branching: Branching::exactly(shape.branching),
            depth: shape.depth,
            seed,
            early_leaves: 0,
            leaves: self.leaves,
            best_first: self.best_first,
            noise: Some(self.noise),
        }
    }
}
