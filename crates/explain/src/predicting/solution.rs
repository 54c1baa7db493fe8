//! The answers to questions, with their reasons.

use super::{Kind, Place, Solution};
use crate::asking::Sure;
use crate::facts::Story;
use plyscope_search::events::{Bound, Event, Side};
use plyscope_search::{Cut, Fail, OwnedWindow, Perspective, Window};
use plyscope_trace::{Frame, Step};
use plyscope_tree::{NodeId, Player, Score};
#[cfg(feature = "serde")]
use serde::Serialize;

/// The reason for one end of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WindowEnd {
    /// The node that set it, if any.
    pub by: Option<NodeId>,
    /// The reason for its value.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub sure: Sure,
}

/// The reason for the bound of a returned value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum WhyBound {
    /// The search has no window: everything that counts below the node has been seen.
    All,
    /// The best value lies inside the window that the node was entered with.
    Inside,
    /// The best value lies on an end of that window, and only a value beyond it would cut.
    On,
    /// The best value is at most α at entry.
    Low,
    /// The best value is at least β at entry.
    High,
    /// The value is infinite, and nothing lies beyond it.
    Extreme,
    /// The value may have been clamped from either side, in a zero-width window.
    Clamped,
    /// The table knew more.
    Table,
    /// The critical tree below the node proves it.
    Proof,
}

impl Story<'_> {
    /// The answer to the question at a place, if there is one.
    #[must_use]
    pub fn solution(&self, place: Place) -> Option<Solution> {
        let node = self.asks_at(place)?;
        match place.kind {
            Kind::Cut | Kind::Skipped => self.cut_solution(node, place.step),
            Kind::Window => self.window_solution(place.step),
            Kind::Returns => self.returns_solution(node, place.step),
        }
    }

    fn cut_solution(&self, node: NodeId, step: Step) -> Option<Solution> {
        let cut = self.cut_behind(step);
        let skipped = if cut.is_some() { self.left(node, step).to_vec() } else { Vec::new() };
        let frame = self.frame(node, step)?;
        let player = self.mover(node, step);
        let liked = |score: Score| match self.trace.perspective() {
            Perspective::Max => player.sees(score),
            Perspective::SideToMove => score,
        };
        let Some(Event::Leave { value, .. }) = self.event_at(step) else {
            return None;
        };
        let value = match self.trace.perspective() {
            Perspective::Max => value,
            Perspective::SideToMove => -value,
        };
        let best = frame.state.best.filter(|&best| liked(best) >= liked(value)).unwrap_or(value);
        let bound = frame.now.map(|now| match (self.trace.perspective(), player) {
            (Perspective::Max, Player::Min) => (Side::Alpha, now.window.alpha),
            _ => (Side::Beta, now.window.beta),
        });
        Some(Solution::Cut { step: cut, skipped, best, bound })
    }

    fn window_solution(&self, step: Step) -> Option<Solution> {
        let path = self.path(step.next());
        let frame = path.last()?;
        let window = frame.entry?;
        let OwnedWindow { window: Window { alpha, beta }, alpha_by, beta_by } = window;
        // α belongs to MAX, or in the negamax forms to the mover.
        let owner = match self.trace.perspective() {
            Perspective::Max => Player::Max,
            Perspective::SideToMove => self.mover(frame.node, step.next()),
        };
        let end = |bound: Score, by: Option<NodeId>, owner: Player| {
            let sure = match by {
                None if !bound.is_finite() => Sure::Open,
                None => Sure::Given,
                Some(by) => {
                    let mover = self.mover(frame.node, step.next());
                    let bound = self.trace.perspective().to_max(mover, bound);
                    let at = path.iter().position(|frame| frame.node == by).unwrap_or(0);
                    self.sure(&path, at, owner.other(), bound)
                }
            };
            WindowEnd { by, sure }
        };
        let (alpha, beta) = (end(alpha, alpha_by, owner), end(beta, beta_by, owner.other()));
        Some(Solution::Window { window, alpha, beta })
    }

    fn returns_solution(&self, node: NodeId, step: Step) -> Option<Solution> {
        let frame = self.frame(node, step)?;
        let best = frame.state.best?;
        // The value may go into the table first.
        let mut behind = step.up_to(step.next().next()).filter_map(|step| self.event_at(step));
        let (value, bound) = behind.find_map(|event| match event {
            Event::Leave { value, bound, .. } => Some((value, bound)),
            _ => None,
        })?;
        let why = match frame.entry {
            None if self.can_cut() && !self.trace.has_window() => WhyBound::Proof,
            None => WhyBound::All,
            Some(entry) => self.why_bound(best, value, bound, entry.window),
        };
        let seen = self.known(step)[node.index()];
        let to_max = self.trace.perspective().to_max(self.mover(node, step), value);
        let exact = seen.low == seen.high && seen.low == to_max;
        Some(Solution::Returns { value, bound, best, entry: frame.entry, why, exact })
    }

    /// The reason for the bound of a returned value, given the best value behind it.
    fn why_bound(
        &self,
        best: Score,
        value: Score,
        bound: Option<Bound>,
        entry: Window,
    ) -> WhyBound {
        let options = &self.trace.options;
        let open = options.cut == Cut::BeyondOnly && options.fail == Fail::Soft;
        let on = open && (best == entry.alpha || best == entry.beta);
        let low = best <= entry.alpha && !on;
        let high = best >= entry.beta && !on;
        let (why, alone) = match (low, high) {
            (true, true) => (WhyBound::Clamped, None),
            (true, false) if value == Score::NEG_INF => (WhyBound::Extreme, Some(Bound::Exact)),
            (false, true) if value == Score::POS_INF => (WhyBound::Extreme, Some(Bound::Exact)),
            (true, false) => (WhyBound::Low, Some(Bound::Upper)),
            (false, true) => (WhyBound::High, Some(Bound::Lower)),
            (false, false) if on => (WhyBound::On, Some(Bound::Exact)),
            (false, false) => (WhyBound::Inside, Some(Bound::Exact)),
        };
        if alone == bound { why } else { WhyBound::Table }
    }

    fn mover(&self, node: NodeId, step: Step) -> Player {
        self.horizon_at(step).player(node)
    }

    /// The frame of a node on the path at a step.
    fn frame(&self, node: NodeId, step: Step) -> Option<Frame> {
        let path = self.path(step);
        path.into_iter().find(|frame| frame.node == node)
    }
}
