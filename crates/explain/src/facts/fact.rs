//! The facts: one kind for each kind of event, with what belongs to it.

use super::{Opened, SolvedBy};
use plyscope_search::critical::NodeType;
use plyscope_search::events::{Bound, EnterAs, Hit, Iteration, Lost, Reach, Side, State};
use plyscope_search::{OrderRule, OwnedWindow, Window};
use plyscope_tree::{NodeId, Score};
use serde::Serialize;
use ts_rs::TS;

/// What happened at one step. Scores stand as the algorithm has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Fact {
    /// Nothing yet: the search is about to begin.
    Ready,
    /// The search arrives.
    Enter {
        /// As what.
        #[serde(rename = "as")]
        kind: EnterAs,
        /// Whether it goes no deeper.
        ends: bool,
        /// The window, with who set its ends.
        window: Option<OwnedWindow>,
        /// Which visit of the node this is, from 1.
        visit: u32,
        /// Its part in the critical tree, where that is what is searched.
        part: Option<NodeType>,
    },
    /// A new search of the root begins.
    Iterate(Iteration),
    /// The children were put in order.
    Order {
        /// By which rule, where it was the same for all.
        #[ts(type = "string | null")]
        why: Option<OrderRule>,
    },
    /// The static value was asked for.
    Evaluate {
        /// What the search takes from it.
        value: Score,
        /// What the tree holds there.
        written: Score,
        /// Whether the node is a leaf, and not an interior node at the horizon.
        leaf: bool,
    },
    /// The best value became better.
    Improve {
        /// The child it came from.
        child: NodeId,
        /// The new best value.
        value: Score,
        /// The one before; none for the first child.
        previous: Option<Score>,
        /// Which bound moved, from where; none if the window stays as it was.
        moved: Option<(Side, Score)>,
        /// The window now.
        #[serde(skip)]
        window: Option<Window>,
    },
    /// The window closed.
    Cutoff {
        /// On which side.
        side: Side,
        /// The best value that met the bound.
        best: Score,
        /// The bound that it met.
        bound: Score,
        /// Who had set that bound.
        by: Option<NodeId>,
        /// How far up that is.
        reach: Reach,
        /// How many children are skipped.
        skipped: usize,
    },
    /// A CUT node of the critical tree is left after its first child.
    Assume {
        /// How many children are skipped.
        skipped: usize,
    },
    /// The table was asked.
    Probe {
        /// What it knew.
        hit: Option<Hit>,
        /// The node at which that was stored.
        from: Option<NodeId>,
        /// How many plies below the node must have been searched for that to answer.
        wanted: u16,
    },
    /// Something went into the table.
    Store {
        /// The value.
        value: Score,
        /// What that says.
        bound: Bound,
        /// How many plies below the node were searched.
        depth: u16,
        /// The child that the best move leads to.
        best: Option<NodeId>,
        /// What gave way.
        lost: Lost,
    },
    /// A live state joined the list.
    Open {
        /// Its merit.
        merit: Score,
        /// Why it did.
        #[serde(flatten)]
        how: Opened,
    },
    /// A node was solved.
    Solve {
        /// Its merit.
        merit: Score,
        /// What solved it.
        #[serde(flatten)]
        by: SolvedBy,
    },
    /// A state was thrown off the list.
    Purge {
        /// What it was.
        state: State,
        /// Its merit.
        merit: Score,
    },
    /// Something that is hidden in a folded subtree.
    Inside,
    /// The visit returned.
    Leave {
        /// What it returns.
        value: Score,
        /// What that says.
        bound: Option<Bound>,
        /// The best value, where fail-hard returns another one.
        clamped: Option<Score>,
        /// What it means for the parent; none at the root.
        arrival: Option<Arrival>,
    },
}

/// What a return means for the node that it comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Arrival {
    /// The parent.
    pub parent: NodeId,
    /// The value as the parent takes it: negated in the negamax forms.
    pub value: Score,
    /// The parent's best so far; none if this is its first child.
    pub best: Option<Score>,
    /// Whether it becomes the parent's best.
    pub improves: bool,
    /// Whether the child is searched again, since it has turned out to be better than the test was to
    /// show.
    pub again: bool,
}
