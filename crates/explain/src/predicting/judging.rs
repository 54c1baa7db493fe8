//! The judging of answers, and their faults.

use super::{Kind, Place, Solution};
use crate::facts::Story;
use plyscope_search::events::Bound;
use plyscope_tree::{Literal, NodeId};
#[cfg(feature = "serde")]
use serde::Serialize;

/// A learner's answer, with numbers as they were written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Whether there is a cut.
    Cut(bool),
    /// The skipped children.
    Skipped(Vec<NodeId>),
    /// α and β.
    Window(Literal, Literal),
    /// The value and its bound; `None` if nothing follows.
    Returns(Literal, Option<Bound>),
}

/// A fault of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum Fault {
    /// It prunes too much.
    TooMuch {
        /// The nodes in the answer that are not skipped.
        nodes: Vec<NodeId>,
    },
    /// It prunes too little.
    TooLittle {
        /// The skipped nodes that the answer lacks.
        nodes: Vec<NodeId>,
    },
    /// α is wrong.
    Alpha,
    /// β is wrong.
    Beta,
    /// The value is wrong.
    Value,
    /// The bound is wrong.
    Says,
}

impl Story<'_> {
    /// The faults of an answer to the question at a place, none if it is right; `None` if it does not fit the place.
    #[must_use]
    pub fn faults(&self, place: Place, answer: &Answer) -> Option<Vec<Fault>> {
        let solution = self.solution(place)?;
        let is = |literal: &Literal, score| literal.to_score(self.tree.decimals()) == Some(score);
        let found = match (answer, solution) {
            (Answer::Cut(cuts), Solution::Cut { skipped, .. }) if place.kind == Kind::Cut => {
                let left = self.question(place)?.left;
                let answered = if *cuts { &left[..] } else { &[] };
                pruned(answered, &skipped)
            }
            (Answer::Skipped(nodes), Solution::Cut { skipped, .. })
                if place.kind == Kind::Skipped =>
            {
                pruned(nodes, &skipped)
            }
            (Answer::Window(alpha, beta), Solution::Window { window, .. }) => vec![
                (!is(alpha, window.window.alpha)).then_some(Fault::Alpha),
                (!is(beta, window.window.beta)).then_some(Fault::Beta),
            ],
            (Answer::Returns(number, claim), Solution::Returns { value, bound, exact, .. }) => {
                // A learner who sees that all children are known is right, though the search itself keeps a bound.
                let is_true = *claim == bound || (exact && *claim == Some(Bound::Exact));
                vec![
                    (!is(number, value)).then_some(Fault::Value),
                    (!is_true).then_some(Fault::Says),
                ]
            }
            _ => return None,
        };
        Some(found.into_iter().flatten().collect())
    }
}

/// The nodes in an answer that are not skipped, and the skipped nodes that it lacks.
fn pruned(answered: &[NodeId], skipped: &[NodeId]) -> Vec<Option<Fault>> {
    let without = |all: &[NodeId], others: &[NodeId]| -> Option<Vec<NodeId>> {
        let rest: Vec<_> = all.iter().copied().filter(|node| !others.contains(node)).collect();
        (!rest.is_empty()).then_some(rest)
    };
    vec![
        without(answered, skipped).map(|nodes| Fault::TooMuch { nodes }),
        without(skipped, answered).map(|nodes| Fault::TooLittle { nodes }),
    ]
}
