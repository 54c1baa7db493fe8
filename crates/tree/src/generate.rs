//! Random trees from a seed, to compare searches and to show large trees.
//!
//! A [`Recipe`] has a text too, `random(branching=4, depth=10, seed=7)`, which [`crate::source`] reads.

mod grown;
mod shape;
mod size;
pub(crate) mod text;

use thiserror::Error;

use crate::random::SplitMix;
use crate::score::Score;
use crate::tree::builder::TreeError;
use crate::tree::{MAX_DEPTH, MAX_NODES, Tree};
use grown::Grown;
use shape::Levels;

pub use crate::count::Count;
pub use size::Size;
pub use text::{MAX_SEED, PARAMETERS};

/// The number of nodes between two calls of a callback that watches a tree grow.
pub const WATCHED_EVERY: usize = 65_536;

/// The parameters of a random tree. The same recipe makes the same tree on every machine.
///
/// Levels, leaves, order and noise have random streams of their own: changing one of the last three does not affect
/// the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Recipe {
    /// The number of children of an interior node.
    pub branching: Branching,
    /// The depth of the last leaves, 0 to [`MAX_DEPTH`]; of all leaves, without `early_leaves`.
    pub depth: u16,
    /// The seed of the random numbers.
    pub seed: u64,
    /// The percentage of nodes between the root and the last level that are leaves, 0 to 100. Each node is drawn
    /// independently.
    pub early_leaves: u8,
    /// The values of the leaves.
    pub leaves: Leaves,
    /// The percentage of interior nodes, 0 to 100, whose best child by true value is put first: it changes places
    /// with the first one. Each node is drawn independently. The other nodes keep the order as drawn, which may
    /// have the best child first too.
    pub best_first: u8,
    /// The greatest error of an interior node's static value, in units: the error is drawn uniformly from −`noise`
    /// to `noise`. Without it, interior nodes have no static value.
    pub noise: Option<u32>,
}

impl Default for Recipe {
    /// Three moves and three plies, with leaves from −99 to 99.
    fn default() -> Self {
        Self {
            branching: Branching::exactly(3),
            depth: 3,
            seed: 1,
            early_leaves: 0,
            leaves: Leaves::UNIFORM,
            best_first: 0,
            noise: None,
        }
    }
}

/// The number of children of an interior node, drawn uniformly and independently from a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Branching {
    /// The fewest, at least 1.
    pub fewest: u32,
    /// The most, at least as many as the fewest.
    pub most: u32,
}

impl Branching {
    /// The same number of children everywhere.
    #[must_use]
    pub const fn exactly(children: u32) -> Self {
        Self { fewest: children, most: children }
    }
}

/// A distribution of leaf values: whole numbers, seen by MAX, who moves at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaves {
    /// Independent and uniform over a range: the usual model, with few ties if the range is wide.
    Uniform {
        /// The least value.
        from: i32,
        /// The greatest value.
        to: i32,
    },
    /// Independent and uniform over 1, 2, … up to a small number: many ties.
    Few {
        /// The number of values, at least 1.
        values: u32,
    },
    /// Each edge has a gain, drawn independently, and a leaf's value is the sum on its path: the longer the path
    /// that two nodes share, the closer their values.
    ///
    /// Source: Monroe M. Newborn, *The Efficiency of the Alpha-Beta Search on Trees with
    /// Branch-Dependent Terminal Node Scores* (1977). With gains of −1 and 1 alone, the sums are those
    /// of the N-games in Dana S. Nau, *An Investigation of the Causes of Pathology in Games* (1982).
    Correlated {
        /// The greatest gain of an edge: gains are uniform from −`gain` to `gain`.
        gain: u32,
    },
}

/// The error of a recipe that makes no tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum GenerateError {
    /// Interior nodes would have no children, or the fewest are more than the most.
    #[error("a node that is no leaf has at least one child")]
    NoChildren,
    /// The tree would have this many nodes, more than [`MAX_NODES`].
    #[error("the tree would have {0} nodes; a tree holds at most {max}", max = Count::of_nodes(MAX_NODES))]
    TooManyNodes(Count),
    /// No value could be drawn.
    #[error("there is no value to draw a leaf from")]
    NoValues,
    /// A value could lie beyond ±[`Score::MAX_UNITS`].
    #[error("a value could be {0}; a tree holds none beyond {max}", max = Score::MAX_UNITS)]
    OutOfRange(i64),
    /// A percentage above 100.
    #[error("{0} percent of the nodes are more than all")]
    MoreThanAll(u8),
    /// The tree is too deep.
    #[error(transparent)]
    Tree(#[from] TreeError),
}

