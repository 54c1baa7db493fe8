//! What all searches of a tree come to.

use plyscope_explain::results;
use plyscope_search::SearchError;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

use super::moment::Counts;
use super::words::Bound;
use super::{NodeNumber, Units};

/// What a search of the tree comes to, beside the others.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(rename = "Result", hashmap_as_object)]
pub struct SearchResult {
    algorithm: &'static str,
    best_first: bool,
    #[serde(flatten)]
    #[tsify(type = "Outcome")]
    outcome: Outcome,
}

/// What a search found, or why it was not run to its end.
#[derive(Serialize, Tsify)]
#[serde(untagged)]
pub enum Outcome {
    Figures(Figures),
    Unfinished(Unfinished),
}

/// What a search found and what it took.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Figures {
    /// Nothing kept it from its end.
    reason: (),
    /// Seen by MAX.
    value: Units,
    /// What the value is; null where nothing is known.
    bound: Option<Bound>,
    /// The child that the best move leads to; null where the search ended at the root, or does not know.
    best: Option<NodeNumber>,
    /// Whether it proves the exact value, as deep as was asked: only among such searches less is better.
    proves: bool,
    counts: Counts,
    /// How many different nodes outside the critical tree it entered; null where the root's window was not full.
    waste: Option<usize>,
}

/// Why a search was not run to its end.
#[derive(Serialize, Tsify)]
#[serde(tag = "reason", rename_all = "kebab-case")]
#[tsify(missing_as_null)]
pub enum Unfinished {
    /// It needs a static value that `node` lacks.
    NoStaticValue {
        node: NodeNumber,
    },
    /// It would do more than is allowed here.
    TooManyEvents {
        node: (),
    },
    /// It would do more than memory holds.
    OutOfMemory {
        node: (),
    },
    Stopped {
        node: (),
    },
}

impl From<results::Row> for SearchResult {
    fn from(row: results::Row) -> Self {
        Self {
            algorithm: row.algorithm.name(),
            best_first: row.algorithm.is_best_first(),
            outcome: match row.result {
                Ok(figures) => Outcome::Figures(figures.into()),
                Err(error) => Outcome::Unfinished(error.into()),
            },
        }
    }
}

impl From<results::Figures> for Figures {
    fn from(figures: results::Figures) -> Self {
        Self {
            reason: (),
            value: figures.value.into(),
            bound: figures.bound.map(Into::into),
            best: figures.best.map(Into::into),
            proves: figures.proves,
            counts: figures.counts.into(),
            waste: figures.waste,
        }
    }
}

impl From<SearchError> for Unfinished {
    fn from(error: SearchError) -> Self {
        match error {
            SearchError::NoStaticValue(node) => Self::NoStaticValue { node: node.into() },
            SearchError::TooManyEvents { .. } => Self::TooManyEvents { node: () },
            SearchError::OutOfMemory => Self::OutOfMemory { node: () },
            SearchError::Stopped => Self::Stopped { node: () },
        }
    }
}
