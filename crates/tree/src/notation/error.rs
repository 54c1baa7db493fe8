//! Errors in the text of trees.

#[cfg(feature = "serde")]
use serde::Serialize;
use thiserror::Error;

use crate::count::Count;
use crate::generate::PARAMETERS;
use crate::recipe::Found;
use crate::score::Score;

/// The error of a text that is no tree: its place, the text found there, and what would be right.
///
/// It displays as one English line. It serializes flat, for other wordings: with the name of its kind as `kind`, and the
/// fields of that.
///
/// ```
/// use plyscope_tree::notation::parse;
/// let error = parse("[3, abc]").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 5: found `abc`, which is no number such as 3, -2.5 or inf",
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[error("line {line}, column {column}: found {}, {kind}", Found(.found.as_deref()))]
pub struct ParseError {
    /// The line, from 1; `\n`, `\r\n` and `\r` each end one.
    pub line: u32,
    /// The column in the line, from 1, counted in characters.
    pub column: u32,
    /// The character, word or quoted text there; `None` at the end of the text.
    ///
    /// Long text is cut and ends in `…`.
    pub found: Option<String>,
    /// The kind of error.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub kind: ParseErrorKind,
}

/// Readers hand errors on in boxes: each place that does would else copy all of the error, and there are hundreds.
impl From<Box<ParseError>> for ParseError {
    fn from(error: Box<ParseError>) -> Self {
        *error
    }
}

/// The kind of an error; its text continues after "found …".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum ParseErrorKind {
    /// There is nothing but blanks.
    #[error("expected a tree such as [[3, 12], [2, 4]]")]
    EmptyText,
    /// Something follows the tree.
    #[error("where nothing may follow: the tree has ended")]
    TextAfterEnd,
    /// The text ends inside a bracket.
    #[error("but {} is not closed by `{}`", .0, .0.closing)]
    UnclosedBracket(Opening),
    /// A closing bracket is of another kind than its opening one.
    #[error("but {} is closed by `{}`", .0, .0.closing)]
    MismatchedBracket(Opening),
    /// A node has neither children nor a value.
    #[error("a node with neither children nor a value")]
    EmptyNode,
    /// A comma with nothing before it, or, in JSON, nothing after it.
    #[error("where a comma separates nothing")]
    UnexpectedComma,
    /// A word that does not read as a number stands where only a number can.
    #[error("which is no number such as 3, -2.5 or inf")]
    NotANumber,
    /// `NaN`, which cannot be compared.
    #[error("which cannot be compared with numbers")]
    Nan,
    /// A value that is too great, beside so many decimal places as the tree's values need.
    #[error("which is beyond {}", most_beside(*limit, *decimals))]
    OutOfRange {
        /// The decimal places, 0 to [`MAX_DECIMALS`](crate::MAX_DECIMALS).
        decimals: u8,
        /// The greatest whole number beside them.
        limit: i32,
    },
    /// A number with more decimal places than a score can have.
    #[error("which has more than {limit} decimal places")]
    TooManyDecimals {
        /// [`MAX_DECIMALS`](crate::MAX_DECIMALS).
        limit: u8,
    },
    /// A node that lies deeper than a tree may reach.
    #[error("where a node would lie more than {limit} plies deep")]
    TooDeep {
        /// [`MAX_DEPTH`](crate::MAX_DEPTH).
        limit: u16,
    },
    /// The first node beyond those that a tree may have.
    #[error("where a tree has {} nodes, the most it may have", Count::of_nodes(*limit))]
    TooManyNodes {
        /// [`MAX_NODES`](crate::MAX_NODES).
        limit: usize,
    },
    /// The line or the text ends inside quotes.
    #[error("but {} is not closed by `{}` in its line", .0, .0.closing)]
    UnclosedString(Opening),
    /// A control character stands in quotes and is not escaped.
    #[error("which must be written as an escape in quotes")]
    ControlCharacter,
    /// A backslash with something after it that is no escape, or stands for no character.
    #[error("which is no escape for a character")]
    BadEscape,
    /// A field that nodes do not have.
    #[error("but a node has only name, move, value, position and children")]
    UnknownField,
    /// A field that the node has already.
    #[error("which this node has already")]
    RepeatedField,
    /// A parameter of a recipe, or a node with an edit, that stands there already.
    #[error("which stands there already")]
    Repeated,
    /// A range whose end is less than its beginning.
    #[error("where a range ends before it begins")]
    EmptyRange,
    /// The tree of a recipe would have more nodes than a tree may have.
    #[error("with which the tree would have {count} nodes; it may have at most {}", Count::of_nodes(*limit))]
    WouldHave {
        /// How many.
        #[cfg_attr(feature = "serde", serde(flatten))]
        count: Count,
        /// [`MAX_NODES`](crate::MAX_NODES).
        limit: usize,
    },
    /// A value in the tree of a recipe could be beyond what a score can be.
    #[error("with which a value could be {count}; none may be beyond ±{limit}")]
    WouldReach {
        /// The value.
        count: i64,
        /// [`Score::MAX_UNITS`].
        limit: i32,
    },
    /// An edit of a node that the tree of a recipe does not have.
    #[error("which is no node of the tree; its nodes are 0 to {limit}")]
    NoSuchNode {
        /// The number of the last node that it has.
        limit: u32,
    },
    /// A node that already has another parent.
    #[error("which has another parent already")]
    SecondParent,
    /// A node without a parent, beside another one.
    #[error("which would be a second root")]
    SecondRoot,
    /// A node that is below itself.
    #[error("which is below itself here")]
    Cycle,
    /// Several numbers at one node, of which none is named as its value.
    #[error("which is one of several numbers here; name the value, as in value=4")]
    SeveralNumbers,
    /// A leaf whose value is unknown: `?`.
    #[error(
        "an unknown leaf; write any number there, and others to try: what no search looks at makes no difference"
    )]
    Unknown,
    /// Numbers alone that are not as many as a full binary tree has leaves.
    #[error(
        "one of {count} numbers alone: those are read as the leaves of a full binary tree, which has 2, 4, 8, 16 or more; \
         otherwise write brackets, as in [[5, 1], 8]"
    )]
    LeavesAlone {
        /// How many there are.
        count: usize,
    },
    /// A number between a name and children.
    #[error(
        "which may be its node's value or a leaf; write brackets around the leaf, or None before the children"
    )]
    ValueOrLeaf,
    /// A game that is understood, but is no tree of two players who take turns.
    #[error("{0}")]
    NoTree(NoTree),
    /// A line that is indented as much as no line before it that could have the same parent.
    #[error("which is indented as far as no line that it could stand beside")]
    Indentation,
    /// Something else was expected here.
    #[error("expected {0}")]
    Expected(Wanted),
}

