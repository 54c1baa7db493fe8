//! The switches of the searches, each with its default, and their names in text.

use std::str::FromStr;

use thiserror::Error;

use super::order::Order;
use crate::tree::Player;

/// What an interior node returns when its value lies outside the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Fail {
    /// The best value found: a tighter bound than the window's end (Fishburn 1983).
    #[default]
    Soft,
    /// The window's end: the best value, clamped to the window the node was entered with.
    Hard,
}

/// When a cutoff happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Cut {
    /// When the best value reaches the bound.
    #[default]
    OnEqual,
    /// Only when the best value goes beyond the bound.
    BeyondOnly,
}

/// When a new best value moves the node's own bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum BoundUpdate {
    /// Before the check for a cutoff: α or β is seen to cross over.
    #[default]
    BeforeCheck,
    /// After it: at a cutoff, α and β stay as they were. The same nodes are entered.
    AfterCheck,
}

/// Whose view the values in the tree are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Evaluation {
    /// MAX's, at every node.
    #[default]
    Max,
    /// The side's to move at the node.
    SideToMove,
}

/// How to search. The default is what textbooks draw: MAX at the root, fail-soft, a cut on `≥`,
/// the bound moved before the check, deep cutoffs, children as written, to the leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Who moves at the root.
    pub root: Player,
    /// What is returned beyond the window.
    pub fail: Fail,
    /// When a cutoff happens.
    pub cut: Cut,
    /// When α and β move.
    pub bound: BoundUpdate,
    /// Whether a bound from further up than the parent may cut. Without, alpha-beta is Knuth and
    /// Moore's F1, branch and bound with one bound.
    pub deep: bool,
    /// In which order children are taken.
    pub order: Order,
    /// How many plies deep to search; interior nodes at the horizon give their static value.
    pub depth: Option<u16>,
    /// Whose view the tree's values are.
    pub evaluation: Evaluation,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            root: Player::Max,
            fail: Fail::default(),
            cut: Cut::default(),
            bound: BoundUpdate::default(),
            deep: true,
            order: Order::default(),
            depth: None,
            evaluation: Evaluation::default(),
        }
    }
}

/// A switch and the values that it takes, as they are written at a terminal and in an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch {
    /// The name, without dashes.
    pub name: &'static str,
    /// The values; `N` stands for a whole number from 0, in `depth` and in `shuffle:N`.
    pub values: &'static [&'static str],
    /// The default; nothing for `depth`, which is then unlimited.
    pub default: &'static str,
}

/// Every switch, in the order in which they are shown.
pub const SWITCHES: &[Switch] = &[
    Switch { name: "root", values: &["max", "min"], default: "max" },
    Switch {
        name: "order",
        values: &["as-written", "reversed", "best-first", "worst-first", "static", "shuffle:N"],
        default: "as-written",
    },
    Switch { name: "depth", values: &["N"], default: "" },
    Switch { name: "evaluation", values: &["max", "side-to-move"], default: "max" },
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
    #[error("'{value}' is no value of '{}'; right would be {}", .switch.name, .switch.values.join(", "))]
    WrongValue {
        /// The switch.
        switch: Switch,
        /// What it was given.
        value: String,
    },
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
            "order" => self.order = Order::from_str(value).ok()?,
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
    digits.then(|| text.parse().unwrap_or(u16::MAX))
}

fn named<T: Copy>(name: &str, values: &[(&str, T)]) -> Option<T> {
    values.iter().find(|(known, _)| *known == name).map(|&(_, value)| value)
}

fn pick(first: bool, one: &str, other: &str) -> String {
    (if first { one } else { other }).to_owned()
}