impl Recipe {
    /// Whether every interior node has as many children, and every leaf lies as deep.
    #[must_use]
    pub const fn is_uniform(&self) -> bool {
        let one_level = self.depth < 2;
        self.branching.fewest == self.branching.most && (self.early_leaves == 0 || one_level)
    }

    /// Checks the whole recipe before anything large is allocated.
    fn check(&self) -> Result<(), GenerateError> {
        self.check_parameters()?;
        // The size comes last, since counting an irregular tree takes time.
        let Size { nodes, .. } = self.size();
        if nodes.is_more_than(MAX_NODES) {
            return Err(GenerateError::TooManyNodes(nodes));
        }
        if self.depth > MAX_DEPTH {
            return Err(TreeError::TooDeep.into());
        }
        Ok(())
    }

    /// Checks everything but the size.
    pub(crate) fn check_parameters(&self) -> Result<(), GenerateError> {
        let Branching { fewest, most } = self.branching;
        if self.depth > 0 && (fewest == 0 || fewest > most) {
            return Err(GenerateError::NoChildren);
        }
        if let Some(percent) = [self.best_first, self.early_leaves].into_iter().find(|&p| p > 100) {
            return Err(GenerateError::MoreThanAll(percent));
        }
        let (from, to) = self.leaves.range(self.depth);
        if from > to {
            return Err(GenerateError::NoValues);
        }
        let noise = i64::from(self.noise.unwrap_or(0));
        let reach = [from - noise, to + noise].into_iter().max_by_key(|reach| reach.abs());
        match reach.filter(|reach| reach.abs() > i64::from(Score::MAX_UNITS)) {
            Some(reach) => Err(GenerateError::OutOfRange(reach)),
            None => Ok(()),
        }
    }

    /// The random numbers for the leaves, the order, the noise and the shape.
    fn streams(&self) -> [SplitMix; 4] {
        let mut seeds = SplitMix::new(self.seed);
        [(); 4].map(|()| SplitMix::new(seeds.next()))
    }
}

impl Leaves {
    /// The default distribution.
    pub const UNIFORM: Self = Self::Uniform { from: -99, to: 99 };

    /// The least and the greatest value that a leaf no deeper than this could have.
    fn range(self, depth: u16) -> (i64, i64) {
        match self {
            Self::Uniform { from, to } => (i64::from(from), i64::from(to)),
            Self::Few { values } => (1, i64::from(values)),
            Self::Correlated { gain } => {
                let reach = i64::from(gain) * i64::from(depth);
                (-reach, reach)
            }
        }
    }
}

/// Makes the tree of a recipe, in linear time.
///
/// # Errors
/// [`GenerateError`], before anything large is allocated.
///
/// ```
/// use plyscope_tree::generate::{Branching, Leaves, Recipe, generate};
/// use plyscope_tree::notation;
///
/// let leaves = Leaves::Uniform { from: 1, to: 99 };
/// let recipe = Recipe { depth: 2, leaves, ..Recipe::default() };
/// let fell = generate(&recipe)?;
/// assert_eq!(notation::text(&fell), "[[30, 52, 98], [84, 45, 12], [3, 80, 23]]");
///
/// let ordered = generate(&Recipe { best_first: 100, ..recipe })?;
/// assert_eq!(notation::text(&ordered), "[[30, 52, 98], [12, 45, 84], [3, 80, 23]]");
///
/// let branching = Branching { fewest: 1, most: 4 };
/// let irregular = generate(&Recipe { branching, early_leaves: 30, seed: 3, ..recipe })?;
/// assert_eq!(notation::text(&irregular), "[69, [78, 23, 2], 29, 45]");
/// # Ok::<(), plyscope_tree::generate::GenerateError>(())
/// ```
pub fn generate(recipe: &Recipe) -> Result<Tree, GenerateError> {
    generate_watched(recipe, &mut |_| {})
}

/// [`generate`], with a callback that gets the number of nodes so far every [`WATCHED_EVERY`] nodes.
///
/// # Errors
/// As [`generate`].
pub fn generate_watched(
    recipe: &Recipe,
    watch: &mut dyn FnMut(usize),
) -> Result<Tree, GenerateError> {
    recipe.check()?;
    let [mut leaves, mut order, noise, mut shape] = recipe.streams();
    let shape = Levels::draw(recipe, &mut shape);
    let mut grown = Grown::new(shape, recipe.leaves, &mut leaves);
    grown.put_best_first(recipe.best_first, &mut order);
    Ok(grown.plant(recipe.noise, noise, watch)?)
}
