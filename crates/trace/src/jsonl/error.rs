//! Errors in the lines of a trace file.

use thiserror::Error;

use super::VERSION;
use plyscope_search::OptionError;
use plyscope_tree::UnknownWord;
use plyscope_tree::notation::ParseError;

/// The error of a line of a trace file.
#[derive(Debug, Error)]
pub enum LineError {
    /// It is something else than a JSON object.
    #[error("it is no JSON object")]
    NoObject,
    /// It is not JSON, or no object with the fields that it must have.
    #[error("{}", plain(.0))]
    Json(#[from] serde_json::Error),
    /// It has an infinity, or what is no number, as Python and JavaScript write it.
    #[error("JSON has no {0}; write \"inf\" or \"-inf\", in quotes")]
    Infinity(&'static str),
    /// It lacks a field, or has one twice.
    #[error("{}", without_place(.0))]
    Fields(serde_json::Error),
    /// A field is of another kind.
    #[error("field `{name}`: {}", without_place(.error))]
    Field {
        /// The field.
        name: String,
        /// The error.
        error: serde_json::Error,
    },
    /// The header says another version.
    #[error("the trace has version {0}; this reads version {VERSION}")]
    Version(u32),
    /// The header's tree cannot be read.
    #[error("the tree cannot be read: {0}")]
    Tree(ParseError),
    /// The header's options cannot be read.
    #[error("{0}")]
    Option(#[from] OptionError),
    /// A field has an unknown word.
    #[error("field `{name}`: {error}")]
    Word {
        /// The field.
        name: &'static str,
        /// The word, and the accepted ones.
        error: UnknownWord,
    },
    /// A field says something of what another one says is not there.
    #[error("field `{name}` says something of {of}, but there is none")]
    Pointless {
        /// The field.
        name: &'static str,
        /// What it would belong to.
        of: &'static str,
    },
    /// A number is no score of this tree.
    #[error("{0} is no value that this tree can hold")]
    Score(String),
}

impl LineError {
    /// Whether the line ends before its object does, as that of a program does that was stopped.
    #[must_use]
    pub fn breaks_off(&self) -> bool {
        match self {
            Self::Json(error) | Self::Fields(error) | Self::Field { error, .. } => error.is_eof(),
            _ => false,
        }
    }
}

/// The error with its column; the line number is added elsewhere.
fn plain(error: &serde_json::Error) -> String {
    match error.column() {
        0 => without_place(error),
        column => format!("column {column}: {}", without_place(error)),
    }
}

/// The error without the line and column that `serde_json` counts from the field's start.
fn without_place(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    text.strip_suffix(&place).unwrap_or(&text).to_owned()
}
