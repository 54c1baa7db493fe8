//! The names of the notations, and what a reading of one gives.

use super::look::Look;
use super::own::{brackets, cmu, json};
use super::{
    adjacency, drawn, gambit, graphviz, latex, leaves, lists, mermaid, newick, outline, pgn,
    python, sgf, table, terms, yaml,
};
use plyscope_tree::notation::reading::Outcome;
use plyscope_tree::notation::{LeftOut, Place};
use plyscope_tree::{Tree, words};
#[cfg(feature = "serde")]
use serde::Serialize;

/// What a row has, if it has it.
macro_rules! row {
    () => {
        None
    };
    ($what:expr) => {
        Some($what)
    };
}

/// Makes the enum of the formats, and what leads from each to its row.
macro_rules! formats {
    ($($(#[$meta:meta])* $format:ident = $word:literal: $reader:ident -> [$($writer:ident, $carries:expr)?] $(, $rank:literal: $look:ident)*;)+) => {
        words! {
            /// A way to write a tree as text.
            ///
            /// In all of them, numbers are what [`Literal::parse`](plyscope_tree::Literal::parse) reads. Where nothing else is said,
            /// any white space may stand between the parts.
            #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
            pub enum Format { $($(#[$meta])* $format = $word),+ }
        }

        impl Format {
            /// What of a tree it can say; `None` if it is only read.
            #[must_use]
            pub const fn carries(self) -> Option<Carries> {
                match self { $(Self::$format => row!($($carries)?)),+ }
            }

            /// Reads a text that is meant to be in it.
            pub(super) fn read(self, text: &str) -> Outcome {
                match self { $(Self::$format => $reader::read(text)),+ }
            }

            pub(super) fn write(self, tree: &Tree) -> Option<String> {
                match self { $(Self::$format => row!($($writer::write(tree))?)),+ }
            }

            /// The formats that are looked for, each with its rank, and with how it looks at a text.
            pub(super) const LOOKS: &[(usize, Self, fn(&str) -> Look)] =
                &[$($(($rank, Self::$format, $reader::$look),)*)+];
        }
    };
}

// Each row: the format and its name, the module that reads it, if it is written the one that does and what it carries, and how it is looked for in a text
// that begins as no other format does, with a rank: those with the clearest beginnings come first.
formats! {
    /// Nested brackets: `[[3, 12, 8], [2, 4, 6]]`, `((3 12 8) (2 4 6))`.
    ///
    /// Square or round brackets, each closed by its own kind. Commas or blanks separate, and one
    /// comma may stand before a closing bracket. A name and a colon may stand before any node
    /// (`A: [3, 12]`, `1: 3`, `"a name": 3`, in single or double quotes with JSON's escapes), and
    /// `=` and a static value after a closing bracket (`[3, 12]=7`). A value may be `"inf"` or
    /// `"-inf"` in quotes, since JSON has no other way to write it.
    Brackets = "brackets": brackets -> [brackets, Carries::NAMES];
    /// JSON: objects with the fields `name`, `move`, `value`, `position` and `children`, each of
    /// which may be missing or null, as long as there is a value or a child.
    ///
    /// A number, `"inf"`, `"-inf"` and an array of nodes are nodes too. Commas stand as in JSON:
    /// between, and nowhere else. A field that nobody knows and a field given twice are errors.
    Json = "json": json -> [json, Carries::EVERYTHING];
    /// Python calls: `Tree('1', None, [Tree('2', 3, []), Tree('3', 9)])`, with name, value and
    /// children by position or by keyword.
    ///
    /// An assignment (`tree =`) may stand before it, comments anywhere. The children may be in a
    /// list or a tuple, `None` or left out; the name may be a number, which is taken as its text;
    /// the value may be `float('inf')`, `math.inf` or `inf`, with a sign.
    ///
    /// The call may also stand in a whole program: of those that are statements, assigned or
    /// arguments of other calls, it is the one of which most can be read, or the error in it.
    Python = "python": python -> [python, Carries::NAMES], 3: look;
    /// Nested round brackets in which a leaf has a bracket of its own, as in a course at CMU: `((3)(17))`.
    ///
    /// A text is recognised as this if there are only round brackets and numbers, each number
    /// is alone in its bracket, and there are two numbers at least; commas may stand between
    /// brackets. One number in any number of brackets, `((3))`, stays a chain of
    /// [`Brackets`](Self::Brackets). It carries the values of leaves alone.
    Cmu = "cmu": cmu -> [cmu, Carries::LEAVES];
    /// The children of each node by their names, in any order: lines such as `s: [u, v]`, `s -> u, v` and `k = 7`, or dictionaries
    /// of a program, `graph = {'s': ['u', 'v'], 'k': 7}`, also nested or with the values in a dictionary of their own.
    ///
    /// Numbers in a list are leaves, unless some key is a number: then all are names. A node that several others lead to
    /// stands below each, as one position.
    Adjacency = "adjacency": adjacency -> [], 3: look;
    /// Nested data with the label first: `("S", None, ("U", 5), ("V", 8))`, `(S (U 5 1) (V 8))`, `s(u(5, 1), v(8))`,
    /// `Node "S" [Leaf 5, Leaf 8]`.
    ///
    /// After the label comes a value or nothing, then the children, alone or in a list. Numbers alone behind a label are
    /// leaves if there are several, and else its value.
    Terms = "terms": terms -> [], 4: look;
    /// Nested lists of a program in Python or JavaScript: `const tree = [[3, 12], (2, {name: 'B', value: 4})];`
    ///
    /// Lists, tuples and objects or dictionaries with the fields of [`Json`](Self::Json), the
    /// names of which need no quotes. A round bracket around one node means nothing, as in both
    /// languages, but `(3,)` has a child. An assignment may stand before it, a semicolon after
    /// it, comments (`#`, `//`, `/* */`) anywhere, a comma before a closing bracket. Infinity may
    /// be `Infinity`, `float('inf')`, `math.inf` or `'inf'`. What is JSON, or brackets and
    /// nothing else, is recognised as that. It is written as JSON, which both languages read.
    Lists = "lists": lists -> [json, Carries::EVERYTHING], 5: look;
    /// Mermaid: `flowchart TD`, and on lines below it `S -->|e4| U["U: 3"]`; or a `mindmap`, whose lines are indented.
    ///
    /// Names and values are in the texts of the nodes, as in [`Graphviz`](Self::Graphviz); the text at an arrow is the name of
    /// its move. Shapes are those of the view; styles, icons and subgraphs are left out. It is written as a flowchart, without
    /// the keys of positions and without a move to the root.
    Mermaid = "mermaid": mermaid -> [mermaid, Carries::MOVES], 0: look;
    /// Graphviz: `digraph { a -> b; a -> {c d} [label="e4"]; b [label="B: 3"]; c [label=4]; d5 }`.
    ///
    /// Of a `graph`, the node before `--` is the parent. Children are in the order of their
    /// edges. A node's label holds its name, its value, or both: `B: 3`, `B = 3`. A leaf's value
    /// is at least the last number in its label, or in its id if there is no label; other names
    /// are ids where there is no label. An edge's label is the name of its move. Shapes are
    /// those of the view; other attributes, ports and subgraphs are left out. It is written
    /// without the keys of positions and without a move to the root.
    Graphviz = "graphviz": graphviz -> [graphviz, Carries::MOVES], 0: look;
    /// Newick: `((A:1,B:2)C:3,D:4)R;`.
    ///
    /// The number after a colon, which is a branch's length elsewhere, is a leaf's value or an
    /// interior node's static value; a leaf without one may be a number itself. Names are in
    /// single quotes, where `''` is a quote, or have `_` for blanks; comments are in square
    /// brackets. Infinities, which no other program knows, are written `inf`. Moves and positions
    /// are left out when it is written.
    Newick = "newick": newick -> [newick, Carries::NAMES], 1: look;
    /// An outline of two lines or more, each child indented more than its parent and as much as its siblings.
    ///
    /// A line is `name: 5`, `name = 5`, `name` or `5`, and a bullet may stand before it: `-`, `*`,
    /// `+`, `•`, `1.`, `1)`. A number alone is a value, also of an interior node; as a name it
    /// has quotes, with JSON's escapes. Blank lines mean nothing. Moves and positions are left
    /// out when it is written.
    Outline = "outline": outline -> [outline, Carries::NAMES], 6: look;
    /// A tree drawn with lines, as the command `tree` prints it: `├── U`, `│   └── X: 5`, or in ASCII `|-- U`.
    ///
    /// Names and values are as in an [`Outline`](Self::Outline), but a number at the end of a name is a value too. A root
    /// that is called `.` has no name. Moves and positions are left out when it is written.
    Drawn = "drawn": drawn -> [drawn, Carries::NAMES], 0: look;
    /// LaTeX, as packages for trees and games write it: `\begin{forest} [S [5] [1]] \end{forest}`, `\Tree [.S 5 1 ]`,
    /// `\node {S} child {node {5}} child {node {1}};`, `\istroot(0)(0,0){1} \istb{L}{(5,-5)}`.
    ///
    /// Names and values are in the texts of the nodes, names of moves at the edges. Of payoffs, the first is that of the
    /// player who moves first, and all must have the same sum.
    Latex = "latex": latex -> [], 0: look;
    /// Gambit's extensive form, of two players who take turns, with perfect information and without chance.
    ///
    /// MAX is the player who moves first. All payoffs must have the same sum.
    Gambit = "gambit": gambit -> [], 0: look;
    /// SGF, with the variations of a game: `(;B[aa](;W[bb]V[3])(;W[cc]V[5]))`.
    ///
    /// A value is Black's, in `V`, or the number in a comment. MAX is the player who moves first.
    Sgf = "sgf": sgf -> [], 0: look;
    /// PGN, with the variations of a game of chess: `1. e4 {[%eval 0.3]} (1. d4 {0.2}) *`.
    ///
    /// A value is White's, in a comment: `[%eval 0.3]`, `[%eval #-3]` or a number alone. A mate needs none. MAX is the
    /// player who moves first.
    Pgn = "pgn": pgn -> [], 0: look;
    /// YAML: mappings with `name`, `value` and `children`, or nested mappings and lists.
    Yaml = "yaml": yaml -> [], 5: look;
    /// Numbers alone: the leaves of a full binary tree, 2, 4, 8, 16 or more of them.
    Leaves = "leaves": leaves -> [], 2: look;
    /// A table of parent, child and value, with commas, semicolons or tabs between, or in Markdown.
    ///
    /// The root is the parent that is no child, or the child without a parent. Its columns are
    /// those three, in two rows at least, or those of a header: `parent`, `child`, `value`,
    /// `name`, `move`, `position`; without names, a node is called what it is called in the
    /// table. Quotes are those of CSV. It is written with commas and carries everything.
    Table = "table": table -> [table, Carries::EVERYTHING], 2: look_with_header, 7: look;
}

/// What of a tree a text in some format can say, besides its shape and the values of its leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carries {
    /// The names of nodes.
    pub names: bool,
    /// The static values of interior nodes.
    pub static_values: bool,
    /// The names of moves.
    pub moves: bool,
    /// The keys of positions.
    pub positions: bool,
}

impl Carries {
    const LEAVES: Self =
        Self { names: false, static_values: false, moves: false, positions: false };
    const NAMES: Self = Self { names: true, static_values: true, ..Self::LEAVES };
    const MOVES: Self = Self { moves: true, ..Self::NAMES };
    const EVERYTHING: Self = Self { positions: true, ..Self::MOVES };
}

/// A tree that was read, and how.
///
/// ```
/// use plyscope_formats::{Format, LeftOut, read};
/// let reading = read("digraph { a -> b3 [color=red] }")?;
/// assert_eq!(reading.format, Format::Graphviz);
/// assert_eq!(reading.left_out, [LeftOut::Attributes]);
/// # Ok::<(), plyscope_formats::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Reading {
    /// The tree.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub tree: Tree,
    /// The format that its text was recognised as.
    pub format: Format,
    /// The kinds of things in the text that the tree does not hold, each once.
    pub left_out: Vec<LeftOut>,
    /// Where the nodes stand in the text, from its beginning, each place before those inside it. In [`Format::Graphviz`]
    /// and [`Format::Table`] a node may stand in several.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub places: Vec<Place>,
}
