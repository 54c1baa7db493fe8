//! What a search has to have.

use plyscope_tree::words;
use ts_rs::TS;

words! {
    /// What an algorithm, or an order of children, cannot do without.
    #[derive(TS)]
    #[ts(rename_all = "kebab-case")]
    pub enum Needs {
        /// Nothing: any tree and any search will do.
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
