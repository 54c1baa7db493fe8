//! The switches by name, as they are written at a terminal and in an address.

use std::str::FromStr;

use thiserror::Error;

use crate::algorithm::Algorithm;
use crate::options::{BoundUpdate, Cut, Evaluation, Fail, Options, Replace};
use crate::order::Order;
use crate::order::orders::Orders;
use plyscope_tree::{Literal, Player};

/// A switch and the values that it takes, as they are written at a terminal and in an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch {
    /// The name, without dashes.
    pub name: &'static str,
    /// The values; `N` stands for a whole number, `X` for any value that a tree may hold. `order` takes
    /// several of its values, joined by commas.
    pub values: &'static [&'static str],
    /// The default; nothing where leaving the switch out says more than a value could.
    pub default: &'static str,
}

/// Every switch, in the order in which they are shown.
pub const SWITCHES: &[Switch] = &[
    Switch { name: "root", values: &["max", "min"], default: "max" },
    Switch {
        name: "order",
        values: &[
            "as-written",
            "reversed",
            "best-first",
            "worst-first",
            "static",
            "shuffle:N",
            "pv",
            "table",
            "killer",
            "history",
            "refutation",
        ],
        default: "as-written",
    },
    Switch {
        name: "inner",
        values: &[
            "minimax",
            "negamax",
            "alpha-beta",
            "negamax-alpha-beta",
            "negamax-tt",
            "scout",
            "pvs",
            "negascout",
            "aspiration",
            "mtd-f",
        ],
        default: "",
    },
    Switch { name: "depth", values: &["N"], default: "" },
    Switch { name: "evaluation", values: &["max", "side-to-move"], default: "max" },
    Switch { name: "guess", values: &["X"], default: "" },
    Switch { name: "delta", values: &["X"], default: "1" },
    Switch { name: "at", values: &["X"], default: "0" },
    Switch { name: "table", values: &["N"], default: "" },
    Switch { name: "replace", values: &["always", "deeper"], default: "always" },
    Switch { name: "fail", values: &["soft", "hard"], default: "soft" },
    Switch { name: "cut", values: &["ge", "gt"], default: "ge" },
    Switch { name: "bound", values: &["before", "after"], default: "before" },
    Switch { name: "deep", values: &["on", "off"], default: "on" },
];

/// Why a switch cannot be set so.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionError {
    /// No search has such a switch.
    #[error("there is no switch '{name}'; there are {}", names())]
    UnknownSwitch {
        /// What was asked for.
        name: String,
    },
    /// The switch does not take this value.
    #[error("'{value}' is no value of '{}'; right would be {}", .switch.name, right(.switch))]
    WrongValue {
        /// The switch.
        switch: Switch,
        /// What it was given.
        value: String,
    },
    /// The switch changes nothing that the algorithm does.
    #[error("--{name} changes nothing in {}; its switches are {}", .algorithm.name(), used(*.algorithm))]
    DoesNotApply {
        /// The switch.
        name: String,
        /// The algorithm.
        algorithm: Algorithm,
    },
    /// The rule for the order of children changes nothing that the algorithm does.
    #[error("--order {order} changes nothing in {}, which has no {}", .algorithm.name(), .order.needs().word())]
    OrderDoesNotApply {
        /// The rule.
        order: Order,
        /// The algorithm.
        algorithm: Algorithm,
    },
    /// The algorithm does not drive this one.
    #[error("{} does not drive {}; right would be {}", .algorithm.name(), .inner.name(), inner_names(*.algorithm))]
    WrongInner {
        /// The driver.
        algorithm: Algorithm,
        /// What it was to drive.
        inner: Algorithm,
    },
}

/// What would be right for a switch, to be read.
fn right(switch: &Switch) -> String {
    match switch.name {
        "table" => "a whole number from 1".to_owned(),
        "depth" => "a whole number".to_owned(),
        "guess" | "at" => "a value such as 3 or -2.5".to_owned(),
        "delta" => "a value above 0".to_owned(),
        "order" => format!("any of {}, joined by commas, none twice", switch.values.join(", ")),
        _ => switch.values.join(", "),
    }
}

/// The switches of an algorithm, to be read.
pub(crate) fn used(algorithm: Algorithm) -> String {
    let usual = Options::default();
    let names = SWITCHES.iter().map(|switch| switch.name);
    names.filter(|name| algorithm.uses(name, &usual)).collect::<Vec<_>>().join(", ")
}

fn inner_names(algorithm: Algorithm) -> String {
    algorithm.inner_choices().iter().map(|inner| inner.name()).collect::<Vec<_>>().join(", ")
}

fn names() -> String {
    let names: Vec<_> = SWITCHES.iter().map(|switch| switch.name).collect();
    names.join(", ")
}

