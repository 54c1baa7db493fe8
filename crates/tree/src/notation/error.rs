//! Why a text is no tree, and where.

mod english;
mod flat;

pub use flat::FlatParseError;

use crate::count::Count;
use crate::score::{MAX_DECIMALS, Score};
use crate::tree::{MAX_DEPTH, MAX_NODES};

/// A text that is no tree: where it goes wrong, what stands there, and what would be right.
///
/// It displays as one English line. It serializes flat, for whoever words it otherwise: `line`,
/// `column`, `found` (null at the end of the text), `kind` (its [id](ParseErrorKind::id)) and
/// those of `opened_line`, `opened_column`, `opened`, `closing`, `limit`, `decimals`, `expected`,
/// `least`, `most`, `count` and `more` that the kind has.
///
/// ```
/// use plyscope_tree::notation::parse;
/// let error = parse("[3, abc]").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 5: found `abc`, which is no number such as 3, -2.5 or inf",
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The line, from 1; `\n`, `\r\n` and `\r` each end one.
    pub line: u32,
    /// The column in the line, from 1, counted in characters.
    pub column: u32,
    /// The character, word or quoted text that stands there; `None` at the end of the text.
    ///
    /// Long text is cut and ends in `…`.
    pub found: Option<String>,
    /// What is wrong.
    pub kind: ParseErrorKind,
}

/// What is wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseErrorKind {
    /// There is nothing but blanks.
    EmptyText,
    /// Something follows the tree.
    TextAfterEnd,
    /// The text ends inside a bracket.
    UnclosedBracket(Opening),
    /// A closing bracket is of another kind than its opening one.
    MismatchedBracket(Opening),
    /// A node has neither children nor a value.
    EmptyNode,
    /// A comma with nothing before it, or, in JSON, nothing behind it.
    UnexpectedComma,
    /// A word that does not read as a number stands where only a number can.
    NotANumber,
    /// `NaN`, which cannot be compared.
    Nan,
    /// A value that is too great, beside so many decimal places as the tree's values need.
    OutOfRange {
        /// The decimal places, 0 to [`MAX_DECIMALS`].
        decimals: u8,
    },
    /// A number with more than [`MAX_DECIMALS`] decimal places.
    TooManyDecimals,
    /// A node that lies deeper than [`MAX_DEPTH`] plies.
    TooDeep,
    /// The first node beyond [`MAX_NODES`].
    TooManyNodes,
    /// The line or the text ends inside quotes.
    UnclosedString(Opening),
    /// A control character stands in quotes and is not escaped.
    ControlCharacter,
    /// A backslash with something behind it that is no escape, or stands for no character.
    BadEscape,
    /// A field that nodes do not have.
    UnknownField,
    /// A field that the node has already.
    RepeatedField,
    /// A parameter of a recipe, or a node with an edit, that stands there already.
    Repeated,
    /// A range whose end is less than its beginning.
    EmptyRange,
    /// The tree of a recipe would have so many nodes, more than [`MAX_NODES`].
    WouldHave(Count),
    /// A value in the tree of a recipe could be this, which is beyond ±[`Score::MAX_UNITS`].
    WouldReach(i64),
    /// An edit of a node that the tree of a recipe does not have.
    NoSuchNode {
        /// The number of the last node that it has.
        last: u32,
    },
    /// Something else was expected here.
    Expected(Wanted),
}

/// An opening bracket or quote, and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, in characters.
    pub column: u32,
    /// The bracket or quote itself.
    pub mark: char,
}

/// What would have been right where something else stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A node in brackets: a number, a bracket, or a name with a colon.
    Node,
    /// A node in JSON: a number, an array or an object.
    JsonNode,
    /// A node in Python: `Tree(…)`.
    PythonNode,
    /// A number.
    Value,
    /// A text in quotes.
    Text,
    /// An array or a list of children.
    Children,
    /// The name of a field, in double quotes.
    Field,
    /// A keyword argument, since one stands before.
    Keyword,
    /// This character.
    Mark(char),
    /// A comma, or this closing bracket.
    CommaOr(char),
    /// A parameter of a recipe.
    Parameter,
    /// A way to draw the leaves of a recipe.
    Leaves,
    /// Two whole numbers with two dots between them.
    Range,
    /// A whole number within bounds, which belong to it.
    Whole {
        /// The least that is right.
        least: i64,
        /// The greatest that is right.
        most: i64,
    },
    /// Edits behind a recipe.
    Edits,
}

/// The bracket or quote that closes what this one opens.
pub(super) fn closing(mark: char) -> char {
    match mark {
        '[' => ']',
        '(' => ')',
        '{' => '}',
        quote => quote,
    }
}

impl Opening {
    /// The bracket or quote that closes this one.
    #[must_use]
    pub fn closing(self) -> char {
        closing(self.mark)
    }
}

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
            Self::Keyword => "keyword",
            Self::Mark(_) => "mark",
            Self::CommaOr(_) => "comma-or-closing",
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
            Self::Expected(_) => "expected",
        }
    }

    /// Where the bracket or quote stands that this is about.
    fn opening(self) -> Option<Opening> {
        match self {
            Self::UnclosedBracket(opening)
            | Self::MismatchedBracket(opening)
            | Self::UnclosedString(opening) => Some(opening),
            _ => None,
        }
    }

    /// The limit that was passed: the greatest whole number, decimal places, plies or nodes.
    fn limit(self) -> Option<u32> {
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

impl std::error::Error for ParseError {}
