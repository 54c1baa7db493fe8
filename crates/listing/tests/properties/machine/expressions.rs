//! Expressions and the functions that a listing calls without saying how they work.

use plyscope_listing::{Expression, Function, Name, Operator};
use plyscope_oracle::branch::{INF, Worth};

use super::{MOST, Machine, Val};

impl Machine<'_> {
    pub(super) fn number(&mut self, expression: &Expression) -> i64 {
        match self.value(expression) {
            Val::Number(number) => number,
            other => panic!("{other:?} is no number"),
        }
    }

    pub(super) fn name(&self, name: Name) -> Option<Val> {
        let own = self.stack.last().and_then(|top| top.names.get(&name)).cloned();
        own.or_else(|| match name {
            Name::Position => Some(Val::Node(self.position)),
            _ => self.given.get(&name).cloned(),
        })
    }

    pub(super) fn value(&mut self, expression: &Expression) -> Val {
        match expression {
            Expression::Number { number } => Val::Number(*number),
            Expression::Infinity => Val::Score(INF),
            Expression::Unit => Val::Score(1),
            Expression::Constant { word } => match word.word() {
                "true" => Val::Truth(true),
                "false" => Val::Truth(false),
                word => Val::Word(word),
            },
            Expression::Name { name } => self
                .name(*name)
                .unwrap_or_else(|| panic!("{name} has no value in {:?}", self.stack)),
            Expression::Plus { part } | Expression::Group { part } => self.value(part),
            Expression::Minus { part } => match self.value(part) {
                Val::Score(units) => Val::Score(-units),
                Val::Number(number) => Val::Number(-number),
                other => panic!("−{other:?}"),
            },
            Expression::Not { part } => Val::Truth(!self.truth(part)),
            Expression::Pair { value, with } => {
                Val::Pair(Box::new(self.value(value)), Box::new(self.value(with)))
            }
            Expression::Binary { left, operator, right } => self.binary(left, *operator, right),
            Expression::Call { callee, given } => {
                let given: Vec<_> = given.iter().map(|each| self.value(each)).collect();
                self.answer(*callee, &given)
            }
            Expression::CallRoutine { routine, given, .. } => {
                let given = given.iter().map(|each| self.value(each)).collect();
                self.call(*routine, given)
            }
        }
    }

    fn truth(&mut self, expression: &Expression) -> bool {
        self.value(expression) == Val::Truth(true)
    }

    fn binary(&mut self, left: &Expression, operator: Operator, right: &Expression) -> Val {
        match operator {
            Operator::Or => return Val::Truth(self.truth(left) || self.truth(right)),
            Operator::And => return Val::Truth(self.truth(left) && self.truth(right)),
            _ => {}
        }
        let (left, right) = (self.value(left), self.value(right));
        match (operator, &left, &right) {
            (Operator::Equal, ..) => Val::Truth(left == right),
            (Operator::Unequal, ..) => Val::Truth(left != right),
            (Operator::Times, Val::Number(sign @ (1 | -1)), Val::Score(units)) => {
                Val::Score(sign * units)
            }
            (_, Val::Score(one), Val::Score(other)) => match operator {
                Operator::Plus => Val::Score(sum(*one, *other)),
                Operator::Minus => Val::Score(sum(*one, -other)),
                _ => Val::Truth(compare(*one, operator, *other)),
            },
            (_, Val::Number(one), Val::Number(other)) => match operator {
                Operator::Plus => Val::Number(one + other),
                Operator::Minus => Val::Number(one - other),
                _ => Val::Truth(compare(*one, operator, *other)),
            },
            // Where there is no entry, its depth is less than any.
            (Operator::AtLeast, Val::Word("none"), Val::Number(_)) => Val::Truth(false),
            _ => panic!("{left:?} {operator} {right:?}"),
        }
    }

    /// What a function of the language answers.
    fn answer(&mut self, function: Function, given: &[Val]) -> Val {
        if let Some(value) = self.listed(function, given) {
            return value;
        }
        match (function, given) {
            (Function::Max, [Val::Score(one), Val::Score(other)]) => Val::Score(*one.max(other)),
            (Function::Min, [Val::Score(one), Val::Score(other)]) => Val::Score(*one.min(other)),
            (Function::Leaf, [Val::Node(node)]) => {
                Val::Truth(self.game.nodes[*node].children.is_empty())
            }
            (Function::Frontier, [Val::Node(node)]) => Val::Truth(self.height(*node) <= 1),
            (Function::Height, [Val::Node(node)]) => Val::Number(self.height(*node)),
            (Function::Probe, [Val::Node(node)]) => Val::Entry(self.probe(*node)),
            (Function::Store, [Val::Node(node), Val::Word(bound), Val::Score(value)]) => {
                self.store(*node, bound, *value);
                Val::Truth(true)
            }
            (Function::Value, [Val::Node(node)]) => {
                let value = self.game.nodes[*node].branch.value.unwrap();
                Val::Score(if value.abs() == INF { value } else { value / self.scale })
            }
            (Function::MoverValue, [Val::Node(node)]) => {
                let Val::Score(value) = self.answer(Function::Value, given) else {
                    panic!("{node} has no value")
                };
                Val::Score(if self.game.max_moves_at(*node) { value } else { -value })
            }
            (Function::Opponent, [Val::Word(player)]) => {
                Val::Word(if *player == "MAX" { "MIN" } else { "MAX" })
            }
            (Function::Make, [Val::Node(node)]) => {
                assert_eq!(self.game.nodes[*node].parent, Some(self.position));
                self.position = *node;
                Val::Truth(true)
            }
            (Function::Unmake, [Val::Node(node)]) => {
                assert_eq!(self.position, *node);
                self.position = self.game.nodes[*node].parent.unwrap();
                Val::Truth(true)
            }
            (Function::Children | Function::Moves, [Val::Node(_)]) => {
                Val::Nodes(self.order.last().unwrap().clone().expect("children were arranged"))
            }
            (Function::First, [Val::Node(child)]) => {
                Val::Truth(self.order.last().unwrap().as_ref().unwrap()[0] == *child)
            }
            _ => panic!("{function} of {given:?}"),
        }
    }
}

fn compare(one: i64, operator: Operator, other: i64) -> bool {
    match operator {
        Operator::Less => one < other,
        Operator::Greater => one > other,
        Operator::AtMost => one <= other,
        Operator::AtLeast => one >= other,
        _ => panic!("{operator}"),
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
