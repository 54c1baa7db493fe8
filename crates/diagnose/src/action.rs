//! Actions: the events of a search that a program of one's own can report.

use plyscope_search::events::{Bound, Event};
use plyscope_search::{Horizon, Perspective, Window};
use plyscope_tree::{NodeId, Player, Score};

/// One thing that a search does. Scores are seen as the algorithm sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// It arrives at a node.
    Enter {
        /// The node.
        node: NodeId,
        /// The window; `None` if there is none, or if the trace does not tell it.
        window: Option<Window>,
    },
    /// It takes the static value of a node at which it ends.
    Evaluate {
        /// The node.
        node: NodeId,
        /// The value.
        value: Score,
    },
    /// A child is the best so far.
    Improve {
        /// The node.
        node: NodeId,
        /// The child that returned.
        child: NodeId,
        /// Its value.
        value: Score,
        /// The window now; `None` as above.
        window: Option<Window>,
    },
    /// It skips the children that are left.
    Cutoff {
        /// The node.
        node: NodeId,
        /// The child that returned last.
        after: NodeId,
    },
    /// It returns from a node.
    Leave {
        /// The node.
        node: NodeId,
        /// The returned value.
        value: Score,
        /// The relation to the true value; `None` if the trace does not tell it.
        bound: Option<Bound>,
    },
}

/// The kinds of actions. A leaf is a node at which the search ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionKind {
    /// Entering a node that is no leaf.
    Enter,
    /// Entering a leaf.
    EnterLeaf,
    /// Evaluating.
    Evaluate,
    /// A new best child.
    Improve,
    /// A cutoff.
    Cutoff,
    /// Leaving a node that is no leaf.
    Leave,
    /// Leaving a leaf.
    LeaveLeaf,
}

impl ActionKind {
    /// How many there are.
    pub(crate) const COUNT: usize = Self::LeaveLeaf as usize + 1;
}

impl Action {
    /// The action that an event tells; `None` for events that a program need not tell.
    #[must_use]
    pub fn of(event: &Event<'_>) -> Option<Self> {
        match *event {
            Event::Enter { node, window, .. } => Some(Self::Enter { node, window }),
            Event::Evaluate { node, value } => Some(Self::Evaluate { node, value }),
            Event::Improve { node, child, value, window } => {
                Some(Self::Improve { node, child, value, window })
            }
            Event::Cutoff { node, after, .. } => Some(Self::Cutoff { node, after }),
            Event::Leave { node, value, bound } => Some(Self::Leave { node, value, bound }),
            _ => None,
        }
    }

    /// Its node.
    #[must_use]
    pub fn node(self) -> NodeId {
        match self {
            Self::Enter { node, .. }
            | Self::Evaluate { node, .. }
            | Self::Improve { node, .. }
            | Self::Cutoff { node, .. }
            | Self::Leave { node, .. } => node,
        }
    }

    /// Its kind in a search that ends at this horizon.
    #[must_use]
    pub fn kind(self, horizon: &Horizon<'_>) -> ActionKind {
        let is_leaf = horizon.ends_at(self.node());
        match self {
            Self::Enter { .. } if is_leaf => ActionKind::EnterLeaf,
            Self::Enter { .. } => ActionKind::Enter,
            Self::Evaluate { .. } => ActionKind::Evaluate,
            Self::Improve { .. } => ActionKind::Improve,
            Self::Cutoff { .. } => ActionKind::Cutoff,
            Self::Leave { .. } if is_leaf => ActionKind::LeaveLeaf,
            Self::Leave { .. } => ActionKind::Leave,
        }
    }

    /// Whether this action, as a trace reports it, is the one that was done. A window or a bound that the trace leaves out is not
    /// compared.
    #[must_use]
    pub fn agrees(self, done: Self) -> bool {
        let due = match (self, done) {
            (Self::Enter { window: told, .. }, Self::Enter { node, window }) => {
                Self::Enter { node, window: told.and(window) }
            }
            (Self::Improve { window: told, .. }, Self::Improve { node, child, value, window }) => {
                Self::Improve { node, child, value, window: told.and(window) }
            }
            (Self::Leave { bound: told, .. }, Self::Leave { node, value, bound }) => {
                Self::Leave { node, value, bound: told.and(bound) }
            }
            (_, done) => done,
        };
        self == due
    }

    /// The same action with its scores seen in another way, where this player moves at its node; it is its own inverse.
    #[must_use]
    pub(crate) fn turned(self, player: Player) -> Self {
        if player == Player::Max {
            return self;
        }
        let turn = |window: Option<Window>| window.map(Window::turned);
        match self {
            Self::Enter { node, window } => Self::Enter { node, window: turn(window) },
            Self::Evaluate { node, value } => Self::Evaluate { node, value: -value },
            Self::Improve { node, child, value, window } => {
                Self::Improve { node, child, value: -value, window: turn(window) }
            }
            Self::Leave { node, value, bound } => {
                let bound = bound.map(|bound| bound.seen_by(player));
                Self::Leave { node, value: -value, bound }
            }
            Self::Cutoff { .. } => self,
        }
    }

    /// This action, told in one perspective, in another.
    #[must_use]
    pub(crate) fn seen(self, from: Perspective, to: Perspective, horizon: &Horizon<'_>) -> Self {
        if from == to { self } else { self.turned(horizon.player(self.node())) }
    }
}
