//! The switches: their names, as in a command line and an address, and their values. One more of them is a row here.

#[cfg(feature = "serde")]
use serde::Serialize;
use thiserror::Error;

use super::written::{Driven, Positive, Rules, UpTo, Value, Whether, Words, Written};
use crate::algorithm::{Algorithm, Drive};
use crate::needs::Needs;
use crate::options::{BoundUpdate, Cut, Evaluation, Fail, Form, Replace, Reuse};
use crate::order::OrderRule;
use crate::order::orders::Orders;
use plyscope_tree::{Literal, Player, words};

/// Makes the enum of the switches, [`Options`], and what leads from one to the other.
macro_rules! switches {
    ($(
        $(#[$meta:meta])*
        $switch:ident($name:literal) $field:ident: $type:ty = $usual:expr, $written:expr, $applies:path $(, $clash:path)?;
    )+) => {
        words! {
            /// A switch of the searches, in the order in which they are shown.
            #[non_exhaustive]
            #[allow(missing_docs)] // they are the fields of `Options`
            pub enum Switch { $($switch = $name),+ }
        }

        /// The switches of a search. The default is what textbooks draw: MAX at the root, fail-soft, a cut on `≥`,
        /// the bound moved before the check, deep cutoffs, children as written, to the leaves.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Options { $($(#[$meta])* pub $field: $type),+ }

        impl Default for Options {
            fn default() -> Self {
                Self { $($field: $usual),+ }
            }
        }

        impl Switch {
            /// The values that it takes, at a terminal and in an address; `N` stands for a whole number, `X` for any
            /// value of a tree. [`Self::Order`] takes several, joined by commas.
            #[must_use]
            pub fn values(self) -> &'static [&'static str] {
                match self { $(Self::$switch => Written::<$type>::values(&$written)),+ }
            }

            /// Whether a trace file has it as a number.
            #[must_use]
            pub fn is_number(self) -> bool {
                match self { $(Self::$switch => Written::<$type>::is_number(&$written)),+ }
            }

            /// The accepted values, for an error message.
            fn right(self) -> String {
                match self { $(Self::$switch => Written::<$type>::right(&$written)),+ }
            }

            /// Whether it has an effect on this algorithm with these options.
            pub(super) fn applies(self, algorithm: Algorithm, options: &Options) -> bool {
                match self { $(Self::$switch => $applies(self, algorithm, options)),+ }
            }

            /// Why its value clashes with this algorithm, if it does.
            pub(super) fn clash(self, algorithm: Algorithm, options: &Options) -> Option<OptionError> {
                match self { $($(Self::$switch => $clash(algorithm, options),)?)+ _ => None }
            }
        }

        impl Options {
            fn try_set(&mut self, switch: Switch, value: &str) -> Option<()> {
                match switch { $(Switch::$switch => self.$field = $written.read(value)?),+ }
                Some(())
            }

            /// The value of a switch.
            #[must_use]
            pub fn get(&self, switch: Switch) -> String {
                match switch { $(Switch::$switch => $written.write(&self.$field)),+ }
            }
        }
    };
}

