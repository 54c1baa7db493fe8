//! Why a node is skipped.

use crate::facts::Story;
use plyscope_search::Perspective;
use plyscope_search::events::{Bound, EnterAs, Event, Side};
use plyscope_trace::{Frame, Phase, Step};
use plyscope_tree::{NodeId, Player, Score};
use serde::Serialize;
use ts_rs::TS;

/// Why a node is skipped at a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum WhySkipped {
    /// It is not: it may still be entered, or it has been.
    Not {
        /// How far it is.
        phase: Phase,
    },
    /// The search that is going on does not look so deep.
    Beyond {
        /// The ancestor at which it ends.
        at: NodeId,
    },
    /// A cutoff at an ancestor, or at the node's parent.
    Cutoff(Chain),
    /// The critical tree has but one child of a CUT node.
    Assumed {
        /// The CUT node.
        at: NodeId,
    },
    /// The table answered.
    Table {
        /// For this ancestor, or for the node itself.
        at: NodeId,
    },
    /// A best-first search has solved an ancestor without it.
    Solved {
        /// The ancestor.
        at: NodeId,
    },
}

/// The chain of bounds behind a cutoff, from the node that was cut up to the one whose bound it met. All scores are
/// seen by MAX.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Chain {
    /// The node that was cut.
    pub at: NodeId,
    /// The step at which that happened.
    pub step: Step,
    /// Who moves there.
    pub player: Player,
    /// Its best value.
    pub value: Score,
    /// Whether that is proven: at a MIN node, that it is worth no more than this, at a MAX node, no less. A fail-hard
    /// search in a window of no width may have clamped it from either side.
    pub proven: bool,
    /// The child that the value came from.
    pub after: NodeId,
    /// The bound that the value met.
    pub bound: Score,
    /// The nodes between, from below: whatever else each is worth, this way leads to no more, or no less, than
    /// `value`.
    pub between: Vec<NodeId>,
    /// The ancestor that had set the bound; none where it came in with the root's window.
    pub by: Option<NodeId>,
    /// Why it had.
    #[serde(flatten)]
    pub sure: Sure,
}

/// Why a bound was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Sure {
    /// The best child of the node that set it is worth as much to the player who moves there.
    Best {
        /// That child, where it is known.
        child: Option<NodeId>,
    },
    /// A test has shown that a child of the node, which is being searched again, is worth as much.
    Tested {
        /// That child.
        child: NodeId,
    },
    /// The table knew so much of the node that set it.
    Table,
    /// Nobody is sure: it is the end of a null window, with which the node that set it asks whether a child is
    /// worth more than its best one.
    Asked {
        /// That child.
        child: NodeId,
    },
    /// It came in with the root's window.
    Given,
    /// It is an infinity: nobody has set a bound there that is passed on.
    Open,
}

impl Story<'_> {
    /// Why a node is skipped at a step.
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

    /// Whether what a child has returned bounds its parent's value from the side that the parent's mover likes.
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

    /// Why the node at a place of the path had set a bound that a node below it met, where `cut` moves.
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
