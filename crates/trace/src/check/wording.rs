//! Words for the values in messages: what the trace says, and what was expected.

use std::fmt;

use super::Checker;
use plyscope_search::Window;
use plyscope_search::events::Bound;
use plyscope_tree::{NodeId, Score};

/// The most nodes that a message lists.
const MOST_NODES: usize = 8;

impl Checker<'_> {
    /// A score as the trace writes it.
    pub(super) fn score(&self, score: Score) -> impl fmt::Display {
        score.display(self.tree().decimals())
    }

    /// A score that there may not be.
    pub(super) fn score_or_none(&self, score: Option<Score>) -> String {
        score.map_or("none".to_owned(), |score| self.score(score).to_string())
    }

    /// A window: `α -inf, β 3`.
    pub(super) fn window(&self, Window { alpha, beta }: Window) -> String {
        format!("α {}, β {}", self.score(alpha), self.score(beta))
    }

    /// A value with its bound: `at least 3`.
    pub(super) fn bounded(&self, value: Score, bound: Option<Bound>) -> String {
        let words = match bound {
            None => "",
            Some(Bound::Exact) => "exactly ",
            Some(Bound::Lower) => "at least ",
            Some(Bound::Upper) => "at most ",
        };
        format!("{words}{}", self.score(value))
    }
}

/// A node that there may not be.
pub(super) fn node(node: Option<NodeId>) -> String {
    node.map_or("none".to_owned(), |node| node.number().to_string())
}

/// A list of nodes: `7, 8`.
pub(super) fn nodes(list: &[NodeId]) -> String {
    let Some((last, _)) = list.split_last() else { return "none".to_owned() };
    let shown: Vec<_> = list.iter().take(MOST_NODES).map(|&one| node(Some(one))).collect();
    let more =
        if list.len() > MOST_NODES { format!(", …, {}", last.number()) } else { String::new() };
    shown.join(", ") + &more
}
