//! The lines that run from one event to the next.

use crate::Listing;
use crate::condition::{Condition, Piece, spelt};
use crate::frames::Call;
use crate::scope::{Scope, Value};
use crate::syntax::{Expression, Function, Name, Statement};
use plyscope_explain::facts::Story;
use plyscope_search::depth_below;
use plyscope_search::events::Event;
use plyscope_trace::Step;
use plyscope_tree::NodeId;

/// The calls on the way from one event to the next.
pub(crate) struct Walk<'a> {
    listing: &'a Listing,
    story: &'a Story<'a>,
    step: Step,
    pub calls: Vec<Call>,
    /// The line of the last call that runs next; `None` if it cannot be told from here.
    pub next: Option<usize>,
    /// The line that runs next, if it has begun to before the walk.
    pub begun: Option<usize>,
}

impl<'a> Walk<'a> {
    /// The walk that begins after the event that led to a step; at step 0, at the very beginning.
    pub fn from(listing: &'a Listing, story: &'a Story<'a>, step: Step) -> Option<Self> {
        let event = story.event_at(step);
        let calls = match event {
            Some(_) => listing.calls(story, step)?,
            None => listing.driving(story, Step::START),
        };
        let mut walk = Self { listing, story, step, calls, next: None, begun: None };
        let call = walk.calls.last()?;
        let routine = &listing.routines[call.routine];
        walk.next = match (event, &routine.lines[call.line].statement) {
            (Some(Event::Leave { value, .. }), _) => {
                walk.calls.pop();
                walk.returned(Value::Score(value))
            }
            (None, _) => Some(call.line),
            // An improvement that only a condition notices comes before it is decided.
            (_, Statement::If { .. }) => {
                walk.begun = Some(call.line);
                Some(call.line)
            }
            (Some(Event::Iterate(_)), _) | (_, Statement::Return { .. }) => None,
            (_, Statement::Head { .. }) => Some(call.line + 1),
            (_, Statement::For { .. } | Statement::Count { .. }) => Some(call.line),
            (_, Statement::Break) => {
                routine.loop_around(call.line).and_then(|line| routine.after(line))
            }
            _ => routine.after(call.line),
        };
        Some(walk)
    }

    /// Hands a returned value to the call that is now the last, at the line that made the call.
    fn returned(&mut self, value: Value) -> Option<usize> {
        let call = self.calls.last_mut()?;
        let routine = &self.listing.routines[call.routine];
        let Statement::Assign { names, value: expression } = &routine.lines[call.line].statement
        else {
            return None;
        };
        let value = match (value, expression) {
            (Value::Score(score), Expression::Minus { .. }) => Value::Score(-score),
            (other, _) => other,
        };
        call.scope.set(*names.first()?, value);
        routine.after(call.line)
    }

    /// Copies the table entry that this call found from a later moment of the same call.
    pub fn probe(&mut self, later: &Call) -> Option<()> {
        let call = self.calls.last_mut()?;
        for (name, value) in later.scope.values.iter().filter(|(name, _)| name.is_of_entry()) {
            call.scope.set(*name, value.clone());
        }
        let line = self.next?;
        self.next = self.listing.routines[call.routine].after(line);
        Some(())
    }

