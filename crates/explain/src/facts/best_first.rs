//! The events of a best-first search, with their reasons.

use super::Story;
use plyscope_search::events::Event;
use plyscope_trace::Step;
use plyscope_tree::{NodeId, Player, Score};
#[cfg(feature = "serde")]
use serde::Serialize;

/// The reason a live state is added to the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "how", rename_all = "kebab-case"))]
pub enum Opened {
    /// The search begins.
    Root,
    /// It is a child of a node where the player of the search's view moves: all children are added.
    Choice,
    /// It is the first child of a node where the other player answers: one answer is added at a time.
    FirstAnswer,
    /// The sibling before it is solved, and every answer counts.
    NextAnswer {
        /// The sibling.
        before: NodeId,
    },
}

/// The value or the child that solves a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "by", rename_all = "kebab-case"))]
pub enum SolvedBy {
    /// The node's own static value.
    Value {
        /// That value, seen by MAX.
        value: Score,
        /// The merit before it.
        was: Score,
    },
    /// One child, which is enough where the player of the search's view moves.
    Choice {
        /// The child.
        child: NodeId,
    },
    /// The last answer that was left.
    LastAnswer {
        /// The child that it leads to.
        child: NodeId,
    },
}

impl Story<'_> {
    /// The player whose view a best-first search takes.
    #[must_use]
    pub fn view(&self) -> Player {
        let root = self.trace.options.root;
        self.trace.algorithm.view(root).unwrap_or(root)
    }

    /// Whether one solved child is enough for the node.
    #[must_use]
    pub fn chooses(&self, node: NodeId) -> bool {
        self.trace.options.root.at_depth(self.tree.depth(node)) == self.view()
    }

    /// The reason the state of a node was added to the list, by the event that led to a step.
    #[must_use]
    pub fn opened(&self, node: NodeId, step: Step) -> Opened {
        let Some(parent) = self.tree.parent(node) else { return Opened::Root };
        if self.chooses(parent) {
            return Opened::Choice;
        }
        let siblings = self.children_of_visit(parent, step);
        let place = siblings.iter().position(|&sibling| sibling == node).unwrap_or(0);
        match place.checked_sub(1) {
            Some(before) => Opened::NextAnswer { before: siblings[before] },
            None => Opened::FirstAnswer,
        }
    }

    /// The value or the child that solved a node, by the event that led to a step.
    #[must_use]
    pub fn solved_by(&self, node: NodeId, step: Step) -> SolvedBy {
        let before = step.previous().unwrap_or_default();
        let event = self.event_at(before);
        if let Some(Event::Evaluate { value, .. }) = event {
            let state = self.state_at(node, before);
            return SolvedBy::Value { value, was: state.merit.unwrap_or(value) };
        }
        // The state taken was the first on the list.
        let list = plyscope_trace::OpenList::at(self, before);
        let first = list.and_then(|list| list.states.first().map(|state| state.node));
        let child = first.unwrap_or(node);
        if self.chooses(node) { SolvedBy::Choice { child } } else { SolvedBy::LastAnswer { child } }
    }
}
