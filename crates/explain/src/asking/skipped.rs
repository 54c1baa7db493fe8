//! The reasons why nodes are skipped.

use crate::facts::Story;
use plyscope_search::Perspective;
use plyscope_search::events::{Bound, EnterAs, Event, Side};
use plyscope_trace::{Frame, Phase, Step};
use plyscope_tree::{NodeId, Player, Score};
#[cfg(feature = "serde")]
use serde::Serialize;

/// The reason why a node is skipped at a step.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum WhySkipped {
    /// It is not skipped: it has been entered, or may still be.
    Not {
        /// The progress of the search there.
        phase: Phase,
    },
    /// It lies beyond the horizon of the current search.
    Beyond {
        /// The ancestor at which that search ends.
        at: NodeId,
    },
    /// A cutoff happened at its parent, or further up.
    Cutoff(Chain),
    /// The critical tree has only one child of a CUT node.
    Assumed {
        /// The CUT node.
        at: NodeId,
    },
    /// The table answered.
    Table {
        /// The ancestor for which it answered.
        at: NodeId,
    },
    /// A best-first search has solved an ancestor without it.
    Solved {
        /// The ancestor.
        at: NodeId,
    },
}

/// The chain of bounds behind a cutoff, from the cut node up to the node whose bound it met. All scores are seen by
/// MAX.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Chain {
    /// The cut node.
    pub at: NodeId,
    /// The step of the cutoff.
    pub step: Step,
    /// The player to move there.
    pub player: Player,
    /// Its best value.
    pub value: Score,
    /// True if that value is proven: an upper bound at a MIN node, a lower bound at a MAX node. A fail-hard search in a
    /// zero-width window may have clamped it from either side.
    pub proven: bool,
    /// The child that the value came from.
    pub after: NodeId,
    /// The bound that the value met.
    pub bound: Score,
    /// The nodes between, from below. Whatever else each of them is worth, this line leads to no more, or no less, than
    /// `value`.
    pub between: Vec<NodeId>,
    /// The ancestor that had set the bound; `None` if it came with the root's window.
    pub by: Option<NodeId>,
    /// The reason for that bound.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub sure: Sure,
}

/// The reason for a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "why", rename_all = "kebab-case"))]
pub enum Sure {
    /// The best child of the node that set it is worth as much to the player to move there.
    Best {
        /// That child, if known.
        child: Option<NodeId>,
    },
    /// A test has shown that the child now searched again is worth as much.
    Tested {
        /// That child.
        child: NodeId,
    },
    /// The table knew the bound for the node that set it.
    Table,
    /// Nothing is sure: the bound is the end of a null window, in which the node that set it tests whether a child is
    /// better than its best one.
    Asked {
        /// That child.
        child: NodeId,
    },
    /// It came with the root's window.
    Given,
    /// It is infinite: no bound has been set and passed on there.
    Open,
}

impl Story<'_> {
    /// The reason why a node is skipped at a step.
    #[must_use]
    pub fn why_skipped(&self, node: NodeId, step: Step) -> WhySkipped {
        let step = step.min(self.trace.end());
        let horizon = self.horizon_at(step);
        let mut way: Vec<_> = self.tree.ancestry(node).collect();
        way.reverse();
        if horizon.is_beyond(node) {
            let end = way.iter().find(|&&above| horizon.ends_at(above));
            return WhySkipped::Beyond { at: end.copied().unwrap_or(node) };
        }
        let states = self.states_of(&way, step);
        let phase = states.last().map(|state| state.phase).unwrap_or_default();
        if phase != Phase::Skipped {
            return WhySkipped::Not { phase };
        }
        let first = states.iter().position(|state| state.phase == Phase::Skipped).unwrap_or(0);
        if self.trace.algorithm.is_best_first() {
            let solved = states[..first].iter().rposition(|state| state.phase == Phase::Finished);
            return WhySkipped::Solved { at: way[solved.unwrap_or(0)] };
        }
        let above = first.saturating_sub(1);
        match states[above].cutoff {
            Some(event) => self.chain(Step::after(event as usize), way[above]),
            None => WhySkipped::Table { at: way[above] },
        }
    }

    /// The chain behind the cutoff that led to a step.
    fn chain(&self, step: Step, at: NodeId) -> WhySkipped {
        let event = self.event_at(step);
        let path = self.path(step);
        let (Some(Event::Cutoff { side, by, after, .. }), Some(frame)) = (event, path.last())
        else {
            return WhySkipped::Table { at };
        };
        if side == Side::Assumed {
            return WhySkipped::Assumed { at };
        }
        let player = self.player(at);
        let perspective = self.trace.perspective();
        let value = frame.state.best.unwrap_or(Score::NEG_INF);
        let window = frame.now.map(|now| now.window);
        let bound = window.map_or(value, |window| match side {
            Side::Alpha => window.alpha,
            Side::Beta | Side::Assumed => window.beta,
        });
        let bound = perspective.to_max(player, bound);
        let place = by.and_then(|by| path.iter().position(|frame| frame.node == by));
        let between = path.iter().skip(place.map_or(0, |at| at + 1)).rev().skip(1);
        WhySkipped::Cutoff(Chain {
            at,
            step,
            player,
            value: perspective.to_max(player, value),
            proven: self.proves(after, step),
            after,
            bound,
            between: between.map(|frame| frame.node).collect(),
            by,
            sure: place.map_or(Sure::Given, |at| self.sure(&path, at, player, bound)),
        })
    }

    /// True if a child's return proves a bound of its parent's value in favour of the player to move there.
    fn proves(&self, child: NodeId, step: Step) -> bool {
        let state = self.state_at(child, step);
        let bound = state.returned.and_then(|(_, bound)| bound);
        let seen = bound.map(|bound| match self.trace.perspective() {
            Perspective::Max => bound,
            Perspective::SideToMove => bound.seen_by(self.player(child)),
        });
        match self.player(child) {
            Player::Max => matches!(seen, Some(Bound::Exact | Bound::Upper)),
            Player::Min => matches!(seen, Some(Bound::Exact | Bound::Lower)),
        }
    }

    /// The reason why the node at this index of the path had set a bound, met by a node below where `cut` moves.
    pub(crate) fn sure(&self, path: &[Frame], at: usize, cut: Player, bound: Score) -> Sure {
        let owner = &path[at];
        let player = self.player(owner.node);
        let best = owner.state.best.map(|best| self.trace.perspective().to_max(player, best));
        if player != cut && best == Some(bound) {
            return Sure::Best { child: owner.state.best_child };
        }
        match path.get(at + 1) {
            Some(child) if player != cut && child.state.kind == Some(EnterAs::ReSearch) => {
                Sure::Tested { child: child.node }
            }
            Some(child)
                if child.state.kind == Some(EnterAs::NullWindow) && self.table().is_none() =>
            {
                Sure::Asked { child: child.node }
            }
            _ => Sure::Table,
        }
    }

    fn player(&self, node: NodeId) -> Player {
        self.trace.options.root.at_depth(self.tree.depth(node))
    }
}
