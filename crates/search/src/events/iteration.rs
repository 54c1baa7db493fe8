//! One search of the root among several, with its own depth and window.

use crate::Window;
use plyscope_tree::{NodeId, Score};
#[cfg(feature = "serde")]
use serde::Serialize;

/// The reason for a search of the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
pub enum Why {
    /// A greater depth than the last one.
    Deeper,
    /// A window around a guess, or beside it.
    Guess,
    /// The last one failed low: the value is at most what it returned.
    FailedLow,
    /// The last one failed high: the value is at least what it returned.
    FailedHigh,
    /// A test whether the value reaches a bound.
    Test,
}

/// One search of the root, as it begins. Scores are as the algorithm sees them at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Iteration {
    /// Its number, from 1.
    pub number: u32,
    /// The depth limit in plies, if any.
    pub depth: Option<u16>,
    /// The root's window; `None` in searches without one.
    pub window: Option<Window>,
    /// Its reason.
    pub why: Why,
    /// The bounds of the value that a driver of null windows knows: at least α, at most β.
    pub known: Option<Window>,
    /// The result of the deepest finished search, in iterative deepening.
    pub finished: Option<Finished>,
}

/// The result of a finished iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Finished {
    /// Its depth in plies.
    pub depth: u16,
    /// The root's value.
    pub value: Score,
    /// The best move, as a child; `None` if the search ended at the root.
    pub best: Option<NodeId>,
}
