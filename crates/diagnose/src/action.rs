//! Actions: the events of a search that a program of one's own can report.

use plyscope_search::events::{Bound, Effect, EnterAs, Event, Lost, Reach, Side};
use plyscope_search::{Horizon, Perspective, Window};
use plyscope_trace::jsonl::{Told, ToldHit};
use plyscope_tree::{NodeId, Player, Score};

/// One thing that a search does. Scores are seen as the algorithm sees them; `None` stands for what a trace does not tell, or what
/// a search does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// It arrives at a node.
    Enter {
        /// The node.
        node: NodeId,
        /// The window.
        window: Option<Window>,
        /// The number of plies left.
        depth: Option<u16>,
        /// The kind of arrival.
        kind: Option<EnterAs>,
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
        /// The window now.
        window: Option<Window>,
    },
    /// It skips the children that are left.
    Cutoff {
        /// The node.
        node: NodeId,
        /// The child that returned last.
        after: NodeId,
        /// The bound that was met.
        side: Option<Side>,
        /// The skipped children.
        skipped: Option<Skipped>,
        /// The node that had set the bound; `Some(None)` if none has.
        by: Option<Option<NodeId>>,
        /// The distance to that node.
        reach: Option<Reach>,
    },
    /// It returns from a node.
    Leave {
        /// The node.
        node: NodeId,
        /// The returned value.
        value: Score,
        /// The relation to the true value.
        bound: Option<Bound>,
    },
    /// It looks a node's position up in the table.
    Probe {
        /// The node.
        node: NodeId,
        /// The entry found, if any.
        hit: Option<ToldHit>,
    },
    /// It stores a node's value in the table.
    Store {
        /// The node.
        node: NodeId,
        /// The value.
        value: Score,
        /// Its bound.
        bound: Option<Bound>,
        /// The number of plies searched below the node.
        depth: Option<u16>,
        /// The best move, as a child.
        best: Option<NodeId>,
        /// The position whose entry was lost; the node, if its own was not kept.
        lost: Option<NodeId>,
    },
}

/// A list of skipped children: two lists that are not alike differ in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skipped {
    /// How many there are.
    pub count: usize,
    /// The first.
    pub first: Option<NodeId>,
    /// What all of them make together, in their order.
    print: u64,
}

impl Skipped {
    /// That of a list.
    #[must_use]
    pub fn of(nodes: &[NodeId]) -> Self {
        // FNV-1a, a node at a time.
        let print = nodes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |print, node| {
            (print ^ u64::from(node.number())).wrapping_mul(0x0000_0100_0000_01b3)
        });
        Self { count: nodes.len(), first: nodes.first().copied(), print }
    }
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
    /// A cutoff that skips children.
    Cutoff,
    /// A cutoff after the last child, which skips nothing: some programs tell it, and some do not.
    IdleCutoff,
    /// Leaving a node that is no leaf.
    Leave,
    /// Leaving a leaf.
    LeaveLeaf,
    /// Finding nothing in the table for a node that is no leaf.
    Miss,
    /// Finding nothing in the table for a leaf.
    MissLeaf,
    /// Finding an entry for a node that is no leaf.
    Hit,
    /// Finding an entry for a leaf.
    HitLeaf,
    /// Storing a node that is no leaf.
    Store,
    /// Storing a leaf.
    StoreLeaf,
}

impl ActionKind {
    /// How many there are.
    pub(crate) const COUNT: usize = Self::StoreLeaf as usize + 1;
}

/// Whether something is as it is told, if it is told.
fn is_so<T: PartialEq + Copy>(told: Option<T>, done: Option<T>) -> bool {
    told.is_none_or(|told| done == Some(told))
}

impl Action {
    /// The arrival at a node, of which nothing more is told.
    #[must_use]
    pub const fn enter(node: NodeId) -> Self {
        Self::Enter { node, window: None, depth: None, kind: None }
    }