/// What a game has that a tree of two players who take turns has not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "what", rename_all = "kebab-case"))]
pub enum NoTree {
    /// A move of chance.
    #[error("a move of chance; a tree has moves of MAX and MIN alone")]
    Chance,
    /// A node of an information set that has another.
    #[error("a node that its player cannot tell from another; in a tree both see everything")]
    Information,
    /// Not two players.
    #[error("but a tree has two players, MAX and MIN")]
    Players,
    /// The player who has moved just before.
    #[error("where the same player moves again; MAX and MIN take turns")]
    Turn,
    /// Payoffs that do not add up to what the others do.
    #[error("but what one player wins the other has to lose: all payoffs must have the same sum")]
    Payoffs,
}

/// An opening bracket or quote, and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "OpenedBracket"))]
#[error("the `{mark}` at line {line}, column {column}")]
pub struct Opening {
    /// The line, from 1.
    #[cfg_attr(feature = "serde", serde(rename = "opened_line"))]
    pub line: u32,
    /// The column, from 1, in characters.
    #[cfg_attr(feature = "serde", serde(rename = "opened_column"))]
    pub column: u32,
    /// The bracket or quote itself.
    #[cfg_attr(feature = "serde", serde(rename = "opened"))]
    pub mark: char,
    /// The bracket or quote that closes it.
    pub closing: char,
}

