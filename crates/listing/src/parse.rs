//! Parsing of the lines of a listing.

use std::str::FromStr;

use thiserror::Error;

use crate::syntax::{Expression, Function, Name, Operator, Statement};

/// The reason why a line of a listing cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the listing's line `{line}` cannot be read: {problem}")]
pub struct SyntaxError {
    /// The line.
    pub line: String,
    /// The problem with it.
    pub problem: String,
}

/// Operators, from the loosest to the tightest binding.
const LEVELS: [&[Operator]; 5] = [
    &[Operator::Or],
    &[Operator::And],
    &[
        Operator::Equal,
        Operator::Unequal,
        Operator::Less,
        Operator::Greater,
        Operator::AtMost,
        Operator::AtLeast,
    ],
    &[Operator::Plus, Operator::Minus],
    &[Operator::Times],
];

/// The level of comparisons, which bind tighter than `not`.
const COMPARISONS: usize = 2;

/// Parses any line after a routine's first; `routines` are the names that can be called.
#[expect(
    clippy::redundant_closure_for_method_calls,
    reason = "the method is that of a parser with one lifetime, not with any"
)]
pub(crate) fn statement(line: &str, routines: &[&str]) -> Result<Statement, SyntaxError> {
    parsed(line, routines, |parser| parser.statement())
}

/// Parses an expression that stands alone.
#[expect(
    clippy::redundant_closure_for_method_calls,
    reason = "the method is that of a parser with one lifetime, not with any"
)]
pub(crate) fn expression(line: &str, routines: &[&str]) -> Result<Expression, SyntaxError> {
    parsed(line, routines, |parser| parser.expression())
}

/// Parses a routine's first line: its name and its parameters.
pub(crate) fn head(line: &str) -> Result<(String, Vec<Name>), SyntaxError> {
    parsed(line, &[], |parser| {
        let name = parser.next("a routine's name")?.to_owned();
        parser.expect("(")?;
        let mut parameters = Vec::new();
        while !parser.take(")") {
            if !parameters.is_empty() {
                parser.expect(",")?;
            }
            parameters.push(parser.name()?);
        }
        parser.expect(":")?;
        Ok((name, parameters))
    })
}

fn parsed<T>(
    line: &str,
    routines: &[&str],
    read: impl FnOnce(&mut Parser<'_>) -> Result<T, String>,
) -> Result<T, SyntaxError> {
    let mut parser = Parser { words: words(line), at: 0, routines };
    let read = read(&mut parser).and_then(|value| parser.end().map(|()| value));
    read.map_err(|problem| SyntaxError { line: line.to_owned(), problem })
}

struct Parser<'a> {
    words: Vec<&'a str>,
    at: usize,
    routines: &'a [&'a str],
}

