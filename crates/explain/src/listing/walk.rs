//! The lines that run from one event to the next.

use super::Listing;
use super::condition::{self, Condition};
use super::evaluate::evaluate;
use super::flow::Kind;
use super::frames::Call;
use super::scope::{Scope, Value};
use super::words::words;
use crate::facts::Story;
use plyscope_search::depth_below;
use plyscope_search::events::Event;
use plyscope_tree::NodeId;

/// Calls on their way from one event to the next.
pub(super) struct Walk<'a> {
    listing: &'a Listing,
    story: &'a Story<'a>,
    step: usize,
    pub calls: Vec<Call>,
    /// The line of the last call that runs next; none where that is not to be told from here.
    pub next: Option<usize>,
}

impl<'a> Walk<'a> {
    /// What runs behind the event that led to a step; at step 0, from the very beginning.
    pub fn from(listing: &'a Listing, story: &'a Story<'a>, step: usize) -> Option<Self> {
        let event = story.event_at(step);
        let calls = match event {
            Some(_) => listing.calls(story, step)?,
            None => listing.driving(story, 0),
        };
        let mut walk = Self { listing, story, step, calls, next: None };
        let call = walk.calls.last()?;
        let routine = &listing.routines[call.routine];
        walk.next = match (event, routine.lines[call.line].kind()) {
            (Some(Event::Leave { value, .. }), _) => {
                walk.calls.pop();
                walk.returned(Value::Score(value))
            }
            (None, _) => Some(call.line),
            (Some(Event::Iterate(_)), _) | (_, Kind::Return) => None,
            (_, Kind::Head) => Some(call.line + 1),
            (_, Kind::For) => Some(call.line),
            (_, Kind::Break) => routine.loop_around(call.line).and_then(|line| routine.after(line)),
            _ => routine.after(call.line),
        };
        Some(walk)
    }

    /// A call has returned to the one that is last now, at the line that made it.
    fn returned(&mut self, value: Value) -> Option<usize> {
        let call = self.calls.last_mut()?;
        let routine = &self.listing.routines[call.routine];
        let (name, expression) = routine.lines[call.line].text.split_once(" = ")?;
        let value = match value {
            Value::Score(score) if expression.starts_with('−') => Value::Score(-score),
            other => other,
        };
        call.scope.set(name, value);
        routine.after(call.line)
    }

    /// Takes from a later moment of the same call what it found in the table.
    pub fn probe(&mut self, later: &Call) -> Option<()> {
        let call = self.calls.last_mut()?;
        for (name, value) in &later.scope.values {
            if name.starts_with("entry.") {
                call.scope.set(name, value.clone());
            }
        }
        let line = self.next?;
        self.next = self.listing.routines[call.routine].after(line);
        Some(())
    }

    /// Runs a line, goes on to the next, and gives what was decided with numbers.
    pub fn run(&mut self, line: usize) -> Option<Condition> {
        self.next = None;
        let listing = self.listing;
        let call = self.calls.last_mut()?;
        call.line = line;
        let routine = &listing.routines[call.routine];
        let statement = &routine.lines[line];
        let about = About::new(self.story, call.node, self.step);
        let functions = |name: &str, of: &Value| about.function(name, of);
        match statement.kind() {
            Kind::If | Kind::ElseIf | Kind::While => {
                let text = condition::text(&statement.text);
                let holds = evaluate(text, &call.scope, &functions)? == Value::Truth(true);
                self.next = if holds { Some(line + 1) } else { routine.otherwise(line) };
                let pieces = condition::put_in(text, &call.scope, &functions)?;
                let (node, routine) = (call.node, call.routine);
                return Some(Condition { node, routine, line, pieces, holds });
            }
            Kind::For => {
                let name = statement.assigned()?;
                let value = about.turn(&statement.text, call.scope.get(name), &call.scope);
                let inside = routine.variables.iter().filter(|one| one.within == Some(line));
                inside.for_each(|variable| call.scope.forget(&variable.name));
                self.next = match value {
                    Some(value) => {
                        call.scope.set(name, value);
                        Some(line + 1)
                    }
                    None => routine.after(line),
                };
            }
            Kind::Head | Kind::Repeat => self.next = Some(line + 1),
            Kind::Return => {
                let value =
                    evaluate(statement.text.strip_prefix("return ")?, &call.scope, &functions)?;
                self.calls.pop();
                self.next = self.returned(value);
            }
            _ => match listing.called(&statement.text) {
                Some(called) => self.call(called)?,
                None => {
                    let (name, expression) = statement.text.split_once(" = ")?;
                    let value = evaluate(expression, &call.scope, &functions)?;
                    call.scope.set(name, value);
                    self.next = routine.after(line);
                }
            },
        }
        None
    }

    /// Calls another driver.
    fn call(&mut self, called: usize) -> Option<()> {
        let call = self.calls.last()?;
        let text = &self.listing.routines[call.routine].lines[call.line].text;
        let (_, arguments) = text.split_once('(')?;
        let arguments = arguments.strip_suffix(')')?.split(", ");
        let mut scope = Scope::default();
        for (name, argument) in self.listing.routines[called].parameters.iter().zip(arguments) {
            scope.set(name, evaluate(argument, &call.scope, &|_, _| None)?);
        }
        self.calls.push(Call { routine: called, line: 0, node: None, scope });
        self.next = Some(0);
        Some(())
    }
}

/// What the functions of the language say, where a call stands.
struct About<'a> {
    story: &'a Story<'a>,
    children: &'a [NodeId],
    step: usize,
}

impl<'a> About<'a> {
    fn new(story: &'a Story<'a>, node: Option<NodeId>, step: usize) -> Self {
        let children = |node| story.children_of_visit(node, step + 1);
        Self { story, children: node.map(children).unwrap_or_default(), step }
    }

    fn function(&self, name: &str, of: &Value) -> Option<Value> {
        let Value::Node(node) = *of else { return None };
        let tree = &self.story.tree;
        let horizon = self.story.horizon_at(self.step);
        Some(match name {
            "leaf" => Value::Truth(tree.is_leaf(node)),
            "first" => Value::Truth(self.children.first() == Some(&node)),
            "frontier" => {
                let ends = tree.children(node).iter().all(|&child| horizon.ends_at(child));
                Value::Truth(horizon.ends_at(node) || ends)
            }
            "height" => {
                let positions = &self.story.table()?.positions;
                Value::Number(depth_below(positions, &horizon, node).into())
            }
            _ => return None,
        })
    }

    /// What a loop's name stands for in its next turn; none where there is none.
    fn turn(&self, text: &str, now: Option<&Value>, scope: &Scope) -> Option<Value> {
        if let Some((from, to)) = text.split_once(" to ") {
            let number = |text: &str| {
                let last = words(text).into_iter().rfind(|word| word.text != ":");
                match evaluate(last.map_or("", |word| word.text), scope, &|_, _| None) {
                    Some(Value::Number(number)) => Some(number),
                    _ => None,
                }
            };
            let next = match now {
                Some(Value::Number(now)) => now + 1,
                _ => number(from)?,
            };
            return (next <= number(to)?).then_some(Value::Number(next));
        }
        let place = match now {
            Some(Value::Node(child)) => self.children.iter().position(|other| other == child)? + 1,
            _ => 0,
        };
        self.children.get(place).copied().map(Value::Node)
    }
}
