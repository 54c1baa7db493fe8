//! Game trees in the formats of others, and in those of our own: text to trees and back.
//!
//! | format | looks like | carries |
//! |---|---|---|
//! | [`Format::Brackets`] | `A: [[3, 12], [2, 4]=5]` | names, static values |
//! | [`Format::Json`] | `{"name": "A", "children": [3, {"move": "e4", "value": 12}]}` | everything |
//! | [`Format::Python`] | `Tree('A', None, [Tree('B', 3, [])])`, also in a whole program | names, static values |
//! | [`Format::Cmu`] | `((3)((2)(4)))` | nothing but leaves |
//! | [`Format::Lists`] | `tree = [(3, 12), {name: 'B', value: -Infinity}];` | everything |
//! | [`Format::Adjacency`] | `s: [u, v]`, `u = 3`, `v = 5` | only read |
//! | [`Format::Terms`] | `("S", None, ("U", 3), ("V", 5))`, `(S 3 5)`, `s(3, 5)`, `Node "S" [Leaf 3]` | only read |
//! | [`Format::Mermaid`] | `flowchart TD`, `S --> U["U: 3"]` | names, static values, moves |
//! | [`Format::Graphviz`] | `digraph { a -> b [label="e4"]; b [label="B: 3"] }` | names, static values, moves |
//! | [`Format::Newick`] | `((A:1,B:2)C:3,D:4)R;` | names, static values |
//! | [`Format::Outline`] | `A`, and in the lines below it, indented, `B: 3`, `12` | names, static values |
//! | [`Format::Drawn`] | `S`, and in the lines below it `├── U: 3`, `└── V: 5` | names, static values |
//! | [`Format::Latex`] | `\begin{forest} [S [5] [1]] \end{forest}`; qtree, `TikZ`, istgame | only read |
//! | [`Format::Gambit`] | `EFG 2 R "" { "1" "2" }` | only read |
//! | [`Format::Sgf`] | `(;B[aa](;W[bb]V[3])(;W[cc]V[5]))` | only read |
//! | [`Format::Pgn`] | `1. e4 {0.3} (1. d4 {0.2}) *` | only read |
//! | [`Format::Yaml`] | `name: S`, and below it `children:`, `- name: U` | only read |
//! | [`Format::Leaves`] | `5 1 8 3`: a full binary tree | only read |
//! | [`Format::Table`] | `parent,child,value`, and in the lines below it `A,B,3`, `A,C,12` | everything |
//!
//! The readers take what people type and paste; [`Format`] says which blanks, commas, brackets and spellings each
//! tolerates, and [`LeftOut`] what they may leave out. A text is a tree only if all of it was understood. All read in
//! linear time and without recursion, so hostile text costs no more than a [`ParseError`].

mod adjacency;
mod drawn;
mod entry;
mod format;
mod gambit;
mod graphviz;
mod items;
mod latex;
mod leaves;
mod links;
mod lists;
mod look;
mod mermaid;
mod newick;
mod outline;
mod own;
mod payoffs;
mod pgn;
mod python;
mod recognising;
mod sgf;
mod sides;
mod table;
mod terms;
mod yaml;

pub use format::{Carries, Format, Reading};
pub use plyscope_tree::notation::{
    Form, LeftOut, NoTree, Opening, ParseError, ParseErrorKind, Place, Wanted, parse_json_value,
    text, write_json_part, write_json_value,
};
pub use sides::{Sides, sides};

use plyscope_tree::Tree;

/// The format that a text is in; [`Format::Brackets`] unless it is another.
///
/// What is a tree in [a notation of our own](plyscope_tree::notation) is never taken for another format. A text that is
/// none of those is tried in the formats that it looks like.
///
/// ```
/// use plyscope_formats::{Format, recognise};
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
/// let tree = plyscope_formats::parse("graph { a -- b; b -- {c3 d12} }")?;
/// assert_eq!(tree.len(), 4);
/// # Ok::<(), plyscope_formats::ParseError>(())
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

/// Writes a tree in a format; [`parse`] recognises and reads it. [`Format::carries`] says what a format leaves out. `None` if the
/// format is only read.
#[must_use]
pub fn write(tree: &Tree, format: Format) -> Option<String> {
    format.write(tree)
}