// Each row: the switch and its name; its field, with its default; how its values are written; to which searches it applies;
// and how its value can clash with a search.
switches! {
    /// The player to move at the root.
    Root("root") root: Player = Player::Max, Words, always;
    /// In which order children are taken.
    Order("order") order: Orders = Orders::default(), Rules, always, without_effect;
    /// The number of killers that a ply keeps: 1 or 2.
    Killers("killers") killers: u8 = 2, UpTo(&["1", "2"]), where_killers_decide;
    /// The search that a driver drives; `None` for its default.
    Inner("inner") inner: Option<Algorithm> = None, Driven, where_named, not_driven;
    /// The depth limit in plies; interior nodes at the horizon give their static value.
    Depth("depth") depth: Option<u16> = None, 0..=u16::MAX, where_depth_is_free;
    /// The player from whose view the tree's values are given.
    Evaluation("evaluation") evaluation: Evaluation = Evaluation::Max, Words, always;
    /// The guessed value, seen by MAX. `None` for the last iteration's value; without one, the root's static value;
    /// without that, 0.
    Guess("guess") guess: Option<Literal> = None, Value, where_named;
    /// The half-width of the aspiration window around the guess; more than 0.
    Delta("delta") delta: Literal = Literal::Finite { mantissa: 1, decimals: 0 }, Positive, where_named;
    /// The γ of a null-window search, seen by MAX.
    At("at") at: Literal = Literal::Finite { mantissa: 0, decimals: 0 }, Value, where_named;
    /// The number of entries of the transposition table, at least 1; `None` for one per node.
    Table("table") table: Option<u32> = None, 1..=u32::MAX, where_named;
    /// The entry that is lost when two want one place.
    Replace("replace") replace: Replace = Replace::Always, Words, where_named;
    /// When an entry of the table answers.
    Reuse("reuse") reuse: Reuse = Reuse::Equal, Words, where_depth_is_limited;
    /// Whether nodes where the search ends are stored in the table, so that none is evaluated twice.
    Leaves("leaves") leaves: bool = true, Whether(&["stored", "not"]), where_named;
    /// The value returned outside the window.
    Fail("fail") fail: Fail = Fail::Soft, Words, where_named;
    /// When a cutoff happens.
    Cut("cut") cut: Cut = Cut::OnEqual, Words, where_named;
    /// When α and β move.
    Bound("bound") bound: BoundUpdate = BoundUpdate::BeforeCheck, Words, where_named;
    /// Whether a bound from further up than the parent may cut. Without, alpha-beta is Knuth and
    /// Moore's F1, branch and bound with one bound.
    Deep("deep") deep: bool = true, Whether(&["on", "off"]), where_named;
    /// The shape of the code.
    Form("form") form: Form = Form::Textbook, Words, where_code_has_forms, not_printed;
}

fn always(_: Switch, _: Algorithm, _: &Options) -> bool {
    true
}

/// Where the algorithm, the search that it drives or the one that walks the tree names the switch, and no form sets it.
fn where_named(switch: Switch, algorithm: Algorithm, options: &Options) -> bool {
    let all = [algorithm, algorithm.inner(options), algorithm.walker(options)];
    let is_named = all.iter().any(|one| one.about().switches.contains(&switch));
    is_named && !algorithm.form(options).sets(switch)
}

/// Without a depth limit, a position is searched to its end wherever it stands.
fn where_depth_is_limited(switch: Switch, algorithm: Algorithm, options: &Options) -> bool {
    let is_limited = options.depth.is_some() || algorithm.drives_by(Drive::Deepens);
    is_limited && where_named(switch, algorithm, options)
}

fn where_killers_decide(_: Switch, algorithm: Algorithm, options: &Options) -> bool {
    options.order.decides(OrderRule::Killer) && algorithm.has_window(options)
}

fn where_depth_is_free(_: Switch, algorithm: Algorithm, _: &Options) -> bool {
    algorithm.about().fixed_depth.is_none()
}

fn where_code_has_forms(_: Switch, algorithm: Algorithm, _: &Options) -> bool {
    algorithm.forms().len() > 1
}

fn without_effect(algorithm: Algorithm, options: &Options) -> Option<OptionError> {
    let mut rules = options.order.rules().iter();
    let order = rules.find(|&&rule| !algorithm.uses_order(rule, options))?.rule();
    Some(OptionError::OrderDoesNotApply { order, algorithm, needs: order.needs() })
}

fn not_driven(algorithm: Algorithm, options: &Options) -> Option<OptionError> {
    let right = algorithm.inner_choices();
    let inner = options.inner.filter(|inner| !right.is_empty() && !right.contains(inner))?;
    Some(OptionError::WrongInner { algorithm, inner, right })
}

fn not_printed(algorithm: Algorithm, &Options { form, .. }: &Options) -> Option<OptionError> {
    let right = algorithm.forms();
    let is_right = right.len() < 2 || right.contains(&form);
    (!is_right).then_some(OptionError::WrongForm { switch: Switch::Form, algorithm, form, right })
}

impl Switch {
    /// Whether the switch decides which others apply. Its own error is then reported before theirs.
    pub(super) fn decides_others(self) -> bool {
        matches!(self, Self::Inner | Self::Form)
    }

    /// The default value; empty if only leaving the switch out gives the default.
    #[must_use]
    pub fn usual(self) -> String {
        Options::default().get(self)
    }
}

