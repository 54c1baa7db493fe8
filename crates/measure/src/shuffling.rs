//! The influence of move order on a search: its work when the children are shuffled.

use plyscope_search::{Algorithm, Options, SearchError};
use plyscope_trace::count;
use plyscope_tree::Tree;

/// The number of nodes that a search enters, counting every visit, with the children shuffled by each of these seeds.
/// Order rules that learn from the search still come first: see
/// [`Orders::shuffled`](plyscope_search::Orders::shuffled).
///
/// # Errors
/// As [`count`].
///
/// ```
/// use plyscope_search::{Algorithm, Options};
/// use plyscope_measure::shuffling::entered_shuffled;
///
/// let tree = plyscope_tree::notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
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