impl Options {
    /// Sets the switch with this name to the value with that name.
    ///
    /// # Errors
    /// [`OptionError`], which says what would be right.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let switch = SWITCHES
            .iter()
            .find(|switch| switch.name == name)
            .ok_or_else(|| OptionError::UnknownSwitch { name: name.to_owned() })?;
        self.try_set(name, value)
            .ok_or_else(|| OptionError::WrongValue { switch: *switch, value: value.to_owned() })
    }

    fn try_set(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "root" => self.root = named(value, &[("max", Player::Max), ("min", Player::Min)])?,
            "fail" => self.fail = named(value, &[("soft", Fail::Soft), ("hard", Fail::Hard)])?,
            "cut" => self.cut = named(value, &[("ge", Cut::OnEqual), ("gt", Cut::BeyondOnly)])?,
            "bound" => {
                let values =
                    [("before", BoundUpdate::BeforeCheck), ("after", BoundUpdate::AfterCheck)];
                self.bound = named(value, &values)?;
            }
            "deep" => self.deep = named(value, &[("on", true), ("off", false)])?,
            "order" => self.order = Orders::from_str(value).ok()?,
            "inner" if value.is_empty() => self.inner = None,
            "inner" => {
                let choices = Algorithm::IterativeDeepening.inner_choices();
                self.inner =
                    Some(Algorithm::from_name(value).filter(|name| choices.contains(name))?);
            }
            "table" if value.is_empty() => self.table = None,
            "table" => self.table = Some(entries(value)?),
            "replace" => {
                let values = [("always", Replace::Always), ("deeper", Replace::Deeper)];
                self.replace = named(value, &values)?;
            }
            "guess" if value.is_empty() => self.guess = None,
            "guess" => self.guess = Some(Literal::parse(value).ok()?),
            "delta" => self.delta = positive(value)?,
            "at" => self.at = Literal::parse(value).ok()?,
            "depth" if value.is_empty() => self.depth = None,
            "depth" => self.depth = Some(plies(value)?),
            "evaluation" => {
                let values = [("max", Evaluation::Max), ("side-to-move", Evaluation::SideToMove)];
                self.evaluation = named(value, &values)?;
            }
            _ => return None,
        }
        Some(())
    }

    /// The value of every switch by name, in the order of [`SWITCHES`].
    #[must_use]
    pub fn to_named(&self) -> Vec<(&'static str, String)> {
        let value = |name: &str| match name {
            "root" => player_name(self.root).to_owned(),
            "fail" => pick(self.fail == Fail::Soft, "soft", "hard"),
            "cut" => pick(self.cut == Cut::OnEqual, "ge", "gt"),
            "bound" => pick(self.bound == BoundUpdate::BeforeCheck, "before", "after"),
            "deep" => pick(self.deep, "on", "off"),
            "order" => self.order.to_string(),
            "inner" => self.inner.map_or_else(String::new, |inner| inner.name().to_owned()),
            "table" => self.table.as_ref().map_or_else(String::new, ToString::to_string),
            "replace" => pick(self.replace == Replace::Always, "always", "deeper"),
            "guess" => self.guess.as_ref().map_or_else(String::new, ToString::to_string),
            "delta" => self.delta.to_string(),
            "at" => self.at.to_string(),
            "evaluation" => pick(self.evaluation == Evaluation::Max, "max", "side-to-move"),
            _ => self.depth.as_ref().map_or_else(String::new, ToString::to_string),
        };
        SWITCHES.iter().map(|switch| (switch.name, value(switch.name))).collect()
    }
}

/// `max` or `min`.
#[must_use]
pub const fn player_name(player: Player) -> &'static str {
    match player {
        Player::Max => "max",
        Player::Min => "min",
    }
}

/// A number of plies in digits alone; one that does not fit is as good as the greatest.
fn plies(text: &str) -> Option<u16> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse::<u64>().unwrap_or(u64::MAX).try_into().unwrap_or(u16::MAX))
}

/// A value that is more than 0.
fn positive(text: &str) -> Option<Literal> {
    Literal::parse(text).ok().filter(|value| value.is_positive())
}

/// A number of entries in digits alone, at least 1.
fn entries(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse::<u64>().unwrap_or(u64::MAX);
    let number = digits.then(|| number.try_into().unwrap_or(u32::MAX))?;
    (number > 0).then_some(number)
}

fn named<T: Copy>(name: &str, values: &[(&str, T)]) -> Option<T> {
    values.iter().find(|(known, _)| *known == name).map(|&(_, value)| value)
}

fn pick(first: bool, one: &str, other: &str) -> String {
    (if first { one } else { other }).to_owned()
}
