//! The facts of a step: the values compared, the change they made, and the node whose bound it was. The page puts them
//! into words; nothing here is a sentence.
//!
//! ```
//! use plyscope_explain::facts::{Fact, Story};
//! use plyscope_search::{Algorithm, Options};
//! use plyscope_trace::{Recording, Step, record};
//! use plyscope_tree::notation;
//!
//! let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
//! let trace = record(&tree, Algorithm::AlphaBeta, &Options::default())?;
//! let recording = Recording::new(tree, trace);
//! let cut = Step::after(recording.cutoffs()[0] as usize);
//! assert!(matches!(Story(&recording).fact(cut), Fact::Cutoff { skipped: 2, .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod best_first;
mod bound_source;
mod fact;

use std::ops::Deref;

use plyscope_search::critical::NodeType;
use plyscope_search::events::{Bound, Event, Side};
use plyscope_search::{OrderRule, Perspective, Window, critical_of, depth_below};
use plyscope_trace::{Frame, Recording, Step};
use plyscope_tree::{Folds, NodeId, Score};

pub use best_first::{Opened, SolvedBy};
pub use bound_source::BoundSource;
pub use fact::{Arrival, Fact};

/// A recorded search and its meaning: everything the recording answers itself, and what this crate adds.
#[derive(Clone, Copy, Debug)]
pub struct Story<'a>(pub &'a Recording);

impl Deref for Story<'_> {
    type Target = Recording;

    fn deref(&self) -> &Recording {
        self.0
    }
}

impl<'a> Story<'a> {
    /// The node of a step; `None` before the first. Beyond the end, it is that of the last step.
    #[must_use]
    pub fn node(&self, step: Step) -> Option<NodeId> {
        let step = step.min(self.trace.end());
        self.event_at(step).map(|event| event.node())
    }

    /// The fact of a step, that is, of the event that led to it; beyond the end, of the last one.
    #[must_use]
    pub fn fact(&self, step: Step) -> Fact {
        let step = step.min(self.trace.end());
        let path = self.path(step);
        let event = self.event_at(step);
        if let Some(Event::Iterate(iteration)) = event {
            return Fact::Iterate(iteration);
        }
        let (Some(event), Some((frame, above))) = (event, path.split_last()) else {
            return Fact::Ready;
        };
        match event {
            Event::Enter { node, kind, .. } => Fact::Enter {
                kind,
                ends: self.horizon_at(step).ends_at(node),
                window: frame.entry,
                visit: frame.state.visits,
                part: self.part(node),
            },
            Event::Order { why, .. } => {
                Fact::Order { why: why.first().copied().filter(|one| why.iter().all(|w| w == one)) }
            }
            Event::Evaluate { node, value } => Fact::Evaluate {
                value,
                written: self.tree.value(node).unwrap_or(value),
                leaf: self.tree.is_leaf(node),
            },
            Event::Improve { child, value, window, .. } => {
                let before = self.frame_before(frame.node, step);
                let was = before.and_then(|before| before.now);
                let moved = window.zip(was).and_then(|(now, was)| moved(was.window, now));
                let previous = before.and_then(|before| before.state.best);
                Fact::Improve { child, value, previous, moved, window }
            }
            Event::Cutoff { side: Side::Assumed, skipped, .. } => {
                Fact::Assume { skipped: skipped.len() }
            }
            Event::Cutoff { side, by, reach, skipped, .. } => {
                let bound = frame.now.map_or(Score::POS_INF, |now| match side {
                    Side::Alpha => now.window.alpha,
                    Side::Beta | Side::Assumed => now.window.beta,
                });
                Fact::Cutoff {
                    side,
                    best: frame.state.best.unwrap_or(Score::NEG_INF),
                    bound,
                    by,
                    source: self.bound_source(&path, by, bound, reach, step),
                    skipped: skipped.len(),
                }
            }
            Event::Leave { node, value, bound } => Fact::Leave {
                value,
                bound,
                alone: step.previous().and_then(|stored| self.alone(frame, stored)),
                clamped: frame.state.best.filter(|&best| best != value),
                arrival: above.last().map(|parent| self.arrival(parent, node, value, step)),
            },
            Event::Probe { node, hit } => {
                let table = self.table();
                let entry = self.table_entry_beside(node, step.previous().unwrap_or_default());
                let from = entry.map(|entry| entry.node).filter(|_| hit.is_some());
                let horizon = self.horizon_at(step);
                let wanted = table.map_or(0, |table| depth_below(&table.positions, &horizon, node));
                Fact::Probe { hit, from, wanted }
            }
            Event::Store { value, bound, depth, best, lost, .. } => {
                let alone = self.alone(frame, step);
                Fact::Store { value, bound, alone, depth, best, lost }
            }
            Event::Open { node, merit } => Fact::Open { merit, how: self.opened(node, step) },
            Event::Solve { node, merit } => Fact::Solve { merit, by: self.solved_by(node, step) },
            Event::Purge { state, merit, .. } => Fact::Purge { state, merit },
            Event::Iterate(iteration) => Fact::Iterate(iteration),
        }
    }

    /// [`Self::fact`] as it is seen while subtrees are folded.
    #[must_use]
    pub fn seen(&self, folds: &Folds, step: Step) -> Fact {
        match self.hidden_in(folds, step) {
            Some(_) => Fact::Inside,
            None => self.fact(step),
        }
    }

    /// The node's type, if the search is that of the critical tree.
    fn part(&self, node: NodeId) -> Option<NodeType> {
        if !self.trace.algorithm.about().critical_alone {
            return None;
        }
        critical_of(&self.tree, &self.trace.options).types[node.index()]
    }

    /// The children as ordered at this step, and the rule that placed each; `None` at other steps.
    #[must_use]
    pub fn order(&self, step: Step) -> Option<(&'a [NodeId], &'a [OrderRule])> {
        match self.0.event_at(step)? {
            Event::Order { children, why, .. } => Some((children, why)),
            _ => None,
        }
    }

    /// The bound that a visit itself found for the value stored at this step, if the value is exact only because the table already had
    /// the opposite bound.
    fn alone(&self, frame: &Frame, step: Step) -> Option<Bound> {
        let Event::Store { node, value, bound: Bound::Exact, .. } = self.event_at(step)? else {
            return None;
        };
        // A static value is exact whatever the window is.
        if node != frame.node || self.horizon_at(step).ends_at(node) {
            return None;
        }
        let (best, entry) = (frame.state.best?, frame.entry?.window);
        self.trace.options.bound_of(best, value, entry).filter(|&found| found != Bound::Exact)
    }

    /// The frame of a node that was on the path one step earlier.
    fn frame_before(&self, node: NodeId, step: Step) -> Option<Frame> {
        let path = self.path(step.previous()?);
        path.into_iter().find(|frame| frame.node == node)
    }

    fn arrival(&self, parent: &Frame, node: NodeId, value: Score, step: Step) -> Arrival {
        let next = self.event_at(step.next());
        let value = match self.trace.perspective() {
            Perspective::Max => value,
            Perspective::SideToMove => -value,
        };
        let improves = matches!(next, Some(Event::Improve { .. }));
        let again = matches!(next, Some(Event::Enter { node: next, .. }) if next == node);
        Arrival { parent: parent.node, value, best: parent.state.best, improves, again }
    }
}

/// The end of a window that moved, and its old value.
fn moved(before: Window, now: Window) -> Option<(Side, Score)> {
    if before.alpha != now.alpha {
        Some((Side::Alpha, before.alpha))
    } else if before.beta != now.beta {
        Some((Side::Beta, before.beta))
    } else {
        None
    }
}
