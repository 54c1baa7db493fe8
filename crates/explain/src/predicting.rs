//! Questions to a learner, who predicts what a search decides next: before each decision of the chosen kinds
//! one stands behind the step that comes before it, is answered, and is judged with the reason. Facts alone, as
//! in [`crate::facts`]; the page words them.
//!
//! Everything that a question asks follows from the tree and what has happened by its step. Of a best-first
//! search, which has neither visits nor windows, nothing is asked.
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
use serde::Serialize;
use ts_rs::TS;

pub use judging::{Answer, Fault};
pub use solution::{WhyBound, WindowEnd};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(rename_all = "kebab-case")]
pub enum Kind {
    /// Whether a node is cut, now that a child has returned and others are left.
    Cut,
    /// Which of the children that are left are skipped then.
    Skipped,
    /// The α and β with which an interior node is entered.
    Window,
    /// What an interior node returns, and what that says of its true value.
    Returns,
}

// In the order in which they are asked at one step.
words!(Kind: Cut = "cut", Skipped = "skipped", Window = "window", Returns = "returns");

/// Where a question stands: no two of a kind stand at one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
pub struct Place {
    /// The step behind which the decision comes.
    pub step: Step,
    /// What is asked.
    pub kind: Kind,
}

impl Place {
    /// The first place behind a step.
    #[must_use]
    pub const fn at(step: Step) -> Self {
        Self { step, kind: Kind::Cut }
    }

    /// The place behind this one.
    #[must_use]
    pub fn behind(self) -> Self {
        let next = Kind::ALL.into_iter().find(|&kind| kind > self.kind);
        next.map_or(Self::at(self.step.next()), |kind| Self { kind, ..self })
    }
}

/// A question, without its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Question {
    /// The place of the question.
    #[serde(flatten)]
    pub place: Place,
    /// The node that it is about.
    pub node: NodeId,
    /// The child that has just returned, of a question whether there is a cut or what is skipped.
    pub child: Option<NodeId>,
    /// What that child has returned, as it sees it.
    pub value: Option<Score>,
    /// The children that are left, in the order of this visit.
    pub left: Vec<NodeId>,
    /// As what the node is about to be entered, of a question for its window.
    #[serde(rename = "as")]
    pub enters: Option<EnterAs>,
}

/// The answer to a question, with its reason. Scores stand as the algorithm has them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Solution {
    /// Whether there is a cut, and so which children are skipped.
    Cut {
        /// The step to which the cutoff leads; none where there is no cut.
        step: Option<Step>,
        /// The children that are skipped: all that are left, or none.
        skipped: Vec<NodeId>,
        /// The node's best value, now that the child has returned.
        best: Score,
        /// The bound that it has met, or has not; none in the critical tree, where no value is compared.
        bound: Option<(Side, Score)>,
    },
    /// The window that a node is entered with.
    Window {
        /// The window, with who set its ends.
        window: OwnedWindow,
        /// Why α is what it is.
        alpha: WindowEnd,
        /// Why β is what it is.
        beta: WindowEnd,
    },
    /// What a node returns.
    Returns {
        /// The value.
        value: Score,
        /// What that says of the true value; none where nothing follows.
        bound: Option<Bound>,
        /// The node's best value.
        best: Score,
        /// The window that it was entered with.
        entry: Option<OwnedWindow>,
        /// Why it says that.
        why: WhyBound,
    },
}
