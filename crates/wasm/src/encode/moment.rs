//! One step of a search.

use plyscope_core::Score;
use plyscope_core::facts::{self, Fact as CoreFact};
use plyscope_core::search::OwnedWindow;
use plyscope_core::trace::{self, Bound, Side};
use plyscope_core::tree::NodeId;
use serde::Serialize;

use super::overview::Counts;

#[derive(Serialize)]
pub struct Moment {
    pub node: Option<u32>,
    pub fact: Fact,
    pub order: Option<Vec<u32>>,
    pub path: Vec<Frame>,
    pub counts: Counts,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Window {
    alpha: i32,
    beta: i32,
    alpha_by: Option<u32>,
    beta_by: Option<u32>,
}

impl From<OwnedWindow> for Window {
    fn from(owned: OwnedWindow) -> Self {
        Self {
            alpha: owned.window.alpha.units(),
            beta: owned.window.beta.units(),
            alpha_by: owned.alpha_by.map(NodeId::number),
            beta_by: owned.beta_by.map(NodeId::number),
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    node: u32,
    entry: Window,
    now: Window,
    best: Option<i32>,
    best_child: Option<u32>,
    returned: Option<i32>,
}

impl From<&trace::Frame> for Frame {
    fn from(frame: &trace::Frame) -> Self {
        Self {
            node: frame.node.number(),
            entry: frame.entry.into(),
            now: frame.now.into(),
            best: frame.state.best.map(Score::units),
            best_child: frame.state.best_child.map(NodeId::number),
            returned: frame.state.returned.map(|(value, _)| value.units()),
        }
    }
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Fact {
    Ready,
    Enter {
        #[serde(rename = "as")]
        kind: &'static str,
        ends: bool,
        window: Option<Window>,
    },
    Order {
        why: String,
    },
    Evaluate {
        value: i32,
        written: i32,
        leaf: bool,
    },
    Improve {
        child: u32,
        value: i32,
        previous: Option<i32>,
        moved: Option<&'static str>,
        from: Option<i32>,
    },
    Cutoff {
        side: &'static str,
        best: i32,
        bound: i32,
        by: Option<u32>,
        reach: &'static str,
        skipped: usize,
    },
    Leave {
        value: i32,
        bound: Option<&'static str>,
        clamped: Option<i32>,
        arrival: Option<Arrival>,
    },
}

#[derive(Serialize)]
pub struct Arrival {
    parent: u32,
    value: i32,
    best: Option<i32>,
    improves: bool,
}

impl From<facts::Arrival> for Arrival {
    fn from(arrival: facts::Arrival) -> Self {
        let facts::Arrival { parent, value, best, improves } = arrival;
        let best = best.map(Score::units);
        Self { parent: parent.number(), value: value.units(), best, improves }
    }
}

impl From<CoreFact> for Fact {
    fn from(fact: CoreFact) -> Self {
        match fact {
            CoreFact::Ready => Self::Ready,
            CoreFact::Enter { kind, ends, window } => {
                Self::Enter { kind: kind.word(), ends, window: window.map(Into::into) }
            }
            CoreFact::Order { why } => Self::Order { why: why.to_string() },
            CoreFact::Evaluate { value, written, leaf } => {
                Self::Evaluate { value: value.units(), written: written.units(), leaf }
            }
            CoreFact::Improve { child, value, previous, moved, .. } => Self::Improve {
                child: child.number(),
                value: value.units(),
                previous: previous.map(Score::units),
                moved: moved.map(|(side, _)| Side::word(side)),
                from: moved.map(|(_, from)| from.units()),
            },
            CoreFact::Cutoff { side, best, bound, by, reach, skipped } => Self::Cutoff {
                side: side.word(),
                best: best.units(),
                bound: bound.units(),
                by: by.map(NodeId::number),
                reach: reach.word(),
                skipped,
            },
            CoreFact::Leave { value, bound, clamped, arrival } => Self::Leave {
                value: value.units(),
                bound: bound.map(Bound::word),
                clamped: clamped.map(Score::units),
                arrival: arrival.map(Into::into),
            },
        }
    }
}
