//! What readers and writers of notations are made of, for crates that have others.

pub use super::comments::Comments;
pub use super::cursor::{Cursor, is_blank, is_delimiter, place, shortened};
pub use super::error::{NoTree, ParseError, ParseErrorKind, Wanted};
pub use super::json::{Bracket, FIELDS, note, set_text, wanted};
pub use super::outcome::{LeftOut, Outcome, Place};
pub use super::reader::{Frame, Next, Reader, Rules, read};
pub use super::strings::Escapes;
pub use super::values::{is_number, literal};
pub use super::writing::{WalkStep, has_elder, push_json, push_python, value, walk};

use super::Format;

/// Reads a text that is meant to be in a format.
///
/// # Errors
/// [`ParseError`] says where it is not.
pub fn read_as(format: Format, text: &str) -> Outcome {
    format.read(text)
}
