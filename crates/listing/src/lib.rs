//! The pseudocode of each algorithm, and the line that runs at a step with its values.
//!
//! The lines stand beside the algorithms, in `algorithms/*.listing` of the search crate, and only there. They are a
//! small language with a meaning of its own:
//!
//! - A line is a statement, and a block is indented by four blanks. A routine's first line has its name and parameters;
//!   `if`, `else if`, `else`, `for … in`, `while`, `repeat`, `break` and `return` mean what one expects.
//! - A variable used only inside a loop belongs to one turn of the innermost such loop, and is forgotten with it; every
//!   other variable belongs to the call.
//! - `unit` is the tree's smallest unit, and ±∞ ± `unit` is the score next to an infinity.
//! - `probe(node)` is the table's entry for the node's position, or `none`, whose depth is less than any;
//!   `store(node, bound, value)` fills it, merged with what it knew: see `table.rs`. `height(node)` is the number of
//!   plies searched below the node.
//! - A best-first search has a list of states. `insert` adds a state, `remove` takes away that of a node, and
//!   `take_greatest` takes the one with the greatest merit, the leftmost of equal ones; `states_below` are the nodes
//!   below a node whose states are on the list, from the left. `next` is the sibling after a node, `last` whether there
//!   is none, `at_level` whether a node lies this many plies below the root.
//! - `value(node)` is the static value, `mover_value(node)` that for the side to move, `leaf(node)` whether the tree ends at the node, `frontier(node)` whether the
//!   search ends there or at all of its children, `first(child)` whether the loop is in its first turn.
//! - `position` is the one node that a form without nodes works on: `moves(position)` are its children, `make(m)` goes to one of
//!   them, and `unmake(m)` back to its parent.
//!
//! A line is marked with the events that happen as it runs. An event begins with the first line that runs with its mark
//! and is shown at the last such line: `best = value` and `α = max(α, best)` are one improvement. A condition between
//! two events is shown with the later one if it holds, since it led there, and otherwise with the earlier one.
//!
//! ```
//! use plyscope_explain::facts::Story;
//! use plyscope_listing::Listing;
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

use plyscope_search::{Algorithm, Options};
use plyscope_tree::{Player, Tree, words};
#[cfg(feature = "serde")]
use serde::Serialize;

pub use condition::{Condition, Piece};
pub use parse::SyntaxError;
pub use running::{Running, RunningFrame};
pub use scope::Value;
pub use syntax::{Constant, Expression, Function, Name, Operator, Statement};

/// An algorithm's pseudocode under its switches.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Listing {
    /// The call that begins the search.
    pub start: String,
    /// The same call.
    pub call: Expression,
    /// The routines: a driver's comes before that of the search it drives.
    pub routines: Vec<Routine>,
    /// The number of routines that belong to drivers.
    #[cfg_attr(feature = "serde", serde(skip))]
    drivers: usize,
}

/// A routine.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Routine {
    /// Its name.
    pub name: String,
    /// The names of its parameters.
    pub parameters: Vec<Name>,
    /// Whether a sum in it may pass an infinity.
    pub widens: bool,
    /// Its lines; the first one has its name and parameters.
    pub lines: Vec<Line>,
    /// The names that it uses: its parameters, then the others in the order of their first assignment.
    #[cfg_attr(feature = "serde", serde(skip))]
    variables: Vec<Variable>,
}

/// A line of a routine.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Line {
    /// Its depth of nesting; 0 for the routine's first line.
    pub indent: usize,
    /// The statement as it stands there.
    pub text: String,
    /// The statement.
    pub statement: Statement,
    /// The events that happen as it runs, or the child that it calls.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub marks: Vec<Mark>,
    /// The player for whom it runs, in a routine that asks whose move it is.
    #[cfg_attr(feature = "serde", serde(skip))]
    side: Option<Player>,
}

/// A name in a routine, and its scope.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Variable {
    name: Name,
    /// The line that first assigns it; for a parameter, the routine's first line.
    line: usize,
    /// The loop whose turns it does not outlive, if any.
    within: Option<usize>,
    /// The player for whom it is assigned, in a routine that asks whose move it is.
    side: Option<Player>,
}

words! {
    /// An event that marks a line: it happens as the line runs.
    #[allow(missing_docs)] // they are those of `Event`
    pub enum Mark {
        Enter = "enter",
        Order = "order",
        Evaluate = "evaluate",
        Improve = "improve",
        /// An improvement that the code need not notice: it happens only if the value is better than those before.
        Better = "better",
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
        /// A call, made if none of the marks below fits.
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
    /// The pseudocode of this algorithm, without the parts that its switches leave out or that this tree does not need:
    /// a first child is told apart only if a value may be infinite.
    ///
    /// # Errors
    /// [`SyntaxError`] if the text beside the algorithm is not in the language of the listings.
    pub fn of(algorithm: Algorithm, options: &Options, tree: &Tree) -> Result<Self, SyntaxError> {
        make::listing(algorithm, &algorithm.settle(options), tree)
    }
}

impl Routine {
    /// Whether it has a parameter of this name.
    fn takes(&self, name: Name) -> bool {
        self.parameters.contains(&name)
    }

    /// The first line with this mark that runs for a player, and the last.
    fn marked_for(&self, player: Option<Player>, mark: Mark) -> Option<(usize, usize)> {
        let runs = |line: &Line| line.side.is_none() || player.is_none() || line.side == player;
        let mut found = None;
        for (at, line) in self.lines.iter().enumerate() {
            if line.has(mark) && runs(line) {
                let (first, _) = found.unwrap_or((at, at));
                found = Some((first, at));
            }
        }
        found
    }

    /// The last line with this mark.
    fn marked(&self, mark: Mark) -> Option<usize> {
        self.marked_for(None, mark).map(|(_, last)| last)
    }

    fn has(&self, mark: Mark) -> bool {
        self.marked(mark).is_some()
    }
}

impl Line {
    fn has(&self, mark: Mark) -> bool {
        self.marks.contains(&mark)
    }

    /// Whether both lines belong to one event.
    fn shares_event(&self, other: &Self) -> bool {
        let improves = |line: &Self| line.has(Mark::Improve) || line.has(Mark::Better);
        self.marks.iter().any(|&mark| other.has(mark)) || (improves(self) && improves(other))
    }

    /// Whether an event happens whenever it runs; ordering does not count, as children may be in order already.
    fn happens(&self) -> bool {
        self.marks.iter().any(|&mark| mark != Mark::Order && mark != Mark::Better)
    }

    /// Whether an event of its own can happen as it runs.
    fn may_happen(&self) -> bool {
        self.happens() || self.has(Mark::Better)
    }
}
