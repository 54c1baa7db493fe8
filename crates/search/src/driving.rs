//! The search that walks the tree for a driver, and its properties.

use super::algorithm::Algorithm;
use super::options::Options;
use super::perspective::Perspective;

impl Algorithm {
    /// The search that it drives; itself if it drives none.
    #[must_use]
    pub fn inner(self, options: &Options) -> Self {
        let choices = self.inner_choices();
        let chosen = options.inner.filter(|inner| choices.contains(inner));
        chosen.or(choices.first().copied()).unwrap_or(self)
    }

    /// The search that walks the tree, behind all drivers.
    #[must_use]
    pub fn walker(self, options: &Options) -> Self {
        match self.inner(options) {
            // Driven by iterative deepening, it has the table that the iterations share.
            Self::Aspiration => Self::NegamaxTt,
            inner if inner.is_mtd() => Self::NegamaxTt,
            inner => inner,
        }
    }

    /// The view from which its traces give values.
    #[must_use]
    pub fn perspective(self, options: &Options) -> Perspective {
        match self.walker(options) {
            Self::Negamax
            | Self::NegamaxAlphaBeta
            | Self::NegamaxTt
            | Self::Pvs
            | Self::NegaScout => Perspective::SideToMove,
            _ => Perspective::Max,
        }
    }

    /// Whether it enters nodes with a window, and so can cut.
    #[must_use]
    pub fn has_window(self, options: &Options) -> bool {
        self.has_root_window(options) || self.walker(options) == Self::Scout
    }

    /// Whether it enters the root with a window.
    #[must_use]
    pub fn has_root_window(self, options: &Options) -> bool {
        matches!(
            self.walker(options),
            Self::AlphaBeta
                | Self::NegamaxAlphaBeta
                | Self::NegamaxTt
                | Self::Pvs
                | Self::NegaScout
        )
    }

    /// Whether it keeps a transposition table.
    #[must_use]
    pub fn has_table(self, options: &Options) -> bool {
        self.walker(options) == Self::NegamaxTt
    }

    /// Whether this search, or the one that it drives, is the wanted one.
    pub(crate) fn involves(self, options: &Options, wanted: Self) -> bool {
        self == wanted || self.inner(options) == wanted
    }
}