/// The thing expected in place of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "expected", rename_all = "kebab-case"))]
pub enum Wanted {
    /// A node in brackets: a number, a bracket, or a name with a colon.
    #[error("a number, a bracket or a name with a colon")]
    Node,
    /// A node in JSON: a number, an array or an object.
    #[error("a number, an array or an object")]
    JsonNode,
    /// A node in Python: `Tree(…)`.
    #[error("Tree(…)")]
    PythonNode,
    /// A number.
    #[error("a number")]
    Value,
    /// A text in quotes.
    #[error("a text in quotes")]
    Text,
    /// An array or a list of children.
    #[error("a list of children")]
    Children,
    /// The name of a field, in double quotes.
    #[error("the name of a field in double quotes")]
    Field,
    /// The name of a field, as a program writes it.
    #[error("the name of a field")]
    Key,
    /// A node of a game in Gambit's form.
    #[error("a node: `p`, `t` or `c`")]
    GameNode,
    /// A move in a game that somebody has written down.
    #[error("a move")]
    Move,
    /// The beginning of a chart in Mermaid that is a tree.
    #[error("`flowchart TD` or `mindmap`")]
    Mermaid,
    /// The beginning of a graph.
    #[error("`graph {{` or `digraph {{`")]
    Graph,
    /// A node of a graph.
    #[error("a node")]
    GraphNode,
    /// An edge of a directed graph.
    #[error("`->`")]
    Arrow,
    /// An edge of an undirected graph.
    #[error("`--`")]
    Line,
    /// An attribute in a graph, or its value.
    #[error("an attribute such as label=\"3\"")]
    Attribute,
    /// The child of a row in a table.
    #[error("a child")]
    Child,
    /// What separates the cells of a table, or the end of a row.
    #[error("the end of the cell")]
    CellEnd,
    /// A keyword argument, since one stands before.
    #[error("a keyword (name=, value= or children=)")]
    Keyword,
    /// This character.
    #[error("`{mark}`")]
    Mark {
        /// The character.
        mark: char,
    },
    /// A comma, or this closing bracket.
    #[error("a comma or `{closing}`")]
    CommaOrClosing {
        /// The bracket.
        closing: char,
    },
    /// What ends a tree in Newick.
    #[error("the `;` that ends a tree in Newick")]
    Semicolon,
    /// A colon between a name and a value.
    #[error("a colon before the value, as in `A: 3`")]
    Colon,
    /// A parameter of a recipe.
    #[error("a parameter ({})", PARAMETERS.join(", "))]
    Parameter,
    /// A way to draw the leaves of a recipe.
    #[error("uniform(-99..99), few(5) or correlated(10)")]
    Leaves,
    /// Two whole numbers with two dots between them.
    #[error("a range such as -99..99")]
    Range,
    /// A whole number within bounds, which belong to it.
    #[error("a whole number from {least} to {most}")]
    Whole {
        /// The least that is right.
        least: i64,
        /// The greatest that is right.
        most: i64,
    },
    /// Edits after a recipe.
    #[error("the end, or `with` and edits such as 17=5")]
    Edits,
}

impl ParseErrorKind {
    /// Whether it is that of a tree that goes on for too long: what is too large was understood.
    #[must_use]
    pub const fn is_limit(&self) -> bool {
        matches!(self, Self::TooDeep { .. } | Self::TooManyNodes { .. })
    }

    /// Whether the text ends inside a bracket or quotes.
    #[must_use]
    pub const fn is_unclosed(&self) -> bool {
        matches!(self, Self::UnclosedBracket(_) | Self::UnclosedString(_))
    }

    /// A value is too great beside so many decimal places.
    pub const fn out_of_range(decimals: u8) -> Self {
        Self::OutOfRange { decimals, limit: Score::MAX_UNITS / 10_i32.pow(decimals as u32) }
    }
}

/// The greatest whole number with this many decimal places, for a message.
fn most_beside(most: i32, decimals: u8) -> String {
    match decimals {
        0 => format!("±{most}"),
        _ => format!("±{most}, the most beside {decimals} decimal places"),
    }
}

/// The bracket or quote that closes what this one opens.
pub fn closing(mark: char) -> char {
    match mark {
        '[' => ']',
        '(' => ')',
        '{' => '}',
        quote => quote,
    }
}
