//! A [`ParseError`] as plain data, for those who word it in another language.

use serde::{Serialize, Serializer};

use super::{Opening, ParseError, ParseErrorKind, Wanted};

/// [`ParseError`] as it serializes. `#[serde(flatten)]` would make it a map, which JavaScript gets
/// as a `Map` and not as an object.
#[derive(Serialize)]
struct Flat<'a> {
    line: u32,
    column: u32,
    found: Option<&'a str>,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    opened_line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opened_column: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opened: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    closing: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decimals: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    least: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    most: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<String>,
}

impl Serialize for ParseError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let opening = self.kind.opening();
        let (expected, mark) = match self.kind {
            ParseErrorKind::Expected(wanted @ (Wanted::Mark(mark) | Wanted::CommaOr(mark))) => {
                (Some(wanted.id()), Some(mark))
            }
            ParseErrorKind::Expected(wanted) => (Some(wanted.id()), None),
            _ => (None, None),
        };
        let decimals = match self.kind {
            ParseErrorKind::OutOfRange { decimals } => Some(decimals),
            _ => None,
        };
        let (least, most) = match self.kind {
            ParseErrorKind::Expected(Wanted::Whole { least, most }) => (Some(least), Some(most)),
            _ => (None, None),
        };
        let count = match self.kind {
            ParseErrorKind::WouldHave(nodes) => Some(nodes.to_string()),
            ParseErrorKind::WouldReach(value) => Some(value.to_string()),
            _ => None,
        };
        let flat = Flat {
            line: self.line,
            column: self.column,
            found: self.found.as_deref(),
            kind: self.kind.id(),
            opened_line: opening.map(|opening| opening.line),
            opened_column: opening.map(|opening| opening.column),
            opened: opening.map(|opening| opening.mark),
            closing: opening.map(Opening::closing).or(mark),
            limit: self.kind.limit(),
            decimals,
            expected,
            least,
            most,
            count,
        };
        flat.serialize(serializer)
    }
}
