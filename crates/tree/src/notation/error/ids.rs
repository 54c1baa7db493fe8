//! The names of errors, by which messages are found, and the parameters that messages take.

use super::{Opening, ParseErrorKind, Wanted};
use crate::score::{MAX_DECIMALS, Score};
use crate::tree::{MAX_DEPTH, MAX_NODES};
use crate::words;

words! {
    /// The ids of [`Wanted`]: its variants without their parameters.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
    #[allow(missing_docs, reason = "each is the variant of the same name")]
    pub enum WantedId {
        Node = "node",
        JsonNode = "json-node",
        PythonNode = "python-node",
        Value = "value",
        Text = "text",
        Children = "children",
        Field = "field",
        Key = "key",
        Graph = "graph",
        GraphNode = "graph-node",
        Arrow = "arrow",
        Line = "line",
        Attribute = "attribute",
        Child = "child",
        CellEnd = "cell-end",
        Keyword = "keyword",
        Mark = "mark",
        CommaOrClosing = "comma-or-closing",
        Semicolon = "semicolon",
        Colon = "colon",
        Parameter = "parameter",
        Leaves = "leaves",
        Range = "range",
        Whole = "whole",
        Edits = "edits",
    }
}

words! {
    /// The ids of [`ParseErrorKind`]: its variants without their parameters.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
    #[allow(missing_docs, reason = "each is the variant of the same name")]
    pub enum ParseErrorId {
        EmptyText = "empty-text",
        TextAfterEnd = "text-after-end",
        UnclosedBracket = "unclosed-bracket",
        MismatchedBracket = "mismatched-bracket",
        EmptyNode = "empty-node",
        UnexpectedComma = "unexpected-comma",
        NotANumber = "not-a-number",
        Nan = "nan",
        OutOfRange = "out-of-range",
        TooManyDecimals = "too-many-decimals",
        TooDeep = "too-deep",
        TooManyNodes = "too-many-nodes",
        UnclosedString = "unclosed-string",
        ControlCharacter = "control-character",
        BadEscape = "bad-escape",
        UnknownField = "unknown-field",
        RepeatedField = "repeated-field",
        Repeated = "repeated",
        EmptyRange = "empty-range",
        WouldHave = "would-have",
        WouldReach = "would-reach",
        NoSuchNode = "no-such-node",
        SecondParent = "second-parent",
        SecondRoot = "second-root",
        Cycle = "cycle",
        Indentation = "indentation",
        Expected = "expected",
    }
}

impl Wanted {
    /// A name, one per variant, by which messages are found.
    #[must_use]
    pub fn id(self) -> WantedId {
        match self {
            Self::Node => WantedId::Node,
            Self::JsonNode => WantedId::JsonNode,
            Self::PythonNode => WantedId::PythonNode,
            Self::Value => WantedId::Value,
            Self::Text => WantedId::Text,
            Self::Children => WantedId::Children,
            Self::Field => WantedId::Field,
            Self::Key => WantedId::Key,
            Self::Graph => WantedId::Graph,
            Self::GraphNode => WantedId::GraphNode,
            Self::Arrow => WantedId::Arrow,
            Self::Line => WantedId::Line,
            Self::Attribute => WantedId::Attribute,
            Self::Child => WantedId::Child,
            Self::CellEnd => WantedId::CellEnd,
            Self::Keyword => WantedId::Keyword,
            Self::Mark(_) => WantedId::Mark,
            Self::CommaOr(_) => WantedId::CommaOrClosing,
            Self::Semicolon => WantedId::Semicolon,
            Self::Colon => WantedId::Colon,
            Self::Parameter => WantedId::Parameter,
            Self::Leaves => WantedId::Leaves,
            Self::Range => WantedId::Range,
            Self::Whole { .. } => WantedId::Whole,
            Self::Edits => WantedId::Edits,
        }
    }
}

impl ParseErrorKind {
    /// A name, one per variant, by which messages are found.
    #[must_use]
    pub fn id(&self) -> ParseErrorId {
        match self {
            Self::EmptyText => ParseErrorId::EmptyText,
            Self::TextAfterEnd => ParseErrorId::TextAfterEnd,
            Self::UnclosedBracket(_) => ParseErrorId::UnclosedBracket,
            Self::MismatchedBracket(_) => ParseErrorId::MismatchedBracket,
            Self::EmptyNode => ParseErrorId::EmptyNode,
            Self::UnexpectedComma => ParseErrorId::UnexpectedComma,
            Self::NotANumber => ParseErrorId::NotANumber,
            Self::Nan => ParseErrorId::Nan,
            Self::OutOfRange { .. } => ParseErrorId::OutOfRange,
            Self::TooManyDecimals => ParseErrorId::TooManyDecimals,
            Self::TooDeep => ParseErrorId::TooDeep,
            Self::TooManyNodes => ParseErrorId::TooManyNodes,
            Self::UnclosedString(_) => ParseErrorId::UnclosedString,
            Self::ControlCharacter => ParseErrorId::ControlCharacter,
            Self::BadEscape => ParseErrorId::BadEscape,
            Self::UnknownField => ParseErrorId::UnknownField,
            Self::RepeatedField => ParseErrorId::RepeatedField,
            Self::Repeated => ParseErrorId::Repeated,
            Self::EmptyRange => ParseErrorId::EmptyRange,
            Self::WouldHave(_) => ParseErrorId::WouldHave,
            Self::WouldReach(_) => ParseErrorId::WouldReach,
            Self::NoSuchNode { .. } => ParseErrorId::NoSuchNode,
            Self::SecondParent => ParseErrorId::SecondParent,
            Self::SecondRoot => ParseErrorId::SecondRoot,
            Self::Cycle => ParseErrorId::Cycle,
            Self::Indentation => ParseErrorId::Indentation,
            Self::Expected(_) => ParseErrorId::Expected,
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

#[cfg(all(test, feature = "typescript"))]
mod tests {
    use super::*;
    use ts_rs::{Config, TS};

    #[test]
    fn the_types_for_javascript_name_the_same_ids() {
        let union = |words: &[&str]| {
            words.iter().map(|word| format!("{word:?}")).collect::<Vec<_>>().join(" | ")
        };
        assert_eq!(ParseErrorId::inline(&Config::new()), union(ParseErrorId::WORDS));
        assert_eq!(WantedId::inline(&Config::new()), union(WantedId::WORDS));
    }
}
