//! Growth of alpha-beta's work with depth, on independent leaves.

use std::error::Error;

use plyscope_search::{Algorithm, Options};
use plyscope_tree::generate::generate;

use crate::grid::{self, BRANCHINGS, Shape};
use crate::kinds::KINDS;
use crate::measure::cost;
use crate::stats::{exponent, growth_factor, mean, pearls_limit};

/// Growth of alpha-beta's evaluated leaves with the depth of a tree of this branching.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Growth {
    pub branching: u32,
    /// The greatest depth; the least is [`grid::LEAST_DEPTH`].
    pub deepest: u16,
    /// The fraction of leaves evaluated there.
    pub part: f64,
    /// The factor by which the count grows with each ply.
    pub factor: f64,
    /// The limit of the factor at great depth, as proved by Pearl.
    pub limit: f64,
}

impl Growth {
    /// The exponent *x* in leaves ≈ *b*^(*x* · *d*).
    pub fn exponent(&self) -> f64 {
        exponent(self.factor, self.branching)
    }

    /// The exponent at great depth.
    pub fn limit_exponent(&self) -> f64 {
        exponent(self.limit, self.branching)
    }
}

/// The growth at each branching of the grid.
pub fn growths() -> Result<Vec<Growth>, Box<dyn Error>> {
    BRANCHINGS.into_iter().map(|(branching, _)| growth(branching)).collect()
}

fn growth(branching: u32) -> Result<Growth, Box<dyn Error>> {
    let mut counts = Vec::new();
    let (mut deepest, mut part) = (0, f64::NAN);
    for shape in grid::depths(branching) {
        let evaluated = evaluated(shape)?;
        counts.push((shape.depth, evaluated));
        #[allow(clippy::cast_precision_loss)] // exact up to 2⁵³
        let leaves = shape.leaves() as f64;
        (deepest, part) = (shape.depth, evaluated / leaves);
    }
    let (factor, limit) = (growth_factor(&counts), pearls_limit(branching));
    Ok(Growth { branching, deepest, part, factor, limit })
}

/// The mean number of leaves that alpha-beta evaluates at this shape.
fn evaluated(shape: Shape) -> Result<f64, Box<dyn Error>> {
    let [independent, ..] = KINDS;
    let mut counts = Vec::new();
    for seed in shape.seeds() {
        let tree = generate(&independent.recipe(shape, seed))?;
        #[allow(clippy::cast_precision_loss)] // exact up to 2⁵³
        counts.push(cost(&tree, Algorithm::AlphaBeta, &Options::default())?.evaluated as f64);
    }
    Ok(mean(&counts))
}
