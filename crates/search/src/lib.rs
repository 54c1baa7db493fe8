//! Game-tree searches, one algorithm per file, each readable beside its published pseudocode.
//!
//! - [`search`] runs an [`Algorithm`] over a tree and sends each [event](events::Event) to a [sink](events::Sink).
//! - [`search_by`] searches by other [`Rules`] than those of the papers, as a program with a slip does.
//! - [`Options`] are the switches, by value and by name; [`Orders`] are the rules for the order of children.
//! - [`critical`] holds Knuth and Moore's critical tree; each algorithm has its [listing](About::listing); an [`Arrangement`] is the order in which alpha-beta enters the fewest
//!   nodes, or the most.
//! - [`presets`] are the trees that come with Plyscope, each with the search that shows its point.
//!
//! Recording is in `plyscope-trace`.
//!
//! ```
//! use plyscope_search::{Algorithm, Options, events::Counter, search};
//!
//! let tree = plyscope_tree::notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
//! let mut counter = Counter::default();
//! let outcome = search(&tree, Algorithm::AlphaBeta, &Options::default(), &mut counter)?;
//! assert_eq!(outcome.value.display(tree.decimals()).to_string(), "3");
//! assert_eq!((counter.entered, counter.skipped_subtrees), (11, 2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod algorithm;
mod algorithms;
mod arrangement;
pub mod critical;
pub mod events;
mod needs;
pub mod open_queue;
mod options;
mod order;
mod perspective;
pub mod presets;
mod rules;
mod table;
mod thresholds;
mod values;
mod visit;
mod window;

pub use algorithm::{About, Algorithm, Begins, Drive, Group, UnknownAlgorithm, Windows};
pub use arrangement::Arrangement;
pub use needs::Needs;
pub use options::guess::{ceil, round};
pub use options::switches::{OptionError, Switch};
pub use options::{BoundUpdate, Cut, Evaluation, Fail, Form, Options, Replace, Reuse};
pub use order::move_order::{MoveOrder, critical_depends_on_values, critical_of};
pub use order::orders::Orders;
pub use order::{NoSuchOrder, Order, OrderRule, Tells};
pub use perspective::Perspective;
pub use rules::{Faithful, Rules};
pub use table::memory::{depth_below, table_size};
pub use table::place;
pub use thresholds::thresholds;
pub use values::{Horizon, View, true_values, value_ranges};
pub use window::{End, OwnedWindow, Window};

use algorithms::{Call, Returned};
use options::guess;
#[cfg(feature = "serde")]
use serde::Serialize;
use thiserror::Error;

use crate::events::{Bound, EnterAs, Listening, Recall, Sink};
use plyscope_tree::{Count, Literal, NodeId, Score, Tree};
use visit::Visit;

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The root's value, or a bound of it, seen by MAX.
    pub value: Score,
    /// The bound: a null-window search proves no more than one side. `None` if nothing is known, as may happen for the
    /// critical tree alone.
    pub bound: Option<Bound>,
    /// The nodes of best play from the root, included, to the horizon; shorter if the search does not know the rest.
    pub principal_variation: Vec<NodeId>,
}

impl Outcome {
    /// The best move at the root, as a child; `None` if the search ended at the root.
    #[must_use]
    pub fn best_child(&self) -> Option<NodeId> {
        self.principal_variation.get(1).copied()
    }
}

/// The error of a search that cannot be run or completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum SearchError {
    /// The depth limit puts the horizon at this interior node, which has no static value.
    #[error("node {} lies at the horizon and has no static value", .node.number())]
    NoStaticValue {
        /// The node.
        node: NodeId,
    },
    /// The search has more events than a trace may hold.
    #[error("the search does more than {} things, which is the most that a trace may hold", Count::Exactly(*limit as u64))]
    TooManyEvents {
        /// The greatest number of events.
        limit: usize,
    },
    /// There is no memory left for its events.
    #[error("there is not enough memory to keep what the search does")]
    OutOfMemory,
    /// A watcher stopped it.
    #[error("the search was broken off")]
    Stopped,
}

