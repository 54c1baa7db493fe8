//! Text to trees and back, in the notations in which trees are kept and passed on.
//!
//! | format | looks like | carries |
//! |---|---|---|
//! | [`Format::Brackets`] | `A: [[3, 12], [2, 4]=5]` | names, static values |
//! | [`Format::Json`] | `{"name": "A", "children": [3, {"move": "e4", "value": 12}]}` | everything |
//! | [`Format::Cmu`] | `((3)((2)(4)))` | nothing but leaves |
//!
//! What people bring in other formats is read by the crate `plyscope-formats`. The readers take what people type and
//! paste. All read in linear time and without recursion, so hostile text costs no more than a [`ParseError`].

mod brackets;
mod cmu;
mod comments;
pub(crate) mod cursor;
pub(crate) mod error;
mod json;
mod outcome;
mod reader;
pub mod reading;
pub(crate) mod recipe;
mod strings;
mod values;
mod writing;

pub use error::{NoTree, Opening, ParseError, ParseErrorKind, Wanted};
pub use json::Form;
pub use outcome::{LeftOut, Place};
pub use writing::push_json;

use std::ops::Range;

use crate::tree::Tree;
use crate::words;
use outcome::Outcome;

words! {
    /// A way to write a tree as text, in which it is kept and passed on.
    ///
    /// In all of them, numbers are what [`Literal::parse`](crate::Literal::parse) reads. Where nothing else is said,
    /// any white space may stand between the parts.
    pub enum Format {
        /// Nested brackets: `[[3, 12, 8], [2, 4, 6]]`, `((3 12 8) (2 4 6))`.
        ///
        /// Square or round brackets, each closed by its own kind. Commas or blanks separate, and one
        /// comma may stand before a closing bracket. A name and a colon may stand before any node
        /// (`A: [3, 12]`, `1: 3`, `"a name": 3`, in single or double quotes with JSON's escapes), and
        /// `=` and a static value after a closing bracket (`[3, 12]=7`). A value may be `"inf"` or
        /// `"-inf"` in quotes, since JSON has no other way to write it.
        Brackets = "brackets",
        /// JSON: objects with the fields `name`, `move`, `value`, `position` and `children`, each of
        /// which may be missing or null, as long as there is a value or a child.
        ///
        /// A number, `"inf"`, `"-inf"` and an array of nodes are nodes too. Commas stand as in JSON:
        /// between, and nowhere else. A field that nobody knows and a field given twice are errors.
        Json = "json",
        /// Nested round brackets in which a leaf has a bracket of its own, as in a course at CMU: `((3)(17))`.
        ///
        /// A text is recognised as this if there are only round brackets and numbers, each number
        /// is alone in its bracket, and there are two numbers at least; commas may stand between
        /// brackets. One number in any number of brackets, `((3))`, stays a chain of
        /// [`Brackets`](Self::Brackets). It carries the values of leaves alone.
        Cmu = "cmu",
    }
}

impl Format {
    fn read(self, text: &str) -> Outcome {
        match self {
            Self::Brackets => brackets::read(text),
            Self::Json => json::read(text),
            Self::Cmu => cmu::read(text),
        }
    }
}

/// A tree that was read, and where its nodes stand in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The tree.
    pub tree: Tree,
    /// The format that its text was recognised as.
    pub format: Format,
    /// Where the nodes stand in the text, each place before those inside it.
    pub places: Vec<Place>,
}

/// The format that a text is in; [`Format::Brackets`] unless it is another.
///
/// ```
/// use plyscope_tree::notation::{Format, recognise};
/// assert_eq!(recognise(r#" {"value": 3}"#), Format::Json);
/// assert_eq!(recognise("Tree: [3, 12]"), Format::Brackets);
/// ```
#[must_use]
pub fn recognise(text: &str) -> Format {
    if cmu::is_whole(text) {
        Format::Cmu
    } else if json::begins(text) {
        Format::Json
    } else {
        Format::Brackets
    }
}

/// Reads a tree in the format that the text is recognised as.
///
/// ```
/// use plyscope_tree::notation;
/// let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
/// assert_eq!(tree.len(), 13);
/// let error = notation::parse("[[3, 12], [2, 4").unwrap_err();
/// assert_eq!((error.line, error.column, error.found), (1, 16, None));
/// # Ok::<(), notation::ParseError>(())
/// ```
///
/// # Errors
/// [`ParseError`] says where the text is no tree, what stands there and what would be right.
pub fn parse(text: &str) -> Result<Tree, ParseError> {
    Ok(recognise(text).read(text)?.0)
}

/// Reads a tree as [`parse`] does, and says in which format it was and where the nodes stand.
///
/// # Errors
/// As [`parse`].
pub fn read(text: &str) -> Result<Reading, ParseError> {
    let format = recognise(text);
    let (tree, _, places) = format.read(text)?;
    Ok(Reading { tree, format, places })
}

/// Reads a tree in this format.
///
/// # Errors
/// [`ParseError`] says where the text is no tree, what stands there and what would be right.
pub fn parse_as(format: Format, text: &str) -> Result<Tree, ParseError> {
    Ok(format.read(text)?.0)
}

/// Reads a tree from one JSON value: an object, nested arrays, a number, `"inf"` or `"-inf"`.
///
/// This is [`parse_as`] with [`Format::Json`], and reads what [`write_json_value`] writes.
///
/// # Errors
/// [`ParseError`] says where the text is no tree, what stands there and what would be right.
pub fn parse_json_value(text: &str) -> Result<Tree, ParseError> {
    Ok(json::read(text)?.0)
}

/// Writes a tree on one line; [`parse`] recognises and reads it.
///
/// [`Brackets`](Format::Brackets) leave moves and positions out, [`Cmu`](Format::Cmu) everything but the values of leaves;
/// [`text`] chooses one that loses nothing. A tree of one node may be recognised as brackets, which give the same tree.
///
/// ```
/// use plyscope_tree::notation::{Format, parse, write};
/// let tree = parse("A: (3 12.50) = inf")?;
/// assert_eq!(write(&tree, Format::Brackets), "A: [3, 12.5]=inf");
/// assert_eq!(write(&tree, Format::Json), r#"{"name":"A","value":"inf","children":[3,12.5]}"#);
/// # Ok::<(), plyscope_tree::notation::ParseError>(())
/// ```
#[must_use]
pub fn write(tree: &Tree, format: Format) -> String {
    match format {
        Format::Brackets => brackets::write(tree),
        Format::Json => json::write(tree),
        Format::Cmu => cmu::write(tree),
    }
}

/// Writes a tree as JSON in the shortest way: nested arrays, or a number, where no node has
/// anything but children or a value; else the object that [`write()`] gives.
#[must_use]
pub fn write_json_value(tree: &Tree) -> String {
    json::write_value(tree)
}

/// Writes the part of a tree's JSON that belongs to a range of its nodes, so that a large tree need never be one
/// text. Range after range, that is what [`write()`] gives for [`Form::Objects`], and [`write_json_value`] for
/// [`Form::shortest`].
pub fn write_json_part(out: &mut String, tree: &Tree, form: Form, nodes: Range<usize>) {
    json::write_part(out, tree, form, nodes);
}

/// A tree on one line, from which [`parse`] reads an equal tree: brackets where they carry
/// everything, else JSON.
#[must_use]
pub fn text(tree: &Tree) -> String {
    // Not by way of `write`: who needs no other format should not have to load its writer.
    if tree.has_moves_or_positions() { json::write(tree) } else { brackets::write(tree) }
}
