//! The catalogue of choices.

use plyscope_search::{Algorithm, Form, Options, OrderRule, Switch, Tells};
use serde::Serialize;

/// The choices that change anything in what an algorithm does.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Applicable {
    switches: Vec<&'static str>,
    /// The rules for the order of children.
    orders: Vec<&'static str>,
    /// The searches that it can drive, the usual one first.
    inner: Vec<&'static str>,
    /// The forms in which its code is printed, the usual one first.
    forms: Vec<&'static str>,
}

impl Applicable {
    /// The choices for an algorithm, given those already made.
    pub fn new(algorithm: Algorithm, options: &Options) -> Self {
        let switches = Switch::ALL.into_iter();
        let orders = Switch::Order.values().iter().copied();
        let applies = |name: &&str| {
            // Any number will do for the `N` that is to be given.
            let order = match name.strip_suffix('N') {
                Some(stem) => format!("{stem}0").parse(),
                None => name.parse(),
            };
            order.is_ok_and(|order| algorithm.uses_order(order, options))
        };
        Self {
            switches: switches
                .filter(|&switch| algorithm.uses(switch, options))
                .map(Switch::word)
                .collect(),
            orders: orders.filter(applies).collect(),
            inner: algorithm.inner_choices().iter().map(|inner| inner.name()).collect(),
            forms: algorithm.forms().into_iter().map(Form::word).collect(),
        }
    }
}

/// A switch.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SwitchInfo {
    name: &'static str,
    /// `N` stands for a whole number, `X` for a value of the tree.
    values: &'static [&'static str],
    default: String,
}

impl From<Switch> for SwitchInfo {
    fn from(switch: Switch) -> Self {
        Self { name: switch.word(), values: switch.values(), default: switch.usual() }
    }
}

/// A rule for the order of children.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OrderInfo {
    name: &'static str,
    /// The children that it tells apart.
    tells: Tells,
    /// Whether it depends on the search so far.
    learns: bool,
}

impl From<OrderRule> for OrderInfo {
    fn from(rule: OrderRule) -> Self {
        Self { name: rule.word(), tells: rule.tells(), learns: rule.learns() }
    }
}