    /// The action that an event tells; `None` for events that a program need not tell.
    #[must_use]
    pub fn of(event: &Event<'_>) -> Option<Self> {
        match *event {
            Event::Enter { node, window, depth, kind } => {
                Some(Self::Enter { node, window, depth, kind: Some(kind) })
            }
            Event::Evaluate { node, value } => Some(Self::Evaluate { node, value }),
            Event::Improve { node, child, value, window } => {
                Some(Self::Improve { node, child, value, window })
            }
            Event::Cutoff { node, side, after, skipped, by, reach } => Some(Self::Cutoff {
                node,
                after,
                side: Some(side),
                skipped: Some(Skipped::of(skipped)),
                by: Some(by),
                reach: Some(reach),
            }),
            Event::Leave { node, value, bound } => Some(Self::Leave { node, value, bound }),
            Event::Probe { node, hit } => {
                let hit = hit.map(|hit| ToldHit {
                    value: Some(hit.value),
                    bound: Some(hit.bound),
                    depth: Some(hit.depth),
                    best: hit.best,
                    effect: Some(hit.effect),
                });
                Some(Self::Probe { node, hit })
            }
            Event::Store { node, value, bound, depth, best, lost } => {
                let lost = match lost {
                    Lost::Nothing => None,
                    Lost::Other(position) => Some(position),
                    Lost::Own => Some(node),
                };
                let (bound, depth) = (Some(bound), Some(depth));
                Some(Self::Store { node, value, bound, depth, best, lost })
            }
            _ => None,
        }
    }

    /// The action that a line tells, if it tells one.
    pub(crate) fn told(line: &Told) -> Option<Self> {
        match *line {
            Told::Enter { node, window, depth, kind } => {
                Some(Self::Enter { node, window, depth, kind })
            }
            Told::Evaluate { node, value } => Some(Self::Evaluate { node, value }),
            Told::Improve { node, child, value, window } => {
                Some(Self::Improve { node, child, value, window })
            }
            Told::Cutoff { node, after, side, ref skipped, by, reach } => {
                let skipped = skipped.as_deref().map(Skipped::of);
                Some(Self::Cutoff { node, after, side, skipped, by, reach })
            }
            Told::Leave { node, value, bound } => Some(Self::Leave { node, value, bound }),
            Told::Probe { node, hit } => Some(Self::Probe { node, hit }),
            Told::Store { node, value, bound, depth, best, lost } => {
                Some(Self::Store { node, value, bound, depth, best, lost })
            }
            Told::Result(_) | Told::Other(_) => None,
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
            | Self::Leave { node, .. }
            | Self::Probe { node, .. }
            | Self::Store { node, .. } => node,
        }
    }

    /// The other node that it is about, if any: a child.
    #[must_use]
    pub fn child(self) -> Option<NodeId> {
        match self {
            Self::Improve { child, .. } => Some(child),
            Self::Cutoff { after, .. } => Some(after),
            _ => None,
        }
    }

    /// Its kind in a search that ends at this horizon.
    #[must_use]
    pub fn kind(self, horizon: &Horizon<'_>) -> ActionKind {
        let is_leaf = horizon.ends_at(self.node());
        let of = |inner, leaf| if is_leaf { leaf } else { inner };
        match self {
            Self::Enter { .. } => of(ActionKind::Enter, ActionKind::EnterLeaf),
            Self::Evaluate { .. } => ActionKind::Evaluate,
            Self::Improve { .. } => ActionKind::Improve,
            Self::Cutoff { node, after, skipped, .. } => {
                let last = horizon.tree.children(node).last();
                let is_idle = skipped.map_or(last == Some(&after), |skipped| skipped.count == 0);
                if is_idle { ActionKind::IdleCutoff } else { ActionKind::Cutoff }
            }
            Self::Leave { .. } => of(ActionKind::Leave, ActionKind::LeaveLeaf),
            Self::Probe { hit: None, .. } => of(ActionKind::Miss, ActionKind::MissLeaf),
            Self::Probe { .. } => of(ActionKind::Hit, ActionKind::HitLeaf),
            Self::Store { .. } => of(ActionKind::Store, ActionKind::StoreLeaf),
        }
    }

