//! What an expression of a line is worth.

use super::scope::{Scope, Value};
use super::words::{Word, words};
use plyscope_tree::Score;

/// What the functions of the language say of a node: those that no expression can be without.
pub(super) type Functions<'a> = &'a dyn Fn(&str, &Value) -> Option<Value>;

/// The value of an expression; none where a name in it that matters has none.
pub(super) fn evaluate(text: &str, scope: &Scope, functions: Functions<'_>) -> Option<Value> {
    let words = words(text);
    Reader { words: &words, at: 0, scope, functions }.either()
}

struct Reader<'a> {
    words: &'a [Word<'a>],
    at: usize,
    scope: &'a Scope,
    functions: Functions<'a>,
}

impl<'a> Reader<'a> {
    fn next_is(&self, text: &str) -> bool {
        self.words.get(self.at).is_some_and(|word| word.text == text)
    }

    fn take(&mut self, text: &str) -> bool {
        let taken = self.next_is(text);
        self.at += usize::from(taken);
        taken
    }

    fn either(&mut self) -> Option<Value> {
        let mut value = self.both();
        while self.take("or") {
            let other = self.both();
            value = match (truth(&value), truth(&other)) {
                (Some(true), _) | (_, Some(true)) => Some(Value::Truth(true)),
                (Some(false), Some(false)) => Some(Value::Truth(false)),
                _ => None,
            };
        }
        value
    }

    fn both(&mut self) -> Option<Value> {
        let mut value = self.negated();
        while self.take("and") {
            let other = self.negated();
            value = match (truth(&value), truth(&other)) {
                (Some(false), _) | (_, Some(false)) => Some(Value::Truth(false)),
                (Some(true), Some(true)) => Some(Value::Truth(true)),
                _ => None,
            };
        }
        value
    }

    fn negated(&mut self) -> Option<Value> {
        if self.take("not") {
            let value = self.negated();
            return truth(&value).map(|truth| Value::Truth(!truth));
        }
        self.compared()
    }

    fn compared(&mut self) -> Option<Value> {
        let left = self.sum();
        let sign = self.words.get(self.at).map(|word| word.text);
        let Some(sign) = sign.filter(|sign| ["=", "≠", "<", ">", "≤", "≥"].contains(sign))
        else {
            return left;
        };
        self.at += 1;
        let right = self.sum();
        let (left, right) = (left?, right?);
        let order = match (&left, &right) {
            (Value::Score(left), Value::Score(right)) => Some(left.cmp(right)),
            (Value::Number(left), Value::Number(right)) => Some(left.cmp(right)),
            _ => None,
        };
        Some(Value::Truth(match sign {
            "=" => left == right,
            "≠" => left != right,
            "<" => order?.is_lt(),
            ">" => order?.is_gt(),
            "≤" => order?.is_le(),
            _ => order?.is_ge(),
        }))
    }

    fn sum(&mut self) -> Option<Value> {
        let mut value = self.product();
        loop {
            let minus = self.next_is("−");
            if !minus && !self.next_is("+") {
                return value;
            }
            self.at += 1;
            let other = self.product();
            value = match (value, other) {
                (Some(one), Some(other)) => {
                    added(&one, &if minus { negative(&other)? } else { other })
                }
                _ => None,
            };
        }
    }

    fn product(&mut self) -> Option<Value> {
        let mut value = self.signed();
        while self.take("·") {
            let other = self.signed();
            value = match (value, other) {
                (Some(Value::Number(-1)), Some(other)) => negative(&other),
                (Some(Value::Number(1)), other) => other,
                _ => None,
            };
        }
        value
    }

    fn signed(&mut self) -> Option<Value> {
        if self.take("−") {
            let value = self.signed();
            return negative(&value?);
        }
        if self.take("+") {
            return self.signed();
        }
        self.atom()
    }

    fn atom(&mut self) -> Option<Value> {
        let word = self.words.get(self.at)?.text;
        self.at += 1;
        if self.take("(") {
            return self.called(word);
        }
        match word {
            "∞" => Some(Value::Score(Score::POS_INF)),
            "unit" => Score::from_units(1).map(Value::Score),
            _ if word.starts_with(|first: char| first.is_ascii_digit()) => {
                word.parse().ok().map(Value::Number)
            }
            _ => self.scope.get(word).cloned().or_else(|| constant(word)),
        }
    }

    fn called(&mut self, name: &str) -> Option<Value> {
        let mut arguments = Vec::new();
        while !self.take(")") && self.at < self.words.len() {
            arguments.push(self.either());
            self.take(",");
        }
        match (name, arguments.as_slice()) {
            ("max" | "min", [Some(Value::Score(one)), Some(Value::Score(other))]) => {
                let max = name == "max";
                Some(Value::Score(if max { *one.max(other) } else { *one.min(other) }))
            }
            (_, [Some(argument)]) => (self.functions)(name, argument),
            _ => None,
        }
    }
}

/// The words that stand for themselves.
pub(super) fn constant(word: &str) -> Option<Value> {
    let words = ["PV", "CUT", "ALL", "EXACT", "LOWER", "UPPER", "none"];
    words.into_iter().find(|&known| known == word).map(Value::Word)
}

fn truth(value: &Option<Value>) -> Option<bool> {
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

/// A sum; of an infinity and a unit, the score that is next to it.
fn added(one: &Value, other: &Value) -> Option<Value> {
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
