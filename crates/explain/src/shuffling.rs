//! How much the order of children matters to a search: what it takes where they are shuffled.

use crate::search::{Algorithm, Options, SearchError};
use crate::trace::count;
use crate::tree::Tree;

/// How many nodes a search enters, each visit counted, where the children are shuffled with each of these
/// seeds. Rules that look at what the search has found still come first; see
/// [`Orders::shuffled`](crate::search::Orders::shuffled).
///
/// # Errors
/// As [`count`].
///
/// ```
/// use plyscope_core::search::{Algorithm, Options};
/// use plyscope_core::shuffling::entered_shuffled;
///
/// let tree = plyscope_core::notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
/// let entered = entered_shuffled(&tree, Algorithm::AlphaBeta, &Options::default(), 1..=1000)?;
/// // At best it enters nine nodes, at worst all thirteen.
/// assert_eq!((entered.iter().min(), entered.iter().max()), (Some(&9), Some(&13)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn entered_shuffled(
    tree: &Tree,
    algorithm: Algorithm,
    options: &Options,
    seeds: impl Iterator<Item = u64>,
) -> Result<Vec<u64>, SearchError> {
    let entered = |seed| {
        let order = options.order.shuffled(seed);
        count(tree, algorithm, &Options { order, ..*options }).map(|counts| counts.entered)
    };
    seeds.map(entered).collect()
}
