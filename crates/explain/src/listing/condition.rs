//! Conditions with their numbers put in.

use super::evaluate::Functions;
use super::scope::{Scope, Value};
use super::syntax::Expression;
use serde::Serialize;

/// A condition that was decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Condition {
    /// The node at which it was decided; `None` in a driver.
    pub node: Option<plyscope_tree::NodeId>,
    /// The index of its routine in the listing.
    pub routine: usize,
    /// Its line in that routine.
    pub line: usize,
    /// The condition, with a number in place of each name that has one.
    pub pieces: Vec<Piece>,
    /// Whether it held.
    pub holds: bool,
}

/// A part of a condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
pub enum Piece {
    /// A text as it stands in the line, blanks included.
    Text(String),
    /// A number in place of a name.
    Value(Value),
}

/// A line's condition with its numbers put in; `None` if it has none.
pub(super) fn put_in(
    line: &str,
    condition: &Expression,
    scope: &Scope,
    functions: Functions<'_>,
) -> Option<Vec<Piece>> {
    let mut pieces = Vec::new();
    let mut copied = condition.place.start;
    for atom in condition.atoms() {
        if let Some(value) = atom.evaluate(scope, functions).filter(Value::is_number) {
            if copied < atom.place.start {
                pieces.push(Piece::Text(line.get(copied..atom.place.start)?.to_owned()));
            }
            pieces.push(Piece::Value(value));
            copied = atom.place.end;
        }
    }
    if pieces.is_empty() {
        return None;
    }
    if copied < condition.place.end {
        pieces.push(Piece::Text(line.get(copied..condition.place.end)?.to_owned()));
    }
    Some(pieces)
}
