//! The values of names.

use crate::syntax::Name;
use plyscope_tree::{NodeId, Score};
#[cfg(feature = "serde")]
use serde::Serialize;

/// The value of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", content = "value", rename_all = "kebab-case"))]
#[cfg_attr(feature = "typescript", ts(rename = "Meaning"))]
pub enum Value {
    /// A score of the tree.
    Score(Score),
    /// A whole number that is not a score: a depth or a colour.
    Number(i64),
    /// A node.
    Node(NodeId),
    /// One of a few words, such as `PV`.
    Word(&'static str),
    /// A truth value.
    Truth(bool),
}

impl Value {
    /// Whether it is a number of either kind.
    #[must_use]
    pub const fn is_number(&self) -> bool {
        matches!(self, Self::Score(_) | Self::Number(_))
    }
}

/// Names with their values, in the order of the routine's variables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Scope {
    pub values: Vec<(Name, Value)>,
}

impl Scope {
    pub fn get(&self, name: Name) -> Option<&Value> {
        self.values.iter().find(|&&(known, _)| known == name).map(|(_, value)| value)
    }

    pub fn set(&mut self, name: Name, value: Value) {
        match self.values.iter_mut().find(|&&mut (known, _)| known == name) {
            Some((_, old)) => *old = value,
            None => self.values.push((name, value)),
        }
    }

    pub fn forget(&mut self, name: Name) {
        self.values.retain(|&(known, _)| known != name);
    }
}
