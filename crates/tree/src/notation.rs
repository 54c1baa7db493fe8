//! Text to trees and back, in several notations.
//!
//! | format | looks like | carries |
//! |---|---|---|
//! | [`Format::Brackets`] | `A: [[3, 12], [2, 4]=5]` | names, static values |
//! | [`Format::Json`] | `{"name": "A", "children": [3, {"move": "e4", "value": 12}]}` | everything |
//! | [`Format::Python`] | `Tree('A', None, [Tree('B', 3, [])])`, also in a whole program | names, static values |
//! | [`Format::Cmu`] | `((3)((2)(4)))` | nothing but leaves |
//! | [`Format::Lists`] | `tree = [(3, 12), {name: 'B', value: -Infinity}];` | everything |
//! | [`Format::Graphviz`] | `digraph { a -> b [label="e4"]; b [label="B: 3"] }` | names, static values, moves |
//! | [`Format::Newick`] | `((A:1,B:2)C:3,D:4)R;` | names, static values |
//! | [`Format::Outline`] | `A`, and in the lines below it, indented, `B: 3`, `12` | names, static values |
//! | [`Format::Table`] | `parent,child,value`, and in the lines below it `A,B,3`, `A,C,12` | everything |
//!
//! The readers take what people type and paste; [`Format`] says which blanks, commas, brackets and spellings each
//! tolerates, and [`LeftOut`] what they may leave out. All read in linear time and without recursion, so hostile text
//! costs no more than a [`ParseError`].

mod brackets;
mod cmu;
mod comments;
pub(crate) mod cursor;
mod entry;
pub(crate) mod error;
mod format;
mod graphviz;
mod json;
mod links;
mod lists;
mod look;
mod newick;
mod outline;
mod python;
mod reader;
pub(crate) mod recipe;
mod recognising;
mod strings;
mod table;
mod values;
mod writing;

pub use error::{Opening, ParseError, ParseErrorKind, Wanted};
pub use format::{Carries, Format, LeftOut, Place, Reading};
pub use json::Form;
pub use writing::push_json;

use std::ops::Range;

use crate::tree::Tree;

/// The format that a text is in; [`Format::Brackets`] unless it is another.
///
/// Brackets, JSON and Python calls begin in different ways, and what is a tree in one of these is never taken for
/// another format, but for [`Format::Cmu`]. A text that is none of them is tried in those that it looks like.
///
/// ```
/// use plyscope_tree::notation::{Format, recognise};
/// assert_eq!(recognise(r#" {"value": 3}"#), Format::Json);
/// assert_eq!(recognise("tree = Tree('1', 3)"), Format::Python);
/// assert_eq!(recognise("Tree: [3, 12]"), Format::Brackets);
/// assert_eq!(recognise("digraph { a -> b3 }"), Format::Graphviz);
/// ```
#[must_use]
pub fn recognise(text: &str) -> Format {
    recognising::read(text).0
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
    Ok(recognising::read(text).1?.0)
}

/// Reads a tree as [`parse`] does, and says in which format it was, what was left out and where the nodes stand.
///
/// # Errors
/// As [`parse`].
pub fn read(text: &str) -> Result<Reading, ParseError> {
    let (format, outcome) = recognising::read(text);
    let (tree, left_out, places) = outcome?;
    Ok(Reading { tree, format, left_out, places })
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
    parse_as(Format::Json, text)
}

/// Writes a tree, in the first three formats on one line; [`parse`] recognises and reads it.
///
/// [`Format::carries`] says what a format leaves out; [`text`] chooses one that loses nothing. A tree of one node may be
/// recognised as brackets, which give the same tree.
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
    format.write(tree)
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
