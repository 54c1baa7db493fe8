//! What happened at a step.

use plyscope_explain::facts::{self, Opened, SolvedBy};
use plyscope_search::OrderRule;
use plyscope_search::events::{self, Lost};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

use super::iteration::{Iteration, Window};
use super::words::{Bound, Effect, EnterAs, Part, Reach, Side, State};
use super::{NodeNumber, Units};

/// What happened at a step. Scores stand as the algorithm has them.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[tsify(missing_as_null)]
pub enum Fact {
    /// Nothing yet.
    Ready,
    Enter {
        #[serde(rename = "as")]
        kind: EnterAs,
        ends: bool,
        window: Option<Window>,
        /// Which visit of the node this is, from 1.
        visit: u32,
        /// The node's part in the critical tree, where that is what is searched.
        part: Option<Part>,
    },
    Iterate(Iteration),
    /// The rule, where it was the same for all children.
    Order {
        why: Option<&'static str>,
    },
    /// A CUT node of the critical tree is left after its first child.
    Assume {
        skipped: usize,
    },
    Probe {
        hit: Option<Hit>,
        /// The node at which that was stored.
        from: Option<NodeNumber>,
        /// How many plies below the node must have been searched for that to answer.
        wanted: u16,
    },
    Store {
        value: Units,
        bound: Bound,
        depth: u16,
        best: Option<NodeNumber>,
        /// The first node of the position that gave way.
        lost: Option<NodeNumber>,
        /// Whether the entry that was there stayed, and this one found no place.
        refused: bool,
    },
    Open {
        merit: Units,
        how: HowOpened,
        /// The sibling that was solved before.
        before: Option<NodeNumber>,
    },
    Solve {
        merit: Units,
        by: WhatSolved,
        child: Option<NodeNumber>,
        value: Option<Units>,
        /// The merit before.
        was: Option<Units>,
    },
    Purge {
        state: State,
        merit: Units,
    },
    Evaluate {
        value: Units,
        written: Units,
        leaf: bool,
    },
    Improve {
        child: NodeNumber,
        value: Units,
        previous: Option<Units>,
        moved: Option<Side>,
        from: Option<Units>,
    },
    Cutoff {
        side: Side,
        best: Units,
        bound: Units,
        by: Option<NodeNumber>,
        reach: Reach,
        skipped: usize,
    },
    /// Something that is hidden in a folded subtree.
    Inside,
    Leave {
        value: Units,
        bound: Option<Bound>,
        clamped: Option<Units>,
        arrival: Option<Arrival>,
    },
}

/// Why a state joins the list of a best-first search.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum HowOpened {
    Root,
    Choice,
    FirstAnswer,
    NextAnswer,
}

/// What solves a node in a best-first search.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum WhatSolved {
    Value,
    Choice,
    LastAnswer,
}

/// What the table knew.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Hit {
    value: Units,
    bound: Bound,
    depth: u16,
    best: Option<NodeNumber>,
    effect: Effect,
}

/// What a return means for the node that it comes to.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Arrival {
    parent: NodeNumber,
    /// As the parent takes it: negated in the negamax forms.
    value: Units,
    /// The parent's best before; null if this is its first child.
    best: Option<Units>,
    improves: bool,
    /// Whether the child is searched again at once, with a wider window.
    again: bool,
}

impl From<facts::Fact> for Fact {
    fn from(fact: facts::Fact) -> Self {
        match fact {
            facts::Fact::Ready => Self::Ready,
            facts::Fact::Inside => Self::Inside,
            facts::Fact::Enter { kind, ends, window, visit, part } => Self::Enter {
                kind: kind.into(),
                ends,
                window: window.map(Into::into),
                visit,
                part: part.map(Into::into),
            },
            facts::Fact::Iterate(begun) => Self::Iterate(begun.into()),
            facts::Fact::Order { why } => Self::Order { why: why.map(OrderRule::word) },
            facts::Fact::Assume { skipped } => Self::Assume { skipped },
            facts::Fact::Probe { hit, from, wanted } => {
                Self::Probe { hit: hit.map(Into::into), from: from.map(Into::into), wanted }
            }
            facts::Fact::Store { value, bound, depth, best, lost } => Self::Store {
                value: value.into(),
                bound: bound.into(),
                depth,
                best: best.map(Into::into),
                lost: if let Lost::Other(position) = lost { Some(position.into()) } else { None },
                refused: lost == Lost::Own,
            },
            facts::Fact::Evaluate { value, written, leaf } => {
                Self::Evaluate { value: value.into(), written: written.into(), leaf }
            }
            facts::Fact::Improve { child, value, previous, moved, .. } => Self::Improve {
                child: child.into(),
                value: value.into(),
                previous: previous.map(Into::into),
                moved: moved.map(|(side, _)| side.into()),
                from: moved.map(|(_, from)| from.into()),
            },
            facts::Fact::Cutoff { side, best, bound, by, reach, skipped } => Self::Cutoff {
                side: side.into(),
                best: best.into(),
                bound: bound.into(),
                by: by.map(Into::into),
                reach: reach.into(),
                skipped,
            },
            facts::Fact::Leave { value, bound, clamped, arrival } => Self::Leave {
                value: value.into(),
                bound: bound.map(Into::into),
                clamped: clamped.map(Into::into),
                arrival: arrival.map(Into::into),
            },
            facts::Fact::Open { merit, how } => opened(merit.into(), how),
            facts::Fact::Solve { merit, by } => solved(merit.into(), by),
            facts::Fact::Purge { state, merit } => {
                Self::Purge { state: state.into(), merit: merit.into() }
            }
        }
    }
}

fn opened(merit: Units, how: Opened) -> Fact {
    let (how, before) = match how {
        Opened::Root => (HowOpened::Root, None),
        Opened::Choice => (HowOpened::Choice, None),
        Opened::FirstAnswer => (HowOpened::FirstAnswer, None),
        Opened::NextAnswer(before) => (HowOpened::NextAnswer, Some(before.into())),
    };
    Fact::Open { merit, how, before }
}

fn solved(merit: Units, by: SolvedBy) -> Fact {
    let (by, child, values) = match by {
        SolvedBy::Value(value, was) => (WhatSolved::Value, None, Some((value, was))),
        SolvedBy::Choice(child) => (WhatSolved::Choice, Some(child.into()), None),
        SolvedBy::LastAnswer(child) => (WhatSolved::LastAnswer, Some(child.into()), None),
    };
    let (value, was) = values.map(|(value, was)| (value.into(), was.into())).unzip();
    Fact::Solve { merit, by, child, value, was }
}

impl From<facts::Arrival> for Arrival {
    fn from(arrival: facts::Arrival) -> Self {
        let facts::Arrival { parent, value, best, improves, again } = arrival;
        Self {
            parent: parent.into(),
            value: value.into(),
            best: best.map(Into::into),
            improves,
            again,
        }
    }
}

impl From<events::Hit> for Hit {
    fn from(hit: events::Hit) -> Self {
        let events::Hit { value, bound, depth, best, effect } = hit;
        Self {
            value: value.into(),
            bound: bound.into(),
            depth,
            best: best.map(Into::into),
            effect: effect.into(),
        }
    }
}