    /// Runs a line, moves on to the next, and returns the condition decided with numbers, if any.
    pub fn run(&mut self, line: usize) -> Option<Condition> {
        self.next = None;
        let listing = self.listing;
        let call = self.calls.last_mut()?;
        call.line = line;
        let routine = &listing.routines[call.routine];
        let statement = &routine.lines[line].statement;
        let about = About::new(self.story, call.node, self.step);
        let functions = |function: Function, of: &Value| about.function(function, of);
        match statement {
            Statement::If { condition }
            | Statement::ElseIf { condition }
            | Statement::While { condition } => {
                let holds = condition.evaluate(&call.scope, &functions)? == Value::Truth(true);
                self.next = if holds { Some(line + 1) } else { routine.otherwise(line) };
                let number = |atom: &Expression| {
                    atom.evaluate(&call.scope, &functions).filter(Value::is_number)
                };
                let pieces = spelt(condition, &number);
                let (node, routine) = (call.node, call.routine);
                let has_numbers = pieces.iter().any(|piece| matches!(piece, Piece::Value(_)));
                return has_numbers.then_some(Condition { node, routine, line, pieces, holds });
            }
            Statement::For { name, .. } | Statement::Count { name, .. } => {
                let value = about.turn(statement, call.scope.get(*name), &call.scope);
                let inside = routine.variables.iter().filter(|one| one.within == Some(line));
                inside.for_each(|variable| call.scope.forget(variable.name));
                self.next = match value {
                    Some(value) => {
                        call.scope.set(*name, value);
                        Some(line + 1)
                    }
                    None => routine.after(line),
                };
            }
            Statement::Head { .. } | Statement::Repeat => self.next = Some(line + 1),
            Statement::Return { value } => {
                let value = value.evaluate(&call.scope, &functions)?;
                self.calls.pop();
                self.next = self.returned(value);
            }
            Statement::Assign { names, value } => match statement.called() {
                Some(called) => self.call(called, value)?,
                None => {
                    let value = value.evaluate(&call.scope, &functions)?;
                    call.scope.set(*names.first()?, value);
                    self.next = routine.after(line);
                }
            },
            Statement::Do { value } if value.calls(Function::Make) => {
                self.next = routine.after(line);
            }
            Statement::Do { value } if value.calls(Function::Unmake) => {
                call.scope.set(Name::Position, Value::Node(call.node?));
                self.next = routine.after(line);
            }
            Statement::Else | Statement::Break | Statement::Do { .. } => {}
        }
        None
    }

    /// Calls another driver.
    fn call(&mut self, called: usize, call: &Expression) -> Option<()> {
        let Expression::CallRoutine { given, .. } = call else { return None };
        let caller = self.calls.last()?;
        let mut scope = Scope::default();
        for (name, argument) in self.listing.routines[called].parameters.iter().zip(given) {
            scope.set(*name, argument.evaluate(&caller.scope, &|_, _| None)?);
        }
        self.calls.push(Call { routine: called, line: 0, node: None, scope });
        self.next = Some(0);
        Some(())
    }
}

/// The answers of the language's functions for one call.
struct About<'a> {
    story: &'a Story<'a>,
    children: &'a [NodeId],
    step: Step,
}

impl<'a> About<'a> {
    fn new(story: &'a Story<'a>, node: Option<NodeId>, step: Step) -> Self {
        let children = |node| story.children_of_visit(node, step.next());
        Self { story, children: node.map(children).unwrap_or_default(), step }
    }

    fn function(&self, function: Function, of: &Value) -> Option<Value> {
        let Value::Node(node) = *of else { return None };
        let tree = &self.story.tree;
        let horizon = self.story.horizon_at(self.step);
        Some(match function {
            Function::Leaf => Value::Truth(tree.is_leaf(node)),
            Function::First => Value::Truth(self.children.first() == Some(&node)),
            Function::Frontier => {
                let ends = tree.children(node).iter().all(|&child| horizon.ends_at(child));
                Value::Truth(horizon.ends_at(node) || ends)
            }
            Function::Height => {
                let positions = &self.story.table()?.positions;
                Value::Number(depth_below(positions, &horizon, node).into())
            }
            _ => return None,
        })
    }

    /// The value of a loop's variable in its next turn; `None` if there is none.
    fn turn(&self, loop_head: &Statement, now: Option<&Value>, scope: &Scope) -> Option<Value> {
        if let Statement::Count { from, to, .. } = loop_head {
            let number = |expression: &Expression| match expression.evaluate(scope, &|_, _| None) {
                Some(Value::Number(number)) => Some(number),
                _ => None,
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
