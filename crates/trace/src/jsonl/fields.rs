//! The fields of a line, each read where it is used.

use serde::Deserialize;
use serde_json::value::RawValue;

use super::error::LineError;
use plyscope_tree::{Literal, NodeId, Score};

/// A field as it stands, if it is there.
pub(super) type Raw<'a> = Option<&'a RawValue>;

/// Reads a line as an object; `serde` alone would take an array of the fields' values too.
pub(super) fn object<'a, T: Deserialize<'a>>(line: &'a str) -> Result<T, LineError> {
    if line.trim_start().starts_with('{') {
        Ok(serde_json::from_str(line)?)
    } else {
        Err(LineError::NoObject)
    }
}

pub(super) fn score(text: &RawValue, decimals: u8) -> Result<Score, LineError> {
    let text = text.get();
    let literal = Literal::parse(text.trim_matches('"')).ok();
    literal
        .and_then(|literal| literal.to_score(decimals))
        .ok_or_else(|| LineError::Score(text.to_owned()))
}

pub(super) fn need<T>(field: Option<T>, name: &'static str) -> Result<T, LineError> {
    field.ok_or_else(|| serde::de::Error::missing_field(name)).map_err(LineError::Json)
}

/// A field that may be missing; null says the same.
pub(super) fn field<'a, T: Deserialize<'a>>(
    raw: Raw<'a>,
    name: &'static str,
) -> Result<Option<T>, LineError> {
    let read = raw.map(|raw| serde_json::from_str(raw.get())).transpose();
    read.map_err(|error| LineError::Field { name, error })
}

pub(super) fn number(raw: Raw<'_>, name: &'static str) -> Result<NodeId, LineError> {
    need(field(raw, name)?, name).map(NodeId::new)
}

/// Puts the nodes of a list into `nodes`.
pub(super) fn list(
    raw: Raw<'_>,
    name: &'static str,
    nodes: &mut Vec<NodeId>,
) -> Result<(), LineError> {
    let numbers: Vec<u32> = need(field(raw, name)?, name)?;
    nodes.clear();
    nodes.extend(numbers.into_iter().map(NodeId::new));
    Ok(())
}

/// A field that holds one of a few words.
pub(super) fn word<T>(
    name: &'static str,
    raw: Raw<'_>,
    from_word: fn(&str) -> Option<T>,
    right: &'static str,
) -> Result<Option<T>, LineError> {
    let Some(found) = field::<String>(raw, name)? else { return Ok(None) };
    match from_word(&found) {
        Some(value) => Ok(Some(value)),
        None => Err(LineError::Word { what: name, found, right }),
    }
}
