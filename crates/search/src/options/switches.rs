//! The switches by name, as in a command line and an address.

use thiserror::Error;

use crate::algorithm::Algorithm;
use crate::options::{BoundUpdate, Cut, Evaluation, Fail, Form, Options, Replace, Reuse};
use crate::order::Order;
use plyscope_tree::{Literal, Player, words};

words! {
    /// A switch of the searches, in the order in which they are shown.
    #[allow(missing_docs)] // they are the fields of `Options`
    pub enum Switch {
        Root = "root",
        Order = "order",
        Killers = "killers",
        Inner = "inner",
        Depth = "depth",
        Evaluation = "evaluation",
        Guess = "guess",
        Delta = "delta",
        At = "at",
        Table = "table",
        Replace = "replace",
        Reuse = "reuse",
        Leaves = "leaves",
        Fail = "fail",
        Cut = "cut",
        Bound = "bound",
        Deep = "deep",
        Form = "form",
    }
}

impl Switch {
    /// The values that it takes, at a terminal and in an address; `N` stands for a whole number, `X` for any value
    /// of a tree. [`Self::Order`] takes several, joined by commas.
    #[must_use]
    pub const fn values(self) -> &'static [&'static str] {
        match self {
            Self::Root => Player::WORDS,
            Self::Order => &[
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
            Self::Inner => &[
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
            Self::Depth | Self::Table => &["N"],
            Self::Guess | Self::Delta | Self::At => &["X"],
            Self::Evaluation => Evaluation::WORDS,
            Self::Replace => Replace::WORDS,
            Self::Reuse => Reuse::WORDS,
            Self::Leaves => &["stored", "not"],
            Self::Killers => &["1", "2"],
            Self::Fail => Fail::WORDS,
            Self::Cut => Cut::WORDS,
            Self::Bound => BoundUpdate::WORDS,
            Self::Deep => &["on", "off"],
            Self::Form => Form::WORDS,
        }
    }

    /// The default value; empty if only leaving the switch out gives the default.
    #[must_use]
    pub fn usual(self) -> String {
        Options::default().get(self)
    }
}

/// The error of a switch that cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionError {
    /// No search has such a switch.
    #[error("unknown switch '{name}'; the switches are {}", Switch::WORDS.join(", "))]
    UnknownSwitch {
        /// The name given.
        name: String,
    },
    /// The switch does not take this value.
    #[error("invalid value '{value}' for '{}'; expected {}", .switch, right(*.switch))]
    WrongValue {
        /// The switch.
        switch: Switch,
        /// The value given.
        value: String,
    },
    /// The switch has no effect on the algorithm.
    #[error("--{name} has no effect on {}; its switches are {}", .algorithm.name(), used(*.algorithm))]
    DoesNotApply {
        /// The switch.
        name: String,
        /// The algorithm.
        algorithm: Algorithm,
    },
    /// The form of the code sets the switch.
    #[error("--{switch} has no effect on {} in the form {form}, which sets it", .algorithm.name())]
    SetByForm {
        /// The switch.
        switch: Switch,
        /// The algorithm.
        algorithm: Algorithm,
        /// The form.
        form: Form,
    },
    /// The rule for the order of children has no effect on the algorithm.
    #[error("--order {order} has no effect on {}, which has no {}", .algorithm.name(), .order.needs().word())]
    OrderDoesNotApply {
        /// The rule.
        order: Order,
        /// The algorithm.
        algorithm: Algorithm,
    },
    /// The algorithm does not drive this one.
    #[error("{} cannot drive {}; it can drive {}", .algorithm.name(), .inner.name(), inner_names(*.algorithm))]
    WrongInner {
        /// The driver.
        algorithm: Algorithm,
        /// The search it was to drive.
        inner: Algorithm,
    },
    /// The algorithm's code is not printed in this form.
    #[error("{} has no form '{form}'; its forms are {}", .algorithm.name(), form_names(*.algorithm))]
    WrongForm {
        /// The algorithm.
        algorithm: Algorithm,
        /// The form.
        form: Form,
    },
}

/// The accepted values of a switch, for an error message.
fn right(switch: Switch) -> String {
    match switch {
        Switch::Table => "a whole number from 1".to_owned(),
        Switch::Depth => "a whole number".to_owned(),
        Switch::Guess | Switch::At => "a value such as 3 or -2.5".to_owned(),
        Switch::Delta => "a value above 0".to_owned(),
        Switch::Order => {
            format!("any of {}, joined by commas, none twice", switch.values().join(", "))
        }
        _ => switch.values().join(", "),
    }
}

