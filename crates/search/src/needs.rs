//! What a search has to have.

use plyscope_tree::words;

/// What an algorithm, or an order of children, cannot do without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Needs {
    /// Nothing: any tree and any search will do.
    Nothing,
    /// Static values on the interior nodes where a search may end.
    StaticValues,
    /// A transposition table.
    Table,
    /// Several searches, each deeper than the last.
    Iterations,
    /// A window, or a test, that can cut.
    Cutoffs,
}

words!(
    Needs: Nothing = "nothing",
    StaticValues = "static-values",
    Table = "table",
    Iterations = "iterations",
    Cutoffs = "cutoffs",
);