    /// Whether this action, as a trace reports it, is the one that was done. What the trace leaves out is not compared, nor the
    /// plies left where the depth has no limit.
    #[must_use]
    pub fn agrees(self, done: Self) -> bool {
        if self.node() != done.node() || self.child() != done.child() {
            return false;
        }
        match (self, done) {
            (
                Self::Enter { window, depth, kind, .. },
                Self::Enter { window: due, depth: left, kind: due_kind, .. },
            ) => is_so(window, due) && is_so(depth.and(left), left) && is_so(kind, due_kind),
            (Self::Evaluate { value, .. }, Self::Evaluate { value: due, .. }) => value == due,
            (
                Self::Improve { value, window, .. },
                Self::Improve { value: due, window: due_window, .. },
            ) => value == due && is_so(window, due_window),
            (
                Self::Cutoff { side, skipped, by, reach, .. },
                Self::Cutoff {
                    side: due, skipped: due_skipped, by: due_by, reach: due_reach, ..
                },
            ) => {
                is_so(side, due)
                    && is_so(skipped, due_skipped)
                    && is_so(by, due_by)
                    && is_so(reach, due_reach)
            }
            (
                Self::Leave { value, bound, .. },
                Self::Leave { value: due, bound: due_bound, .. },
            ) => value == due && is_so(bound, due_bound),
            (Self::Probe { hit, .. }, Self::Probe { hit: due, .. }) => match (hit, due) {
                (None, None) => true,
                (Some(hit), Some(due)) => {
                    is_so(hit.value, due.value)
                        && is_so(hit.bound, due.bound)
                        && is_so(hit.depth, due.depth)
                        && is_so(hit.best, due.best)
                        && is_so(hit.effect, due.effect)
                }
                _ => false,
            },
            (
                Self::Store { value, bound, depth, best, lost, .. },
                Self::Store {
                    value: due,
                    bound: due_bound,
                    depth: due_depth,
                    best: due_best,
                    lost: due_lost,
                    ..
                },
            ) => {
                value == due
                    && is_so(bound, due_bound)
                    && is_so(depth, due_depth)
                    && is_so(best, due_best)
                    && is_so(lost, due_lost)
            }
            _ => false,
        }
    }

    /// The same action with its scores seen in another way, where this player moves at its node; it is its own inverse.
    #[must_use]
    pub(crate) fn turned(self, player: Player) -> Self {
        if player == Player::Max {
            return self;
        }
        let turn = |window: Option<Window>| window.map(Window::turned);
        let seen = |bound: Option<Bound>| bound.map(|bound| bound.seen_by(player));
        match self {
            Self::Enter { window, node, depth, kind } => {
                Self::Enter { window: turn(window), node, depth, kind }
            }
            Self::Evaluate { node, value } => Self::Evaluate { node, value: -value },
            Self::Improve { node, child, value, window } => {
                Self::Improve { node, child, value: -value, window: turn(window) }
            }
            Self::Leave { node, value, bound } => {
                Self::Leave { node, value: -value, bound: seen(bound) }
            }
            Self::Cutoff { node, after, side, skipped, by, reach } => {
                let side = side.map(|side| match side {
                    Side::Alpha => Side::Beta,
                    Side::Beta => Side::Alpha,
                    Side::Assumed => Side::Assumed,
                });
                Self::Cutoff { node, after, side, skipped, by, reach }
            }
            Self::Probe { node, hit } => {
                let hit = hit.map(|hit| ToldHit {
                    value: hit.value.map(|value| -value),
                    bound: seen(hit.bound),
                    effect: hit.effect.map(|effect| match effect {
                        Effect::RaiseAlpha => Effect::LowerBeta,
                        Effect::LowerBeta => Effect::RaiseAlpha,
                        effect => effect,
                    }),
                    ..hit
                });
                Self::Probe { node, hit }
            }
            Self::Store { node, value, bound, depth, best, lost } => {
                Self::Store { node, value: -value, bound: seen(bound), depth, best, lost }
            }
        }
    }

    /// This action, told in one perspective, in another.
    #[must_use]
    pub(crate) fn seen(self, from: Perspective, to: Perspective, horizon: &Horizon<'_>) -> Self {
        if from == to { self } else { self.turned(horizon.player(self.node())) }
    }
}
