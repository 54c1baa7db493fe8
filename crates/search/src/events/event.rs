//! The grammar of a trace: one event, one fact, in the learner's words.
//!
//! - Every [`Enter`](Event::Enter) has one [`Leave`](Event::Leave), nested like brackets; no event
//!   of a node stands outside its own enter and leave.
//! - A child skipped by a cutoff is not entered under that visit.
//! - [`Evaluate`](Event::Evaluate) happens at leaves and at the horizon only.
//! - A node may be entered more than once: each visit is its own bracket.
//! - A visit that a probe ends leaves at once, with neither a value of its own nor children.
//! - A best-first search has its own kinds of event, [`Open`](Event::Open), [`Solve`](Event::Solve)
//!   and [`Purge`](Event::Purge): its nodes are not nested.
//!
//! `plyscope_trace::check` enforces it.

use crate::events::Iteration;
use crate::{OrderRule, Window};
use plyscope_tree::{NodeId, Player, Score};
use serde::Serialize;
use ts_rs::TS;

/// As what a search arrives at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, TS)]
#[ts(rename_all = "kebab-case")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, TS)]
#[ts(rename_all = "kebab-case")]
pub enum Side {
    /// At a MIN node, its best value came down to α. The minimax forms only.
    Alpha,
    /// At a MAX node, its best value came up to β; in the negamax forms, at any node.
    Beta,
    /// At a CUT node of the critical tree: one child is taken to be enough, whatever its value is.
    Assumed,
}

/// How far above a node the bound was set that cut it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, TS)]
#[ts(rename_all = "kebab-case")]
pub enum Reach {
    /// By its parent.
    Shallow,
    /// Further up, or with the window that the root was given.
    Deep,
}

impl Reach {
    /// Of the bound that `by` had set, at a node with this parent.
    #[must_use]
    #[inline(always)]
    pub fn of(by: Option<NodeId>, parent: Option<NodeId>) -> Self {
        if by.is_some() && by == parent { Self::Shallow } else { Self::Deep }
    }
}

/// What a returned value says of the node's true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, TS)]
#[ts(rename_all = "kebab-case")]
pub enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this: the search failed high.
    Lower,
    /// The value is at most this: the search failed low.
    Upper,
}

impl Bound {
    /// What this says of a value of the player's, seen by MAX; and the other way round.
    #[must_use]
    pub const fn seen_by(self, player: Player) -> Self {
        match (self, player) {
            (Self::Lower, Player::Min) => Self::Upper,
            (Self::Upper, Player::Min) => Self::Lower,
            _ => self,
        }
    }
}

/// What the table knew of a position that it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Hit {
    /// What was found, seen by the side to move.
    pub value: Score,
    /// What that says.
    pub bound: Bound,
    /// How many plies below the position were searched.
    pub depth: u16,
    /// The child that the best move leads to, where one is known.
    pub best: Option<NodeId>,
    /// What it changes.
    pub effect: Effect,
}

/// What an entry of the table changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, TS)]
#[ts(rename_all = "kebab-case")]
pub enum Effect {
    /// Nothing: it was searched to another depth, or its bound says nothing about this window.
    None,
    /// The visit returns the entry's value at once.
    Return,
    /// The value is at least the entry's: α rises to it.
    RaiseAlpha,
    /// The value is at most the entry's: β falls to it.
    LowerBeta,
}

/// What a new entry of the table costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Lost {
    /// Nothing: its place was free, or held what was known of the same position.
    Nothing,
    /// Another position, by its first node, which gave way.
    Other(NodeId),
    /// Itself: the entry that was in its place stayed.
    Own,
}

/// What a state of a best-first search is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, TS)]
#[ts(rename_all = "kebab-case")]
pub enum State {
    /// Its node is still to be searched.
    Live,
    /// Its node is done with.
    Solved,
}

/// One thing that a search did. Scores stand as the algorithm has them: seen by MAX in the minimax
/// forms, by the side to move in the negamax forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<'a> {
    /// The search arrives at a node.
    Enter {
        /// The node.
        node: NodeId,
        /// The window it is searched with; none in the searches that have no window.
        window: Option<Window>,
        /// How many plies are left, where the depth is limited.
        depth: Option<u16>,
        /// As what it arrives.
        kind: EnterAs,
    },
    /// The children of this visit were put in order by a rule other than as written.
    Order {
        /// The node.
        node: NodeId,
        /// Its children in the order in which they are taken.
        children: &'a [NodeId],
        /// The rule that put each of them where it is.
        why: &'a [OrderRule],
    },
    /// A leaf, or an interior node at the horizon, gives its static value.
    Evaluate {
        /// The node.
        node: NodeId,
        /// Its static value.
        value: Score,
    },
    /// A child's return is the best so far, and perhaps moved α or β.
    Improve {
        /// The node whose best value it is.
        node: NodeId,
        /// The child that returned.
        child: NodeId,
        /// The new best value.
        value: Score,
        /// The window as it is now.
        window: Option<Window>,
    },
    /// The window has closed: the children that are left cannot matter.
    Cutoff {
        /// The node that is left.
        node: NodeId,
        /// Which bound its best value met.
        side: Side,
        /// The child after which it happened.
        after: NodeId,
        /// The children that are skipped, in the order of this visit; perhaps none.
        skipped: &'a [NodeId],
        /// The ancestor that had set the bound; none where it came in with the root's window.
        by: Option<NodeId>,
        /// Whether that is the parent.
        reach: Reach,
    },
    /// The visit returns a value.
    Leave {
        /// The node.
        node: NodeId,
        /// What it returns.
        value: Score,
        /// What that says of its true value; none where nothing is known.
        bound: Option<Bound>,
    },
    /// A new search of the root begins, with another depth or another window.
    Iterate(Iteration),
    /// The table was asked for the node's position.
    Probe {
        /// The node.
        node: NodeId,
        /// What it knew, if anything.
        hit: Option<Hit>,
    },
    /// What the visit found of the node's position goes into the table.
    Store {
        /// The node.
        node: NodeId,
        /// The value, seen by the side to move.
        value: Score,
        /// What that says, together with what the table knew before.
        bound: Bound,
        /// How many plies below the node were searched.
        depth: u16,
        /// The child that the best move leads to, where one is known.
        best: Option<NodeId>,
        /// What gave way.
        lost: Lost,
    },
    /// A live state joins the list of a best-first search.
    Open {
        /// The node.
        node: NodeId,
        /// The state's merit: a bound of the root's value, were play to come here.
        merit: Score,
    },
    /// A node is solved, and the list has its state as such.
    Solve {
        /// The node.
        node: NodeId,
        /// The state's merit.
        merit: Score,
    },
    /// A state is thrown off the list, since the node above it is solved.
    Purge {
        /// The node.
        node: NodeId,
        /// What the state was.
        state: State,
        /// The state's merit.
        merit: Score,
    },
}

/// The kinds of events, without what they say.
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
    /// The node that this event is about: the root, of an iteration.
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
