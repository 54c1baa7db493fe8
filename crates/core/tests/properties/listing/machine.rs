//! A machine that runs a listing as it stands, with numbers of its own, and writes down every event that
//! its lines say happens.

use std::collections::BTreeMap;

use plyscope_core::listing::{Listing, Mark};

use super::language::{Code, Expr, Statement, Step, code, expression};
use crate::branch::{INF, Worth};
use crate::case::Search;
use crate::model::Game;
use crate::told::Told;

const MOST: Worth = 2_000_000_000;

#[derive(Clone, Debug, PartialEq)]
pub enum Val {
    /// In units of the tree.
    Score(Worth),
    Number(i64),
    Node(usize),
    Word(String),
    Truth(bool),
    Nodes(Vec<usize>),
}

pub type Names = BTreeMap<String, Val>;

/// A call under way, and the line that it is at.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    pub routine: usize,
    pub line: usize,
    pub names: Names,
}

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
pub struct Entry {
    pub mark: Mark,
    pub frames: Vec<Frame>,
    pub conditions: Vec<Decided>,
    pub returns: Option<Worth>,
}

pub struct Machine<'a> {
    codes: Vec<Code>,
    listing: &'a Listing,
    pub game: Game,
    scale: Worth,
    told: &'a [Told],
    stack: Vec<Frame>,
    /// The children of each call's visit, in order.
    order: Vec<Option<Vec<usize>>>,
    pub log: Vec<Entry>,
    waiting: Vec<Decided>,
    pub executed: Vec<(usize, usize)>,
}

enum Flow {
    On,
    Break,
    Return(Val),
}

impl<'a> Machine<'a> {
    pub fn new(search: &Search, listing: &'a Listing, told: &'a [Told]) -> Self {
        let scale = 10_i64.pow(6 - u32::from(search.tree().decimals()));
        Self {
            codes: listing.routines.iter().map(code).collect(),
            listing,
            game: search.game(),
            scale,
            told,
            stack: Vec::new(),
            order: Vec::new(),
            log: Vec::new(),
            waiting: Vec::new(),
            executed: Vec::new(),
        }
    }

    /// Runs the listing and gives what its first call returns.
    pub fn run(&mut self) -> Val {
        let Expr::Call(name, arguments) = expression(&self.listing.start) else {
            panic!("no call")
        };
        let arguments = arguments.iter().map(|argument| self.value(argument)).collect();
        let value = self.call(&name, arguments);
        // Nothing comes any more that what holds could have led to.
        let waiting = std::mem::take(&mut self.waiting);
        self.log.last_mut().unwrap().conditions.extend(waiting);
        value
    }

    fn call(&mut self, name: &str, arguments: Vec<Val>) -> Val {
        let routine = self.codes.iter().position(|code| code.name == name).unwrap();
        let code = self.codes[routine].clone();
        assert_eq!(arguments.len(), code.parameters.len(), "{name}");
        let names = code.parameters.iter().cloned().zip(arguments).collect();
        self.stack.push(Frame { routine, line: 0, names });
        self.order.push(None);
        self.happen(Mark::Enter, None);
        let Flow::Return(value) = self.block(&code, &code.body) else {
            panic!("{name} has no value")
        };
        self.stack.pop();
        self.order.pop();
        value
    }

    fn block(&mut self, code: &Code, steps: &[Step]) -> Flow {
        for step in steps {
            match self.step(code, step) {
                Flow::On => {}
                flow @ Flow::Return(_) => return flow,
            }
        }
        Flow::On
    }

    fn at(&mut self, line: usize) {
        let top = self.stack.last_mut().unwrap();
        top.line = line;
        self.executed.push((top.routine, line));
    }