/// The words of a line, from the left: names, which may contain points, numbers, and signs of one character each.
fn words(line: &str) -> Vec<&str> {
    let inside = |character: char| character.is_alphanumeric() || "_.".contains(character);
    let mut words = Vec::new();
    let mut rest = line.trim_start();
    while let Some(first) = rest.chars().next() {
        let end = match inside(first) {
            true => rest.find(|character| !inside(character)).unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        let (word, behind) = rest.split_at(end);
        words.push(word);
        rest = behind.trim_start();
    }
    words
}

impl<'a> Parser<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.words.get(self.at).copied()
    }

    fn next(&mut self, wanted: &str) -> Result<&'a str, String> {
        let word = self.peek();
        self.at += 1;
        word.ok_or_else(|| format!("it ends where {wanted} is expected"))
    }

    fn take(&mut self, text: &str) -> bool {
        let taken = self.peek() == Some(text);
        self.at += usize::from(taken);
        taken
    }

    fn expect(&mut self, text: &str) -> Result<(), String> {
        let word = self.next(text)?;
        if word == text { Ok(()) } else { Err(format!("'{word}' stands where {text} is expected")) }
    }

    fn end(&self) -> Result<(), String> {
        self.peek().map_or(Ok(()), |word| Err(format!("'{word}' follows its end")))
    }

    fn name(&mut self) -> Result<Name, String> {
        known(self.next("a name")?)
    }

    fn statement(&mut self) -> Result<Statement, String> {
        let first = self.next("a statement")?;
        Ok(match first {
            "if" => Statement::If { condition: self.condition()? },
            "else" if self.take("if") => Statement::ElseIf { condition: self.condition()? },
            "else" => self.expect(":").map(|()| Statement::Else)?,
            "while" => Statement::While { condition: self.condition()? },
            "repeat" => self.expect(":").map(|()| Statement::Repeat)?,
            "break" => Statement::Break,
            "return" => Statement::Return { value: self.returned()? },
            "for" => self.for_loop()?,
            _ => {
                self.at -= 1;
                self.assignment_or_call()?
            }
        })
    }

    /// Parses a value, or a value and a move.
    fn returned(&mut self) -> Result<Expression, String> {
        let value = self.expression()?;
        if !self.take(",") {
            return Ok(value);
        }
        Ok(Expression::Pair { value: Box::new(value), with: Box::new(self.expression()?) })
    }

    fn condition(&mut self) -> Result<Expression, String> {
        let condition = self.expression()?;
        self.expect(":")?;
        Ok(condition)
    }

    fn for_loop(&mut self) -> Result<Statement, String> {
        let name = self.name()?;
        let statement = if self.take("in") {
            Statement::For { name, all: self.expression()? }
        } else {
            self.expect("=")?;
            let from = self.expression()?;
            self.expect("to")?;
            Statement::Count { name, from, to: self.expression()? }
        };
        self.expect(":")?;
        Ok(statement)
    }

    fn assignment_or_call(&mut self) -> Result<Statement, String> {
        if self.words.get(self.at + 1) == Some(&"(") {
            return Ok(Statement::Do { value: self.expression()? });
        }
        let mut names = vec![self.name()?];
        while self.take(",") {
            names.push(self.name()?);
        }
        self.expect("=")?;
        Ok(Statement::Assign { names, value: self.expression()? })
    }

    fn expression(&mut self) -> Result<Expression, String> {
        self.level(0)
    }

    /// Parses operators of this level and of those that bind tighter.
    fn level(&mut self, level: usize) -> Result<Expression, String> {
        if level == COMPARISONS && self.take("not") {
            return Ok(Expression::Not { part: Box::new(self.level(level)?) });
        }
        let Some(operators) = LEVELS.get(level) else { return self.signed() };
        let mut left = self.level(level + 1)?;
        while let Some(operator) = self.operator(operators) {
            let right = Box::new(self.level(level + 1)?);
            left = Expression::Binary { left: Box::new(left), operator, right };
        }
        Ok(left)
    }

    fn operator(&mut self, operators: &[Operator]) -> Option<Operator> {
        let operator = self.peek()?.parse().ok().filter(|operator| operators.contains(operator))?;
        self.at += 1;
        Some(operator)
    }

    fn signed(&mut self) -> Result<Expression, String> {
        if self.take("−") {
            return Ok(Expression::Minus { part: Box::new(self.signed()?) });
        }
        if self.take("+") {
            return Ok(Expression::Plus { part: Box::new(self.atom()?) });
        }
        self.atom()
    }

    fn atom(&mut self) -> Result<Expression, String> {
        let word = self.next("a value")?;
        if word == "(" {
            let part = Box::new(self.expression()?);
            self.expect(")")?;
            return Ok(Expression::Group { part });
        }
        if self.take("(") {
            return self.call(word);
        }
        Ok(match (word, word.parse(), word.parse()) {
            ("∞", ..) => Expression::Infinity,
            ("unit", ..) => Expression::Unit,
            (_, Ok(number), _) => Expression::Number { number },
            (_, _, Ok(word)) => Expression::Constant { word },
            _ => Expression::Name { name: known(word)? },
        })
    }

    fn call(&mut self, callee: &str) -> Result<Expression, String> {
        let mut given = Vec::new();
        while !self.take(")") {
            if !given.is_empty() {
                self.expect(",")?;
            }
            given.push(self.expression()?);
        }
        Ok(match self.routines.iter().position(|&name| name == callee) {
            Some(routine) => Expression::CallRoutine { routine, name: callee.to_owned(), given },
            None => Expression::Call { callee: known::<Function>(callee)?, given },
        })
    }
}

/// A word of the language.
fn known<T: FromStr<Err: ToString>>(word: &str) -> Result<T, String> {
    word.parse().map_err(|error: T::Err| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_falls_into_its_words() {
        assert_eq!(
            words("value = −pvs(child, −β, −α₀)"),
            ["value", "=", "−", "pvs", "(", "child", ",", "−", "β", ",", "−", "α₀", ")"]
        );
        assert_eq!(words("if entry.depth ≥ 12:"), ["if", "entry.depth", "≥", "12", ":"]);
    }

    #[test]
    fn a_word_that_the_language_does_not_have_is_an_error() {
        let problem = |line| statement(line, &["search"]).unwrap_err().problem;
        assert!(problem("wert = search(node)").starts_with("'wert' is none of node, child"));
        assert!(problem("value = suche(node)").starts_with("'suche' is none of value, leaf"));
        assert_eq!(problem("if best > β"), "it ends where : is expected");
        assert_eq!(problem("return best best"), "'best' follows its end");
        assert_eq!(problem("value = search(node"), "it ends where , is expected");
        assert!(head("search(knoten):").is_err());
    }

    #[test]
    fn operators_bind_as_they_do_everywhere() {
        let condition = "not first(child) and α < value or value + 1 ≥ −β";
        let Ok(Expression::Binary { left, operator: Operator::Or, right }) =
            expression(condition, &[])
        else {
            panic!("or binds loosest");
        };
        assert!(matches!(*left, Expression::Binary { operator: Operator::And, .. }));
        assert!(matches!(*right, Expression::Binary { operator: Operator::AtLeast, .. }));
    }
}
