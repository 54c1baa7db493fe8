//! What a best-first search does at a step, and why.

use super::Story;
use plyscope_search::Algorithm;
use plyscope_search::events::Event;
use plyscope_trace::Step;
use plyscope_tree::{NodeId, Player, Score};
use serde::Serialize;
use ts_rs::TS;

/// Why a live state joined the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "how", rename_all = "kebab-case")]
pub enum Opened {
    /// The search begins.
    Root,
    /// It is one of all children of a node where the player chooses in whose view it is done.
    Choice,
    /// It is the first child of a node where the other player answers.
    FirstAnswer,
    /// This sibling before it is solved, and every answer counts.
    NextAnswer {
        /// The sibling.
        before: NodeId,
    },
}

/// What solved a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum SolvedBy {
    /// Its own static value.
    Value {
        /// That value, seen by MAX.
        value: Score,
        /// The merit before.
        was: Score,
    },
    /// One child: that is enough where the player chooses in whose view it is done.
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
    /// The player in whose view a best-first search is done.
    pub(crate) fn view(&self) -> Player {
        match self.trace.algorithm {
            Algorithm::DualStar => self.trace.options.root.other(),
            _ => self.trace.options.root,
        }
    }

    /// Whether one child is enough for the node.
    pub(crate) fn chooses(&self, node: NodeId) -> bool {
        self.trace.options.root.at_depth(self.tree.depth(node)) == self.view()
    }

    pub(crate) fn opened(&self, node: NodeId, step: Step) -> Opened {
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

    pub(crate) fn solved_by(&self, node: NodeId, step: Step) -> SolvedBy {
        let before = step.previous().unwrap_or_default();
        let event = self.event_at(before);
        if let Some(Event::Evaluate { value, .. }) = event {
            let state = self.state_at(node, before);
            return SolvedBy::Value { value, was: state.merit.unwrap_or(value) };
        }
        // The state that was taken was the first on the list.
        let list = plyscope_trace::OpenList::at(self, before);
        let first = list.and_then(|list| list.states.first().map(|state| state.node));
        let child = first.unwrap_or(node);
        if self.chooses(node) { SolvedBy::Choice { child } } else { SolvedBy::LastAnswer { child } }
    }
}
