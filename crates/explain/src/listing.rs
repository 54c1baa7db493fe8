//! Each algorithm's pseudocode, and which of its lines runs at a step, with which numbers.
//!
//! The lines stand beside the algorithms, in `search/*.listing`, and are the only place where they do.
//! They are a small language with a meaning of its own:
//!
//! - One statement a line, blocks by indentation of four blanks. A routine's first line has its name and
//!   parameters; `if`, `else if`, `else`, `for … in`, `while`, `repeat`, `break` and `return` are what
//!   one expects.
//! - A variable belongs to one turn of the innermost loop that it is only found in, and is gone with it;
//!   every other one belongs to the call.
//! - `unit` is the tree's smallest unit, and ±∞ ± `unit` the score next to an infinity.
//! - `probe(node)` is what the table has for the node's position, `none` where it has nothing, and
//!   `store(node, bound, value)` fills it, together with what it knew: as `search/table.rs` says.
//!   `height(node)` is how many plies the search goes on below the node.
//! - A best-first search has a list of states. `insert` adds one, `remove` takes away that of a node,
//!   `take_greatest` the one with the greatest merit, of equal ones the leftmost; `states_below` are the
//!   nodes below one whose states are on the list, from the left. `next` is the sibling behind a node,
//!   `last` whether there is none, `at_level` whether a node lies so many plies below the root.
//! - `value(node)` is a static value, `leaf(node)` whether the tree ends at the node, `frontier(node)`
//!   whether the search ends there or at all of its children, `first(child)` whether the loop is in its
//!   first turn.
//!
//! A line is marked with the events that happen as it runs. An event begins with the first line that
//! runs with its mark and is shown at the last such line: `best = value` and `α = max(α, best)` are one
//! improvement. What is decided on the way from one event to the next is shown with the later one if it
//! holds, since it led there, and else with the earlier one, where it ends the matter.
//!
//! ```
//! use plyscope_explain::facts::Story;
//! use plyscope_explain::listing::Listing;
//! use plyscope_search::{Algorithm, Options};
//! use plyscope_trace::{Recording, Step, record};
//! use plyscope_tree::notation;
//!
//! let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
//! let trace = record(&tree, Algorithm::AlphaBeta, &Options::default())?;
//! let recording = Recording::new(tree, trace);
//! let listing = Listing::of(Algorithm::AlphaBeta, &Options::default(), &recording.tree)?;
//! assert_eq!(listing.routines[0].name, "max_value");
//! let running = listing.at(&Story(&recording), Step::new(1)).ok_or("nothing runs")?;
//! assert_eq!(running.frames.len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod best_first;
mod condition;
mod drivers;
mod evaluate;
mod flow;
mod frames;
mod make;
mod parse;
mod running;
mod runs;
mod scope;
mod syntax;
mod template;
mod terms;
mod walk;
mod words;

use plyscope_search::{Algorithm, Options};
use plyscope_tree::{Tree, words};
use serde::Serialize;
use ts_rs::TS;

use syntax::{Name, Statement};

pub use condition::{Condition, Piece};
pub use parse::SyntaxError;
pub use running::{Running, RunningFrame};
pub use scope::Value;

/// An algorithm's pseudocode, as its switches have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Listing {
    /// The call that the search begins with.
    pub start: String,
    /// The routines: that of a driver stands before that of the search that it drives.
    pub routines: Vec<Routine>,
    /// How many of them belong to drivers.
    #[serde(skip)]
    drivers: usize,
}

/// A routine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Routine {
    /// Its name.
    pub name: String,
    /// The names of its parameters.
    pub parameters: Vec<String>,
    /// Its lines; the first has its name and its parameters.
    pub lines: Vec<Line>,
    /// The names that it uses, its parameters first, then in the order in which they are first assigned.
    #[serde(skip)]
    variables: Vec<Variable>,
}

/// A line of a routine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Line {
    /// How deep it is nested; the routine's first line is not.
    pub indent: usize,
    /// The statement.
    pub text: String,
    /// The events that happen as it runs, or which child it calls.
    #[serde(skip)]
    pub marks: Vec<Mark>,
    #[serde(skip)]
    statement: Statement,
}

/// A name in a routine, and where it has a meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Variable {
    name: Name,
    /// The line that first assigns it; that of a parameter is the routine's first.
    line: usize,
    /// The loop that it is forgotten with.
    within: Option<usize>,
}

words! {
    /// An event that marks a line: it happens as the line runs.
    #[allow(missing_docs)] // they are those of `Event`
    pub enum Mark {
        Enter = "enter",
        Order = "order",
        Evaluate = "evaluate",
        Improve = "improve",
        Cutoff = "cutoff",
        Iterate = "iterate",
        /// A probe that changes nothing, or that ends the visit.
        Probe = "probe",
        /// A probe that raises α.
        Raise = "raise",
        /// A probe that lowers β.
        Lower = "lower",
        Store = "store",
        Open = "open",
        Solve = "solve",
        Purge = "purge",
        /// The leave with an exact value from the table.
        KnownExact = "known-exact",
        /// The leave with a lower bound from the table.
        KnownLower = "known-lower",
        /// The leave with an upper bound from the table.
        KnownUpper = "known-upper",
        /// The leave of an interior node.
        Leave = "leave",
        /// The leave of a node where the search ends.
        Leaf = "leaf",
        /// A call, or the one that is made if no other mark fits.
        Call = "call",
        /// The call of the first child.
        First = "first",
        /// The call that tests a child with a null window.
        Test = "test",
        /// The call that searches a child again.
        Again = "again",
    }
}

impl Listing {
    /// The pseudocode of this algorithm. What its switches leave out is left out, so is what this tree
    /// has no need of: only where a value may be infinite has a first child to be told apart.
    ///
    /// # Errors
    /// [`SyntaxError`] where the text beside the algorithm is not in the language of the listings.
    pub fn of(algorithm: Algorithm, options: &Options, tree: &Tree) -> Result<Self, SyntaxError> {
        make::listing(algorithm, &algorithm.settle(options), tree)
    }
}

impl Routine {
    /// Whether it has a parameter of this name.
    fn takes(&self, name: Name) -> bool {
        self.lines.iter().any(|line| matches!(&line.statement, Statement::Head(parameters) if parameters.contains(&name)))
    }

    /// The last line with this mark.
    fn marked(&self, mark: Mark) -> Option<usize> {
        self.lines.iter().rposition(|line| line.has(mark))
    }

    /// The first line with this mark.
    fn first_marked(&self, mark: Mark) -> Option<usize> {
        self.lines.iter().position(|line| line.has(mark))
    }

    fn has(&self, mark: Mark) -> bool {
        self.marked(mark).is_some()
    }
}

impl Line {
    fn has(&self, mark: Mark) -> bool {
        self.marks.contains(&mark)
    }

    /// Whether both belong to one event of some kind.
    fn shares_event(&self, other: &Self) -> bool {
        self.marks.iter().any(|&mark| other.has(mark))
    }

    /// Whether an event happens whenever it runs: children may be in order already.
    fn happens(&self) -> bool {
        self.marks.iter().any(|&mark| mark != Mark::Order)
    }
}
