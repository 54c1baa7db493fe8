//! Random uniform trees from a seed: what searches are compared on.

mod grown;
#[cfg(test)]
mod tests;

use thiserror::Error;

use crate::builder::TreeError;
use crate::random::SplitMix;
use crate::score::Score;
use crate::tree::{MAX_DEPTH, MAX_NODES, Tree};
use grown::Grown;

/// What a random uniform tree is made of. The same recipe makes the same tree, everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Recipe {
    /// How many children each interior node has, at least 1.
    pub branching: u32,
    /// How deep every leaf lies, 0 to [`MAX_DEPTH`].
    pub depth: u16,
    /// Where the random numbers begin. Leaves, order and noise are drawn apart: a change of one leaves
    /// the others as they were.
    pub seed: u64,
    /// What the leaves are worth.
    pub leaves: Leaves,
    /// In how many percent of the interior nodes, 0 to 100, the first child is made the best for who
    /// moves there, by true value: it changes places with the child that fell there. Each node is
    /// drawn by itself. In the others the children stay as they fell, be it with the best one first.
    pub best_first: u8,
    /// How far the static value of an interior node may lie from its true value, in units: the error
    /// is drawn evenly from −`noise` to `noise`. Without it, interior nodes have no static value.
    pub noise: Option<u32>,
}

/// How the values of leaves are drawn: whole numbers, seen by MAX, who moves at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaves {
    /// Each by itself, evenly from a range: the usual model, with few ties where the range is wide.
    Uniform {
        /// The least value.
        from: i32,
        /// The greatest value.
        to: i32,
    },
    /// Each by itself, evenly from 1, 2, … up to the last of a few values: many ties.
    Few {
        /// How many values there are, at least 1.
        values: u32,
    },
    /// Each edge has a gain, drawn by itself, and a leaf is worth the sum of those on its path: the
    /// more of the path two nodes share, the more alike they are worth.
    ///
    /// Source: Monroe M. Newborn, *The Efficiency of the Alpha-Beta Search on Trees with
    /// Branch-Dependent Terminal Node Scores* (1977). With gains of −1 and 1 alone, the sums are those
    /// of the N-games in Dana S. Nau, *An Investigation of the Causes of Pathology in Games* (1982).
    Correlated {
        /// The greatest gain of an edge: gains are drawn evenly from −`gain` to `gain`.
        gain: u32,
    },
}

/// Why a recipe makes no tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum GenerateError {
    /// Interior nodes would have no children.
    #[error("a node that is no leaf has at least one child")]
    NoChildren,
    /// There would be so many nodes, more than [`MAX_NODES`].
    #[error("the tree would have {} nodes; a tree holds at most {MAX_NODES}", counted(*.0))]
    TooManyNodes(u128),
    /// No value could be drawn.
    #[error("there is no value to draw a leaf from")]
    NoValues,
    /// A value could lie beyond ±[`Score::MAX_UNITS`].
    #[error("a value could be {0}; a tree holds none beyond {max}", max = Score::MAX_UNITS)]
    OutOfRange(i64),
    /// More than all nodes would have their best child first.
    #[error("{0} percent of the nodes are more than all")]
    BestFirst(u8),
    /// The tree is too deep.
    #[error(transparent)]
    Tree(#[from] TreeError),
}

fn counted(nodes: u128) -> String {
    if nodes == u128::MAX { format!("at least {nodes}") } else { nodes.to_string() }
}

impl Recipe {
    /// How many nodes the tree has: 1 + *b* + … + *b*^*d*; `u128::MAX` stands for that or more.
    #[must_use]
    pub fn nodes(&self) -> u128 {
        let wider = |level: &u128| level.checked_mul(u128::from(self.branching));
        let mut level = Some(1_u128);
        let mut nodes = 0_u128;
        for _ in 0..=self.depth {
            nodes = nodes.saturating_add(level.unwrap_or(u128::MAX));
            level = level.as_ref().and_then(wider);
        }
        nodes
    }

    /// Everything that could go wrong, before anything is kept.
    fn check(&self) -> Result<(), GenerateError> {
        if self.branching == 0 && self.depth > 0 {
            return Err(GenerateError::NoChildren);
        }
        let nodes = self.nodes();
        if nodes > MAX_NODES as u128 {
            return Err(GenerateError::TooManyNodes(nodes));
        }
        if self.depth > MAX_DEPTH {
            return Err(TreeError::TooDeep.into());
        }
        if self.best_first > 100 {
            return Err(GenerateError::BestFirst(self.best_first));
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
}

impl Leaves {
    /// The least and the greatest value that a leaf at this depth could have.
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
/// [`GenerateError`] says what is wrong with the recipe, before anything large is kept.
///
/// ```
/// use plyscope_core::generate::{Leaves, Recipe, generate};
/// use plyscope_core::notation;
///
/// let leaves = Leaves::Uniform { from: 1, to: 99 };
/// let recipe = Recipe { branching: 3, depth: 2, seed: 1, leaves, best_first: 0, noise: None };
/// let fell = generate(&recipe)?;
/// assert_eq!(notation::text(&fell), "[[30, 52, 98], [84, 45, 12], [3, 80, 23]]");
///
/// let ordered = generate(&Recipe { best_first: 100, ..recipe })?;
/// assert_eq!(notation::text(&ordered), "[[30, 52, 98], [12, 45, 84], [3, 80, 23]]");
/// # Ok::<(), plyscope_core::generate::GenerateError>(())
/// ```
pub fn generate(recipe: &Recipe) -> Result<Tree, GenerateError> {
    recipe.check()?;
    let mut seeds = SplitMix::new(recipe.seed);
    let [mut leaves, mut order, noise] = [(); 3].map(|()| SplitMix::new(seeds.next()));
    let mut grown = Grown::new(recipe, &mut leaves);
    grown.put_best_first(recipe.best_first, &mut order);
    Ok(grown.plant(recipe.noise, noise)?)
}
