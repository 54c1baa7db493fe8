//! Questions to a learner, who predicts what a search decides next. Each stands at the step before a decision of one of
//! the chosen kinds, and its answer is judged with the reason. As in [`crate::facts`], all are facts, which the page
//! puts into words.
//!
//! Everything in a question follows from the tree and the events up to its step. A best-first search gets no questions,
//! since it has neither visits nor windows.
//!
//! ```
//! use plyscope_explain::facts::Story;
//! use plyscope_explain::predicting::{Answer, Kind, Place};
//! use plyscope_search::{Algorithm, Options};
//! use plyscope_trace::{Recording, Step, record};
//! use plyscope_tree::{Folds, notation};
//!
//! let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
//! let trace = record(&tree, Algorithm::AlphaBeta, &Options::default())?;
//! let recording = Recording::new(tree, trace);
//! let story = Story(&recording);
//! let place = story.next_question(&[Kind::Cut], &Folds::default(), Place::at(Step::START)).ok_or("none")?;
//! // The first leaf has returned 3, and there is no bound yet that it could meet.
//! assert_eq!(story.faults(place, &Answer::Cut(false)), Some(vec![]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod judging;
mod places;
mod solution;

use plyscope_search::OwnedWindow;
use plyscope_search::events::{Bound, EnterAs, Side};
use plyscope_trace::Step;
use plyscope_tree::{NodeId, Score, words};
#[cfg(feature = "serde")]
use serde::Serialize;

pub use judging::{Answer, Fault};
pub use solution::{WhyBound, WindowEnd};

/// The kinds of questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
pub enum Kind {
    /// Whether a node is cut after a child has returned and others are left.
    Cut,
    /// The children that are then skipped, of those left.
    Skipped,
    /// The α and β with which an interior node is entered.
    Window,
    /// The value that an interior node returns, and its bound.
    Returns,
}

// The order is that of the questions at one step.
words!(Kind: Cut = "cut", Skipped = "skipped", Window = "window", Returns = "returns");

/// The place of a question; at most one of each kind stands at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Place {
    /// The step before the decision.
    pub step: Step,
    /// The kind of the question.
    pub kind: Kind,
}

impl Place {
    /// The first place at a step.
    #[must_use]
    pub const fn at(step: Step) -> Self {
        Self { step, kind: Kind::Cut }
    }

    /// The place after this one.
    #[must_use]
    pub fn behind(self) -> Self {
        let next = Kind::ALL.into_iter().find(|&kind| kind > self.kind);
        next.map_or(Self::at(self.step.next()), |kind| Self { kind, ..self })
    }
}

/// A question, without its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Question {
    /// The place of the question.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub place: Place,
    /// The node it is about.
    pub node: NodeId,
    /// The child that has just returned, in questions about cuts and skipped children.
    pub child: Option<NodeId>,
    /// The value that child returned, before any negation.
    pub value: Option<Score>,
    /// The children that are left, in the order of this visit.
    pub left: Vec<NodeId>,
    /// The kind of the coming arrival at the node, in questions about its window.
    #[cfg_attr(feature = "serde", serde(rename = "as"))]
    pub enters: Option<EnterAs>,
}

/// The answer to a question, with its reason. Scores are as the algorithm sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum Solution {
    /// Whether there is a cut, and hence which children are skipped.
    Cut {
        /// The step of the cutoff; `None` if there is none.
        step: Option<Step>,
        /// The skipped children: all that are left, or none.
        skipped: Vec<NodeId>,
        /// The node's best value, after the child's return.
        best: Score,
        /// The bound that it has met or not; `None` in the critical tree, where no value is compared.
        bound: Option<(Side, Score)>,
    },
    /// The window that a node is entered with.
    Window {
        /// The window and the nodes that set its ends.
        window: OwnedWindow,
        /// The reason for α.
        alpha: WindowEnd,
        /// The reason for β.
        beta: WindowEnd,
    },
    /// The value that a node returns.
    Returns {
        /// The value.
        value: Score,
        /// Its bound; `None` if nothing follows.
        bound: Option<Bound>,
        /// The node's best value.
        best: Score,
        /// The window that it was entered with, if any.
        entry: Option<OwnedWindow>,
        /// The reason for the bound.
        why: WhyBound,
        /// True if the leaves evaluated so far show that the value is exact, whatever its bound.
        exact: bool,
    },
}
