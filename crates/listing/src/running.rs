//! The calls, values and conditions of the line that runs at a step.

use crate::condition::Condition;
use crate::frames::Call;
use crate::scope::Value;
use crate::syntax::{Name, Statement};
use crate::walk::Walk;
use crate::{Listing, Mark};
use plyscope_explain::facts::Story;
use plyscope_search::events::Event;
use plyscope_trace::Step;
use plyscope_tree::{NodeId, Score};
#[cfg(feature = "serde")]
use serde::Serialize;

/// The state of the pseudocode at a step.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Running {
    /// The calls under way, the outermost first. The last one is at the line that runs; the others are at the line that
    /// calls the next.
    pub frames: Vec<RunningFrame>,
    /// The conditions decided with numbers: on the way to this event if they held, within it, and after it if not.
    pub conditions: Vec<Condition>,
    /// The value that the running line returns, if any.
    pub returns: Option<Score>,
}

/// A call under way.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RunningFrame {
    /// The index of its routine in the listing.
    pub routine: usize,
    /// Its running line.
    pub line: usize,
    /// Its node; `None` in a driver.
    pub node: Option<NodeId>,
    /// The values of the routine's names, if they have any, after the line has run or, at a call, before it runs.
    /// Scores are as the algorithm sees them.
    pub values: Vec<(Name, Value)>,
}

impl Listing {
    /// The state of the pseudocode at a step of a search with this listing; `None` before the first.
    #[must_use]
    pub fn at(&self, story: &Story<'_>, step: Step) -> Option<Running> {
        let step = step.min(story.trace.end());
        let event = story.event_at(step)?;
        let best_first = story.trace.algorithm.is_best_first();
        let calls = match best_first {
            true => vec![self.best_first(story, step)?],
            false => self.calls(story, step)?,
        };
        let lit = calls.last()?;
        let line = &self.routines[lit.routine].lines[lit.line];
        let is_return = matches!(line.statement, Statement::Return { .. });
        let returns = match event {
            Event::Evaluate { value, .. } | Event::Leave { value, .. } if is_return => Some(value),
            Event::Cutoff { .. } if is_return => match story.event_at(step.next()) {
                Some(Event::Leave { value, .. }) => Some(value),
                _ => None,
            },
            _ => None,
        };
        // No condition of a best-first search has a number but that of its level.
        let conditions = match best_first {
            true => Vec::new(),
            false => self.decided(story, step, calls.last()?),
        };
        let frames = calls
            .into_iter()
            .map(|Call { routine, line, node, scope }| RunningFrame {
                routine,
                line,
                node,
                values: scope.values,
            })
            .collect();
        Some(Running { frames, conditions, returns })
    }

    /// The conditions decided on the way to an event, and after it.
    fn decided(&self, story: &Story<'_>, step: Step, lit: &Call) -> Vec<Condition> {
        let mut conditions = Vec::new();
        if let Some(before) = self.way(story, step.previous().unwrap_or_default(), Some(lit)) {
            let (to, inside) =
                before.conditions.split_at(before.begun.min(before.conditions.len()));
            conditions.extend(to.iter().filter(|condition| condition.holds).cloned());
            conditions.extend_from_slice(inside);
        }
        // Nothing comes after the last event, so even a condition that holds belongs to it.
        let last = step == story.trace.end();
        if let Some(behind) = self.way(story, step, None) {
            let ends = |condition: &Condition| last || !condition.holds;
            conditions.extend(behind.conditions.into_iter().filter(ends));
        }
        conditions
    }

    /// The lines that run after the event that led to a step: up to the line `to`, or up to the next line with an
    /// event.
    pub(crate) fn way(&self, story: &Story<'_>, step: Step, to: Option<&Call>) -> Option<Way> {
        let mut walk = Walk::from(self, story, step)?;
        let mut way = Way { conditions: Vec::new(), begun: usize::MAX, lines: Vec::new() };
        // An improvement that the code need not notice happens only if it comes next.
        let improved = match story.event_at(step.next()) {
            Some(Event::Improve { node, .. }) => Some(node),
            _ => None,
        };
        while let Some(line) = walk.next {
            let call = walk.calls.last()?;
            let own = &self.routines[call.routine].lines;
            let to = to.filter(|to| (to.routine, to.node) == (call.routine, call.node));
            let belongs = to.is_some_and(|to| own[to.line].shares_event(&own[line]));
            if belongs && way.begun == usize::MAX {
                way.begun = way.conditions.len();
            }
            let improves =
                improved.is_some() && call.node == improved && own[line].has(Mark::Better);
            let stops = (own[line].happens() || improves) && !belongs;
            if to.is_some_and(|to| to.line == line) || stops {
                break;
            }
            if walk.begun.take() != Some(line) {
                way.lines.push((call.routine, line));
            }
            if belongs && own[line].statement.assigned() == [Name::Entry] {
                walk.probe(to?)?;
            } else {
                way.conditions.extend(walk.run(line));
            }
        }
        Some(way)
    }
}

/// The conditions decided and the lines run from one event to the next.
pub(crate) struct Way {
    conditions: Vec<Condition>,
    /// The number of conditions decided before the next event began.
    begun: usize,
    /// The lines that ran, each with its routine.
    pub lines: Vec<(usize, usize)>,
}
