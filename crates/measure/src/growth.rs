//! The work of a search on random uniform trees of one shape: a point in a growth chart.

mod spread;
#[cfg(test)]
mod tests;

use thiserror::Error;

pub use spread::Spread;

use plyscope_search::events::Counter;
use plyscope_search::{Algorithm, Options, SearchError};
use plyscope_trace::count;
use plyscope_tree::generate::{GenerateError, Recipe, generate};

/// The work of a search over several trees of one shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Work {
    /// The number of nodes entered, counting every visit.
    pub entered: Spread,
    /// The number of static values asked for: of leaves evaluated, if the leaves are the horizon.
    pub evaluated: Spread,
}

/// The reason why nothing was measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum GrowthError {
    /// There are no trees to average over.
    #[error("at least one tree is to be measured")]
    NoTrees,
    /// The recipe makes no tree.
    #[error(transparent)]
    Generate(#[from] GenerateError),
    /// A search cannot be run on such trees.
    #[error("{}: {error}", .algorithm.name())]
    Search {
        /// The first search that cannot.
        algorithm: Algorithm,
        /// The reason.
        error: SearchError,
    },
}

/// Runs searches over the trees of a recipe with its seed and the `trees` − 1 seeds after it, and returns the work of
/// each search, in the order of `searches`.
///
/// Nothing is recorded, and one tree is kept at a time. All searches have the same options; an option that does not
/// apply to a search changes nothing there.
///
/// # Errors
/// [`GrowthError`]; [`GenerateError::TooManyNodes`] comes at once, before any tree is made.
///
/// ```
/// use plyscope_tree::generate::{Branching, Recipe};
/// use plyscope_measure::growth::measure;
/// use plyscope_search::{Algorithm, Options};
///
/// // 30 moves, 2 plies, the best move first.
/// let branching = Branching::exactly(30);
/// let recipe = Recipe { branching, depth: 2, best_first: 100, ..Recipe::default() };
/// let searches = [Algorithm::Minimax, Algorithm::AlphaBeta];
/// let work = measure(&recipe, 3, &searches, &Options::default())?;
/// assert_eq!((work[0].evaluated.mean, work[1].evaluated.mean), (900.0, 59.0));
/// # Ok::<(), plyscope_measure::growth::GrowthError>(())
/// ```
pub fn measure(
    recipe: &Recipe,
    trees: u32,
    searches: &[Algorithm],
    options: &Options,
) -> Result<Vec<Work>, GrowthError> {
    if trees == 0 {
        return Err(GrowthError::NoTrees);
    }
    let mut counts = vec![Vec::new(); searches.len()];
    for number in 0..trees {
        let seed = recipe.seed.wrapping_add(u64::from(number));
        let tree = generate(&Recipe { seed, ..*recipe })?;
        for (counts, &algorithm) in counts.iter_mut().zip(searches) {
            let counted = count(&tree, algorithm, options);
            counts.push(counted.map_err(|error| GrowthError::Search { algorithm, error })?);
        }
    }
    Ok(counts.iter().map(|counts| work(counts)).collect())
}

fn work(counts: &[Counter]) -> Work {
    let spread = |read: fn(&Counter) -> u64| Spread::of(counts.iter().map(read));
    Work {
        entered: spread(|counter| counter.entered),
        evaluated: spread(|counter| counter.evaluated),
    }
}
