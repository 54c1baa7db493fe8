//! Expressions and the functions that a listing calls without saying how they work.

use super::super::language::Expr;
use super::{MOST, Machine, Val};
use crate::branch::{INF, Worth};

impl Machine<'_> {
    pub(super) fn number(&mut self, expr: &Expr) -> i64 {
        match self.value(expr) {
            Val::Number(number) => number,
            other => panic!("{other:?} is no number"),
        }
    }

    pub(super) fn name(&self, name: &str) -> Option<Val> {
        let own = self.stack.last().and_then(|top| top.names.get(name)).cloned();
        own.or_else(|| match name {
            "unit" => Some(Val::Score(1)),
            "position" => Some(Val::Node(self.position)),
            "true" | "false" => Some(Val::Truth(name == "true")),
            "PV" | "CUT" | "ALL" | "EXACT" | "LOWER" | "UPPER" | "none" | "LIVE" | "SOLVED"
            | "MAX" | "MIN" => Some(Val::Word(name.to_owned())),
            _ => self.given.get(name).cloned(),
        })
    }

    pub(super) fn value(&mut self, expr: &Expr) -> Val {
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
            Expr::Group(inner) => self.value(inner),
            Expr::Pair(value, with) => {
                Val::Pair(Box::new(self.value(value)), Box::new(self.value(with)))
            }
            Expr::Not(inner) => Val::Truth(!self.truth(inner)),
            Expr::Two(left, sign, right) => self.two(left, sign, right),
            Expr::Call(name, arguments) => {
                let arguments = arguments.iter().map(|argument| self.value(argument)).collect();
                self.call_given(name, arguments)
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
            // Where there is no entry, its depth is less than any.
            ("≥", Val::Word(none), Val::Number(_)) if none == "none" => Val::Truth(false),
            _ => panic!("{left:?} {sign} {right:?}"),
        }
    }

    fn call_given(&mut self, name: &str, arguments: Vec<Val>) -> Val {
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
            ("mover_value", [Val::Node(node)]) => {
                let Val::Score(value) = self.call_given("value", arguments.clone()) else {
                    panic!("{node} has no value")
                };
                Val::Score(if self.game.max_moves_at(*node) { value } else { -value })
            }
            ("opponent", [Val::Word(player)]) => {
                Val::Word(if player == "MAX" { "MIN" } else { "MAX" }.to_owned())
            }
            ("make", [Val::Node(node)]) => {
                assert_eq!(self.game.nodes[*node].parent, Some(self.position));
                self.position = *node;
                Val::Truth(true)
            }
            ("unmake", [Val::Node(node)]) => {
                assert_eq!(self.position, *node);
                self.position = self.game.nodes[*node].parent.unwrap();
                Val::Truth(true)
            }
            ("children" | "moves", [Val::Node(_)]) => {
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
