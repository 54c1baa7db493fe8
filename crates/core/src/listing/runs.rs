//! When a line runs.

use super::flow::Kind;
use super::{Listing, Mark, Routine};
use crate::facts::Story;
use crate::trace::EventKind;

impl Listing {
    /// The nearest step behind this one, or before it, on the way to which a line of a routine runs.
    #[must_use]
    pub fn nearest(
        &self,
        story: &Story<'_>,
        (routine, line): (usize, usize),
        step: usize,
        forward: bool,
    ) -> Option<usize> {
        let found = |&step: &usize| self.runs(story, (routine, line), step);
        let last = story.trace.len();
        match forward {
            true => (step.min(last) + 1..=last).find(found),
            false => (1..step.min(last + 1)).rev().find(found),
        }
    }

    /// Whether a line of a routine runs on the way to this step from the one before.
    #[must_use]
    pub fn runs(&self, story: &Story<'_>, (routine, line): (usize, usize), step: usize) -> bool {
        let Some(wanted) = self.routines.get(routine).and_then(|own| own.lines.get(line)) else {
            return false;
        };
        let Some(kind) = story.trace.kind_at(step) else { return false };
        // A quick look first: most steps are of another kind.
        if wanted.happens() && !wanted.marks.iter().any(|mark| mark.kind() == kind) {
            return false;
        }
        if story.trace.algorithm.is_best_first() {
            return self.runs_best_first(story, line, step).unwrap_or(false);
        }
        let Some(calls) = self.calls(story, step) else { return false };
        let Some((lit, above)) = calls.split_last() else { return false };
        let is_here = |call: &super::frames::Call| (call.routine, call.line) == (routine, line);
        let calls = kind == EventKind::Enter && above.last().is_some_and(is_here);
        if is_here(lit) || (calls && wanted.marks.iter().any(|&mark| mark.is_call())) {
            return true;
        }
        let way = self.way(story, step.saturating_sub(1), Some(lit));
        way.is_some_and(|way| way.lines.contains(&(routine, line)))
    }

    /// The same in a best-first search, where each turn of its loop takes another state.
    fn runs_best_first(&self, story: &Story<'_>, line: usize, step: usize) -> Option<bool> {
        let routine = self.routines.first()?;
        let now = self.best_first(story, step)?;
        let Some(before) = self.best_first(story, step.checked_sub(1)?) else {
            return Some(line <= now.line);
        };
        let same = |name: &str| before.scope.get(name) == now.scope.get(name);
        let between = |from, to| routine.leads(from, line) && routine.leads(line, to);
        let turn = routine.lines.iter().position(|line| line.kind() == Kind::Repeat)?;
        Some(match line {
            // Another line's event would be another step.
            _ if line == now.line || routine.lines[line].happens() => line == now.line,
            // A loop whose children were put in order goes on to the first of them.
            _ if line == before.line => routine.lines[line].kind() == Kind::For,
            _ if same("node") && same("state") => line != turn && between(before.line, now.line),
            _ => line == turn || between(before.line, turn) || between(turn, now.line),
        })
    }
}

impl Routine {
    /// Whether one line leads to another one in the same turn, without anything happening in between.
    fn leads(&self, from: usize, to: usize) -> bool {
        let mut seen = vec![false; self.lines.len()];
        let mut waiting = self.following(from);
        while let Some(line) = waiting.pop() {
            if line == to {
                return true;
            }
            let ends = self.lines[line].happens() || self.lines[line].kind() == Kind::Repeat;
            if !std::mem::replace(&mut seen[line], true) && !ends {
                waiting.extend(self.following(line));
            }
        }
        false
    }

    /// The lines that may run right behind a line.
    fn following(&self, line: usize) -> Vec<usize> {
        let next = Some(line + 1);
        let both = match self.lines[line].kind() {
            Kind::Head | Kind::Repeat | Kind::Else => [next, None],
            Kind::If | Kind::ElseIf => [next, self.otherwise(line)],
            Kind::For | Kind::While => [next, self.after(line)],
            Kind::Return => [None, None],
            Kind::Break => [self.loop_around(line).and_then(|line| self.after(line)), None],
            Kind::Plain => [self.after(line), None],
        };
        both.into_iter().flatten().collect()
    }
}

impl Mark {
    /// The kind of event that this is a mark of; of a call, that of the visit that it begins.
    const fn kind(self) -> EventKind {
        match self {
            Self::Enter | Self::Call | Self::First | Self::Test | Self::Again => EventKind::Enter,
            Self::Order => EventKind::Order,
            Self::Evaluate => EventKind::Evaluate,
            Self::Improve => EventKind::Improve,
            Self::Cutoff => EventKind::Cutoff,
            Self::Iterate => EventKind::Iterate,
            Self::Probe | Self::Raise | Self::Lower => EventKind::Probe,
            Self::Store => EventKind::Store,
            Self::Open => EventKind::Open,
            Self::Solve => EventKind::Solve,
            Self::Purge => EventKind::Purge,
            Self::KnownExact | Self::KnownLower | Self::KnownUpper | Self::Leave | Self::Leaf => {
                EventKind::Leave
            }
        }
    }

    const fn is_call(self) -> bool {
        matches!(self, Self::Call | Self::First | Self::Test | Self::Again)
    }
}
