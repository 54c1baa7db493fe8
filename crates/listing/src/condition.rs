//! Conditions with their numbers put in.

use crate::scope::Value;
use crate::syntax::{Expression, listed};
#[cfg(feature = "serde")]
use serde::Serialize;

/// A condition that was decided.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Condition {
    /// The node at which it was decided; `None` in a driver.
    pub node: Option<plyscope_tree::NodeId>,
    /// The index of its routine in the listing.
    pub routine: usize,
    /// Its line in that routine.
    pub line: usize,
    /// The condition, with a number in place of each name that has one.
    pub pieces: Vec<Piece>,
    /// Whether it held.
    pub holds: bool,
}

/// A part of a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", content = "value", rename_all = "kebab-case"))]
pub enum Piece {
    /// A text as it stands in the line, blanks included.
    Text(String),
    /// A number in place of a name.
    Value(Value),
}

/// The text of an expression, with a number in place of each name, call or unit for which there is one.
pub(crate) fn spelt(
    expression: &Expression,
    number: &dyn Fn(&Expression) -> Option<Value>,
) -> Vec<Piece> {
    let mut spelling = Spelling { number, pieces: Vec::new() };
    spelling.expression(expression);
    spelling.pieces
}

struct Spelling<'a> {
    number: &'a dyn Fn(&Expression) -> Option<Value>,
    pieces: Vec<Piece>,
}

impl Spelling<'_> {
    fn text(&mut self, text: &str) {
        match self.pieces.last_mut() {
            Some(Piece::Text(before)) => before.push_str(text),
            _ => self.pieces.push(Piece::Text(text.to_owned())),
        }
    }

    fn expression(&mut self, expression: &Expression) {
        match expression {
            Expression::Number { number } => self.text(&number.to_string()),
            Expression::Infinity => self.text("∞"),
            Expression::Constant { word } => self.text(word.word()),
            Expression::Unit => self.atom(expression, "unit"),
            Expression::Name { name } => self.atom(expression, name.word()),
            Expression::Call { callee, given } => {
                self.atom(expression, &format!("{callee}({})", listed(given)));
            }
            Expression::CallRoutine { name, given, .. } => {
                self.atom(expression, &format!("{name}({})", listed(given)));
            }
            Expression::Plus { part } => self.signed("+", part),
            Expression::Minus { part } => self.signed("−", part),
            Expression::Not { part } => self.signed("not ", part),
            Expression::Group { part } => {
                self.signed("(", part);
                self.text(")");
            }
            Expression::Binary { left, operator, right } => {
                self.expression(left);
                self.signed(&format!(" {operator} "), right);
            }
            Expression::Pair { value, with } => {
                self.expression(value);
                self.signed(", ", with);
            }
        }
    }

    fn signed(&mut self, sign: &str, part: &Expression) {
        self.text(sign);
        self.expression(part);
    }

    fn atom(&mut self, atom: &Expression, text: &str) {
        match (self.number)(atom) {
            Some(number) => self.pieces.push(Piece::Value(number)),
            None => self.text(text),
        }
    }
}
