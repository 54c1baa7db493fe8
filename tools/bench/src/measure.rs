//! The cost of one search.

use plyscope_search::critical::critical_tree;
use plyscope_search::events::Counter;
use plyscope_search::{Algorithm, Options, SearchError, search};
use plyscope_tree::{Literal, Score, Tree};

/// The cost and result of one search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// The number of visits.
    pub entered: u64,
    /// The number of evaluations.
    pub evaluated: u64,
    /// The root's value.
    pub value: Score,
}

/// The options of every algorithm: the aspiration window is as wide as static values err, and the null window asks the
/// hardest question, whether the true value is reached. Options that do not apply have no effect.
pub fn options(tree: &Tree, noise: u32, value: Score) -> Options {
    Options {
        delta: Literal::Finite { mantissa: i64::from(noise), decimals: tree.decimals() },
        at: Literal::from_score(value, tree.decimals()),
        ..Options::default()
    }
}

/// Runs a search and counts.
pub fn cost(tree: &Tree, algorithm: Algorithm, options: &Options) -> Result<Cost, SearchError> {
    let mut counter = Counter::default();
    let outcome = search(tree, algorithm, options, &mut counter)?;
    Ok(Cost { entered: counter.entered, evaluated: counter.evaluated, value: outcome.value })
}

/// The number of leaves of the critical tree.
pub fn critical_leaves(tree: &Tree) -> u64 {
    critical_tree(tree, |node| tree.children(node), None).evaluated as u64
}
