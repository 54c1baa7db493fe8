//! What is written down: events, and the conditions that held or failed before them.

use plyscope_listing::{Expression, Function, Mark, Name};
use plyscope_oracle::branch::Worth;

use super::{Frame, Machine, Val};

/// A condition that has a number in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Decided {
    pub routine: usize,
    pub line: usize,
    /// With each number in the place of its name, and blanks left out.
    pub text: String,
    pub holds: bool,
}

/// An event, with all that the machine knows as it happens.
#[derive(Clone, Debug)]
pub struct Happened {
    pub mark: Mark,
    pub frames: Vec<Frame>,
    pub conditions: Vec<Decided>,
    pub returns: Option<Worth>,
    /// The lines that ran on the way here, each with its routine.
    pub ran: Vec<(usize, usize)>,
}

impl Machine<'_> {
    pub(super) fn mark(&mut self, marks: &[Mark], returns: Option<Worth>) {
        let no_events = [
            Mark::Order,
            Mark::Call,
            Mark::First,
            Mark::Test,
            Mark::Again,
            Mark::Raise,
            Mark::Lower,
        ];
        for &mark in marks {
            if mark == Mark::Better {
                if self.best.last().unwrap().1 {
                    self.happen(Mark::Improve, returns);
                }
            } else if !no_events.contains(&mark) {
                self.happen(mark, returns);
            }
        }
    }

    /// An event happens. Lines with the same mark, one after the other, are one event.
    pub(super) fn happen(&mut self, mark: Mark, returns: Option<Worth>) {
        let waiting = std::mem::take(&mut self.waiting);
        let ran = std::mem::take(&mut self.ran);
        let mut frames = self.stack.clone();
        if self.makes_moves() {
            frames.last_mut().unwrap().names.insert(Name::Position, Val::Node(self.position));
        }
        if let Some(last) = self.log.last_mut() {
            if last.mark == mark && [Mark::Improve, Mark::Probe].contains(&mark) {
                last.conditions.extend(waiting);
                last.frames = frames;
                last.ran.extend(ran);
                return;
            }
            let failed = waiting.iter().filter(|decided| !decided.holds).cloned();
            last.conditions.extend(failed);
        }
        let conditions = waiting.into_iter().filter(|decided| decided.holds).collect();
        self.log.push(Happened { mark, frames, conditions, returns, ran });
    }

    /// Whether the routine that runs has no node, but one position.
    fn makes_moves(&self) -> bool {
        let routine = self.stack.last().unwrap().routine;
        let lines = &self.listing.routines[routine].lines;
        lines.iter().any(|line| line.statement.mentions(Name::Position))
    }

    pub(super) fn decide(&mut self, condition: &Expression) -> bool {
        let Val::Truth(holds) = self.value(condition) else {
            panic!("{condition:?} is no condition")
        };
        let mut numbers = 0;
        let text = self.with_numbers(condition, &mut numbers);
        if numbers > 0 {
            let Frame { routine, line, .. } = *self.stack.last().unwrap();
            self.waiting.push(Decided { routine, line, text, holds });
        }
        holds
    }

    /// An expression as it is shown, with numbers in the places of names; blanks left out.
    fn with_numbers(&mut self, expression: &Expression, numbers: &mut usize) -> String {
        let replaced = match expression {
            Expression::Name { name } => self.name(*name),
            Expression::Unit | Expression::Call { callee: Function::Height, .. } => {
                Some(self.value(expression))
            }
            _ => None,
        };
        if let Some(Val::Score(number) | Val::Number(number)) = replaced {
            *numbers += 1;
            return format!("[{number}]");
        }
        match expression {
            Expression::Plus { part } => format!("+{}", self.with_numbers(part, numbers)),
            Expression::Minus { part } => format!("−{}", self.with_numbers(part, numbers)),
            Expression::Not { part } => format!("not{}", self.with_numbers(part, numbers)),
            Expression::Group { part } => format!("({})", self.with_numbers(part, numbers)),
            Expression::Binary { left, operator, right } => {
                let left = self.with_numbers(left, numbers);
                format!("{left}{operator}{}", self.with_numbers(right, numbers))
            }
            Expression::Pair { .. } => panic!("a pair is no condition"),
            other => other.to_string().replace(' ', ""),
        }
    }
}
