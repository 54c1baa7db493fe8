//! The facts: one kind for each kind of event, with its details.

use super::{BoundSource, Opened, SolvedBy};
use plyscope_search::critical::NodeType;
use plyscope_search::events::{Bound, EnterAs, Hit, Iteration, Lost, Side, State};
use plyscope_search::{OrderRule, OwnedWindow, Window};
use plyscope_tree::{NodeId, Score};
#[cfg(feature = "serde")]
use serde::Serialize;

/// The fact of one step. Scores are as the algorithm sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum Fact {
    /// The search has not begun yet.
    Ready,
    /// The search arrives at a node.
    Enter {
        /// The kind of arrival.
        #[cfg_attr(feature = "serde", serde(rename = "as"))]
        kind: EnterAs,
        /// Whether the search goes no deeper.
        ends: bool,
        /// The window and the nodes that set its ends, if there is one.
        window: Option<OwnedWindow>,
        /// The number of this visit to the node, from 1.
        visit: u32,
        /// The node's type, if the search is that of the critical tree.
        part: Option<NodeType>,
    },
    /// A new search of the root begins.
    Iterate(Iteration),
    /// The children were ordered.
    Order {
        /// The rule that placed them; `None` unless it is the same for all.
        #[cfg_attr(feature = "typescript", ts(type = "string | null"))]
        why: Option<OrderRule>,
    },
    /// The node gave its static value.
    Evaluate {
        /// The value as the search takes it.
        value: Score,
        /// The value as the tree holds it.
        written: Score,
        /// Whether the node is a leaf, rather than an interior node at the horizon.
        leaf: bool,
    },
    /// The best value improved.
    Improve {
        /// The child that the value came from.
        child: NodeId,
        /// The new best value.
        value: Score,
        /// The best value before, if there was one.
        previous: Option<Score>,
        /// The bound that moved, and its old value; `None` if the window is unchanged.
        moved: Option<(Side, Score)>,
        /// The window now.
        #[cfg_attr(feature = "serde", serde(skip))]
        window: Option<Window>,
    },
    /// The window closed.
    Cutoff {
        /// The side on which it closed.
        side: Side,
        /// The best value that met the bound.
        best: Score,
        /// The bound that it met.
        bound: Score,
        /// The node that had set that bound; `None` if it came with the root's window.
        by: Option<NodeId>,
        /// What that bound is.
        source: BoundSource,
        /// The number of skipped children.
        skipped: usize,
    },
    /// A CUT node of the critical tree is left after its first child.
    Assume {
        /// The number of skipped children.
        skipped: usize,
    },
    /// The node's position was looked up in the table.
    Probe {
        /// The entry found, if any.
        hit: Option<Hit>,
        /// The node at which that entry was stored.
        from: Option<NodeId>,
        /// The depth that an entry needs to be of use, in plies below the node.
        wanted: u16,
    },
    /// A value was stored in the table.
    Store {
        /// The value.
        value: Score,
        /// Its bound.
        bound: Bound,
        /// The bound that this visit itself found, if the value is exact only because the table already had the opposite bound.
        alone: Option<Bound>,
        /// The number of plies searched below the node.
        depth: u16,
        /// The best move, as a child, if known.
        best: Option<NodeId>,
        /// The entry that was lost, if any.
        lost: Lost,
    },
    /// A live state was added to the list.
    Open {
        /// Its merit.
        merit: Score,
        /// The reason it was added.
        #[cfg_attr(feature = "serde", serde(flatten))]
        how: Opened,
    },
    /// A node was solved.
    Solve {
        /// Its merit.
        merit: Score,
        /// The value or the child that solved it.
        #[cfg_attr(feature = "serde", serde(flatten))]
        by: SolvedBy,
    },
    /// A state was removed from the list.
    Purge {
        /// Its status.
        state: State,
        /// Its merit.
        merit: Score,
    },
    /// An event hidden in a folded subtree.
    Inside,
    /// The visit returned.
    Leave {
        /// The returned value.
        value: Score,
        /// Its bound; `None` if nothing is known.
        bound: Option<Bound>,
        /// The bound that this visit itself found, if the value is exact only because the table already had the opposite bound.
        alone: Option<Bound>,
        /// The best value, if the search returns the window's end instead.
        clamped: Option<Score>,
        /// The effect on the parent; `None` at the root.
        arrival: Option<Arrival>,
    },
}

/// The effect of a return on the parent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Arrival {
    /// The parent.
    pub parent: NodeId,
    /// The value as the parent takes it: negated in the negamax forms.
    pub value: Score,
    /// The parent's best value so far, if any.
    pub best: Option<Score>,
    /// Whether the value becomes the parent's best.
    pub improves: bool,
    /// Whether the child is searched again, because its test came out better than expected.
    pub again: bool,
}
