//! What a returned value decides.

use plyscope_explain::deciding;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

use super::words::{Bound, Side};
use super::{NodeNumber, Units, all};

/// What is decided with a returned value. Scores stand as the algorithm has them at the node that decides.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Decision {
    /// Null where the root has returned.
    parent: Option<NodeNumber>,
    child: NodeNumber,
    value: Units,
    best: Option<Units>,
    /// Before anything was decided; null where there is none.
    window: Option<Ends>,
    /// From α's to β's: just one happens.
    cases: Vec<Case>,
}

/// A window, whoever set its ends.
#[derive(Serialize, Tsify)]
pub struct Ends {
    alpha: Units,
    beta: Units,
}

/// One of the cases of a decision.
#[derive(Serialize, Tsify)]
#[tsify(hashmap_as_object)]
pub struct Case {
    lies: Lies,
    /// Whether a value on the very end belongs to the next case.
    strict: bool,
    /// Whether it is the one that happens.
    happens: bool,
    #[serde(flatten)]
    #[tsify(type = "Follows")]
    follows: Follows,
}

words! {
    /// Where a value lies; the last two are where there is no window.
    Lies from deciding::Lies { Alpha, Between, Beta, NoBetter, Better }
}

/// What follows from a case.
#[derive(Serialize, Tsify)]
#[serde(tag = "follows", rename_all = "kebab-case")]
pub enum Follows {
    Nothing,
    Perhaps,
    Best,
    Exact,
    Again,
    Stands,
    Moves { side: Side },
    Opens { side: Side },
    Cut { skipped: usize },
    Proves { bound: Bound, meets: bool },
    Answers { reached: bool },
}

impl From<deciding::Decision> for Decision {
    fn from(decision: deciding::Decision) -> Self {
        let deciding::Decision { parent, child, value, best, window, cases } = decision;
        Self {
            parent: parent.map(Into::into),
            child: child.into(),
            value: value.into(),
            best: best.map(Into::into),
            window: window.map(Into::into),
            cases: all(cases),
        }
    }
}

impl From<plyscope_search::Window> for Ends {
    fn from(window: plyscope_search::Window) -> Self {
        Self { alpha: window.alpha.into(), beta: window.beta.into() }
    }
}

impl From<deciding::Case> for Case {
    fn from(case: deciding::Case) -> Self {
        let deciding::Case { lies, strict, follows, happens } = case;
        Self { lies: lies.into(), strict, happens, follows: follows.into() }
    }
}

impl From<deciding::Follows> for Follows {
    fn from(follows: deciding::Follows) -> Self {
        match follows {
            deciding::Follows::Nothing => Self::Nothing,
            deciding::Follows::Perhaps => Self::Perhaps,
            deciding::Follows::Best => Self::Best,
            deciding::Follows::Exact => Self::Exact,
            deciding::Follows::Again => Self::Again,
            deciding::Follows::Stands => Self::Stands,
            deciding::Follows::Moves(side) => Self::Moves { side: side.into() },
            deciding::Follows::Opens(side) => Self::Opens { side: side.into() },
            deciding::Follows::Cut(skipped) => Self::Cut { skipped },
            deciding::Follows::Proves(bound, meets) => Self::Proves { bound: bound.into(), meets },
            deciding::Follows::Answers(reached) => Self::Answers { reached },
        }
    }
}
