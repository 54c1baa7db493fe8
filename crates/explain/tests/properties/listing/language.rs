//! The language of the listings, read from the very text that is shown: a lexer and a parser of its own,
//! which know nothing of how the core reads it.

use plyscope_explain::listing::{Mark, Routine};

#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    Number(i64),
    Infinity,
    Name(String),
    Call(String, Vec<Expr>),
    Minus(Box<Expr>),
    Not(Box<Expr>),
    Two(Box<Expr>, String, Box<Expr>),
    /// What stands in brackets.
    Group(Box<Expr>),
    Pair(Box<Expr>, Box<Expr>),
}

#[derive(Clone, Debug)]
pub enum Statement {
    Assign(Vec<String>, Expr),
    Do(Expr),
    If(Expr, Vec<Step>, Vec<Step>),
    For(String, Expr, Vec<Step>),
    Count(String, Expr, Expr, Vec<Step>),
    While(Expr, Vec<Step>),
    Repeat(Vec<Step>),
    Break,
    Return(Expr),
}

/// A statement, and the line that it stands in.
#[derive(Clone, Debug)]
pub struct Step {
    pub line: usize,
    pub marks: Vec<Mark>,
    pub what: Statement,
}

#[derive(Clone, Debug)]
pub struct Code {
    pub name: String,
    pub parameters: Vec<String>,
    pub body: Vec<Step>,
    /// The names that belong to a turn of the loop in each line.
    pub local: Vec<Vec<String>>,
}

pub fn tokens(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let mut word = String::new();
    for character in text.chars().chain([' ']) {
        if character.is_alphanumeric() || character == '_' || character == '.' {
            word.push(character);
            continue;
        }
        if !word.is_empty() {
            tokens.push(std::mem::take(&mut word));
        }
        if character != ' ' {
            tokens.push(character.to_string());
        }
    }
    tokens
}

/// An expression by precedence: the loosest level first.
const LEVELS: [&[&str]; 5] =
    [&["or"], &["and"], &["=", "≠", "<", ">", "≤", "≥"], &["+", "−"], &["·"]];

struct Parser<'a> {
    tokens: &'a [String],
    at: usize,
}

impl Parser<'_> {
    fn peek(&self) -> &str {
        self.tokens.get(self.at).map_or("", String::as_str)
    }

    fn next(&mut self) -> String {
        let token = self.peek().to_owned();
        self.at += 1;
        token
    }

    fn level(&mut self, level: usize) -> Expr {
        if level == 2 && self.peek() == "not" {
            self.next();
            return Expr::Not(Box::new(self.level(2)));
        }
        let Some(signs) = LEVELS.get(level) else { return self.unary() };
        let mut left = self.level(level + 1);
        while signs.contains(&self.peek()) {
            let sign = self.next();
            left = Expr::Two(Box::new(left), sign, Box::new(self.level(level + 1)));
        }
        left
    }

    fn unary(&mut self) -> Expr {
        let token = self.next();
        match token.as_str() {
            "−" => Expr::Minus(Box::new(self.unary())),
            "+" => self.unary(),
            "(" => {
                let inner = self.level(0);
                assert_eq!(self.next(), ")");
                Expr::Group(Box::new(inner))
            }
            "∞" => Expr::Infinity,
            _ if token.chars().all(|digit| digit.is_ascii_digit()) => {
                Expr::Number(token.parse().unwrap())
            }
            _ if self.peek() == "(" => {
                self.next();
                let mut arguments = Vec::new();
                while self.peek() != ")" {
                    arguments.push(self.level(0));
                    assert!([",", ")"].contains(&self.peek()), "{token}: {}", self.peek());
                    if self.peek() == "," {
                        self.next();
                    }
                }
                self.next();
                Expr::Call(token, arguments)
            }
            _ => {
                assert!(token.chars().next().unwrap().is_alphabetic(), "{token} is no name");
                Expr::Name(token)
            }
        }
    }
}

pub fn expression(text: &str) -> Expr {
    let tokens = tokens(text);
    let mut parser = Parser { tokens: &tokens, at: 0 };
    let mut expression = parser.level(0);
    if parser.peek() == "," {
        parser.next();
        expression = Expr::Pair(Box::new(expression), Box::new(parser.level(0)));
    }
    assert_eq!(parser.at, tokens.len(), "something is left of {text}");
    expression
}

/// What stands between two texts.
fn between<'a>(text: &'a str, before: &str, behind: &str) -> Option<&'a str> {
    text.strip_prefix(before)?.strip_suffix(behind)
}

