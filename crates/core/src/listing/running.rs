//! What runs at a step.

use super::Listing;
use super::condition::{self, Condition};
use super::evaluate::evaluate;
use super::flow::Kind;
use super::frames::Call;
use super::scope::Value;
use crate::facts::Story;
use crate::score::Score;
use crate::trace::Event;
use crate::tree::NodeId;

/// What runs at a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Running {
    /// The calls under way, the outermost first. The line of the last is the one that runs; the others
    /// are at the line that calls the next.
    pub frames: Vec<RunningFrame>,
    /// What was decided with numbers: on the way to this event, as far as it held, and after it, as far
    /// as it did not.
    pub conditions: Vec<Condition>,
    /// What the line returns that runs.
    pub returns: Option<Score>,
}

/// A call under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunningFrame {
    /// Which of the listing's routines is called.
    pub routine: usize,
    /// Which of its lines is running.
    pub line: usize,
    /// The node; none in a driver.
    pub node: Option<NodeId>,
    /// What the routine's names stand for, as far as they stand for anything, after the line has run or,
    /// where it calls, before. Scores stand as the algorithm has them.
    pub values: Vec<(String, Value)>,
}

impl Listing {
    /// What runs at a step of a search with this listing; none before the first.
    #[must_use]
    pub fn at(&self, story: &Story<'_>, step: usize) -> Option<Running> {
        let step = step.min(story.trace.len());
        let event = story.timeline.event_at(story.trace, story.tree, step)?;
        let calls = self.calls(story, step)?;
        let returns = match event {
            Event::Evaluate { value, .. } | Event::Leave { value, .. } => Some(value),
            _ => None,
        };
        let conditions = self.decided(story, step, calls.last()?);
        let frames = calls
            .into_iter()
            .map(|Call { routine, line, node, scope }| RunningFrame {
                routine,
                line,
                node: Some(node),
                values: scope.values,
            })
            .collect();
        Some(Running { frames, conditions, returns })
    }

    /// What is decided on the way to an event, and after it.
    fn decided(&self, story: &Story<'_>, step: usize, lit: &Call) -> Vec<Condition> {
        let mut conditions = Vec::new();
        if let Some(before) = self.way(story, step - 1, Some(lit)) {
            let (to, inside) =
                before.conditions.split_at(before.begun.min(before.conditions.len()));
            conditions.extend(to.iter().filter(|condition| condition.holds).cloned());
            conditions.extend_from_slice(inside);
        }
        if let Some(behind) = self.way(story, step, None) {
            conditions.extend(behind.conditions.into_iter().filter(|condition| !condition.holds));
        }
        conditions
    }

    /// What runs behind the event that led to a step: up to the line `to`, or up to the next line at
    /// which anything happens.
    fn way(&self, story: &Story<'_>, step: usize, to: Option<&Call>) -> Option<Way> {
        let event = story.timeline.event_at(story.trace, story.tree, step)?;
        let mut calls = self.calls(story, step)?;
        let mut call = calls.pop()?;
        let mut next = match event {
            Event::Leave { value, .. } => {
                call = calls.pop()?;
                let routine = &self.routines[call.routine];
                let name = routine.lines[call.line].assigned()?;
                call.scope.set(name, Value::Score(story.taken(value)));
                routine.after(call.line)
            }
            _ => {
                let routine = &self.routines[call.routine];
                match routine.lines[call.line].kind() {
                    Kind::Head => Some(call.line + 1),
                    Kind::For => Some(call.line),
                    Kind::Break => {
                        routine.loop_around(call.line).and_then(|line| routine.after(line))
                    }
                    Kind::Return => None,
                    _ => routine.after(call.line),
                }
            }
        };
        let mut way = Way { conditions: Vec::new(), begun: usize::MAX };
        let to = to.filter(|to| to.node == call.node).map(|to| to.line);
        let routine = &self.routines[call.routine];
        let family = to.map(|to| routine.lines[to].marks.as_slice());
        while let Some(line) = next {
            let happens = routine.lines[line].happens();
            let belongs = family.is_some_and(|marks| {
                routine.lines[line].marks.iter().any(|mark| marks.contains(mark))
            });
            if belongs && way.begun == usize::MAX {
                way.begun = way.conditions.len();
            }
            if Some(line) == to || (happens && !belongs) {
                break;
            }
            next = self.run(story, step, &mut call, line, &mut way);
        }
        Some(way)
    }

    /// Runs a line and gives the next one.
    fn run(
        &self,
        story: &Story<'_>,
        step: usize,
        call: &mut Call,
        line: usize,
        way: &mut Way,
    ) -> Option<usize> {
        let routine = &self.routines[call.routine];
        let statement = &routine.lines[line];
        let node = call.node;
        let children = story.timeline.children_of_visit(story.trace, story.tree, node, step + 1);
        let horizon = story.trace.horizon_at(story.tree, step);
        let functions = |name: &str, of: &Value| match (name, of) {
            ("leaf", Value::Node(node)) => Some(Value::Truth(story.tree.is_leaf(*node))),
            ("first", Value::Node(child)) => Some(Value::Truth(children.first() == Some(child))),
            ("frontier", Value::Node(node)) => {
                let below = story.tree.children(*node);
                let ends = below.iter().all(|&child| horizon.ends_at(child));
                Some(Value::Truth(horizon.ends_at(*node) || ends))
            }
            _ => None,
        };
        match statement.kind() {
            Kind::If | Kind::ElseIf | Kind::While => {
                let text = condition::text(&statement.text);
                let holds = evaluate(text, &call.scope, &functions)? == Value::Truth(true);
                if let Some(pieces) = condition::put_in(text, &call.scope, &functions) {
                    let (node, routine) = (Some(node), call.routine);
                    way.conditions.push(Condition { node, routine, line, pieces, holds });
                }
                if holds { Some(line + 1) } else { routine.otherwise(line) }
            }
            Kind::For => {
                let name = statement.assigned()?;
                let place = match call.scope.get(name) {
                    Some(Value::Node(child)) => {
                        children.iter().position(|other| other == child)? + 1
                    }
                    _ => 0,
                };
                let inside = routine.variables.iter().filter(|one| one.within == Some(line));
                inside.for_each(|variable| call.scope.forget(&variable.name));
                let Some(&child) = children.get(place) else { return routine.after(line) };
                call.scope.set(name, Value::Node(child));
                Some(line + 1)
            }
            Kind::Plain => {
                let (name, expression) = statement.text.split_once(" = ")?;
                let value = evaluate(expression, &call.scope, &functions)?;
                call.scope.set(name, value);
                routine.after(line)
            }
            _ => Some(line + 1),
        }
    }
}

/// What was decided on the way from one event to the next.
struct Way {
    conditions: Vec<Condition>,
    /// How many of them were decided before the next event began.
    begun: usize,
}
