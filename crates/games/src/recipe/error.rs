//! Errors in the text of a game's recipe: where, what stands there, and what would be right.

use plyscope_tree::Count;
use plyscope_tree::recipe::{Found, place, shortened};
#[cfg(feature = "serde")]
use serde::{Serialize, Serializer};
use thiserror::Error;

use crate::game::Mark;

/// The error of a text that is no recipe of a game. It displays as one English line, and serializes for other wordings: with `kind`, its
/// variant; `expected`, that of what was wanted; and the fields of both.
///
/// ```
/// use plyscope_games::Recipe;
/// let error = "four(columns=12)".parse::<Recipe>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 14: found `12`, expected a whole number from 1 to 9",
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[error("line {line}, column {column}: found {}, {kind}", Found(.found.as_deref()))]
pub struct RecipeError {
    /// The line, from 1.
    pub line: u32,
    /// The column in the line, from 1, counted in characters.
    pub column: u32,
    /// The text found there; `None` at the end of the text. Long text is cut and ends in `…`.
    pub found: Option<String>,
    /// The kind of error.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub kind: RecipeErrorKind,
}

/// Readers hand errors on in boxes, since one is larger than most of what they read.
impl From<Box<RecipeError>> for RecipeError {
    fn from(error: Box<RecipeError>) -> Self {
        *error
    }
}

/// The kind of an error; its text continues after "found …".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum RecipeErrorKind {
    /// Something else was expected here.
    #[error("expected {0}")]
    Expected(Wanted),
    /// The text ends inside the bracket.
    #[error("but the bracket after the game's name is not closed by `)`")]
    UnclosedBracket,
    /// A parameter that stands there already.
    #[error("which stands there already")]
    Repeated,
    /// One side has more than one mark more than the other.
    #[error("where X has {x} and O has {o}: who moves in turn has at most one more")]
    OutOfTurn {
        /// How many X has.
        x: u32,
        /// How many O has.
        o: u32,
    },
    /// Both sides have a line.
    #[error("where X and O both have a line: a game ends with the first")]
    TwoWinners,
    /// A disc above an empty square.
    #[error("where a disc lies above an empty square")]
    InTheAir,
    /// A disc for a column without an empty square.
    #[error("which is full by then")]
    FullColumn,
    /// A move after the end of the game.
    #[error("where the game is over by then")]
    AfterTheEnd,
    /// Pieces that cannot stand so by the rules of chess.
    #[error(
        "which no game of chess has: each side has one king, at most 8 pawns and 16 pieces in all; pawns stand on none \
         of the outer ranks, and whoever has moved is not in check"
    )]
    Unplayable,
    /// The tree would have so many nodes, more than [`MAX_NODES`](plyscope_tree::MAX_NODES).
    #[error(
        "with which the tree would have {} nodes; it may have at most {}, so that depth={deepest} fits",
        counted(*count, *more),
        Count::of_nodes(*most)
    )]
    WouldHave {
        /// How many.
        count: u64,
        /// Whether it would have even more.
        more: bool,
        /// How many it may have.
        most: usize,
        /// The greatest depth whose tree is not too large.
        deepest: u16,
    },
}

/// The thing expected in place of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "RecipeWanted"))]
#[cfg_attr(feature = "serde", serde(tag = "expected", rename_all = "kebab-case"))]
pub enum Wanted {
    /// The name of a game.
    #[error("a game ({})", right.join(", "))]
    Game {
        /// The names.
        #[cfg_attr(feature = "serde", serde(serialize_with = "joined"))]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        right: &'static [&'static str],
    },
    /// This character.
    #[error("`{right}`")]
    Mark {
        /// The character.
        right: char,
    },
    /// Nothing more.
    #[error("the end")]
    End,
    /// One of a game's parameters.
    #[error("a parameter ({})", right.join(", "))]
    Parameter {
        /// Their names.
        #[cfg_attr(feature = "serde", serde(serialize_with = "joined"))]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        right: &'static [&'static str],
    },
    /// One of these words.
    #[error("one of {}", right.join(", "))]
    Word {
        /// The words.
        #[cfg_attr(feature = "serde", serde(serialize_with = "joined"))]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        right: &'static [&'static str],
    },
    /// A whole number within bounds, which belong to it.
    #[error("a whole number from {least} to {most}")]
    Whole {
        /// The least that is right.
        least: u16,
        /// The greatest that is right.
        most: u16,
    },
    /// What stands on a square.
    #[error("X, O, or . for an empty square")]
    Square,
    /// A row with as many squares.
    #[error("a row of {most} squares")]
    Row {
        /// How many, as there may be at most.
        most: usize,
    },
    /// A row with some squares.
    #[error("a row of {} squares", range(*least, *most))]
    RowOf {
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// Rows with `/` between them.
    #[error("a board of {} rows, from the top, with / between them", range(*least, *most))]
    Rows {
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// The size that a position has.
    #[error("{most}, as in the position")]
    AsInPosition {
        /// How many rows or columns.
        most: usize,
    },
    /// The side whose turn it is.
    #[error("{right}, who has one less")]
    Turn {
        /// The side.
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        right: Mark,
    },
    /// The number of a column.
    #[error("a column from {least} to {most}")]
    Column {
        /// The first, 1.
        least: usize,
        /// The last.
        most: usize,
    },
    /// The first field of a position in FEN.
    #[error(
        "a board of eight ranks, from the eighth, with / between them, each as rnbqkbnr, 8 or 3k4"
    )]
    Placement,
    /// The second.
    #[error("w or b, for the side that moves")]
    Side,
    /// The third.
    #[error("- or some of KQkq, for a king and a rook that have not moved")]
    Castling,
    /// The fourth.
    #[error("- or the square behind a pawn that has just gone two squares")]
    EnPassant,
    /// The fifth and the sixth.
    #[error("a number of moves")]
    Clock,
}

/// Words with commas between them.
#[cfg(feature = "serde")]
fn joined<S: Serializer>(words: &[&str], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&words.join(", "))
}

/// A number of nodes, or more.
fn counted(count: u64, more: bool) -> Count {
    if more { Count::MoreThan(count) } else { Count::Exactly(count) }
}

/// A number, or a range of two.
fn range(least: usize, most: usize) -> String {
    if least == most { least.to_string() } else { format!("{least} to {most}") }
}

impl RecipeError {
    /// The error at an offset of a text, where `found` stands; nothing is found at the end of the text.
    pub(crate) fn new(text: &str, offset: usize, found: &str, kind: RecipeErrorKind) -> Box<Self> {
        let (line, column) = place(text, offset);
        let found = (!found.is_empty()).then(|| shortened(found));
        Box::new(Self { line, column, found, kind })
    }
}
