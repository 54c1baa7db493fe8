//! Features that a search needs.

use plyscope_tree::words;

words! {
    /// A feature that an algorithm, or a rule for the order of children, needs.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
    pub enum Needs {
        /// None: any tree and any search will do.
        Nothing = "nothing",
        /// Static values on the interior nodes where a search may end.
        StaticValues = "static-values",
        /// A transposition table.
        Table = "table",
        /// Several searches, each deeper than the last.
        Iterations = "iterations",
        /// A window, or a test, that can cut.
        Cutoffs = "cutoffs",
    }
}
