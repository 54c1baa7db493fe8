//! Whose view the values in a trace are.

use plyscope_tree::{Player, Score, words};
use ts_rs::TS;

/// Whose view the values in a trace are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, TS)]
#[ts(rename_all = "kebab-case")]
pub enum Perspective {
    /// MAX's at every node: the minimax forms.
    Max,
    /// The side's to move at the node: the negamax forms.
    SideToMove,
}

impl Perspective {
    /// A score of a node where this player moves, as this perspective has it, seen by MAX; and the
    /// other way round.
    #[must_use]
    pub fn to_max(self, player: Player, score: Score) -> Score {
        match self {
            Self::Max => score,
            Self::SideToMove => player.sees(score),
        }
    }
}

words!(Perspective: Max = "max", SideToMove = "side-to-move");
