//! How the values of switches are written, at a terminal, in an address and in a trace file.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use crate::algorithm::Algorithm;
use crate::order::Order;
use crate::order::orders::Orders;
use plyscope_tree::{Literal, Word};

/// How the values of a type are written.
pub(super) trait Written<T> {
    /// The values; `N` stands for a whole number, `X` for any value of a tree.
    fn values(&self) -> &'static [&'static str];

    /// The value with this name.
    fn read(&self, name: &str) -> Option<T>;

    /// The name of a value; empty if that is only chosen by leaving the switch out.
    fn write(&self, value: &T) -> String;

    /// What would be right, for an error message.
    fn right(&self) -> String {
        self.values().join(", ")
    }

    /// Whether a trace file has it as a number.
    fn is_number(&self) -> bool {
        false
    }
}

/// One of the words of an enum.
pub(super) struct Words;

impl<T: Word> Written<T> for Words {
    fn values(&self) -> &'static [&'static str] {
        T::WORDS
    }

    fn read(&self, name: &str) -> Option<T> {
        name.parse().ok()
    }

    fn write(&self, value: &T) -> String {
        value.to_string()
    }
}

/// The one word where something holds, and the other where it does not.
pub(super) struct Whether(pub &'static [&'static str; 2]);

impl Written<bool> for Whether {
    fn values(&self) -> &'static [&'static str] {
        self.0
    }

    fn read(&self, name: &str) -> Option<bool> {
        self.0.iter().position(|&word| word == name).map(|place| place == 0)
    }

    fn write(&self, &value: &bool) -> String {
        self.0[usize::from(!value)].to_owned()
    }
}

/// A small number, from 1.
pub(super) struct UpTo(pub &'static [&'static str]);

impl Written<u8> for UpTo {
    fn values(&self) -> &'static [&'static str] {
        self.0
    }

    fn read(&self, name: &str) -> Option<u8> {
        let place = self.0.iter().position(|&word| word == name)?;
        u8::try_from(place + 1).ok()
    }

    fn write(&self, value: &u8) -> String {
        value.to_string()
    }

    fn is_number(&self) -> bool {
        true
    }
}

/// A whole number from the first on; one that is too great is taken as the last.
impl<N: Copy + PartialOrd + TryFrom<u64> + Into<u64> + ToString> Written<Option<N>>
    for RangeInclusive<N>
{
    fn values(&self) -> &'static [&'static str] {
        &["N"]
    }

    fn read(&self, name: &str) -> Option<Option<N>> {
        let number = |digits: &str| Some(whole(digits)?.try_into().unwrap_or(*self.end()));
        optional(name, |digits| number(digits).filter(|number| number >= self.start()))
    }

    fn write(&self, value: &Option<N>) -> String {
        or_empty(value.as_ref())
    }

    fn right(&self) -> String {
        match (*self.start()).into() {
            0 => "a whole number".to_owned(),
            least => format!("a whole number from {least}"),
        }
    }

    fn is_number(&self) -> bool {
        true
    }
}

/// Any value that a tree may have.
pub(super) struct Value;

impl Written<Literal> for Value {
    fn values(&self) -> &'static [&'static str] {
        &["X"]
    }

    fn read(&self, name: &str) -> Option<Literal> {
        name.parse().ok()
    }

    fn write(&self, value: &Literal) -> String {
        value.to_string()
    }

    fn right(&self) -> String {
        "a value such as 3 or -2.5".to_owned()
    }
}

impl Written<Option<Literal>> for Value {
    fn values(&self) -> &'static [&'static str] {
        &["X"]
    }

    fn read(&self, name: &str) -> Option<Option<Literal>> {
        optional(name, |name| name.parse().ok())
    }

    fn write(&self, value: &Option<Literal>) -> String {
        or_empty(value.as_ref())
    }

    fn right(&self) -> String {
        Written::<Literal>::right(self)
    }
}

/// A value above 0.
pub(super) struct Positive;

impl Written<Literal> for Positive {
    fn values(&self) -> &'static [&'static str] {
        &["X"]
    }

    fn read(&self, name: &str) -> Option<Literal> {
        name.parse().ok().filter(|value: &Literal| value.is_positive())
    }

    fn write(&self, value: &Literal) -> String {
        value.to_string()
    }

    fn right(&self) -> String {
        "a value above 0".to_owned()
    }
}

/// Rules for the order of children, joined by commas.
pub(super) struct Rules;

impl Written<Orders> for Rules {
    fn values(&self) -> &'static [&'static str] {
        Order::WRITTEN
    }

    fn read(&self, name: &str) -> Option<Orders> {
        name.parse().ok()
    }

    fn write(&self, value: &Orders) -> String {
        value.to_string()
    }

    fn right(&self) -> String {
        format!("any of {}, joined by commas, none twice", self.values().join(", "))
    }
}

/// An algorithm that some driver can drive.
pub(super) struct Driven;

static DRIVEN: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let drivers = Algorithm::ALL;
    let is_driven =
        |one: &Algorithm| drivers.iter().any(|driver| driver.inner_choices().contains(one));
    Algorithm::ALL.into_iter().filter(is_driven).map(Algorithm::name).collect()
});

impl Written<Option<Algorithm>> for Driven {
    fn values(&self) -> &'static [&'static str] {
        &DRIVEN
    }

    fn read(&self, name: &str) -> Option<Option<Algorithm>> {
        optional(name, |name| name.parse().ok().filter(|_| DRIVEN.contains(&name)))
    }

    fn write(&self, value: &Option<Algorithm>) -> String {
        or_empty(value.as_ref())
    }
}

/// Reads a value that may be absent.
fn optional<T>(name: &str, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if name.is_empty() { Some(None) } else { read(name).map(Some) }
}

fn or_empty(value: Option<&impl ToString>) -> String {
    value.map(ToString::to_string).unwrap_or_default()
}

/// A whole number, in digits alone; one that is too great is taken as the greatest.
fn whole(digits: &str) -> Option<u64> {
    let is_whole = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_whole.then(|| digits.parse().unwrap_or(u64::MAX))
}
