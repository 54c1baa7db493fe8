//! Enforcing the grammar of traces: see [`Event`] for the rules in words.
//!
//! A trace is checked against the tree and itself: every value, window, bound and cutoff must follow from earlier
//! events, and every bound must be true of the node's value.
//!
//! ```
//! use plyscope_search::{Algorithm, Options};
//! use plyscope_trace::check::Checker;
//! use plyscope_trace::{Replay, record};
//!
//! let tree = plyscope_tree::notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
//! let options = Options::default();
//! let trace = record(&tree, Algorithm::AlphaBeta, &options)?;
//! let mut checker = Checker::new(&tree, &options, trace.perspective());
//! for event in Replay::new(&trace, &tree) {
//!     checker.event(&event)?;
//! }
//! assert_eq!(checker.counts(), trace.counts);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod best_first;
mod bounds;
mod result;
mod retrace;
mod table;
mod visits;
mod windows;
mod wording;

use std::borrow::Cow;

use thiserror::Error;

use plyscope_search::events::{
    Bound, Counter, EnterAs, Event, Finished, Hit, Iteration, Side, Sink as _,
};
use plyscope_search::{
    Horizon, Options, OwnedWindow, Perspective, Reuse, Window, true_values, value_ranges,
};
use plyscope_tree::{NodeId, Score, Tree};

pub use result::Claims;
pub use retrace::{agrees, retrace};

/// The error in an event, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Violation(String);

macro_rules! ensure {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(Violation(format!($($message)+)));
        }
    };
}
use ensure;

/// An open visit.
#[derive(Debug)]
struct OpenVisit<'a> {
    node: NodeId,
    kind: EnterAs,
    /// The window that the node was entered with.
    entry: Option<Window>,
    /// The current window, as far as known.
    now: Option<OwnedWindow>,
    evaluated: Option<Score>,
    /// Whether the table was probed, and the hit if it is returned.
    probed: bool,
    known: Option<Hit>,
    /// The stored value and bound.
    stored: Option<(Score, Bound)>,
    /// The best value so far, and the child that returned it.
    best: Option<(NodeId, Score)>,
    /// The children in the order of this visit.
    children: Cow<'a, [NodeId]>,
    /// The number of children entered.
    entered: usize,
    /// The child that returned last, and its value, seen by this node.
    last: Option<(NodeId, Score)>,
    /// Whether that was better than the best, so that an improvement must follow.
    owes: bool,
    cut: bool,
}

/// Reads the events of a trace one by one and reports the first that breaks the grammar.
#[derive(Debug)]
pub struct Checker<'a> {
    horizon: Horizon<'a>,
    perspective: Perspective,
    options: Options,
    /// The minimax values, unless the horizon lacks a static value somewhere.
    truth: Option<Truth>,
    /// The depth searched before this one, and its minimax values.
    before: Option<(u16, Option<Truth>)>,
    open: Vec<OpenVisit<'a>>,
    /// The current search of the root, among several.
    iteration: Option<Iteration>,
    /// The last value of the root, and its best child.
    returned: Option<(Score, Option<NodeId>)>,
    /// Whether that was exact, so that the best child is known to be the best.
    is_exact: bool,
    /// The number of visits of the root.
    root_visits: u32,
    table: table::Stores,
    list: best_first::List,
    counts: Counter,
}

impl<'a> Checker<'a> {
    /// A checker for the trace of a search of this tree.
    #[must_use]
    pub fn new(tree: &'a Tree, options: &Options, perspective: Perspective) -> Self {
        let horizon = Horizon::new(tree, options);
        Self {
            horizon,
            perspective,
            options: *options,
            truth: Truth::at(&horizon, options),
            before: None,
            open: Vec::new(),
            iteration: None,
            returned: None,
            is_exact: true,
            root_visits: 0,
            table: table::Stores::new(tree),
            list: best_first::List::default(),
            counts: Counter::default(),
        }
    }

    /// The counts of the events so far.
    #[must_use]
    pub fn counts(&self) -> Counter {
        self.counts
    }

    /// Takes the next event.
    ///
    /// # Errors
    /// [`Violation`] says which rule it breaks.
    pub fn event(&mut self, event: &Event<'_>) -> Result<(), Violation> {
        let node = event.node();
        let number = node.number();
        ensure!(node.index() < self.tree().len(), "the tree has no node {number}");
        self.counts.record(*event);
        match *event {
            Event::Enter { window, depth, kind, .. } => {
                return self.enter(node, window, depth, kind);
            }
            Event::Iterate(iteration) => return self.iterate(&iteration),
            Event::Open { merit, .. } => return self.open_state(node, merit),
            Event::Solve { merit, .. } => return self.solve_state(node, merit),
            Event::Purge { state, merit, .. } => return self.purge_state(node, state, merit),
            Event::Evaluate { value, .. } if self.list.is_begun() => {
                return self.evaluate_state(node, value);
            }
            Event::Order { children, why, .. } if self.list.is_begun() => {
                return self.order_states(node, children, why);
            }
            _ => {}
        }
        let inside = self.open.last().map(|open| open.node);
        ensure!(inside == Some(node), "an event of node {number} is outside its visit");
        let done = self.open.last().is_some_and(|open| open.stored.is_some());
        let leaves = matches!(event, Event::Leave { .. } | Event::Store { .. });
        ensure!(!done || leaves, "node {number} has events after its store");
        match *event {
            Event::Order { children, why, .. } => self.order(children, why.len()),
            Event::Evaluate { value, .. } => self.evaluate(value),
            Event::Improve { child, value, window, .. } => self.improve(child, value, window),
            Event::Cutoff { side, after, skipped, by, reach, .. } => {
                self.cutoff(side, after, skipped)?;
                if side == Side::Assumed {
                    self.assumed(by, reach)
                } else {
                    self.blame(side, by, reach)
                }
            }
            Event::Probe { hit, .. } => self.probe(hit),
            Event::Store { value, bound, best, .. } => self.store(event, value, bound, best),
            Event::Leave { value, bound, .. } => self.leave(value, bound),
            _ => Ok(()),
        }
    }

