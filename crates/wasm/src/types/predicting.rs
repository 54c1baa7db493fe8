//! Questions to a learner, their answers, and what is wrong with an answer.

use plyscope_explain::predicting;
use plyscope_search::events;
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

use super::asking::WhySet;
use super::iteration::Window;
use super::words::{EnterAs, Side};
use super::{NodeNumber, Units, all};

words! {
    /// What a learner is asked: whether there is a cut, what is skipped, with which window a node is entered, what one
    /// returns.
    Kind from predicting::Kind { Cut, Skipped, Window, Returns }
}

/// What a returned value says of the true one; `unknown` is nothing.
#[derive(Clone, Copy, Deserialize, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Says {
    Exact,
    Lower,
    Upper,
    Unknown,
}

impl From<Option<events::Bound>> for Says {
    fn from(bound: Option<events::Bound>) -> Self {
        match bound {
            Some(events::Bound::Exact) => Self::Exact,
            Some(events::Bound::Lower) => Self::Lower,
            Some(events::Bound::Upper) => Self::Upper,
            None => Self::Unknown,
        }
    }
}

/// What is asked of a search at all.
#[derive(Serialize, Tsify)]
pub struct Asked {
    pub kinds: Vec<Kind>,
    /// What a value that is returned may say of the true one; none where it is always that.
    pub says: Vec<Says>,
}

/// Where a question stands.
#[derive(Serialize, Tsify)]
pub struct Place {
    /// The step behind which the decision comes.
    step: usize,
    kind: Kind,
}

impl From<predicting::Place> for Place {
    fn from(place: predicting::Place) -> Self {
        Self { step: place.step, kind: place.kind.into() }
    }
}

/// A question, without its answer.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Question {
    /// The step behind which the decision comes.
    step: usize,
    kind: Kind,
    node: NodeNumber,
    /// The child that has just returned, where it is asked what is cut or skipped.
    child: Option<NodeNumber>,
    /// What it has returned, as it sees it.
    value: Option<Units>,
    /// The children that are left, in the order of this visit.
    left: Vec<NodeNumber>,
    /// As what the node is about to be entered, where its window is asked for.
    #[serde(rename = "as")]
    enters: Option<EnterAs>,
}

impl Question {
    /// A question and where it stands.
    pub fn at(place: predicting::Place, question: predicting::Question) -> Self {
        let predicting::Question { node, child, value, left, kind } = question;
        Self {
            step: place.step,
            kind: place.kind.into(),
            node: node.into(),
            child: child.map(Into::into),
            value: value.map(Into::into),
            left: all(left),
            enters: kind.map(Into::into),
        }
    }
}

/// The answer to a question, with its reason.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[tsify(missing_as_null)]
pub enum Solution {
    Cut {
        /// The step to which the cutoff leads; null where there is none.
        step: Option<usize>,
        skipped: Vec<NodeNumber>,
        /// The node's best value, now that the child has returned.
        best: Units,
        /// The bound that it has met, or has not; both are null where no values are compared.
        side: Option<Side>,
        bound: Option<Units>,
    },
    Window {
        window: Window,
        alpha: WindowEnd,
        beta: WindowEnd,
    },
    Returns {
        value: Units,
        says: Says,
        best: Units,
        /// The window that the node was entered with.
        entry: Option<Window>,
        why: WhyBound,
    },
}

/// Why an end of a window is what it is.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct WindowEnd {
    why: WhySet,
    /// The node that has set it.
    by: Option<NodeNumber>,
    /// The child by which it could.
    child: Option<NodeNumber>,
}

words! {
    /// Why a returned value says of the true one what it does.
    WhyBound from predicting::WhyBound { All, Inside, On, Low, High, Extreme, Clamped, Table, Proof }
}

impl From<predicting::Solution> for Solution {
    fn from(solution: predicting::Solution) -> Self {
        match solution {
            predicting::Solution::Cut { step, skipped, best, bound } => Self::Cut {
                step,
                skipped: all(skipped),
                best: best.into(),
                side: bound.map(|(side, _)| side.into()),
                bound: bound.map(|(_, bound)| bound.into()),
            },
            predicting::Solution::Window { window, alpha, beta } => {
                Self::Window { window: window.into(), alpha: alpha.into(), beta: beta.into() }
            }
            predicting::Solution::Returns { value, bound, best, entry, why } => Self::Returns {
                value: value.into(),
                says: bound.into(),
                best: best.into(),
                entry: entry.map(Into::into),
                why: why.into(),
            },
        }
    }
}

impl From<predicting::End> for WindowEnd {
    fn from(end: predicting::End) -> Self {
        let (why, by, child) = match end {
            predicting::End::Open => (WhySet::Open, None, None),
            predicting::End::Given => (WhySet::Given, None, None),
            predicting::End::Set(by, sure) => {
                let (why, child) = WhySet::of(sure);
                (why, Some(by), child)
            }
        };
        Self { why, by: by.map(Into::into), child: child.map(Into::into) }
    }
}

/// What is wrong with an answer.
#[derive(Serialize, Tsify)]
pub struct Fault {
    kind: FaultKind,
    /// Of a wrong cut, what would have been skipped, or is.
    nodes: Vec<NodeNumber>,
}

/// The part of an answer that is wrong.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum FaultKind {
    TooMuch,
    TooLittle,
    Alpha,
    Beta,
    Value,
    Says,
}

impl From<predicting::Fault> for Fault {
    fn from(fault: predicting::Fault) -> Self {
        let (kind, nodes) = match fault {
            predicting::Fault::TooMuch(nodes) => (FaultKind::TooMuch, nodes),
            predicting::Fault::TooLittle(nodes) => (FaultKind::TooLittle, nodes),
            predicting::Fault::Alpha => (FaultKind::Alpha, Vec::new()),
            predicting::Fault::Beta => (FaultKind::Beta, Vec::new()),
            predicting::Fault::Value => (FaultKind::Value, Vec::new()),
            predicting::Fault::Bound => (FaultKind::Says, Vec::new()),
        };
        Self { kind, nodes: all(nodes) }
    }
}