pub fn code(routine: &Routine) -> Code {
    let (head, _) = routine.lines.split_first().unwrap();
    assert_eq!((head.indent, head.text.ends_with("):")), (0, true), "{}", head.text);
    let Expr::Call(name, parameters) = expression(head.text.strip_suffix(':').unwrap()) else {
        panic!("{}", head.text)
    };
    let parameters: Vec<_> = parameters
        .into_iter()
        .map(|parameter| match parameter {
            Expr::Name(name) => name,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!((&name, &parameters), (&routine.name, &routine.parameters));
    let mut at = 1;
    let body = block(routine, &mut at, 1);
    assert_eq!(at, routine.lines.len(), "{name} is read to its end");
    let local = (0..routine.lines.len()).map(|line| local_to(routine, line)).collect();
    Code { name, parameters, body, local }
}

fn block(routine: &Routine, at: &mut usize, indent: usize) -> Vec<Step> {
    let mut steps = Vec::new();
    while routine.lines.get(*at).is_some_and(|line| line.indent == indent) {
        steps.push(step(routine, at, indent));
    }
    let deeper = routine.lines.get(*at).is_some_and(|line| line.indent > indent);
    assert!(!deeper && !steps.is_empty(), "blocks of {} are nested", routine.name);
    steps
}

fn step(routine: &Routine, at: &mut usize, indent: usize) -> Step {
    let line = *at;
    let text = routine.lines[line].text.as_str();
    *at += 1;
    let inside = |at: &mut usize| block(routine, at, indent + 1);
    let condition = between(text, "if ", ":").or_else(|| between(text, "else if ", ":"));
    let what = if let Some(condition) = condition {
        let then = inside(at);
        let other = routine.lines.get(*at).filter(|line| line.indent == indent);
        let otherwise = match other.map(|line| line.text.as_str()) {
            Some("else:") => {
                *at += 1;
                inside(at)
            }
            Some(text) if text.starts_with("else if ") => vec![step(routine, at, indent)],
            _ => Vec::new(),
        };
        Statement::If(expression(condition), then, otherwise)
    } else if let Some(what) = between(text, "for ", ":") {
        if let Some((name, all)) = what.split_once(" in ") {
            Statement::For(name.to_owned(), expression(all), inside(at))
        } else {
            let (name, range) = what.split_once(" = ").unwrap();
            let (from, to) = range.split_once(" to ").unwrap();
            Statement::Count(name.to_owned(), expression(from), expression(to), inside(at))
        }
    } else if let Some(condition) = between(text, "while ", ":") {
        Statement::While(expression(condition), inside(at))
    } else if text == "repeat:" {
        Statement::Repeat(inside(at))
    } else if text == "break" {
        Statement::Break
    } else if let Some(value) = text.strip_prefix("return ") {
        Statement::Return(expression(value))
    } else if let Some((names, value)) = text.split_once(" = ") {
        let names = names.split(", ").map(str::to_owned).collect();
        Statement::Assign(names, expression(value))
    } else {
        Statement::Do(expression(text))
    };
    Step { line, marks: routine.lines[line].marks.clone(), what }
}

/// The names that are found in the loop of a line and nowhere else, nor in a loop inside it alone.
fn local_to(routine: &Routine, line: usize) -> Vec<String> {
    let is_loop = |line: usize| {
        let text = &routine.lines[line].text;
        ["for ", "while ", "repeat:"].iter().any(|word| text.starts_with(word))
    };
    let end = |start: usize| {
        let rest = routine.lines.iter().enumerate().skip(start + 1);
        let mut outside = rest.filter(|(_, line)| line.indent <= routine.lines[start].indent);
        outside.next().map_or(routine.lines.len(), |(line, _)| line)
    };
    let other = other_side(routine, line);
    // A function may have the name of a variable.
    let mentioned = |line: usize| {
        let tokens = tokens(&routine.lines[line].text);
        let next = tokens.iter().skip(1).map(String::as_str).chain([""]);
        let names = tokens.iter().zip(next).filter(|(_, next)| *next != "(");
        names.map(|(name, _)| name.clone()).collect::<Vec<_>>()
    };
    let assigned = |line: usize| {
        let text = routine.lines[line].text.as_str();
        let names = text.strip_prefix("for ").unwrap_or(text);
        let names = names.split_once(" = ").or_else(|| names.split_once(" in "));
        let blocks = ["if ", "else ", "while ", "return "];
        let is_block = blocks.iter().any(|word| text.starts_with(word)) || line == 0;
        let names = names.filter(|_| !is_block).map_or("", |(names, _)| names);
        names.split(", ").filter(|name| !name.is_empty()).map(str::to_owned).collect::<Vec<_>>()
    };
    if !is_loop(line) {
        return Vec::new();
    }
    let only_in = |name: &String, start: usize| {
        let inside = start..end(start);
        (0..routine.lines.len())
            .filter(|line| !inside.contains(line) && !other.contains(line))
            .all(|line| !mentioned(line).contains(name))
    };
    let names: std::collections::BTreeSet<_> = (line..end(line)).flat_map(assigned).collect();
    let inner: Vec<_> = (line + 1..end(line)).filter(|&line| is_loop(line)).collect();
    let own =
        |name: &String| only_in(name, line) && !inner.iter().any(|&start| only_in(name, start));
    names.into_iter().filter(own).collect()
}

/// The lines that never run in a call that comes to a line: the branch for the other player, if this stands in one.
fn other_side(routine: &Routine, line: usize) -> std::ops::Range<usize> {
    let is = |at: &usize, text: &str| routine.lines[*at].text == text;
    let count = routine.lines.len();
    let Some(asks) = (0..count).rfind(|at| is(at, "if maximizingPlayer:")) else { return 0..0 };
    let indent = routine.lines[asks].indent;
    let other = (asks..count).find(|at| is(at, "else:") && routine.lines[*at].indent == indent);
    let other = other.unwrap();
    let end = (other + 1..count).find(|&at| routine.lines[at].indent <= indent).unwrap_or(count);
    match line {
        _ if (asks..other).contains(&line) => other..end,
        _ if (other..end).contains(&line) => asks..other,
        _ => 0..0,
    }
}
