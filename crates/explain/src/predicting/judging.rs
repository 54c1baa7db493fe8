//! Whether an answer is right, and what is wrong with it if it is not.

use super::{Kind, Place, Solution};
use crate::facts::Story;
use plyscope_search::events::Bound;
use plyscope_tree::{Literal, NodeId};
use serde::Serialize;
use ts_rs::TS;

/// What somebody has answered. Numbers are as they were written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Whether there is a cut.
    Cut(bool),
    /// The children that are skipped.
    Skipped(Vec<NodeId>),
    /// α and β.
    Window(Literal, Literal),
    /// The value, and what that says of the true one; none where nothing follows.
    Returns(Literal, Option<Bound>),
}

/// What is wrong with an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Fault {
    /// It prunes too much.
    TooMuch {
        /// The nodes that are not skipped.
        nodes: Vec<NodeId>,
    },
    /// It prunes too little.
    TooLittle {
        /// The nodes that are skipped too.
        nodes: Vec<NodeId>,
    },
    /// α is another.
    Alpha,
    /// β is another.
    Beta,
    /// Another value is returned.
    Value,
    /// The value says something else of the true one.
    Says,
}

impl Story<'_> {
    /// What is wrong with an answer to the question at a place: nothing of a right one. None where no such
    /// question stands there.
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
            (Answer::Returns(said, says), Solution::Returns { value, bound, .. }) => vec![
                (!is(said, value)).then_some(Fault::Value),
                (*says != bound).then_some(Fault::Says),
            ],
            _ => return None,
        };
        Some(found.into_iter().flatten().collect())
    }
}

/// What of an answer is not skipped, and what is besides.
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
