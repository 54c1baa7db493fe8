//! What happened at a step, as JavaScript gets it.

use plyscope_core::Score;
use plyscope_core::critical::NodeType;
use plyscope_core::facts::{self, Fact as CoreFact, Opened, SolvedBy};
use plyscope_core::search::OrderRule;
use plyscope_core::trace::{self, Bound, Lost, Side};
use plyscope_core::tree::NodeId;
use serde::Serialize;

use super::window::{Iteration, Window};

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Fact {
    Ready,
    Enter {
        #[serde(rename = "as")]
        kind: &'static str,
        ends: bool,
        window: Option<Window>,
        visit: u32,
        part: Option<&'static str>,
    },
    Iterate(Iteration),
    Order {
        why: Option<&'static str>,
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
    Assume {
        skipped: usize,
    },
    Probe {
        hit: Option<Hit>,
        from: Option<u32>,
        wanted: u16,
    },
    Store {
        value: i32,
        bound: &'static str,
        depth: u16,
        best: Option<u32>,
        lost: Option<u32>,
        refused: bool,
    },
    Open {
        merit: i32,
        how: &'static str,
        before: Option<u32>,
    },
    Solve {
        merit: i32,
        by: &'static str,
        child: Option<u32>,
        value: Option<i32>,
        was: Option<i32>,
    },
    Purge {
        state: &'static str,
        merit: i32,
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
    again: bool,
}

/// What the table knew.
#[derive(Serialize)]
pub struct Hit {
    value: i32,
    bound: &'static str,
    depth: u16,
    best: Option<u32>,
    effect: &'static str,
}

impl From<trace::Hit> for Hit {
    fn from(hit: trace::Hit) -> Self {
        let trace::Hit { value, bound, depth, best, effect } = hit;
        let (bound, effect) = (bound.word(), effect.word());
        Self { value: value.units(), bound, depth, best: best.map(NodeId::number), effect }
    }
}

impl From<facts::Arrival> for Arrival {
    fn from(arrival: facts::Arrival) -> Self {
        let facts::Arrival { parent, value, best, improves, again } = arrival;
        let best = best.map(Score::units);
        Self { parent: parent.number(), value: value.units(), best, improves, again }
    }
}

impl From<CoreFact> for Fact {
    fn from(fact: CoreFact) -> Self {
        match fact {
            CoreFact::Ready => Self::Ready,
            CoreFact::Enter { kind, ends, window, visit, part } => Self::Enter {
                kind: kind.word(),
                ends,
                window: window.map(Into::into),
                visit,
                part: part.map(|part| match part {
                    NodeType::Pv => "pv",
                    NodeType::Cut => "cut",
                    NodeType::All => "all",
                }),
            },
            CoreFact::Iterate(iteration) => Self::Iterate(iteration.into()),
            CoreFact::Order { why } => Self::Order { why: why.map(OrderRule::word) },
            CoreFact::Assume { skipped } => Self::Assume { skipped },
            CoreFact::Probe { hit, from, wanted } => {
                Self::Probe { hit: hit.map(Into::into), from: from.map(NodeId::number), wanted }
            }
            CoreFact::Store { value, bound, depth, best, lost } => Self::Store {
                value: value.units(),
                bound: bound.word(),
                depth,
                best: best.map(NodeId::number),
                lost: match lost {
                    Lost::Other(position) => Some(position.number()),
                    Lost::Nothing | Lost::Own => None,
                },
                refused: lost == Lost::Own,
            },
            CoreFact::Open { merit, how } => {
                let (how, before) = match how {
                    Opened::Root => ("root", None),
                    Opened::Choice => ("choice", None),
                    Opened::FirstAnswer => ("first-answer", None),
                    Opened::NextAnswer(before) => ("next-answer", Some(before.number())),
                };
                Self::Open { merit: merit.units(), how, before }
            }
            CoreFact::Solve { merit, by } => {
                let (by, child, values) = match by {
                    SolvedBy::Value(value, was) => ("value", None, Some((value, was))),
                    SolvedBy::Choice(child) => ("choice", Some(child.number()), None),
                    SolvedBy::LastAnswer(child) => ("last-answer", Some(child.number()), None),
                };
                let (value, was) = (values.map(|v| v.0.units()), values.map(|v| v.1.units()));
                Self::Solve { merit: merit.units(), by, child, value, was }
            }
            CoreFact::Purge { state, merit } => {
                Self::Purge { state: state.word(), merit: merit.units() }
            }
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