/// The error of a switch that cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum OptionError {
    /// No search has such a switch.
    #[error("unknown switch '{name}'; the switches are {}", right.join(", "))]
    UnknownSwitch {
        /// The name given.
        name: String,
        /// The names that there are.
        right: &'static [&'static str],
    },
    /// The switch does not take this value.
    #[error("invalid value '{value}' for '{}'; expected {}", .switch, .switch.right())]
    #[cfg_attr(feature = "serde", serde(rename = "wrong-switch-value"))]
    WrongValue {
        /// The switch.
        #[cfg_attr(feature = "serde", serde(rename = "name"))]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        switch: Switch,
        /// The value given.
        value: String,
        /// [`Switch::values`].
        right: &'static [&'static str],
    },
    /// The switch has no effect on the algorithm.
    #[error("--{name} has no effect on {}; its switches are {}", .algorithm.name(), used(*.algorithm))]
    #[cfg_attr(feature = "serde", serde(rename = "switch-does-not-apply"))]
    DoesNotApply {
        /// The switch.
        name: String,
        /// The algorithm.
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        algorithm: Algorithm,
    },
    /// The form of the code sets the switch.
    #[error("--{switch} has no effect on {} in the form {form}, which sets it", .algorithm.name())]
    #[cfg_attr(feature = "serde", serde(rename = "switch-does-not-apply"))]
    SetByForm {
        /// The switch.
        #[cfg_attr(feature = "serde", serde(rename = "name"))]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        switch: Switch,
        /// The algorithm.
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        algorithm: Algorithm,
        /// The form.
        #[cfg_attr(feature = "serde", serde(skip))]
        form: Form,
    },
    /// The rule for the order of children has no effect on the algorithm.
    #[error("--order {order} has no effect on {}, which has no {needs}", .algorithm.name())]
    OrderDoesNotApply {
        /// The rule.
        #[cfg_attr(feature = "serde", serde(rename = "name"))]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        order: OrderRule,
        /// The algorithm.
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        algorithm: Algorithm,
        /// What the rule needs.
        needs: Needs,
    },
    /// The algorithm does not drive this one.
    #[error("{} cannot drive {}; it can drive {}", .algorithm.name(), .inner.name(), inner_names(right))]
    WrongInner {
        /// The driver.
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        algorithm: Algorithm,
        /// The search it was to drive.
        #[cfg_attr(feature = "serde", serde(rename = "value"))]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        inner: Algorithm,
        /// [`Algorithm::inner_choices`].
        #[cfg_attr(feature = "typescript", ts(type = "string[]"))]
        right: &'static [Algorithm],
    },
    /// The algorithm's code is not printed in this form.
    #[error("{} has no form '{form}'; its forms are {}", .algorithm.name(), form_names(right))]
    #[cfg_attr(feature = "serde", serde(rename = "wrong-switch-value"))]
    WrongForm {
        /// [`Switch::Form`].
        #[cfg_attr(feature = "serde", serde(rename = "name"))]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        switch: Switch,
        /// The algorithm.
        #[cfg_attr(feature = "serde", serde(skip))]
        algorithm: Algorithm,
        /// The form.
        #[cfg_attr(feature = "serde", serde(rename = "value"))]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        form: Form,
        /// [`Algorithm::forms`].
        #[cfg_attr(feature = "typescript", ts(type = "string[]"))]
        right: Vec<Form>,
    },
}

/// The switches of an algorithm, for an error message.
pub(crate) fn used(algorithm: Algorithm) -> String {
    let usual = Options::default();
    let used = Switch::ALL.into_iter().filter(|&switch| algorithm.uses(switch, &usual));
    used.map(Switch::word).collect::<Vec<_>>().join(", ")
}

fn inner_names(choices: &[Algorithm]) -> String {
    choices.iter().map(|inner| inner.name()).collect::<Vec<_>>().join(", ")
}

fn form_names(forms: &[Form]) -> String {
    forms.iter().map(|form| form.word()).collect::<Vec<_>>().join(", ")
}

impl Options {
    /// Sets the switch with this name to the value with that name.
    ///
    /// # Errors
    /// [`OptionError`], which says what would be right.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let unknown =
            |_| OptionError::UnknownSwitch { name: name.to_owned(), right: Switch::WORDS };
        let switch: Switch = name.parse().map_err(unknown)?;
        let right = switch.values();
        let wrong = || OptionError::WrongValue { switch, value: value.to_owned(), right };
        self.try_set(switch, value).ok_or_else(wrong)
    }
}
