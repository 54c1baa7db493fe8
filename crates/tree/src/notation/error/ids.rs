//! The names of errors, by which messages are found, and the parameters that messages take.

use super::{Opening, ParseErrorKind, Wanted};
use crate::score::{MAX_DECIMALS, Score};
use crate::tree::{MAX_DEPTH, MAX_NODES};

impl Wanted {
    /// A name in kebab-case, one a variant, by which messages are found.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Node => "node",
            Self::JsonNode => "json-node",
            Self::PythonNode => "python-node",
            Self::Value => "value",
            Self::Text => "text",
            Self::Children => "children",
            Self::Field => "field",
            Self::Key => "key",
            Self::Graph => "graph",
            Self::GraphNode => "graph-node",
            Self::Arrow => "arrow",
            Self::Line => "line",
            Self::Attribute => "attribute",
            Self::Child => "child",
            Self::CellEnd => "cell-end",
            Self::Keyword => "keyword",
            Self::Mark(_) => "mark",
            Self::CommaOr(_) => "comma-or-closing",
            Self::Semicolon => "semicolon",
            Self::Colon => "colon",
            Self::Parameter => "parameter",
            Self::Leaves => "leaves",
            Self::Range => "range",
            Self::Whole { .. } => "whole",
            Self::Edits => "edits",
        }
    }
}

impl ParseErrorKind {
    /// A name in kebab-case, one a variant, by which messages are found.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Self::EmptyText => "empty-text",
            Self::TextAfterEnd => "text-after-end",
            Self::UnclosedBracket(_) => "unclosed-bracket",
            Self::MismatchedBracket(_) => "mismatched-bracket",
            Self::EmptyNode => "empty-node",
            Self::UnexpectedComma => "unexpected-comma",
            Self::NotANumber => "not-a-number",
            Self::Nan => "nan",
            Self::OutOfRange { .. } => "out-of-range",
            Self::TooManyDecimals => "too-many-decimals",
            Self::TooDeep => "too-deep",
            Self::TooManyNodes => "too-many-nodes",
            Self::UnclosedString(_) => "unclosed-string",
            Self::ControlCharacter => "control-character",
            Self::BadEscape => "bad-escape",
            Self::UnknownField => "unknown-field",
            Self::RepeatedField => "repeated-field",
            Self::Repeated => "repeated",
            Self::EmptyRange => "empty-range",
            Self::WouldHave(_) => "would-have",
            Self::WouldReach(_) => "would-reach",
            Self::NoSuchNode { .. } => "no-such-node",
            Self::SecondParent => "second-parent",
            Self::SecondRoot => "second-root",
            Self::Cycle => "cycle",
            Self::Indentation => "indentation",
            Self::Expected(_) => "expected",
        }
    }

    /// The bracket or quote that was opened.
    pub(super) fn opening(self) -> Option<Opening> {
        match self {
            Self::UnclosedBracket(opening)
            | Self::MismatchedBracket(opening)
            | Self::UnclosedString(opening) => Some(opening),
            _ => None,
        }
    }

    /// The limit that was passed: the greatest whole number, decimal places, plies or nodes.
    pub(super) fn limit(self) -> Option<u32> {
        match self {
            Self::OutOfRange { decimals } => {
                Some(Score::MAX_UNITS.unsigned_abs() / 10_u32.pow(u32::from(decimals)))
            }
            Self::TooManyDecimals => Some(u32::from(MAX_DECIMALS)),
            Self::TooDeep => Some(u32::from(MAX_DEPTH)),
            Self::TooManyNodes | Self::WouldHave(_) => u32::try_from(MAX_NODES).ok(),
            Self::WouldReach(_) => Some(Score::MAX_UNITS.unsigned_abs()),
            Self::NoSuchNode { last } => Some(last),
            _ => None,
        }
    }
}
