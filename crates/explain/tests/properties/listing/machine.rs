//! A machine that runs a listing as it stands, with numbers of its own, and writes down every event that
//! its lines say happens.

use std::collections::BTreeMap;

use plyscope_explain::listing::{Listing, Mark};
use plyscope_search::{Options, Perspective, Replace};
use plyscope_tree::Player;

use super::language::{Code, Expr, Statement, Step, code, expression};
use crate::branch::{INF, Worth, worth_of_literal};
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
    Entry(Option<Entry>),
    State(State),
}

/// A state on the list of a best-first search.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    node: usize,
    state: String,
    merit: Worth,
}

/// What the table knows of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    position: usize,
    depth: i64,
    bound: String,
    value: Worth,
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
pub struct Happened {
    pub mark: Mark,
    pub frames: Vec<Frame>,
    pub conditions: Vec<Decided>,
    pub returns: Option<Worth>,
    /// The lines that ran on the way here, each with its routine.
    pub ran: Vec<(usize, usize)>,
}

pub struct Machine<'a> {
    codes: Vec<Code>,
    listing: &'a Listing,
    game: Game,
    options: Options,
    scale: Worth,
    /// What whoever searches gives along.
    given: Names,
    table: Vec<Option<Entry>>,
    /// The list of a best-first search, and the children of each node in the order that it took.
    list: Vec<State>,
    arranged: BTreeMap<usize, Vec<usize>>,
    /// The first node that is the same position as each.
    positions: Vec<usize>,
    told: &'a [Told],
    stack: Vec<Frame>,
    /// The children of each call's visit, in order.
    order: Vec<Option<Vec<usize>>>,
    pub log: Vec<Happened>,
    waiting: Vec<Decided>,
    /// The lines that ran since the last event.
    ran: Vec<(usize, usize)>,
}

enum Flow {
    On,
    Break,
    Return(Val),
}

