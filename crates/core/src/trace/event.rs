//! The grammar of a trace: one event, one fact, in the learner's words.
//!
//! - Every [`Enter`](Event::Enter) has one [`Leave`](Event::Leave), nested like brackets; no event
//!   of a node stands outside its own enter and leave.
//! - A child skipped by a cutoff is not entered under that visit.
//! - [`Evaluate`](Event::Evaluate) happens at leaves and at the horizon only.
//! - A node may be entered more than once: each visit is its own bracket.
//!
//! [`super::check`] enforces it.

use crate::score::Score;
use crate::search::{OrderRule, Window};
use crate::tree::NodeId;

/// As what a search arrives at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
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
pub enum Side {
    /// At a MIN node, its best value came down to α. The minimax forms only.
    Alpha,
    /// At a MAX node, its best value came up to β; in the negamax forms, at any node.
    Beta,
}

/// How far above a node the bound was set that cut it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// By its parent.
    Shallow,
    /// Further up, or with the window that the root was given.
    Deep,
}

/// What a returned value says of the node's true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this: the search failed high.
    Lower,
    /// The value is at most this: the search failed low.
    Upper,
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
        /// The rule that put them there.
        why: OrderRule,
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
}

impl Event<'_> {
    /// The node that this event is about.
    #[must_use]
    pub const fn node(&self) -> NodeId {
        match *self {
            Self::Enter { node, .. }
            | Self::Order { node, .. }
            | Self::Evaluate { node, .. }
            | Self::Improve { node, .. }
            | Self::Cutoff { node, .. }
            | Self::Leave { node, .. } => node,
        }
    }
}
