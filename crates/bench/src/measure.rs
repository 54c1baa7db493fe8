//! What one search costs.

use plyscope_search::critical::critical_tree;
use plyscope_search::events::Counter;
use plyscope_search::{Algorithm, Options, SearchError, search};
use plyscope_tree::{Literal, Score, Tree};

/// What one search cost, and what it found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// How often nodes were entered, each visit counted.
    pub entered: u64,
    /// How often values were asked for.
    pub evaluated: u64,
    /// What the root was found to be worth.
    pub value: Score,
}

/// How every algorithm is run: an aspiration window reaches as far as static values err, and a null
/// window asks the hardest question, whether the value is what it is. What does not apply to an
/// algorithm changes nothing.
pub fn options(tree: &Tree, noise: u32, value: Score) -> Options {
    Options {
        delta: Literal::Finite { mantissa: i64::from(noise), decimals: tree.decimals() },
        at: Literal::from_score(value, tree.decimals()),
        ..Options::default()
    }
}

/// Runs the search, and keeps nothing but counts.
pub fn cost(tree: &Tree, algorithm: Algorithm, options: &Options) -> Result<Cost, SearchError> {
    let mut counter = Counter::default();
    let outcome = search(tree, algorithm, options, &mut counter)?;
    Ok(Cost { entered: counter.entered, evaluated: counter.evaluated, value: outcome.value })
}

/// How many leaves the critical tree has.
pub fn critical_leaves(tree: &Tree) -> u64 {
    critical_tree(tree, |node| tree.children(node), None).evaluated as u64
}
