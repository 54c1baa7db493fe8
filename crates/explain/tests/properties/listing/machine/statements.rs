//! Statements: what each kind of line does.

use plyscope_explain::listing::Mark;

use super::super::language::{Code, Expr, Statement, Step};
use super::{Machine, Val};
use crate::told::Told;

/// How a statement ends.
pub enum Flow {
    On,
    Break,
    Return(Val),
}

impl Flow {
    /// How a loop ends after a turn that ends like this; `None` if it goes on.
    fn out_of_loop(self) -> Option<Self> {
        match self {
            Self::On => None,
            Self::Break => Some(Self::On),
            Self::Return(value) => Some(Self::Return(value)),
        }
    }
}

impl Machine<'_> {
    pub(super) fn block(&mut self, code: &Code, steps: &[Step]) -> Flow {
        for step in steps {
            match self.step(code, step) {
                Flow::On => {}
                flow => return flow,
            }
        }
        Flow::On
    }

    pub(super) fn at(&mut self, line: usize) {
        let top = self.stack.last_mut().unwrap();
        top.line = line;
        self.ran.push((top.routine, line));
    }

    fn step(&mut self, code: &Code, step: &Step) -> Flow {
        self.at(step.line);
        match &step.what {
            Statement::Assign(names, value) => self.assign(&step.marks, names, value),
            Statement::Do(call) => {
                if step.marks.contains(&Mark::Order) {
                    self.arrange();
                }
                self.value(call);
                self.mark(&step.marks, None);
            }
            Statement::If(condition, then, otherwise) => {
                self.mark(&step.marks, None);
                let steps = if self.decide(condition) { then } else { otherwise };
                return self.block(code, steps);
            }
            Statement::While(condition, body) => {
                return self.repeat(code, step.line, Some(condition), body);
            }
            Statement::Repeat(body) => return self.repeat(code, step.line, None, body),
            Statement::For(name, all, body) => {
                if step.marks.contains(&Mark::Order) {
                    self.arrange();
                }
                let Val::Nodes(nodes) = self.value(all) else { panic!("{all:?} are no nodes") };
                return self.for_each(
                    code,
                    step.line,
                    name,
                    nodes.into_iter().map(Val::Node),
                    body,
                );
            }
            Statement::Count(name, from, to, body) => {
                let numbers = self.number(from)..=self.number(to);
                return self.for_each(code, step.line, name, numbers.map(Val::Number), body);
            }
            Statement::Break => {
                self.mark(&step.marks, None);
                return Flow::Break;
            }
            Statement::Return(value) => {
                let value = self.value(value);
                let returned = match value.clone().alone() {
                    Val::Score(units) => Some(units),
                    _ => None,
                };
                self.mark(&step.marks, returned);
                return Flow::Return(value);
            }
        }
        Flow::On
    }

    fn assign(&mut self, marks: &[Mark], names: &[String], value: &Expr) {
        // A search of the root begins before it has a value.
        let iterates = marks.contains(&Mark::Iterate);
        if iterates {
            self.happen(Mark::Iterate, None);
        }
        match (names, self.value(value)) {
            ([name], value) => {
                if marks.contains(&Mark::Call) {
                    self.given_back(&value);
                }
                self.set(name, value);
            }
            ([name, other], Val::Pair(value, with)) => {
                self.given_back(&value);
                self.set(name, *value);
                self.set(other, *with);
            }
            ([node, state, merit], Val::State(taken)) => {
                self.set(node, Val::Node(taken.node));
                self.set(state, Val::Word(taken.state));
                self.set(merit, Val::Score(taken.merit));
            }
            (names, value) => panic!("{names:?} cannot be {value:?}"),
        }
        if !iterates {
            self.mark(marks, None);
        }
    }

    /// Notes the best value that a call has been given, which its code may not keep.
    fn given_back(&mut self, value: &Val) {
        let Val::Score(value) = *value else { panic!("{value:?} is no score") };
        let max = self.turns || self.game.max_moves_at(self.node());
        let (best, is_best) = self.best.last_mut().unwrap();
        *is_best = best.is_none_or(|best| if max { value > best } else { value < best });
        if *is_best {
            *best = Some(value);
        }
    }

    /// Runs the body while the condition holds; without one, until it breaks.
    fn repeat(
        &mut self,
        code: &Code,
        line: usize,
        condition: Option<&Expr>,
        body: &[Step],
    ) -> Flow {
        while condition.is_none_or(|condition| self.decide(condition)) {
            if let Some(flow) = self.turn(code, line, body).out_of_loop() {
                return flow;
            }
            self.at(line);
        }
        Flow::On
    }

    fn for_each(
        &mut self,
        code: &Code,
        line: usize,
        name: &str,
        values: impl Iterator<Item = Val>,
        body: &[Step],
    ) -> Flow {
        for value in values {
            self.at(line);
            self.set(name, value);
            if let Some(flow) = self.turn(code, line, body).out_of_loop() {
                return flow;
            }
        }
        self.at(line);
        Flow::On
    }

    /// One turn of a loop, whose own names are gone with it.
    fn turn(&mut self, code: &Code, line: usize, body: &[Step]) -> Flow {
        let flow = self.block(code, body);
        for name in &code.local[line] {
            self.stack.last_mut().unwrap().names.remove(name);
        }
        flow
    }

    /// Puts the children of this visit in the order that the search took, which no listing says.
    fn arrange(&mut self) {
        let node = self.node();
        let children: Vec<_> = match self.told.get(self.log.len()) {
            Some(Told::Order { node: other, children, .. }) if other.index() == node => {
                self.happen(Mark::Order, None);
                children.iter().map(|child| child.index()).collect()
            }
            _ => self.game.nodes[node].children.clone(),
        };
        self.arranged.insert(node, children.clone());
        *self.order.last_mut().unwrap() = Some(children);
    }
}
