//! A learner's answers.

use plyscope_explain::predicting::{Answer, Kind};
use plyscope_search::events::Bound;
use plyscope_tree::{Literal, NodeId};
use serde::Deserialize;

/// A learner's answer, under the kind of its question. Numbers are texts.
#[derive(Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum GivenAnswer {
    /// Whether there is a cut.
    Cut(bool),
    /// The skipped children.
    Skipped(Vec<u32>),
    /// The window.
    Window {
        /// α.
        alpha: String,
        /// β.
        beta: String,
    },
    /// What is returned.
    Returns {
        /// The value.
        value: String,
        /// Its bound; null if nothing follows.
        bound: Option<Bound>,
    },
}

impl GivenAnswer {
    /// The kind of the question.
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Cut(_) => Kind::Cut,
            Self::Skipped(_) => Kind::Skipped,
            Self::Window { .. } => Kind::Window,
            Self::Returns { .. } => Kind::Returns,
        }
    }

    /// The answer with its texts read; `None` if one is no number.
    pub fn read(&self) -> Option<Answer> {
        let number = |text: &str| Literal::parse(text).ok();
        Some(match self {
            Self::Cut(cuts) => Answer::Cut(*cuts),
            Self::Skipped(nodes) => {
                Answer::Skipped(nodes.iter().copied().map(NodeId::new).collect())
            }
            Self::Window { alpha, beta } => Answer::Window(number(alpha)?, number(beta)?),
            Self::Returns { value, bound } => Answer::Returns(number(value)?, *bound),
        })
    }
}
