//! The fields of a line.

use std::collections::BTreeMap;

use plyscope_tree::{Literal, Score};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use serde_path_to_error::Segment;

use super::error::LineError;

/// A score as JSON has it: a number, exact, or `"inf"` or `"-inf"`.
#[derive(Clone, Copy, Debug)]
pub(super) enum Number<'a> {
    /// A score to be written, with its tree's decimal places.
    Score(Score, u8),
    /// The text that was read: its score depends on the tree's decimal places.
    Text(&'a RawValue),
}

impl Number<'_> {
    /// The score in a tree with this many decimal places.
    pub fn score(self, decimals: u8) -> Result<Score, LineError> {
        let text = match self {
            Self::Score(score, _) => return Ok(score),
            Self::Text(text) => text.get(),
        };
        let literal = text.trim_matches('"').parse::<Literal>().ok();
        let score = literal.and_then(|literal| literal.to_score(decimals));
        score.ok_or_else(|| LineError::Score(text.to_owned()))
    }
}

impl Serialize for Number<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let literal = match *self {
            Self::Text(text) => return text.serialize(to),
            Self::Score(score, decimals) => Literal::from_score(score, decimals),
        };
        match literal {
            Literal::PosInf => to.serialize_str("inf"),
            Literal::NegInf => to.serialize_str("-inf"),
            Literal::Finite { mantissa, decimals: 0 } => to.serialize_i64(mantissa),
            // Not as a float, which serde_json may write with an exponent.
            Literal::Finite { .. } => {
                let raw = RawValue::from_string(literal.to_string());
                raw.map_err(serde::ser::Error::custom)?.serialize(to)
            }
        }
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Number<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Deserialize::deserialize(from).map(Self::Text)
    }
}

/// Fields with any names, in the order of writing.
#[derive(Debug, Default)]
pub(super) struct Fields(pub Vec<(String, Value)>);

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        BTreeMap::deserialize(from).map(|fields| Self(fields.into_iter().collect()))
    }
}

/// Reads a line as an object; serde alone would take an array of the fields' values too.
pub(super) fn object<'a, T: Deserialize<'a>>(line: &'a str) -> Result<T, LineError> {
    if line.trim_start().starts_with('{') {
        serde_json::from_str(line)
            .map_err(|error| infinity(line, &error).unwrap_or(LineError::Json(error)))
    } else {
        Err(LineError::NoObject)
    }
}

/// What a line has where it stops being JSON, if that is an infinity, or no number, as other languages write them.
fn infinity(line: &str, error: &serde_json::Error) -> Option<LineError> {
    let from = line.get(error.column().saturating_sub(3)..)?;
    let word = ["Infinity", "NaN"]
        .into_iter()
        .find(|word| from.find(word).is_some_and(|place| place < 4))?;
    Some(LineError::Infinity(word))
}

/// Reads the fields of a line that is an object.
pub(super) fn fields<'a, T: Deserialize<'a>>(line: &'a str) -> Result<T, LineError> {
    serde_json::from_str(line).map_err(|error| which_field::<T>(line, error))
}

/// Reads a line again to find the wrong field, which would cost too much for correct lines.
#[cold]
fn which_field<'a, T: Deserialize<'a>>(line: &'a str, error: serde_json::Error) -> LineError {
    let mut json = serde_json::Deserializer::from_str(line);
    let Err(found) = serde_path_to_error::deserialize::<_, T>(&mut json) else {
        return LineError::Json(error);
    };
    match found.path().iter().next() {
        Some(Segment::Map { key }) => {
            LineError::Field { name: key.clone(), error: found.into_inner() }
        }
        _ => LineError::Fields(found.into_inner()),
    }
}

/// A field that this event must have.
pub(super) fn need<T>(field: Option<T>, name: &'static str) -> Result<T, LineError> {
    field.ok_or_else(|| LineError::Fields(serde::de::Error::missing_field(name)))
}
