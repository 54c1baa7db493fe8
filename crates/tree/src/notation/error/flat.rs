//! A [`ParseError`] as plain data, for messages in other languages.

use serde::{Serialize, Serializer};

use crate::count::Count;

use super::{Opening, ParseError, ParseErrorId, ParseErrorKind, Wanted, WantedId};

/// A [`ParseError`] as it serializes: its fields, and those that its kind has.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "ParseError", optional_fields))]
pub struct FlatParseError<'a> {
    /// [`ParseError::line`].
    pub line: u32,
    /// [`ParseError::column`].
    pub column: u32,
    /// [`ParseError::found`].
    #[cfg_attr(feature = "typescript", ts(optional = false))]
    pub found: Option<&'a str>,
    /// The [id](ParseErrorKind::id) of what is wrong.
    pub kind: ParseErrorId,
    /// The line of the bracket or quote that was opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opened_line: Option<u32>,
    /// Its column, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opened_column: Option<u32>,
    /// The bracket or quote itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opened: Option<char>,
    /// The character that closes it, or that was expected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closing: Option<char>,
    /// The limit that was passed: the greatest whole number, decimal places, plies or nodes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// The decimal places that the tree's values need.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decimals: Option<u8>,
    /// The [id](Wanted::id) of what would be right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<WantedId>,
    /// The least whole number that would be right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<i64>,
    /// The greatest whole number that would be right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<i64>,
    /// The number of nodes, or the value, that the recipe's tree would have.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<i64>,
    /// Whether it would have even more nodes than that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub more: Option<bool>,
}

impl ParseError {
    /// This error as plain data.
    #[must_use]
    pub fn flat(&self) -> FlatParseError<'_> {
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
            ParseErrorKind::WouldHave(nodes) => Some(nodes.number().cast_signed()),
            ParseErrorKind::WouldReach(value) => Some(value),
            _ => None,
        };
        let more = match self.kind {
            ParseErrorKind::WouldHave(nodes) => Some(matches!(nodes, Count::MoreThan(_))),
            _ => None,
        };
        FlatParseError {
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
            more,
        }
    }
}

impl Serialize for ParseError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.flat().serialize(serializer)
    }
}
