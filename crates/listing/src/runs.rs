//! The steps at which a line runs.

use crate::syntax::{Name, Statement};
use crate::{Listing, Mark, Routine};
use plyscope_explain::facts::Story;
use plyscope_search::Horizon;
use plyscope_search::events::EventKind;
use plyscope_trace::Step;
use plyscope_tree::Player;

impl Listing {
    /// The nearest step, forward or back, on the way to which a line of a routine runs.
    #[must_use]
    pub fn nearest(
        &self,
        story: &Story<'_>,
        (routine, line): (usize, usize),
        step: Step,
        forward: bool,
    ) -> Option<Step> {
        let last = story.trace.end();
        let first = Step::START.next();
        let sieve = self.sieve(story, (routine, line))?;
        if sieve.once {
            let behind = if forward { step < first } else { step > first };
            return behind.then_some(first).filter(|&first| first <= last);
        }
        let found =
            |&step: &Step| sieve.passes(story, step) && self.runs(story, (routine, line), step);
        match forward {
            true => step.min(last).up_to(last).find(found),
            false => Step::START.up_to(step.previous()?.min(last)).rev().find(found),
        }
    }

    /// Whether a line of a routine runs between the step before this one and this one.
    fn runs(&self, story: &Story<'_>, (routine, line): (usize, usize), step: Step) -> bool {
        let Some(wanted) = self.routines.get(routine).and_then(|own| own.lines.get(line)) else {
            return false;
        };
        let Some(kind) = story.trace.kind_at(step) else { return false };
        if story.trace.algorithm.is_best_first() {
            return self.runs_best_first(story, line, step).unwrap_or(false);
        }
        let Some(calls) = self.calls(story, step) else { return false };
        let Some((lit, above)) = calls.split_last() else { return false };
        let is_here = |call: &crate::frames::Call| (call.routine, call.line) == (routine, line);
        let calls = kind == EventKind::Enter && above.last().is_some_and(is_here);
        if is_here(lit) || (calls && wanted.marks.iter().any(|&mark| mark.is_call())) {
            return true;
        }
        let way = self.way(story, step.previous().unwrap_or_default(), Some(lit));
        way.is_some_and(|way| way.lines.contains(&(routine, line)))
    }

    /// The properties of the steps at which a line can run; `None` if there are none.
    fn sieve(&self, story: &Story<'_>, (routine, line): (usize, usize)) -> Option<Sieve> {
        let own = self.routines.get(routine)?;
        let wanted = own.lines.get(line)?;
        let returns = matches!(wanted.statement, Statement::Return { .. });
        let ends = routine == 0 && returns && !wanted.happens();
        if ends || wanted.statement == Statement::Else {
            return None;
        }
        let own_kinds = || wanted.marks.iter().map(|mark| mark.kind()).collect();
        let (before, at) = match () {
            () if wanted.happens() => (None, Some(own_kinds())),
            () if routine < self.drivers => (None, Some(vec![EventKind::Iterate])),
            () if story.trace.algorithm.is_best_first() => (None, None),
            () => {
                let mut at = own.kinds_behind(line);
                at.extend(wanted.marks.iter().map(|mark| mark.kind()));
                (Some(own.kinds_before(line)), Some(at))
            }
        };
        let player = match own.name.as_str() {
            _ if wanted.side.is_some() => wanted.side,
            "max_value" | "eval_max" => Some(Player::Max),
            "min_value" | "eval_min" => Some(Player::Min),
            _ => None,
        };
        // A visit begun by this line's call belongs to the other player.
        let calls = wanted.marks.iter().any(|mark| mark.is_call());
        let player = player.filter(|_| wanted.happens());
        // A line inside a condition on an entry runs only if there is an entry.
        let around = own.around(line).and_then(|around| own.lines[around].statement.condition());
        let asks = around.is_some_and(|condition| condition.mentions(&Name::is_of_entry));
        let once = routine == 0 && line == 0 && !wanted.happens();
        Some(Sieve {
            before,
            at,
            asks,
            once,
            player: player.map(|own| if calls { own.other() } else { own }),
        })
    }

    /// The same for a best-first search, where each turn of the loop takes another state.
    fn runs_best_first(&self, story: &Story<'_>, line: usize, step: Step) -> Option<bool> {
        let routine = self.routines.first()?;
        let now = self.best_first(story, step)?;
        let Some(before) = self.best_first(story, step.previous()?) else {
            return Some(line <= now.line);
        };
        let same = |name: Name| before.scope.get(name) == now.scope.get(name);
        let between = |from, to| routine.leads(from, line) && routine.leads(line, to);
        let turn = routine.lines.iter().position(|line| line.statement == Statement::Repeat)?;
        Some(match line {
            // A line with an event of its own runs only at the step of that event.
            _ if line == now.line || routine.lines[line].happens() => line == now.line,
            // A loop that has just ordered its children goes on to the first of them.
            _ if line == before.line => {
                matches!(routine.lines[line].statement, Statement::For { .. })
            }
            _ if same(Name::Node) && same(Name::State) => {
                line != turn && between(before.line, now.line)
            }
            _ => line == turn || between(before.line, turn) || between(turn, now.line),
        })
    }
}