impl<'a> Machine<'a> {
    pub fn new(search: &Search, listing: &'a Listing, told: &'a [Told]) -> Self {
        let scale = 10_i64.pow(6 - u32::from(search.tree().decimals()));
        let game = search.game().to_depth(None);
        let size = search.options().table.map_or(game.nodes.len(), |size| size as usize);
        Self {
            codes: listing.routines.iter().map(code).collect(),
            listing,
            options: *search.options(),
            scale,
            given: given(search, &game, scale),
            table: vec![None; size.min(game.nodes.len())],
            list: Vec::new(),
            arranged: BTreeMap::new(),
            positions: (0..game.nodes.len()).map(|node| position(&game, node)).collect(),
            game,
            told,
            stack: Vec::new(),
            order: Vec::new(),
            log: Vec::new(),
            waiting: Vec::new(),
            ran: Vec::new(),
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
        self.at(0);
        let marks = self.listing.routines[routine].lines[0].marks.clone();
        self.mark(&marks, None);
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
                flow => return flow,
            }
        }
        Flow::On
    }

    fn at(&mut self, line: usize) {
        let top = self.stack.last_mut().unwrap();
        top.line = line;
        self.ran.push((top.routine, line));
    }

    fn step(&mut self, code: &Code, step: &Step) -> Flow {
        self.at(step.line);
        match &step.what {
            Statement::Assign(names, value) => {
                // A search of the root begins before it has a value.
                let iterates = step.marks.contains(&Mark::Iterate);
                if iterates {
                    self.happen(Mark::Iterate, None);
                }
                let value = self.value(value);
                match (names.as_slice(), value) {
                    ([name], value) => self.set(name, value),
                    ([node, state, merit], Val::State(taken)) => {
                        self.set(node, Val::Node(taken.node));
                        self.set(state, Val::Word(taken.state));
                        self.set(merit, Val::Score(taken.merit));
                    }
                    (names, value) => panic!("{names:?} cannot be {value:?}"),
                }
                if !iterates {
                    self.mark(&step.marks, None);
                }
            }
            Statement::Do(call) => {
                if step.marks.contains(&Mark::Order) {
                    self.arrange();
                }
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
                self.at(step.line);
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
                self.at(step.line);
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
                self.at(step.line);
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
        if let Val::Entry(entry) = value {
            let none = Val::Word("none".to_owned());
            self.set("entry.depth", entry.as_ref().map_or(none, |entry| Val::Number(entry.depth)));
            if let Some(entry) = entry {
                self.set("entry.bound", Val::Word(entry.bound));
                self.set("entry.value", Val::Score(entry.value));
            }
            return;
        }
        self.stack.last_mut().unwrap().names.insert(name.to_owned(), value);
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

    fn node(&self) -> usize {
        match self.stack.last().unwrap().names.get("node") {
            Some(Val::Node(node)) => *node,
            other => panic!("{other:?} is no node"),
        }
    }

    fn mark(&mut self, marks: &[Mark], returns: Option<Worth>) {
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
            if !no_events.contains(&mark) {
                self.happen(mark, returns);
            }
        }
    }

    /// An event happens. Lines with the same mark, one after the other, are one event.
    fn happen(&mut self, mark: Mark, returns: Option<Worth>) {
        let waiting = std::mem::take(&mut self.waiting);
        let ran = std::mem::take(&mut self.ran);
        let frames = self.stack.clone();
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
            "unit" => Some(Val::Score(1)),
            "PV" | "CUT" | "ALL" | "EXACT" | "LOWER" | "UPPER" | "none" | "LIVE" | "SOLVED"
            | "MAX" | "MIN" => Some(Val::Word(name.to_owned())),
            _ => self.given.get(name).cloned(),
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
            Expr::Call(name, _) if name == "height" => {
                *numbers += 1;
                format!("[{}]", self.number(expr))
            }
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

    /// Where a node stands from the left: the places on the way to it.
    fn way(&self, node: usize) -> Vec<usize> {
        let Some(parent) = self.game.nodes[node].parent else { return Vec::new() };
        let mut way = self.way(parent);
        way.push(self.arranged[&parent].iter().position(|&child| child == node).unwrap());
        way
    }

    /// Takes the state with the greatest merit off the list, or the least; of equal ones the leftmost.
    fn take(&mut self, greatest: bool) -> State {
        let sign = if greatest { -1 } else { 1 };
        let merits = self.list.iter().map(|state| (sign * state.merit, self.way(state.node)));
        let (first, _) = merits.enumerate().min_by_key(|(_, rank)| rank.clone()).unwrap();
        self.list.remove(first)
    }

    /// What is asked of the list of a best-first search, and of where its nodes stand.
    fn listed(&mut self, name: &str, arguments: &[Val]) -> Option<Val> {
        let siblings = |node: usize| &self.arranged[&self.game.nodes[node].parent.unwrap()];
        Some(match (name, arguments) {
            ("insert", [Val::Node(node), Val::Word(state), Val::Score(merit)]) => {
                self.list.push(State { node: *node, state: state.clone(), merit: *merit });
                Val::Truth(true)
            }
            ("remove", [Val::Node(node)]) => {
                self.list.retain(|state| state.node != *node);
                Val::Truth(true)
            }
            ("take_greatest", []) => Val::State(self.take(true)),
            ("take_least", []) => Val::State(self.take(false)),
            ("states_below", [Val::Node(node)]) => {
                let all = self.list.iter().map(|state| state.node);
                let mut below: Vec<_> = all
                    .filter(|other| other != node && self.game.below(*node).contains(other))
                    .collect();
                below.sort_by_key(|&node| self.way(node));
                Val::Nodes(below)
            }
            ("parent", [Val::Node(node)]) => Val::Node(self.game.nodes[*node].parent.unwrap()),
            ("first_child", [Val::Node(node)]) => Val::Node(self.arranged[node][0]),
            ("last", [Val::Node(node)]) => Val::Truth(siblings(*node).last() == Some(node)),
            ("next", [Val::Node(node)]) => {
                let place = siblings(*node).iter().position(|other| other == node).unwrap();
                Val::Node(siblings(*node)[place + 1])
            }
            ("mover", [Val::Node(node)]) => {
                let max = self.game.max_moves_at(*node);
                Val::Word(if max { "MAX" } else { "MIN" }.to_owned())
            }
            ("colour", [Val::Node(node)]) => {
                Val::Number(if self.game.max_moves_at(*node) { 1 } else { -1 })
            }
            ("at_level", [Val::Node(node), Val::Number(depth)]) => {
                Val::Truth(i64::from(self.game.nodes[*node].depth) == *depth)
            }
            _ => return None,
        })
    }

    /// How many plies the search goes on below a node, which is the one that is visited or a child of it.
    fn height(&self, node: usize) -> i64 {
        let whole = i64::from(self.game.plies_below(node));
        let above = i64::from(self.game.nodes[node].depth - self.game.nodes[self.node()].depth);
        match self.stack.last().unwrap().names.get("depth") {
            Some(Val::Number(left)) => whole.min(left - above),
            _ => whole,
        }
    }

    fn probe(&self, node: usize) -> Option<Entry> {
        let position = self.positions[node];
        let place = self.table[position % self.table.len()].clone();
        place.filter(|entry| entry.position == position)
    }

    fn store(&mut self, node: usize, bound: &str, value: Worth) {
        let (position, depth) = (self.positions[node], self.height(node));
        let mut entry = Entry { position, depth, bound: bound.to_owned(), value };
        let known = self.probe(node);
        if let Some(known) = known.filter(|known| (known.depth, known.value) == (depth, value)) {
            let both = [known.bound.as_str(), bound];
            if both.contains(&"LOWER") && both.contains(&"UPPER") {
                entry.bound = "EXACT".to_owned();
            }
        }
        let size = self.table.len();
        let place = &mut self.table[position % size];
        let stays = place.as_ref().is_some_and(|old| old.depth > depth);
        if self.options.replace == Replace::Always || !stays {
            *place = Some(entry);
        }
    }

    fn called(&mut self, name: &str, arguments: Vec<Val>) -> Val {
        if let Some(value) = self.listed(name, &arguments) {
            return value;
        }
        match (name, arguments.as_slice()) {
            ("max", [Val::Score(one), Val::Score(other)]) => Val::Score(*one.max(other)),
            ("min", [Val::Score(one), Val::Score(other)]) => Val::Score(*one.min(other)),
            ("leaf", [Val::Node(node)]) => Val::Truth(self.game.nodes[*node].children.is_empty()),
            ("frontier", [Val::Node(node)]) => Val::Truth(self.height(*node) <= 1),
            ("height", [Val::Node(node)]) => Val::Number(self.height(*node)),
            ("probe", [Val::Node(node)]) => Val::Entry(self.probe(*node)),
            ("store", [Val::Node(node), Val::Word(bound), Val::Score(value)]) => {
                self.store(*node, bound, *value);
                Val::Truth(true)
            }
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

/// What whoever searches gives along, in units, as the search takes it.
fn given(search: &Search, game: &Game, scale: Worth) -> Names {
    let options = search.options();
    let floor = |worth: Worth| match worth {
        INF => INF,
        _ if worth == -INF => -INF,
        _ if worth.div_euclid(scale) > MOST => MOST,
        _ if worth.div_euclid(scale) < -MOST => -INF,
        _ => worth.div_euclid(scale),
    };
    let ceil = |number| -floor(-worth_of_literal(number));
    let guess = options.guess.map(worth_of_literal).or_else(|| game.static_worth(0)).unwrap_or(0);
    let walks_for_mover = search.algorithm().perspective(options) == Perspective::SideToMove
        && options.root == Player::Min;
    let guess = if walks_for_mover { -floor(guess) } else { floor(guess) };
    let scores = [("guess", guess), ("δ", ceil(options.delta)), ("γ", ceil(options.at))];
    let scores = scores.map(|(name, score)| (name.to_owned(), Val::Score(score)));
    scores.into_iter().chain([("root".to_owned(), Val::Node(0))]).collect()
}

fn position(game: &Game, node: usize) -> usize {
    (0..node).find(|&other| game.is_same_position(other, node)).unwrap_or(node)
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
