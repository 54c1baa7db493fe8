//! Text to trees and back, in three notations.
//!
//! | format | looks like | carries |
//! |---|---|---|
//! | [`Format::Brackets`] | `A: [[3, 12], [2, 4]=5]` | names, static values |
//! | [`Format::Json`] | `{"name": "A", "children": [3, {"move": "e4", "value": 12}]}` | everything |
//! | [`Format::Python`] | `Tree('A', None, [Tree('B', 3, [])])` | names, static values |
//!
//! The readers take what people type and paste; [`Format`] says which blanks, commas, brackets and spellings each
//! tolerates. All read in linear time and without recursion, so hostile text costs no more than a [`ParseError`].

mod brackets;
mod cursor;
mod error;
mod json;
mod python;
mod reader;
pub(crate) mod recipe;
mod strings;
mod values;
mod writing;

pub use error::{FlatParseError, Opening, ParseError, ParseErrorKind, Wanted};

pub use json::Form;
pub use writing::push_json;

use std::ops::Range;

use crate::tree::Tree;

/// A way to write a tree as text.
///
/// In all of them, numbers are what [`Literal::parse`](crate::Literal::parse) reads, and any white
/// space may stand between the parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Nested brackets: `[[3, 12, 8], [2, 4, 6]]`, `((3 12 8) (2 4 6))`.
    ///
    /// Square or round brackets, each closed by its own kind. Commas or blanks separate, and one
    /// comma may stand before a closing bracket. A name and a colon may stand before any node
    /// (`A: [3, 12]`, `1: 3`, `"a name": 3`, in single or double quotes with JSON's escapes), and
    /// `=` and a static value behind a closing bracket (`[3, 12]=7`). A value may be `"inf"` or
    /// `"-inf"` in quotes, since JSON has no other way to write it.
    Brackets,
    /// JSON: objects with the fields `name`, `move`, `value`, `position` and `children`, each of
    /// which may be missing or null, as long as there is a value or a child.
    ///
    /// A number, `"inf"`, `"-inf"` and an array of nodes are nodes too. Commas stand as in JSON:
    /// between, and nowhere else. A field that nobody knows and a field given twice are errors.
    Json,
    /// Python calls: `Tree('1', None, [Tree('2', 3, []), Tree('3', 9)])`, with name, value and
    /// children by position or by keyword.
    ///
    /// An assignment (`tree =`) may stand before it, comments anywhere. The children may be in a
    /// list or a tuple, `None` or left out; the name may be a number, which is taken as its text;
    /// the value may be `float('inf')`, `math.inf` or `inf`, with a sign.
    Python,
}

/// The format that a text is in, by how it begins; [`Format::Brackets`] unless it is another.
///
/// ```
/// use plyscope_tree::notation::{Format, recognise};
/// assert_eq!(recognise(r#" {"value": 3}"#), Format::Json);
/// assert_eq!(recognise("tree = Tree('1', 3)"), Format::Python);
/// assert_eq!(recognise("Tree: [3, 12]"), Format::Brackets);
/// ```
#[must_use]
pub fn recognise(text: &str) -> Format {
    if json::begins(text) {
        Format::Json
    } else if python::begins(text) {
        Format::Python
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
/// assert_eq!((error.line, error.column, error.kind.id()), (1, 16, "unclosed-bracket"));
/// # Ok::<(), notation::ParseError>(())
/// ```
///
/// # Errors
/// [`ParseError`] says where the text is no tree, what stands there and what would be right.
pub fn parse(text: &str) -> Result<Tree, ParseError> {
    parse_as(recognise(text), text)
}

/// Reads a tree in this format.
///
/// # Errors
/// [`ParseError`] says where the text is no tree, what stands there and what would be right.
pub fn parse_as(format: Format, text: &str) -> Result<Tree, ParseError> {
    match format {
        Format::Brackets => brackets::read(text),
        Format::Json => json::read(text),
        Format::Python => python::read(text),
    }
}

/// Reads a tree from one JSON value: an object, nested arrays, a number, `"inf"` or `"-inf"`.
///
/// This is [`parse_as`] with [`Format::Json`], and reads what [`write_json_value`] writes.
///
/// # Errors
/// [`ParseError`] says where the text is no tree, what stands there and what would be right.
pub fn parse_json_value(text: &str) -> Result<Tree, ParseError> {
    json::read(text)
}

/// Writes a tree on one line; [`parse`] recognises and reads it.
///
/// Only [`Format::Json`] carries everything: the others leave out the names of moves and the keys of
/// positions. [`text`] chooses a format that loses nothing.
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
        Format::Python => python::write(tree),
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
    write(tree, if tree.has_moves_or_positions() { Format::Json } else { Format::Brackets })
}
