//! The view from which a trace gives values.

use plyscope_tree::{Player, Score, words};

/// The view from which a trace gives values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
pub enum Perspective {
    /// MAX's at every node: the minimax forms.
    Max,
    /// The side's to move at the node: the negamax forms.
    SideToMove,
}

impl Perspective {
    /// Converts a score at a node where this player moves between this perspective and MAX's view; it is its own
    /// inverse.
    #[must_use]
    pub fn to_max(self, player: Player, score: Score) -> Score {
        match self {
            Self::Max => score,
            Self::SideToMove => player.sees(score),
        }
    }
}

words!(Perspective: Max = "max", SideToMove = "side-to-move");
