//! What happens at a step, as facts: what was compared with what, what changed, and whose bound it
//! was. The page words them; nothing here is a sentence.

use crate::score::Score;
use crate::search::{Horizon, Order, OwnedWindow, Perspective, Window};
use crate::trace::{Bound, EnterAs, Event, Frame, Reach, Side, Timeline, Trace};
use crate::tree::{NodeId, Tree};

/// A recorded search of a tree, ready to be asked about any step.
#[derive(Clone, Copy, Debug)]
pub struct Story<'a> {
    /// The tree.
    pub tree: &'a Tree,
    /// What the search did.
    pub trace: &'a Trace,
    /// The index of it.
    pub timeline: &'a Timeline,
}

/// What happened at one step. Scores stand as the algorithm has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Nothing yet: the search is about to begin.
    Ready,
    /// The search arrives.
    Enter {
        /// As what.
        kind: EnterAs,
        /// Whether it goes no deeper.
        ends: bool,
        /// The window, with who set its ends.
        window: Option<OwnedWindow>,
    },
    /// The children were put in order.
    Order {
        /// By which rule.
        why: Order,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// The parent.
    pub parent: NodeId,
    /// The value as the parent takes it: negated in the negamax forms.
    pub value: Score,
    /// The parent's best so far; none if this is its first child.
    pub best: Option<Score>,
    /// Whether it becomes the parent's best.
    pub improves: bool,
}

impl<'a> Story<'a> {
    /// The node that the step is about; none before the first. Beyond the end, it is the last one's.
    #[must_use]
    pub fn node(&self, step: usize) -> Option<NodeId> {
        let step = step.min(self.trace.len());
        self.timeline.event_at(self.trace, self.tree, step).map(|event| event.node())
    }

    /// What happened at this step, that is, in the event that led to it; beyond the end, at the last.
    #[must_use]
    pub fn fact(&self, step: usize) -> Fact {
        let step = step.min(self.trace.len());
        let path = self.timeline.path(self.trace, self.tree, step);
        let event = self.timeline.event_at(self.trace, self.tree, step);
        let (Some(event), Some((frame, above))) = (event, path.split_last()) else {
            return Fact::Ready;
        };
        match event {
            Event::Enter { node, window, kind, .. } => Fact::Enter {
                kind,
                ends: Horizon::new(self.tree, &self.trace.options).ends_at(node),
                window: window.map(|_| frame.entry),
            },
            Event::Order { why, .. } => Fact::Order { why },
            Event::Evaluate { node, value } => Fact::Evaluate {
                value,
                written: self.tree.value(node).unwrap_or(value),
                leaf: self.tree.is_leaf(node),
            },
            Event::Improve { child, value, window, .. } => {
                let before = self.frame_before(frame.node, step);
                let moved =
                    window.zip(before).and_then(|(now, before)| moved(before.now.window, now));
                let previous = before.and_then(|before| before.state.best);
                Fact::Improve { child, value, previous, moved, window }
            }
            Event::Cutoff { side, by, reach, skipped, .. } => Fact::Cutoff {
                side,
                best: frame.state.best.unwrap_or(Score::NEG_INF),
                bound: match side {
                    Side::Alpha => frame.now.window.alpha,
                    Side::Beta => frame.now.window.beta,
                },
                by,
                reach,
                skipped: skipped.len(),
            },
            Event::Leave { value, bound, .. } => Fact::Leave {
                value,
                bound,
                clamped: frame.state.best.filter(|&best| best != value),
                arrival: above.last().map(|parent| self.arrival(parent, value, step)),
            },
        }
    }

    /// The children in the order in which they were put at this step; none at other steps.
    #[must_use]
    pub fn order(&self, step: usize) -> Option<&'a [NodeId]> {
        match self.timeline.event_at(self.trace, self.tree, step)? {
            Event::Order { children, .. } => Some(children),
            _ => None,
        }
    }

    /// The frame of a node that was on the path one step earlier.
    fn frame_before(&self, node: NodeId, step: usize) -> Option<Frame> {
        let path = self.timeline.path(self.trace, self.tree, step.checked_sub(1)?);
        path.into_iter().find(|frame| frame.node == node)
    }

    fn arrival(&self, parent: &Frame, value: Score, step: usize) -> Arrival {
        let next = self.timeline.event_at(self.trace, self.tree, step + 1);
        let value = match self.trace.algorithm.perspective() {
            Perspective::Max => value,
            Perspective::SideToMove => -value,
        };
        let improves = matches!(next, Some(Event::Improve { .. }));
        Arrival { parent: parent.node, value, best: parent.state.best, improves }
    }
}

/// Which end of a window moved, and from where.
fn moved(before: Window, now: Window) -> Option<(Side, Score)> {
    if before.alpha != now.alpha {
        Some((Side::Alpha, before.alpha))
    } else if before.beta != now.beta {
        Some((Side::Beta, before.beta))
    } else {
        None
    }
}
