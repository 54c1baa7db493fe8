//! The events of a search, one fact each, named as a learner would name them, and their grammar:
//!
//! - Every [`Enter`](Event::Enter) has one [`Leave`](Event::Leave), nested like brackets; every
//!   event of a node lies between its enter and its leave.
//! - A child skipped by a cutoff is not entered under that visit.
//! - [`Evaluate`](Event::Evaluate) happens at leaves and at the horizon only.
//! - A node may be entered more than once: each visit has its own pair of brackets.
//! - A visit that a probe ends is left at once: it neither evaluates the node nor enters a child.
//! - A best-first search has its own kinds of event, [`Open`](Event::Open), [`Solve`](Event::Solve)
//!   and [`Purge`](Event::Purge): its nodes are not nested.
//!
//! `plyscope_trace::check` enforces this grammar.

use crate::events::Iteration;
use crate::{OrderRule, Window};
use plyscope_tree::{NodeId, Player, Score};
#[cfg(feature = "serde")]
use serde::Serialize;

/// The kind of an arrival at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
pub enum EnterAs {
    /// A first search with the window that the parent has.
    #[default]
    Full,
    /// A test whether the value is above a bound: the window is one unit wide.
    NullWindow,
    /// The same child again, with a wider window.
    ReSearch,
}

/// The bound that a cutoff met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
pub enum Side {
    /// At a MIN node, its best value came down to α. The minimax forms only.
    Alpha,
    /// At a MAX node, its best value came up to β; in the negamax forms, at any node.
    Beta,
    /// At a CUT node of the critical tree: one child is assumed to be enough, whatever its value.
    Assumed,
}

/// The distance from a cut node up to the node that set the bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
pub enum Reach {
    /// By its parent.
    Shallow,
    /// Above its parent, or with the root's window.
    Deep,
}

impl Reach {
    /// The reach of a bound set by `by`, at a node with this parent.
    #[must_use]
    #[inline(always)]
    pub fn of(by: Option<NodeId>, parent: Option<NodeId>) -> Self {
        if by.is_some() && by == parent { Self::Shallow } else { Self::Deep }
    }
}

/// The relation of a returned value to the node's true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
pub enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this: the search failed high.
    Lower,
    /// The value is at most this: the search failed low.
    Upper,
}

impl Bound {
    /// Converts this bound between the player's view and MAX's; it is its own inverse.
    #[must_use]
    pub const fn seen_by(self, player: Player) -> Self {
        match (self, player) {
            (Self::Lower, Player::Min) => Self::Upper,
            (Self::Upper, Player::Min) => Self::Lower,
            _ => self,
        }
    }
}

/// An entry found by a probe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hit {
    /// The value, seen by the side to move.
    pub value: Score,
    /// Its bound.
    pub bound: Bound,
    /// The number of plies searched below the position.
    pub depth: u16,
    /// The best move, as a child, if known.
    pub best: Option<NodeId>,
    /// Its effect.
    pub effect: Effect,
}

/// The effect of an entry on a visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
pub enum Effect {
    /// None: its depth is another, or its bound says nothing about this window.
    None,
    /// The visit returns the entry's value at once.
    Return,
    /// The value is at least the entry's: α rises to it.
    RaiseAlpha,
    /// The value is at most the entry's: β falls to it.
    LowerBeta,
}

/// The loss caused by a new entry of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Lost {
    /// None: its place was free, or held the same position.
    Nothing,
    /// The entry of another position, by its first node.
    Other(NodeId),
    /// The new entry itself: the old one stayed.
    Own,
}

/// The status of a state of a best-first search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
pub enum State {
    /// Its node is still to be searched.
    Live,
    /// Its node is solved.
    Solved,
}

/// One event of a search. Scores are as the algorithm sees them: MAX's in the minimax forms, the mover's in the negamax
/// forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<'a> {
    /// The search arrives at a node.
    Enter {
        /// The node.
        node: NodeId,
        /// The window; `None` in searches without one.
        window: Option<Window>,
        /// The number of plies left, if the depth is limited.
        depth: Option<u16>,
        /// The kind of arrival.
        kind: EnterAs,
    },
    /// The children of this visit were ordered by a rule.
    Order {
        /// The node.
        node: NodeId,
        /// Its children in the order of this visit.
        children: &'a [NodeId],
        /// The rule that put each of them in its place.
        why: &'a [OrderRule],
    },
    /// A leaf, or an interior node at the horizon, gives its static value.
    Evaluate {
        /// The node.
        node: NodeId,
        /// Its static value.
        value: Score,
    },
    /// A child returned a new best value, which may have moved α or β.
    Improve {
        /// The node whose best value it is.
        node: NodeId,
        /// The child that returned.
        child: NodeId,
        /// The new best value.
        value: Score,
        /// The window now.
        window: Option<Window>,
    },
    /// The window has closed: the remaining children cannot matter.
    Cutoff {
        /// The node.
        node: NodeId,
        /// The bound that its best value met.
        side: Side,
        /// The child that returned last.
        after: NodeId,
        /// The skipped children, in the order of this visit; may be empty.
        skipped: &'a [NodeId],
        /// The ancestor that had set the bound; `None` if it came with the root's window.
        by: Option<NodeId>,
        /// The distance to that ancestor.
        reach: Reach,
    },
    /// The visit returns a value.
    Leave {
        /// The node.
        node: NodeId,
        /// The returned value.
        value: Score,
        /// Its bound; `None` if nothing is known.
        bound: Option<Bound>,
    },
    /// A new search of the root begins, with another depth or another window.
    Iterate(Iteration),
    /// The node's position was looked up in the table.
    Probe {
        /// The node.
        node: NodeId,
        /// The entry found, if any.
        hit: Option<Hit>,
    },
    /// The node's value is stored in the table.
    Store {
        /// The node.
        node: NodeId,
        /// The value, seen by the side to move.
        value: Score,
        /// Its bound, merged with the old entry's.
        bound: Bound,
        /// The number of plies searched below the node.
        depth: u16,
        /// The best move, as a child, if known.
        best: Option<NodeId>,
        /// The entry that was lost.
        lost: Lost,
    },
    /// A live state is added to the list of a best-first search.
    Open {
        /// The node.
        node: NodeId,
        /// The state's merit: a bound of the root's value if play came here.
        merit: Score,
    },
    /// A node is solved, and its solved state is added to the list.
    Solve {
        /// The node.
        node: NodeId,
        /// The state's merit.
        merit: Score,
    },
    /// A state is removed from the list, since a node above it is solved.
    Purge {
        /// The node.
        node: NodeId,
        /// The state's status.
        state: State,
        /// The state's merit.
        merit: Score,
    },
}

/// The kinds of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // they are those of `Event`
pub enum EventKind {
    Enter,
    Order,
    Evaluate,
    Improve,
    Cutoff,
    Leave,
    Iterate,
    Probe,
    Store,
    Open,
    Solve,
    Purge,
}

impl Event<'_> {
    /// The node of this event; the root for an iteration.
    #[must_use]
    #[inline(always)]
    pub const fn node(&self) -> NodeId {
        match *self {
            Self::Iterate(_) => NodeId::ROOT,
            Self::Enter { node, .. }
            | Self::Order { node, .. }
            | Self::Evaluate { node, .. }
            | Self::Improve { node, .. }
            | Self::Cutoff { node, .. }
            | Self::Leave { node, .. }
            | Self::Probe { node, .. }
            | Self::Store { node, .. }
            | Self::Open { node, .. }
            | Self::Solve { node, .. }
            | Self::Purge { node, .. } => node,
        }
    }
}
