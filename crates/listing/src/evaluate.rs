//! The values of expressions.

use std::cmp::Ordering;

use crate::scope::{Scope, Value};
use crate::syntax::{Constant, Expression, Function, Operator};
use plyscope_tree::Score;

/// The functions of the language that need the search to answer.
pub(crate) type Functions<'a> = &'a dyn Fn(Function, &Value) -> Option<Value>;

impl Expression {
    /// Its value; `None` if a name that matters has none.
    pub(crate) fn evaluate(&self, scope: &Scope, functions: Functions<'_>) -> Option<Value> {
        match self {
            Self::Number { number } => Some(Value::Number(*number)),
            Self::Infinity => Some(Value::Score(Score::POS_INF)),
            Self::Unit => Score::from_units(1).map(Value::Score),
            Self::Constant { word } => Some(word.value()),
            Self::Name { name } => scope.get(*name).cloned(),
            Self::Call { callee, given } => {
                let given: Vec<_> =
                    given.iter().map(|one| one.evaluate(scope, functions)).collect();
                called(*callee, &given, functions)
            }
            Self::CallRoutine { .. } => None,
            // What follows from a pair follows from its value.
            Self::Plus { part } | Self::Group { part } | Self::Pair { value: part, .. } => {
                part.evaluate(scope, functions)
            }
            Self::Minus { part } => negative(&part.evaluate(scope, functions)?),
            Self::Not { part } => {
                truth(part.evaluate(scope, functions).as_ref()).map(|truth| Value::Truth(!truth))
            }
            Self::Binary { left, operator, right } => {
                let [left, right] = [left, right].map(|side| side.evaluate(scope, functions));
                binary(left, *operator, right)
            }
        }
    }
}

impl Constant {
    pub(crate) const fn value(self) -> Value {
        match self {
            Self::True => Value::Truth(true),
            Self::False => Value::Truth(false),
            _ => Value::Word(self.word()),
        }
    }
}

/// The value of a binary expression; `or` and `and` may be decided by one side alone.
fn binary(left: Option<Value>, operator: Operator, right: Option<Value>) -> Option<Value> {
    let (one, other) = (truth(left.as_ref()), truth(right.as_ref()));
    let decides = match operator {
        Operator::Or => true,
        Operator::And => false,
        Operator::Plus => return sum(&left?, &right?),
        Operator::Minus => return sum(&left?, &negative(&right?)?),
        Operator::Times => return product(&left?, right?),
        _ => return compared(&left?, operator, &right?).map(Value::Truth),
    };
    if one == Some(decides) || other == Some(decides) {
        return Some(Value::Truth(decides));
    }
    one.and(other).map(|_| Value::Truth(!decides))
}

fn compared(left: &Value, operator: Operator, right: &Value) -> Option<bool> {
    let order = match (left, right) {
        (Value::Score(left), Value::Score(right)) => Some(left.cmp(right)),
        (Value::Number(left), Value::Number(right)) => Some(left.cmp(right)),
        // `none`, in place of a depth, is less than any.
        (Value::Word(_), Value::Number(_)) => Some(Ordering::Less),
        _ => None,
    };
    Some(match operator {
        Operator::Equal => left == right,
        Operator::Unequal => left != right,
        Operator::Less => order?.is_lt(),
        Operator::Greater => order?.is_gt(),
        Operator::AtMost => order?.is_le(),
        Operator::AtLeast => order?.is_ge(),
        _ => return None,
    })
}

fn called(function: Function, given: &[Option<Value>], functions: Functions<'_>) -> Option<Value> {
    match (function, given) {
        (Function::Max, [Some(Value::Score(one)), Some(Value::Score(other))]) => {
            Some(Value::Score(*one.max(other)))
        }
        (Function::Min, [Some(Value::Score(one)), Some(Value::Score(other))]) => {
            Some(Value::Score(*one.min(other)))
        }
        (_, [Some(argument)]) => functions(function, argument),
        _ => None,
    }
}

fn truth(value: Option<&Value>) -> Option<bool> {
    match value {
        Some(Value::Truth(truth)) => Some(*truth),
        _ => None,
    }
}

fn negative(value: &Value) -> Option<Value> {
    match value {
        Value::Score(score) => Some(Value::Score(-*score)),
        Value::Number(number) => Some(Value::Number(-number)),
        _ => None,
    }
}

/// A product with a colour, which is 1 or −1.
fn product(colour: &Value, value: Value) -> Option<Value> {
    match colour {
        Value::Number(-1) => negative(&value),
        Value::Number(1) => Some(value),
        _ => None,
    }
}

/// A sum; for an infinity and a unit, the score next to that infinity.
fn sum(one: &Value, other: &Value) -> Option<Value> {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => Some(Value::Number(one + other)),
        (Value::Score(one), Value::Score(other)) => Some(Value::Score(match other.units() {
            1 => one.above(),
            -1 => one.below(),
            _ if !one.is_finite() => *one,
            _ if !other.is_finite() => *other,
            units => {
                let sum = one.units().saturating_add(units);
                let beyond = if sum > 0 { Score::POS_INF } else { Score::NEG_INF };
                Score::from_units(sum).unwrap_or(beyond)
            }
        })),
        _ => None,
    }
}
