//! Answers to questions about a node.

use plyscope_explain::asking::{self, Sure};
use plyscope_tree::{NodeId, Player};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

use super::{NodeNumber, Units, all};

/// Where a node's value lies, seen by MAX: both ends are in it.
#[derive(Serialize, Tsify)]
pub struct Interval {
    low: Units,
    high: Units,
}

impl From<asking::Interval> for Interval {
    fn from(interval: asking::Interval) -> Self {
        Self { low: interval.low.into(), high: interval.high.into() }
    }
}

/// Why a node is skipped. Scores are seen by MAX.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[tsify(missing_as_null)]
pub enum WhySkipped {
    /// It is not; the phase is numbered as in `States`.
    Not {
        at: (),
        phase: u8,
    },
    /// The search ends at `at`.
    Beyond {
        at: NodeNumber,
    },
    /// The table answered for `at`.
    Table {
        at: NodeNumber,
    },
    /// The critical tree has but one child of `at`.
    Assumed {
        at: NodeNumber,
    },
    /// A best-first search has solved `at` without the node.
    Solved {
        at: NodeNumber,
    },
    Cutoff(Chain),
}

/// The bounds behind a cutoff.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Chain {
    /// The node that was cut.
    at: NodeNumber,
    /// The step at which it was.
    step: usize,
    /// Whether MAX moves there.
    max: bool,
    value: Units,
    /// Whether the node is proven to be worth no more, where MIN moves, or no less than `value`.
    proven: bool,
    after: NodeNumber,
    /// The bound that the value met.
    bound: Units,
    /// The nodes between the two, from below.
    between: Vec<NodeNumber>,
    /// Who had set the bound; null where it came in with the root's window.
    by: Option<NodeNumber>,
    why: WhySet,
    child: Option<NodeNumber>,
}

/// Why a bound is what it is: the best child of the node that set it is worth so much; a test of its child has shown it;
/// the table knew it; it asks whether its child is worth more than its best one; it came in with the root's window; it is
/// an infinity that nobody set.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum WhySet {
    Best,
    Tested,
    Table,
    Asked,
    Given,
    Open,
}

impl WhySet {
    /// Why a bound was set, and the child that it is about.
    pub fn of(sure: Sure) -> (Self, Option<NodeId>) {
        match sure {
            Sure::Best(child) => (Self::Best, child),
            Sure::Tested(child) => (Self::Tested, Some(child)),
            Sure::Table => (Self::Table, None),
            Sure::Asked(child) => (Self::Asked, Some(child)),
            Sure::Given => (Self::Given, None),
        }
    }
}

impl From<asking::WhySkipped> for WhySkipped {
    fn from(why: asking::WhySkipped) -> Self {
        match why {
            asking::WhySkipped::Not(phase) => Self::Not { at: (), phase: phase as u8 },
            asking::WhySkipped::Beyond(at) => Self::Beyond { at: at.into() },
            asking::WhySkipped::Cutoff(chain) => Self::Cutoff(chain.into()),
            asking::WhySkipped::Assumed(at) => Self::Assumed { at: at.into() },
            asking::WhySkipped::Table(at) => Self::Table { at: at.into() },
            asking::WhySkipped::Solved(at) => Self::Solved { at: at.into() },
        }
    }
}

impl From<asking::Chain> for Chain {
    fn from(chain: asking::Chain) -> Self {
        let (why, child) = WhySet::of(chain.sure);
        Self {
            at: chain.cut.into(),
            step: chain.step,
            max: chain.player == Player::Max,
            value: chain.value.into(),
            proven: chain.proven,
            after: chain.after.into(),
            bound: chain.bound.into(),
            between: all(chain.between),
            by: chain.by.map(Into::into),
            why,
            child: child.map(Into::into),
        }
    }
}

/// What would have to change for a node to be entered. Values are as they would be written in the tree.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Opening {
    /// Nothing: it is entered at this step.
    Entered {
        step: usize,
    },
    Change {
        node: NodeNumber,
        value: Units,
    },
    Never,
    /// No change by less than this does it; others were not tried.
    Untried {
        below: u32,
    },
}

impl From<asking::Opening> for Opening {
    fn from(opening: asking::Opening) -> Self {
        match opening {
            asking::Opening::Entered(step) => Self::Entered { step },
            asking::Opening::Change { node, value } => {
                Self::Change { node: node.into(), value: value.into() }
            }
            asking::Opening::Never => Self::Never,
            asking::Opening::Untried(below) => Self::Untried { below },
        }
    }
}

/// How far a value may move, as it is written in the tree, while something stays as it is.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Freedom {
    /// The value that the search finds of the root.
    value: FreeRange,
    /// The best move at the root.
    best_move: FreeRange,
    /// The steps that the search takes, but for the numbers in them.
    steps: FreeRange,
}

/// How far a value may move down and up.
#[derive(Serialize, Tsify)]
pub struct FreeRange {
    low: End,
    high: End,
}

/// How far a value may move in one direction: up to this one, as far as one likes, or up to this one at least.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[tsify(missing_as_null)]
pub enum End {
    Last { value: Units },
    Never { value: () },
    Untried { value: Units },
}

impl From<asking::Freedom> for Freedom {
    fn from(freedom: asking::Freedom) -> Self {
        let asking::Freedom { value, best_move, steps } = freedom;
        Self { value: value.into(), best_move: best_move.into(), steps: steps.into() }
    }
}

impl From<asking::Range> for FreeRange {
    fn from(range: asking::Range) -> Self {
        Self { low: range.low.into(), high: range.high.into() }
    }
}

impl From<asking::End> for End {
    fn from(end: asking::End) -> Self {
        match end {
            asking::End::Last(value) => Self::Last { value: value.into() },
            asking::End::Never => Self::Never { value: () },
            asking::End::Untried(value) => Self::Untried { value: value.into() },
        }
    }
}
