//! A [`RecipeError`] as plain data, for messages in other languages.

use plyscope_tree::{Count, MAX_NODES, words};
use serde::{Serialize, Serializer};

use super::{NAMES, RecipeError, RecipeErrorKind, Wanted};

words! {
    /// The ids of [`Wanted`]: its variants without their parameters.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
    #[allow(missing_docs, reason = "each is the variant of the same name")]
    pub enum RecipeWantedId {
        Game = "game",
        Mark = "mark",
        End = "end",
        Parameter = "parameter",
        Word = "word",
        Whole = "whole",
        Square = "square",
        Row = "row",
        RowOf = "row-of",
        Rows = "rows",
        AsInPosition = "as-in-position",
        Turn = "turn",
        Column = "column",
        Placement = "placement",
        Side = "side",
        Castling = "castling",
        EnPassant = "en-passant",
        Clock = "clock",
    }
}

words! {
    /// The ids of [`RecipeErrorKind`]: its variants without their parameters.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
    #[allow(missing_docs, reason = "each is the variant of the same name")]
    pub enum RecipeErrorId {
        Expected = "expected",
        UnclosedBracket = "unclosed-bracket",
        Repeated = "repeated",
        OutOfTurn = "out-of-turn",
        TwoWinners = "two-winners",
        InTheAir = "in-the-air",
        FullColumn = "full-column",
        AfterTheEnd = "after-the-end",
        Unplayable = "unplayable",
        WouldHave = "would-have",
    }
}

/// A [`RecipeError`] as it serializes: its fields, and those that its kind has.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "RecipeError", optional_fields))]
pub struct FlatRecipeError<'a> {
    /// [`RecipeError::line`].
    pub line: u32,
    /// [`RecipeError::column`].
    pub column: u32,
    /// [`RecipeError::found`].
    #[cfg_attr(feature = "typescript", ts(optional = false))]
    pub found: Option<&'a str>,
    /// The [id](RecipeErrorKind::id) of what is wrong.
    pub kind: RecipeErrorId,
    /// The [id](Wanted::id) of what would be right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<RecipeWantedId>,
    /// The words that would be right, the character, or the side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub right: Option<String>,
    /// The least number that would be right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<usize>,
    /// The greatest number that would be right: nodes, squares, rows, or a depth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<usize>,
    /// How many marks X has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x: Option<u32>,
    /// How many marks O has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub o: Option<u32>,
    /// The number of nodes that the tree would have.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u64>,
    /// Whether it would have even more nodes than that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub more: Option<bool>,
    /// The greatest depth whose tree is not too large.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deepest: Option<u16>,
}

impl Wanted {
    /// A name, one per variant, by which messages are found.
    #[must_use]
    pub const fn id(self) -> RecipeWantedId {
        match self {
            Self::Game => RecipeWantedId::Game,
            Self::Mark(_) => RecipeWantedId::Mark,
            Self::End => RecipeWantedId::End,
            Self::Parameter(_) => RecipeWantedId::Parameter,
            Self::Word(_) => RecipeWantedId::Word,
            Self::Whole { .. } => RecipeWantedId::Whole,
            Self::Square => RecipeWantedId::Square,
            Self::Row(_) => RecipeWantedId::Row,
            Self::RowOf { .. } => RecipeWantedId::RowOf,
            Self::Rows { .. } => RecipeWantedId::Rows,
            Self::AsInPosition(_) => RecipeWantedId::AsInPosition,
            Self::Turn(_) => RecipeWantedId::Turn,
            Self::Column(_) => RecipeWantedId::Column,
            Self::Placement => RecipeWantedId::Placement,
            Self::Side => RecipeWantedId::Side,
            Self::Castling => RecipeWantedId::Castling,
            Self::EnPassant => RecipeWantedId::EnPassant,
            Self::Clock => RecipeWantedId::Clock,
        }
    }

    /// The words, the character or the side that would be right.
    fn right(self) -> Option<String> {
        match self {
            Self::Game => Some(NAMES.join(", ")),
            Self::Mark(mark) => Some(mark.to_string()),
            Self::Parameter(names) | Self::Word(names) => Some(names.join(", ")),
            Self::Turn(mark) => Some(mark.to_string()),
            _ => None,
        }
    }

    /// The least and the greatest number that would be right.
    const fn range(self) -> Option<(usize, usize)> {
        match self {
            Self::Whole { least, most } => Some((least as usize, most as usize)),
            Self::Row(squares) | Self::AsInPosition(squares) => Some((squares, squares)),
            Self::RowOf { least, most } | Self::Rows { least, most } => Some((least, most)),
            Self::Column(most) => Some((1, most)),
            _ => None,
        }
    }
}

impl RecipeErrorKind {
    /// A name, one per variant, by which messages are found.
    #[must_use]
    pub const fn id(self) -> RecipeErrorId {
        match self {
            Self::Expected(_) => RecipeErrorId::Expected,
            Self::UnclosedBracket => RecipeErrorId::UnclosedBracket,
            Self::Repeated => RecipeErrorId::Repeated,
            Self::OutOfTurn { .. } => RecipeErrorId::OutOfTurn,
            Self::TwoWinners => RecipeErrorId::TwoWinners,
            Self::InTheAir => RecipeErrorId::InTheAir,
            Self::FullColumn => RecipeErrorId::FullColumn,
            Self::AfterTheEnd => RecipeErrorId::AfterTheEnd,
            Self::Unplayable => RecipeErrorId::Unplayable,
            Self::WouldHave { .. } => RecipeErrorId::WouldHave,
        }
    }
}

impl RecipeError {
    /// This error as plain data.
    #[must_use]
    pub fn flat(&self) -> FlatRecipeError<'_> {
        let plain = FlatRecipeError {
            line: self.line,
            column: self.column,
            found: self.found.as_deref(),
            kind: self.kind.id(),
            expected: None,
            right: None,
            least: None,
            most: None,
            x: None,
            o: None,
            count: None,
            more: None,
            deepest: None,
        };
        match self.kind {
            RecipeErrorKind::Expected(wanted) => FlatRecipeError {
                expected: Some(wanted.id()),
                right: wanted.right(),
                least: wanted.range().map(|(least, _)| least),
                most: wanted.range().map(|(_, most)| most),
                ..plain
            },
            RecipeErrorKind::OutOfTurn { x, o } => {
                FlatRecipeError { x: Some(x), o: Some(o), ..plain }
            }
            RecipeErrorKind::WouldHave { nodes, deepest } => FlatRecipeError {
                count: Some(nodes.number()),
                more: Some(matches!(nodes, Count::MoreThan(_))),
                most: Some(MAX_NODES),
                deepest: Some(deepest),
                ..plain
            },
            _ => plain,
        }
    }
}

impl Serialize for RecipeError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.flat().serialize(serializer)
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
        assert_eq!(RecipeErrorId::inline(&Config::new()), union(RecipeErrorId::WORDS));
        assert_eq!(RecipeWantedId::inline(&Config::new()), union(RecipeWantedId::WORDS));
    }
}