/// Searches the tree and sends each event to the sink.
///
/// # Errors
/// [`SearchError::NoStaticValue`], before anything is searched, if an interior node at the horizon has no static
/// value, even one that this search would cut; and the sink's [refusal](Sink::refusal).
pub fn search<S: Sink>(
    tree: &Tree,
    algorithm: Algorithm,
    options: &Options,
    sink: &mut S,
) -> Result<Outcome, SearchError> {
    search_again(tree, algorithm, options, &mut Listening(sink))
}

/// [`search`], with a sink that may know visits from an earlier search, which are then not repeated.
///
/// # Errors
/// As [`search`].
pub fn search_again<S: Recall>(
    tree: &Tree,
    algorithm: Algorithm,
    options: &Options,
    sink: &mut S,
) -> Result<Outcome, SearchError> {
    let options = algorithm.settle(options);
    run(tree, algorithm, options, &Faithful, sink)
}

/// [`search`] by other rules than those of the paper.
///
/// # Errors
/// As [`search`], where the rules' own [options](Rules::options) say where the horizon is.
pub fn search_by<S: Sink, R: Rules + ?Sized>(
    tree: &Tree,
    algorithm: Algorithm,
    options: &Options,
    rules: &R,
    sink: &mut S,
) -> Result<Outcome, SearchError> {
    let options = rules.options(algorithm.settle(options));
    run(tree, algorithm, options, rules, &mut Listening(sink))
}

/// Searches by options that are settled.
fn run<S: Recall, R: Rules + ?Sized>(
    tree: &Tree,
    algorithm: Algorithm,
    options: Options,
    rules: &R,
    sink: &mut S,
) -> Result<Outcome, SearchError> {
    if let Some(node) = missing_value(tree, algorithm, &options) {
        return Err(SearchError::NoStaticValue { node });
    }
    let mut visit = Visit::new(tree, algorithm, options, rules, sink);
    let (value, bound) = root(&mut visit, algorithm);
    if let Some(refusal) = visit.sink.refusal() {
        return Err(refusal);
    }
    let mut principal_variation = vec![NodeId::ROOT];
    principal_variation.extend_from_slice(visit.line());
    Ok(Outcome { value, bound, principal_variation })
}

/// The first node at the horizon of such a search that has no static value.
#[must_use]
pub fn first_without_value(tree: &Tree, algorithm: Algorithm, options: &Options) -> Option<NodeId> {
    missing_value(tree, algorithm, &algorithm.settle(options))
}

/// The same, of options that are settled.
fn missing_value(tree: &Tree, algorithm: Algorithm, options: &Options) -> Option<NodeId> {
    let missing = |depth| Horizon::new(tree, &Options { depth, ..*options }).first_without_value();
    if algorithm.drives_by(Drive::Deepens) {
        let mut depths = algorithms::depths(options.depth, tree.height());
        return depths.find_map(|depth| missing(Some(depth)));
    }
    missing(options.depth)
}

/// The root's value and its bound, both seen by MAX.
fn root(
    visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>,
    algorithm: Algorithm,
) -> (Score, Option<Bound>) {
    let options = visit.options;
    let call = Call {
        window: visit.rules.first_window(OwnedWindow::FULL),
        kind: EnterAs::Full,
        guess: first_guess(&visit.horizon, algorithm, &options),
        walker: algorithm.walker(&options),
    };
    let Returned { value, bound } = algorithm.search(visit, call);
    (algorithm.perspective(&options).to_max(options.root, value), bound)
}

/// The first guess of the root's value, as the walker sees it.
#[must_use]
pub fn first_guess(horizon: &Horizon<'_>, algorithm: Algorithm, options: &Options) -> Score {
    let decimals = horizon.tree.decimals();
    let zero = Literal::Finite { mantissa: 0, decimals: 0 };
    let given = options.guess.map(|guess| guess::floor(guess, decimals));
    let seen_by_max = given
        .or_else(|| horizon.static_value(NodeId::ROOT))
        .unwrap_or_else(|| guess::floor(zero, decimals));
    algorithm.perspective(options).to_max(options.root, seen_by_max)
}