    fn step(&mut self, code: &Code, step: &Step) -> Flow {
        self.at(step.line);
        match &step.what {
            Statement::Assign(names, value) => {
                let value = self.value(value);
                self.at(step.line);
                let [name] = names.as_slice() else { panic!("one name at a time") };
                self.set(name, value);
                self.mark(&step.marks, None);
            }
            Statement::Do(call) => {
                self.value(call);
                self.mark(&step.marks, None);
            }
            Statement::If(condition, then, otherwise) => {
                let steps = if self.decide(condition) { then } else { otherwise };
                return self.block(code, steps);
            }
            Statement::While(condition, body) => {
                while self.decide(condition) {
                    match self.turn(code, step.line, body) {
                        Flow::On => {}
                        Flow::Break => return Flow::On,
                        flow @ Flow::Return(_) => return flow,
                    }
                    self.at(step.line);
                }
            }
            Statement::Repeat(body) => loop {
                match self.turn(code, step.line, body) {
                    Flow::On => {}
                    Flow::Break => return Flow::On,
                    flow @ Flow::Return(_) => return flow,
                }
            },
            Statement::For(name, all, body) => {
                if step.marks.contains(&Mark::Order) {
                    self.arrange();
                }
                let Val::Nodes(nodes) = self.value(all) else { panic!("{all:?} are no nodes") };
                for node in nodes {
                    self.at(step.line);
                    self.set(name, Val::Node(node));
                    match self.turn(code, step.line, body) {
                        Flow::On => {}
                        Flow::Break => return Flow::On,
                        flow @ Flow::Return(_) => return flow,
                    }
                }
            }
            Statement::Count(name, from, to, body) => {
                let (from, to) = (self.number(from), self.number(to));
                for number in from..=to {
                    self.at(step.line);
                    self.set(name, Val::Number(number));
                    if let Flow::Return(value) = self.turn(code, step.line, body) {
                        return Flow::Return(value);
                    }
                }
            }
            Statement::Break => {
                self.mark(&step.marks, None);
                return Flow::Break;
            }
            Statement::Return(value) => {
                let value = self.value(value);
                let returned = match value {
                    Val::Score(units) => Some(units),
                    _ => None,
                };
                self.mark(&step.marks, returned);
                return Flow::Return(value);
            }
        }
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

    fn set(&mut self, name: &str, value: Val) {
        self.stack.last_mut().unwrap().names.insert(name.to_owned(), value);
    }

    /// Puts the children of this visit in the order that the search took, which no listing says.
    fn arrange(&mut self) {
        let node = self.node();
        let children = match self.told.get(self.log.len()) {
            Some(Told::Order { node: other, children, .. }) if other.index() == node => {
                self.happen(Mark::Order, None);
                children.iter().map(|child| child.index()).collect()
            }
            _ => self.game.nodes[node].children.clone(),
        };
        *self.order.last_mut().unwrap() = Some(children);
    }

    fn node(&self) -> usize {
        match self.stack.last().unwrap().names.get("node") {
            Some(Val::Node(node)) => *node,
            other => panic!("{other:?} is no node"),
        }
    }

    fn mark(&mut self, marks: &[Mark], returns: Option<Worth>) {
        for &mark in marks {
            if ![Mark::Call, Mark::First, Mark::Test, Mark::Again].contains(&mark) {
                self.happen(mark, returns);
            }
        }
    }

    /// An event happens. Lines with the same mark, one after the other, are one event.
    fn happen(&mut self, mark: Mark, returns: Option<Worth>) {
        let waiting = std::mem::take(&mut self.waiting);
        let frames = self.stack.clone();
        if let Some(last) = self.log.last_mut() {
            if last.mark == mark && mark == Mark::Improve {
                last.conditions.extend(waiting);
                last.frames = frames;
                return;
            }
            let failed = waiting.iter().filter(|decided| !decided.holds).cloned();
            last.conditions.extend(failed);
        }
        let conditions = waiting.into_iter().filter(|decided| decided.holds).collect();
        self.log.push(Entry { mark, frames, conditions, returns });
    }

    fn decide(&mut self, condition: &Expr) -> bool {
        let Val::Truth(holds) = self.value(condition) else {
            panic!("{condition:?} is no condition")
        };
        let mut numbers = 0;
        let text = self.written(condition, &mut numbers);
        if numbers > 0 {
            let Frame { routine, line, .. } = *self.stack.last().unwrap();
            self.waiting.push(Decided { routine, line, text, holds });
        }
        holds
    }

    fn number(&mut self, expr: &Expr) -> i64 {
        match self.value(expr) {
            Val::Number(number) => number,
            other => panic!("{other:?} is no number"),
        }
    }

    fn name(&self, name: &str) -> Option<Val> {
        let own = self.stack.last().and_then(|top| top.names.get(name)).cloned();
        own.or_else(|| match name {
            "root" => Some(Val::Node(0)),
            "unit" => Some(Val::Score(1)),
            "PV" | "CUT" | "ALL" => Some(Val::Word(name.to_owned())),
            _ => None,
        })
    }

    /// An expression as it is shown, with numbers in the places of names; blanks left out.
    fn written(&mut self, expr: &Expr, numbers: &mut usize) -> String {
        match expr {
            Expr::Number(number) => number.to_string(),
            Expr::Infinity => "∞".to_owned(),
            Expr::Name(name) => match self.name(name) {
                Some(Val::Score(number) | Val::Number(number)) => {
                    *numbers += 1;
                    format!("[{number}]")
                }
                _ => name.clone(),
            },
            Expr::Call(name, arguments) => {
                let arguments: Vec<_> =
                    arguments.iter().map(|argument| self.written(argument, &mut 0)).collect();
                format!("{name}({})", arguments.join(","))
            }
            Expr::Minus(inner) => format!("−{}", self.written(inner, numbers)),
            Expr::Not(inner) => format!("not{}", self.written(inner, numbers)),
            Expr::Two(left, sign, right) => {
                let left = self.written(left, numbers);
                format!("{left}{sign}{}", self.written(right, numbers))
            }
        }
    }

    fn value(&mut self, expr: &Expr) -> Val {
        match expr {
            Expr::Number(number) => Val::Number(*number),
            Expr::Infinity => Val::Score(INF),
            Expr::Name(name) => {
                self.name(name).unwrap_or_else(|| panic!("{name} has no value in {:?}", self.stack))
            }
            Expr::Minus(inner) => match self.value(inner) {
                Val::Score(units) => Val::Score(-units),
                Val::Number(number) => Val::Number(-number),
                other => panic!("−{other:?}"),
            },
            Expr::Not(inner) => Val::Truth(!self.truth(inner)),
            Expr::Two(left, sign, right) => self.two(left, sign, right),
            Expr::Call(name, arguments) => {
                let arguments = arguments.iter().map(|argument| self.value(argument)).collect();
                self.called(name, arguments)
            }
        }
    }

    fn truth(&mut self, expr: &Expr) -> bool {
        self.value(expr) == Val::Truth(true)
    }

    fn two(&mut self, left: &Expr, sign: &str, right: &Expr) -> Val {
        match sign {
            "or" => return Val::Truth(self.truth(left) || self.truth(right)),
            "and" => return Val::Truth(self.truth(left) && self.truth(right)),
            _ => {}
        }
        let (left, right) = (self.value(left), self.value(right));
        match (sign, &left, &right) {
            ("=", ..) => Val::Truth(left == right),
            ("≠", ..) => Val::Truth(left != right),
            ("·", Val::Number(sign @ (1 | -1)), Val::Score(units)) => Val::Score(sign * units),
            (_, Val::Score(one), Val::Score(other)) => match sign {
                "+" => Val::Score(sum(*one, *other)),
                "−" => Val::Score(sum(*one, -other)),
                _ => Val::Truth(compare(*one, sign, *other)),
            },
            (_, Val::Number(one), Val::Number(other)) => match sign {
                "+" => Val::Number(one + other),
                "−" => Val::Number(one - other),
                _ => Val::Truth(compare(*one, sign, *other)),
            },
            _ => panic!("{left:?} {sign} {right:?}"),
        }
    }

    fn called(&mut self, name: &str, arguments: Vec<Val>) -> Val {
        match (name, arguments.as_slice()) {
            ("max", [Val::Score(one), Val::Score(other)]) => Val::Score(*one.max(other)),
            ("min", [Val::Score(one), Val::Score(other)]) => Val::Score(*one.min(other)),
            ("leaf", [Val::Node(node)]) => Val::Truth(self.game.nodes[*node].children.is_empty()),
            ("frontier", [Val::Node(node)]) => Val::Truth(self.game.plies_below(*node) <= 1),
            ("value", [Val::Node(node)]) => {
                let value = self.game.nodes[*node].branch.value.unwrap();
                Val::Score(if value.abs() == INF { value } else { value / self.scale })
            }
            ("children", [Val::Node(_)]) => {
                Val::Nodes(self.order.last().unwrap().clone().expect("children were arranged"))
            }
            ("first", [Val::Node(child)]) => {
                Val::Truth(self.order.last().unwrap().as_ref().unwrap()[0] == *child)
            }
            _ => self.call(name, arguments),
        }
    }
}

fn compare(one: i64, sign: &str, other: i64) -> bool {
    match sign {
        "<" => one < other,
        ">" => one > other,
        "≤" => one <= other,
        "≥" => one >= other,
        _ => panic!("{sign}"),
    }
}

/// A sum of scores: beyond the range there are only the infinities, a unit away from its ends.
fn sum(one: Worth, other: Worth) -> Worth {
    match (one, other) {
        (INF, -1) => MOST,
        (one, 1) if one == -INF => -MOST,
        (one, _) if one.abs() == INF => one,
        (_, other) if other.abs() == INF => other,
        (one, other) if one + other > MOST => INF,
        (one, other) if one + other < -MOST => -INF,
        (one, other) => one + other,
    }
}
