//! The results of all searches of a tree.

use plyscope_measure::results::{Figures, Row};
use plyscope_search::{Algorithm, SearchError};
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

/// The figures of a search, or why it was not run to its end.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Outcome {
    Finished {
        /// Null, since nothing kept it from its end.
        error: (),
        #[serde(flatten)]
        figures: Figures,
    },
    Unfinished {
        /// Why it was not run to its end.
        error: SearchError,
    },
}

impl From<Row> for SearchResult {
    fn from(Row { algorithm, result }: Row) -> Self {
        let outcome = match result {
            Ok(figures) => Outcome::Finished { error: (), figures },
            Err(error) => Outcome::Unfinished { error },
        };
        Self { algorithm, best_first: algorithm.is_best_first(), outcome }
    }
}
