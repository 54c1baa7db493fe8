//! Parsing of the lines of a listing.

use std::str::FromStr;

use thiserror::Error;

use super::syntax::{Callee, Expression, ExpressionKind, Function, Name, Operator, Statement};
use super::words::{Word, words};

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
pub(super) fn statement(line: &str, routines: &[&str]) -> Result<Statement, SyntaxError> {
    parsed(line, routines, |parser| parser.statement())
}

/// Parses a routine's first line: its name and its parameters.
pub(super) fn head(line: &str) -> Result<(String, Vec<Name>), SyntaxError> {
    parsed(line, &[], |parser| {
        let name = parser.next("a routine's name")?.text.to_owned();
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
    words: Vec<Word<'a>>,
    at: usize,
    routines: &'a [&'a str],
}

impl<'a> Parser<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.words.get(self.at).map(|word| word.text)
    }

    fn next(&mut self, wanted: &str) -> Result<Word<'a>, String> {
        let word = self.words.get(self.at).copied();
        self.at += 1;
        word.ok_or_else(|| format!("it ends where {wanted} is expected"))
    }

    fn take(&mut self, text: &str) -> bool {
        let taken = self.peek() == Some(text);
        self.at += usize::from(taken);
        taken
    }

    fn expect(&mut self, text: &str) -> Result<(), String> {
        let word = self.next(text)?.text;
        if word == text { Ok(()) } else { Err(format!("'{word}' stands where {text} is expected")) }
    }

    fn end(&self) -> Result<(), String> {
        self.peek().map_or(Ok(()), |word| Err(format!("'{word}' follows its end")))
    }

    fn word<T: FromStr<Err: ToString>>(&mut self, wanted: &str) -> Result<T, String> {
        self.next(wanted)?.text.parse().map_err(|error: T::Err| error.to_string())
    }

    fn name(&mut self) -> Result<Name, String> {
        self.word("a name")
    }

    fn statement(&mut self) -> Result<Statement, String> {
        let first = self.next("a statement")?.text;
        Ok(match first {
            "if" => Statement::If(self.condition()?),
            "else" if self.take("if") => Statement::ElseIf(self.condition()?),
            "else" => self.expect(":").map(|()| Statement::Else)?,
            "while" => Statement::While(self.condition()?),
            "repeat" => self.expect(":").map(|()| Statement::Repeat)?,
            "break" => Statement::Break,
            "return" => Statement::Return(self.returned()?),
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
        let with = self.expression()?;
        let place = value.place.start..with.place.end;
        Ok(Expression { kind: ExpressionKind::Pair(Box::new(value), Box::new(with)), place })
    }

    fn condition(&mut self) -> Result<Expression, String> {
        let condition = self.expression()?;
        self.expect(":")?;
        Ok(condition)
    }

    fn for_loop(&mut self) -> Result<Statement, String> {
        let name = self.name()?;
        let statement = if self.take("in") {
            Statement::ForEach(name, self.expression()?)
        } else {
            self.expect("=")?;
            let from = self.expression()?;
            self.expect("to")?;
            Statement::Count(name, from, self.expression()?)
        };
        self.expect(":")?;
        Ok(statement)
    }

    fn assignment_or_call(&mut self) -> Result<Statement, String> {
        if self.words.get(self.at + 1).is_some_and(|next| next.text == "(") {
            return Ok(Statement::Do(self.expression()?));
        }
        let mut names = vec![self.name()?];
        while self.take(",") {
            names.push(self.name()?);
        }
        self.expect("=")?;
        Ok(Statement::Assign(names, self.expression()?))
    }

    fn expression(&mut self) -> Result<Expression, String> {
        self.level(0)
    }

    /// Parses operators of this level and of those that bind tighter.
    fn level(&mut self, level: usize) -> Result<Expression, String> {
        if level == COMPARISONS && self.peek() == Some("not") {
            return self.prefixed(level, ExpressionKind::Not);
        }
        let Some(operators) = LEVELS.get(level) else { return self.signed() };
        let mut left = self.level(level + 1)?;
        while let Some(operator) = self.operator(operators) {
            let right = self.level(level + 1)?;
            let place = left.place.start..right.place.end;
            let kind = ExpressionKind::Binary(Box::new(left), operator, Box::new(right));
            left = Expression { kind, place };
        }
        Ok(left)
    }

    fn operator(&mut self, operators: &[Operator]) -> Option<Operator> {
        let operator = self.peek()?.parse().ok().filter(|operator| operators.contains(operator))?;
        self.at += 1;
        Some(operator)
    }

    fn prefixed(
        &mut self,
        level: usize,
        kind: impl FnOnce(Box<Expression>) -> ExpressionKind,
    ) -> Result<Expression, String> {
        let start = self.next("a sign")?.start;
        let operand = self.level(level)?;
        let place = start..operand.place.end;
        Ok(Expression { kind: kind(Box::new(operand)), place })
    }

    fn signed(&mut self) -> Result<Expression, String> {
        if self.peek() == Some("−") {
            return self.prefixed(LEVELS.len(), ExpressionKind::Minus);
        }
        // A plus changes nothing.
        self.take("+");
        self.atom()
    }

    fn atom(&mut self) -> Result<Expression, String> {
        let word = self.next("a value")?;
        if word.text == "(" {
            let inner = self.expression()?;
            let end = self.next(")")?;
            return Ok(Expression { kind: inner.kind, place: word.start..end.end });
        }
        if self.take("(") {
            return self.call(&word);
        }
        let kind = match word.text {
            "∞" => ExpressionKind::Infinity,
            "unit" => ExpressionKind::Unit,
            text => match (text.parse(), text.parse(), text.parse::<Name>()) {
                (Ok(number), ..) => ExpressionKind::Number(number),
                (_, Ok(constant), _) => ExpressionKind::Constant(constant),
                (.., name) => ExpressionKind::Name(name.map_err(|error| error.to_string())?),
            },
        };
        Ok(Expression { kind, place: word.start..word.end })
    }

    fn call(&mut self, callee: &Word<'a>) -> Result<Expression, String> {
        let mut arguments = Vec::new();
        while self.peek() != Some(")") {
            if !arguments.is_empty() {
                self.expect(",")?;
            }
            arguments.push(self.expression()?);
        }
        let end = self.next(")")?.end;
        let routine = self.routines.iter().position(|&name| name == callee.text);
        let callee_kind = match routine {
            Some(routine) => Callee::Routine(routine),
            None => Callee::Function(
                callee.text.parse::<Function>().map_err(|error| error.to_string())?,
            ),
        };
        Ok(Expression {
            kind: ExpressionKind::Call(callee_kind, arguments),
            place: callee.start..end,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let Ok(Statement::If(condition)) =
            statement("if not first(child) and α < value or value + 1 ≥ −β:", &[])
        else {
            panic!("it is a condition");
        };
        let ExpressionKind::Binary(left, Operator::Or, right) = &condition.kind else {
            panic!("{condition:?}");
        };
        assert!(matches!(left.kind, ExpressionKind::Binary(_, Operator::And, _)));
        assert!(matches!(right.kind, ExpressionKind::Binary(_, Operator::AtLeast, _)));
        assert_eq!(condition.atoms().len(), 5);
    }
}
