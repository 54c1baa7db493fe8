//! One search of the root among several, with its own depth and window.

use crate::Window;
use plyscope_tree::{NodeId, Score};
use serde::Serialize;
use ts_rs::TS;

/// Why a search of the root begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, TS)]
#[ts(rename_all = "kebab-case")]
pub enum Why {
    /// The last one was less deep.
    Deeper,
    /// With a window round a guess, or beside it.
    Guess,
    /// The last one failed low: the value is at most what it returned.
    FailedLow,
    /// The last one failed high: the value is at least what it returned.
    FailedHigh,
    /// To tell whether the value reaches a bound.
    Test,
}

/// One search of the root, as it begins. Scores stand as the algorithm has them at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Iteration {
    /// Which one it is, from 1.
    pub number: u32,
    /// How many plies deep it searches, where that is limited.
    pub depth: Option<u16>,
    /// The root's window; none in the searches that have no window.
    pub window: Option<Window>,
    /// Why it begins.
    pub why: Why,
    /// What a driver of null windows knows of the value: at least α, at most β.
    pub known: Option<Window>,
    /// What the deepest search that is finished has found, where depths are iterated.
    pub finished: Option<Finished>,
}

/// What a finished iteration has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Finished {
    /// How many plies deep it was.
    pub depth: u16,
    /// The root's value.
    pub value: Score,
    /// The best move, as the child that it leads to; none where the search ended at the root.
    pub best: Option<NodeId>,
}