    /// A new search of the root, with its own horizon and window.
    fn iterate(&mut self, iteration: &Iteration) -> Result<(), Violation> {
        let Iteration { number, depth, window, known, finished, .. } = *iteration;
        ensure!(self.open.is_empty(), "an iteration begins inside a visit");
        let due = self.iteration.map_or(1, |last| last.number.saturating_add(1));
        ensure!(number == due, "iteration {number} comes instead of {due}");
        for window in [window, known].into_iter().flatten() {
            let is_ordered = window.alpha <= window.beta;
            ensure!(
                is_ordered,
                "the window of iteration {number} has α above β: {}",
                self.window(window)
            );
        }
        if let Some(finished) = finished {
            self.finished(&finished)?;
        }
        if depth != self.options.depth {
            self.deepen(depth)?;
        }
        if let (Some(known), Some(truth)) = (known, &self.truth) {
            let root = NodeId::ROOT;
            let [low, high] = truth.ends(root).map(|end| self.seen_by_root(end));
            let holds = known.alpha <= low.max(high) && low.min(high) <= known.beta;
            ensure!(
                holds,
                "the root's value, {}, lies outside the bounds that iteration {number} knows: {}",
                self.score(low),
                self.window(known)
            );
        }
        self.iteration = Some(*iteration);
        Ok(())
    }

    /// Checks the result of the depth that an iteration says is finished: the one that was searched last.
    fn finished(&self, finished: &Finished) -> Result<(), Violation> {
        let Finished { depth, value, best } = *finished;
        // It is what the root returned last, and stays until another depth is finished.
        let said = match (self.iteration, self.returned) {
            (Some(last), Some((returned, _))) if last.depth == Some(depth) => Some(returned),
            (Some(last), _) => last.finished.map(|last| last.value),
            _ => None,
        };
        ensure!(
            said.is_none_or(|said| said == value),
            "the value of depth {depth} is {}, not {}",
            self.score_or_none(said),
            self.score(value)
        );
        let truth = match &self.before {
            Some((before, truth)) if *before == depth => truth,
            _ => {
                let was_searched = self.iteration.is_some_and(|last| last.depth == Some(depth));
                ensure!(was_searched, "depth {depth} is not the depth that was searched last");
                &self.truth
            }
        };
        let Some(truth) = truth else { return Ok(()) };
        let seen_by_max = self.seen_by_root(value);
        ensure!(
            truth.allows(NodeId::ROOT, seen_by_max),
            "the value of depth {depth} is {}, not {}",
            self.score(self.seen_by_root(truth.ends(NodeId::ROOT)[0])),
            self.score(value)
        );
        let good =
            |best: NodeId| self.is_child(best, NodeId::ROOT) && truth.allows(best, seen_by_max);
        ensure!(
            best.is_none_or(good),
            "node {} is no best move of depth {depth}",
            wording::node(best)
        );
        Ok(())
    }

    /// Goes on to another depth. None is searched after a greater one, so no depth is evaluated twice.
    fn deepen(&mut self, depth: Option<u16>) -> Result<(), Violation> {
        let deeper = self.iteration.is_none()
            || depth.zip(self.options.depth).is_some_and(|(depth, last)| depth > last);
        ensure!(deeper, "an iteration searches less deep than the one before");
        let last = std::mem::replace(&mut self.options.depth, depth);
        self.horizon = Horizon::new(self.tree(), &self.options);
        let truth = Truth::at(&self.horizon, &self.options);
        let before = std::mem::replace(&mut self.truth, truth);
        self.before = last.map(|last| (last, before));
        Ok(())
    }

    /// The root's value in the perspective of the trace.
    fn seen_by_root(&self, value: Score) -> Score {
        self.perspective.to_max(self.horizon.player(NodeId::ROOT), value)
    }

    fn tree(&self) -> &'a Tree {
        self.horizon.tree
    }
}

/// What every node is worth, seen by MAX.
#[derive(Debug)]
enum Truth {
    /// Its minimax value.
    Values(Vec<Score>),
    /// The least and the greatest value that it can have where deeper entries of the table answer.
    Ranges(Vec<(Score, Score)>),
}

impl Truth {
    fn at(horizon: &Horizon<'_>, options: &Options) -> Option<Self> {
        if horizon.first_without_value().is_some() {
            return None;
        }
        Some(match options.reuse {
            Reuse::Equal => Self::Values(true_values(horizon)),
            Reuse::AtLeast => Self::Ranges(value_ranges(horizon)),
        })
    }

    /// The least and the greatest value of a node.
    fn ends(&self, node: NodeId) -> [Score; 2] {
        match self {
            Self::Values(values) => [values[node.index()]; 2],
            Self::Ranges(ranges) => <[Score; 2]>::from(ranges[node.index()]),
        }
    }

    /// Whether a node can have a value.
    fn allows(&self, node: NodeId, value: Score) -> bool {
        let [low, high] = self.ends(node);
        low <= value && value <= high
    }
}

impl OpenVisit<'_> {
    /// Checks that there was an improvement if the last child was better than the best.
    fn owes_nothing(&self) -> Result<(), Violation> {
        let (number, child) =
            (self.node.number(), self.last.map_or(0, |(child, _)| child.number()));
        ensure!(!self.owes, "node {number} does not improve, though child {child} returned better");
        Ok(())
    }
}
