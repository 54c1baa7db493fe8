//! The numbers of nodes, and the players.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::score::Score;
use crate::words;

/// A node's number in preorder; the root is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[repr(transparent)]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct NodeId(u32);

impl NodeId {
    /// The root of every tree.
    pub const ROOT: Self = Self(0);

    /// The node with this preorder number, which a tree may not have.
    #[must_use]
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The preorder number.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The preorder number, to index an array with an element a node.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the two players: MAX wants the value to be great, MIN wants it small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
pub enum Player {
    /// Player A, whose view the tree's values are.
    #[default]
    Max,
    /// Player B.
    Min,
}

impl Player {
    /// The player who moves next.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Max => Self::Min,
            Self::Min => Self::Max,
        }
    }

    /// The player to move at a depth below a root where this player moves.
    #[must_use]
    pub const fn at_depth(self, depth: u16) -> Self {
        if depth.is_multiple_of(2) { self } else { self.other() }
    }

    /// Whether one score, seen by MAX, is worth more to this player than another.
    #[must_use]
    pub fn prefers(self, score: Score, to: Score) -> bool {
        self.sees(score) > self.sees(to)
    }

    /// The score, seen by MAX, that is worth least to this player.
    #[must_use]
    pub fn worst(self) -> Score {
        self.sees(Score::NEG_INF)
    }

    /// A score seen by MAX as this player sees it, and the other way round.
    #[must_use]
    pub fn sees(self, score: Score) -> Score {
        match self {
            Self::Max => score,
            Self::Min => -score,
        }
    }
}

words!(Player: Max = "max", Min = "min");