/// The switches of an algorithm, for an error message.
pub(crate) fn used(algorithm: Algorithm) -> String {
    let usual = Options::default();
    let used = Switch::ALL.into_iter().filter(|&switch| algorithm.uses(switch, &usual));
    used.map(Switch::word).collect::<Vec<_>>().join(", ")
}

fn inner_names(algorithm: Algorithm) -> String {
    algorithm.inner_choices().iter().map(|inner| inner.name()).collect::<Vec<_>>().join(", ")
}

fn form_names(algorithm: Algorithm) -> String {
    algorithm.forms().map(Form::word).collect::<Vec<_>>().join(", ")
}

impl Options {
    /// Sets the switch with this name to the value with that name.
    ///
    /// # Errors
    /// [`OptionError`], which says what would be right.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let unknown = |_| OptionError::UnknownSwitch { name: name.to_owned() };
        let switch: Switch = name.parse().map_err(unknown)?;
        let wrong = || OptionError::WrongValue { switch, value: value.to_owned() };
        self.try_set(switch, value).ok_or_else(wrong)
    }

    fn try_set(&mut self, switch: Switch, value: &str) -> Option<()> {
        let given = Some(value).filter(|value| !value.is_empty());
        match switch {
            Switch::Root => self.root = value.parse().ok()?,
            Switch::Fail => self.fail = value.parse().ok()?,
            Switch::Cut => self.cut = value.parse().ok()?,
            Switch::Bound => self.bound = value.parse().ok()?,
            Switch::Deep => self.deep = on(switch, value)?,
            Switch::Order => self.order = value.parse().ok()?,
            Switch::Inner => self.inner = optional(given, inner)?,
            Switch::Table => self.table = optional(given, entries)?,
            Switch::Replace => self.replace = value.parse().ok()?,
            Switch::Reuse => self.reuse = value.parse().ok()?,
            Switch::Leaves => self.leaves = on(switch, value)?,
            Switch::Killers => self.killers = if on(switch, value)? { 1 } else { 2 },
            Switch::Guess => self.guess = optional(given, |value| value.parse().ok())?,
            Switch::Delta => {
                self.delta = value.parse().ok().filter(|delta: &Literal| delta.is_positive())?;
            }
            Switch::At => self.at = value.parse().ok()?,
            Switch::Depth => self.depth = optional(given, plies)?,
            Switch::Evaluation => self.evaluation = value.parse().ok()?,
            Switch::Form => self.form = value.parse().ok()?,
        }
        Some(())
    }

    /// The value of a switch.
    #[must_use]
    pub fn get(&self, switch: Switch) -> String {
        match switch {
            Switch::Root => self.root.to_string(),
            Switch::Fail => self.fail.to_string(),
            Switch::Cut => self.cut.to_string(),
            Switch::Bound => self.bound.to_string(),
            Switch::Deep => switch.values()[usize::from(!self.deep)].to_owned(),
            Switch::Order => self.order.to_string(),
            Switch::Inner => self.inner.map(|inner| inner.to_string()).unwrap_or_default(),
            Switch::Table => self.table.map(|table| table.to_string()).unwrap_or_default(),
            Switch::Replace => self.replace.to_string(),
            Switch::Reuse => self.reuse.to_string(),
            Switch::Leaves => switch.values()[usize::from(!self.leaves)].to_owned(),
            Switch::Killers => self.killers.to_string(),
            Switch::Guess => self.guess.map(|guess| guess.to_string()).unwrap_or_default(),
            Switch::Delta => self.delta.to_string(),
            Switch::At => self.at.to_string(),
            Switch::Evaluation => self.evaluation.to_string(),
            Switch::Form => self.form.to_string(),
            Switch::Depth => self.depth.map(|depth| depth.to_string()).unwrap_or_default(),
        }
    }
}

/// Reads a value that may be absent.
fn optional<T>(given: Option<&str>, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    match given {
        Some(value) => read(value).map(Some),
        None => Some(None),
    }
}

/// Whether a value is the first of the two that a switch takes.
fn on(switch: Switch, value: &str) -> Option<bool> {
    switch.values().iter().position(|&word| word == value).map(|place| place == 0)
}

/// An algorithm that some driver can drive.
fn inner(name: &str) -> Option<Algorithm> {
    let choices = Algorithm::IterativeDeepening.inner_choices();
    name.parse().ok().filter(|inner| choices.contains(inner))
}

/// A number of plies, digits only; one that is too great is taken as the greatest.
fn plies(text: &str) -> Option<u16> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse::<u64>().unwrap_or(u64::MAX).try_into().unwrap_or(u16::MAX))
}

/// A number of entries, digits only, at least 1.
fn entries(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse::<u64>().unwrap_or(u64::MAX);
    let number = digits.then(|| number.try_into().unwrap_or(u32::MAX))?;
    (number > 0).then_some(number)
}
