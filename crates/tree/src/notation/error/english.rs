//! A [`ParseError`] in one English line, for terminals.

use std::fmt;

use crate::count::Count;
use crate::generate::PARAMETERS;
use crate::tree::MAX_NODES;

use super::{Opening, ParseError, ParseErrorKind, Wanted};

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: found ", self.line, self.column)?;
        match &self.found {
            Some(found) => write_found(f, found)?,
            None => f.write_str("the end of the text")?,
        }
        write!(f, ", {}", self.kind)
    }
}

/// As many nodes as a tree may have, written as the counts beside it are.
const MOST: Count = Count::of_nodes(MAX_NODES);

/// Writes what was found so that no control or invisible character of it reaches the terminal.
fn write_found(f: &mut fmt::Formatter<'_>, found: &str) -> fmt::Result {
    f.write_str("`")?;
    for character in found.chars() {
        match character {
            '\'' | '"' | '\\' => write!(f, "{character}")?,
            _ => write!(f, "{}", character.escape_debug())?,
        }
    }
    f.write_str("`")
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the `{}` at line {}, column {}", self.mark, self.line, self.column)
    }
}

/// The second half of the sentence, which begins "found …".
impl fmt::Display for ParseErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let limit = self.limit().unwrap_or_default();
        match self {
            Self::EmptyText => f.write_str("where a tree such as [[3, 12], [2, 4]] is right"),
            Self::TextAfterEnd => f.write_str("where nothing may follow: the tree has ended"),
            Self::UnclosedBracket(opening) => {
                write!(f, "but {opening} is not closed by `{}`", opening.closing())
            }
            Self::MismatchedBracket(opening) => {
                write!(f, "but {opening} is closed by `{}`", opening.closing())
            }
            Self::EmptyNode => f.write_str("a node with neither children nor a value"),
            Self::UnexpectedComma => f.write_str("where a comma separates nothing"),
            Self::NotANumber => f.write_str("which is no number such as 3, -2.5 or inf"),
            Self::Nan => f.write_str("which cannot be compared with numbers"),
            Self::OutOfRange { decimals: 0 } => write!(f, "which is beyond ±{limit}"),
            Self::OutOfRange { decimals } => {
                write!(f, "which is beyond ±{limit}, the most beside {decimals} decimal places")
            }
            Self::TooManyDecimals => write!(f, "which has more than {limit} decimal places"),
            Self::TooDeep => write!(f, "where a node would lie more than {limit} plies deep"),
            Self::TooManyNodes => {
                write!(f, "where a tree has {MOST} nodes, the most it may have")
            }
            Self::UnclosedString(opening) => {
                write!(f, "but {opening} is not closed by `{}` in its line", opening.closing())
            }
            Self::ControlCharacter => f.write_str("which must be written as an escape in quotes"),
            Self::BadEscape => f.write_str("which is no escape for a character"),
            Self::UnknownField => {
                f.write_str("but a node has only name, move, value, position and children")
            }
            Self::RepeatedField => f.write_str("which this node has already"),
            Self::Repeated => f.write_str("which stands there already"),
            Self::EmptyRange => f.write_str("where a range ends before it begins"),
            Self::WouldHave(nodes) => {
                write!(
                    f,
                    "with which the tree would have {nodes} nodes; it may have at most {MOST}"
                )
            }
            Self::WouldReach(value) => {
                write!(f, "with which a value could be {value}; none may be beyond ±{limit}")
            }
            Self::NoSuchNode { last } => {
                write!(f, "which is no node of the tree; its nodes are 0 to {last}")
            }
            Self::Expected(wanted) => write!(f, "where {wanted} is right"),
        }
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Node => f.write_str("a number, a bracket or a name with a colon"),
            Self::JsonNode => f.write_str("a number, an array or an object"),
            Self::PythonNode => f.write_str("Tree(…)"),
            Self::Value => f.write_str("a number"),
            Self::Text => f.write_str("a text in quotes"),
            Self::Children => f.write_str("a list of children"),
            Self::Field => f.write_str("the name of a field in double quotes"),
            Self::Keyword => f.write_str("a keyword (name=, value= or children=)"),
            Self::Mark(mark) => write!(f, "`{mark}`"),
            Self::CommaOr(closing) => write!(f, "a comma or `{closing}`"),
            Self::Parameter => write!(f, "a parameter ({})", PARAMETERS.join(", ")),
            Self::Leaves => f.write_str("uniform(-99..99), few(5) or correlated(10)"),
            Self::Range => f.write_str("a range such as -99..99"),
            Self::Whole { least, most } => write!(f, "a whole number from {least} to {most}"),
            Self::Edits => f.write_str("the end, or `with` and edits such as 17=5"),
        }
    }
}
