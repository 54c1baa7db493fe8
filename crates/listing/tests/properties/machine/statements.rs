//! Statements: what each kind of line does.

use std::ops::Range;

use plyscope_listing::{Expression, Mark, Name, Statement};
use plyscope_oracle::told::Told;

use super::{Machine, Val, locals};

/// A line: its routine, and its number there.
type Place = (usize, usize);

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
    /// Runs these lines of a routine, which begin a block each.
    pub(super) fn block(&mut self, routine: usize, lines: Range<usize>) -> Flow {
        let code = &self.listing.routines[routine];
        let mut line = lines.start;
        // Whether a branch of the present choice has been chosen.
        let mut chosen = false;
        while line < lines.end {
            let block = locals::block(code, line);
            let inside = line + 1..block.end;
            let flow = match &code.lines[line].statement {
                Statement::ElseIf { .. } | Statement::Else if chosen => Flow::On,
                Statement::Else => self.block(routine, inside),
                Statement::If { condition } | Statement::ElseIf { condition } => {
                    self.at(line);
                    self.mark(&code.lines[line].marks, None);
                    chosen = self.decide(condition);
                    self.block(routine, if chosen { inside } else { 0..0 })
                }
                statement => self.statement((routine, line), statement, inside),
            };
            if !matches!(flow, Flow::On) {
                return flow;
            }
            line = block.end;
        }
        Flow::On
    }

    pub(super) fn at(&mut self, line: usize) {
        let top = self.stack.last_mut().unwrap();
        top.line = line;
        self.ran.push((top.routine, line));
    }

    /// Runs a statement that is no branch of a choice.
    fn statement(&mut self, place: Place, statement: &Statement, inside: Range<usize>) -> Flow {
        let (routine, line) = place;
        let marks = &self.listing.routines[routine].lines[line].marks;
        self.at(line);
        match statement {
            Statement::Assign { names, value } => self.assign(marks, names, value),
            Statement::Do { value } => {
                if marks.contains(&Mark::Order) {
                    self.arrange();
                }
                self.value(value);
                self.mark(marks, None);
            }
            Statement::While { condition } => return self.repeat(place, Some(condition), inside),
            Statement::Repeat => return self.repeat(place, None, inside),
            Statement::For { name, all } => {
                if marks.contains(&Mark::Order) {
                    self.arrange();
                }
                let Val::Nodes(nodes) = self.value(all) else { panic!("{all} are no nodes") };
                return self.for_each(place, *name, nodes.into_iter().map(Val::Node), inside);
            }
            Statement::Count { name, from, to } => {
                let numbers = self.number(from)..=self.number(to);
                return self.for_each(place, *name, numbers.map(Val::Number), inside);
            }
            Statement::Break => {
                self.mark(marks, None);
                return Flow::Break;
            }
            Statement::Return { value } => {
                let value = self.value(value);
                let returned = match value.clone().alone() {
                    Val::Score(units) => Some(units),
                    _ => None,
                };
                self.mark(marks, returned);
                return Flow::Return(value);
            }
            other => panic!("{other} stands alone"),
        }
        Flow::On
    }

    fn assign(&mut self, marks: &[Mark], names: &[Name], value: &Expression) {
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
                self.set(*name, value);
            }
            ([name, other], Val::Pair(value, with)) => {
                self.given_back(&value);
                self.set(*name, *value);
                self.set(*other, *with);
            }
            ([node, state, merit], Val::State(taken)) => {
                self.set(*node, Val::Node(taken.node));
                self.set(*state, Val::Word(taken.state));
                self.set(*merit, Val::Score(taken.merit));
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

    /// Runs what stands inside while the condition holds; without one, until it breaks.
    fn repeat(
        &mut self,
        place: Place,
        condition: Option<&Expression>,
        inside: Range<usize>,
    ) -> Flow {
        while condition.is_none_or(|condition| self.decide(condition)) {
            if let Some(flow) = self.turn(place, inside.clone()).out_of_loop() {
                return flow;
            }
            self.at(place.1);
        }
        Flow::On
    }

    fn for_each(
        &mut self,
        place: Place,
        name: Name,
        values: impl Iterator<Item = Val>,
        inside: Range<usize>,
    ) -> Flow {
        for value in values {
            self.at(place.1);
            self.set(name, value);
            if let Some(flow) = self.turn(place, inside.clone()).out_of_loop() {
                return flow;
            }
        }
        self.at(place.1);
        Flow::On
    }

    /// One turn of a loop, whose own names are gone with it.
    fn turn(&mut self, (routine, line): Place, inside: Range<usize>) -> Flow {
        let flow = self.block(routine, inside);
        for name in &self.locals[routine][line] {
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