impl Routine {
    /// Whether one line leads to another in the same turn without an event in between.
    fn leads(&self, from: usize, to: usize) -> bool {
        let mut seen = vec![false; self.lines.len()];
        let mut waiting = self.following(from);
        while let Some(line) = waiting.pop() {
            if line == to {
                return true;
            }
            let ends =
                self.lines[line].happens() || self.lines[line].statement == Statement::Repeat;
            if !std::mem::replace(&mut seen[line], true) && !ends {
                waiting.extend(self.following(line));
            }
        }
        false
    }

    /// The kinds of the events that can come next after a line.
    fn kinds_behind(&self, line: usize) -> Vec<EventKind> {
        let mut kinds = vec![EventKind::Order];
        for (other, statement) in self.lines.iter().enumerate() {
            if statement.may_happen() && self.leads(line, other) {
                kinds.extend(statement.marks.iter().map(|mark| mark.kind()));
            }
        }
        kinds
    }

    /// The kinds of the events that can come last before a line.
    fn kinds_before(&self, line: usize) -> Vec<EventKind> {
        let mut kinds = vec![EventKind::Order];
        for (other, statement) in self.lines.iter().enumerate() {
            if !statement.may_happen() || !self.leads(other, line) {
                continue;
            }
            // An event of several lines may be unfinished here, so the last finished one may come before it.
            if statement.has(Mark::Improve) || statement.has(Mark::Probe) {
                kinds.append(&mut self.kinds_before(other));
            }
            // A call is over when the visit is left.
            let kind = |mark: &Mark| if mark.is_call() { EventKind::Leave } else { mark.kind() };
            kinds.extend(statement.marks.iter().map(kind));
        }
        kinds
    }

    /// The lines that may run right after a line.
    fn following(&self, line: usize) -> Vec<usize> {
        let next = Some(line + 1);
        let both = match self.lines[line].statement {
            Statement::Head { .. } | Statement::Repeat | Statement::Else => [next, None],
            Statement::If { .. } | Statement::ElseIf { .. } => [next, self.otherwise(line)],
            Statement::For { .. } | Statement::Count { .. } | Statement::While { .. } => {
                [next, self.after(line)]
            }
            Statement::Return { .. } => [None, None],
            Statement::Break => [self.loop_around(line).and_then(|line| self.after(line)), None],
            Statement::Assign { .. } | Statement::Do { .. } => [self.after(line), None],
        };
        both.into_iter().flatten().collect()
    }
}

/// The properties shared by the steps at which a line runs, for a quick test of each.
struct Sieve {
    /// The kinds of the event before, if known.
    before: Option<Vec<EventKind>>,
    /// The kinds of the event, if known.
    at: Option<Vec<EventKind>>,
    /// Whether the table must have had an entry: neither this event nor the one before is a failed probe.
    asks: bool,
    /// Whether the line runs only before the first event: the outermost call is made once.
    once: bool,
    /// The player to move at its node.
    player: Option<Player>,
}

impl Sieve {
    /// Whether the line may run at a step: a quick look rules out most steps.
    fn passes(&self, story: &Story<'_>, step: Step) -> bool {
        let is_one = |kinds: &Option<Vec<EventKind>>, step: Step| {
            let known = kinds.as_ref().zip(story.trace.kind_at(step));
            known.is_none_or(|(kinds, kind)| kinds.contains(&kind))
        };
        let moves = |player| {
            let node = story.trace.node_at(step);
            let horizon = Horizon::new(&story.tree, &story.trace.options);
            node.is_none_or(|node| horizon.player(node) == player)
        };
        let missed = |step| story.trace.missed_at(step);
        let finds = !self.asks || !(missed(step) || missed(step.previous().unwrap_or_default()));
        is_one(&self.at, step)
            && finds
            && is_one(&self.before, step.previous().unwrap_or_default())
            && self.player.is_none_or(moves)
    }
}

impl Mark {
    /// The kind of the marked event; for a call, that of the visit it begins.
    const fn kind(self) -> EventKind {
        match self {
            Self::Enter | Self::Call | Self::First | Self::Test | Self::Again => EventKind::Enter,
            Self::Order => EventKind::Order,
            Self::Evaluate => EventKind::Evaluate,
            Self::Improve | Self::Better => EventKind::Improve,
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
