//! What a search has to have.

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

impl Needs {
    /// The word for this.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::StaticValues => "static-values",
            Self::Table => "table",
            Self::Iterations => "iterations",
            Self::Cutoffs => "cutoffs",
        }
    }
}
