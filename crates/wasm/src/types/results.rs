//! The results of all searches of a tree.

use plyscope_measure::results::{Figures, Row};
use plyscope_search::{Algorithm, SearchError};
use plyscope_tree::NodeId;
use serde::Serialize;

/// The result of one search of the tree, beside the others.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", ts(rename = "Result"))]
pub struct SearchResult {
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    algorithm: Algorithm,
    best_first: bool,
    #[serde(flatten)]
    outcome: Outcome,
}

/// The figures of a search, or the reason why it was not run to its end.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Outcome {
    Finished {
        /// Null, since nothing kept it from its end.
        reason: (),
        #[serde(flatten)]
        figures: Figures,
    },
    Unfinished {
        /// The reason why it was not run to its end.
        #[cfg_attr(
            feature = "typescript",
            ts(type = "'no-static-value' | 'too-many-events' | 'out-of-memory' | 'stopped'")
        )]
        reason: &'static str,
        /// The node that lacks a static value, if that is the reason.
        node: Option<NodeId>,
    },
}

impl From<Row> for SearchResult {
    fn from(Row { algorithm, result }: Row) -> Self {
        let outcome = match result {
            Ok(figures) => Outcome::Finished { reason: (), figures },
            Err(error) => error.into(),
        };
        Self { algorithm, best_first: algorithm.is_best_first(), outcome }
    }
}

impl From<SearchError> for Outcome {
    fn from(error: SearchError) -> Self {
        let (reason, node) = match error {
            SearchError::NoStaticValue { node } => ("no-static-value", Some(node)),
            SearchError::TooManyEvents { .. } => ("too-many-events", None),
            SearchError::OutOfMemory => ("out-of-memory", None),
            SearchError::Stopped => ("stopped", None),
        };
        Self::Unfinished { reason, node }
    }
}
