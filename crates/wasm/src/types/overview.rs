//! A search as a whole.

use plyscope_measure::results::value_by_depth;
use plyscope_search::critical::CriticalTree;
use plyscope_search::events::{Bound, Counter, Iteration};
use plyscope_search::{
    Algorithm, Begins, Cut, Drive, Horizon, Options, Perspective, Reuse, Windows,
};
use plyscope_trace::{Step, Trace};
use plyscope_tree::{NodeId, Player, Score, Tree};
use serde::Serialize;

/// The properties of a search as a whole.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Overview {
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    algorithm: Algorithm,
    perspective: Perspective,
    /// The search that walks the tree, behind all drivers.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    walker: Algorithm,
    /// Whether nodes are entered with a window; in SCOUT, only those of a test are.
    has_window: bool,
    /// The nodes that are entered with a window.
    windows: Windows,
    /// Whether every search of the root begins with the full window. Only then must it enter the whole critical tree.
    full_window: bool,
    has_table: bool,
    /// The player in whose view a best-first search is done.
    view: Option<Player>,
    /// What it does with what a search of the root returns, if it is a driver.
    drive: Option<Drive>,
    /// Whether it enters the critical tree alone.
    critical_alone: bool,
    /// Where it begins, if it closes in on the value by bounds.
    begins: Option<Begins>,
    /// Whether each node is entered at most once, and nothing of it is kept.
    visits_once: bool,
    /// Whether a child that was tested may be searched again.
    searches_again: bool,
    /// Whether a test at the last two plies is taken for exact.
    trusts_last_plies: bool,
    best_first: bool,
    has_positions: bool,
    /// Whether any node has a name.
    has_names: bool,
    /// Whether any move has a name.
    has_moves: bool,
    /// The searches of the root; empty if there is only one.
    iterations: Vec<BegunIteration>,
    /// The rules for the order of children, applied in turn.
    order: String,
    /// The bound of the value; null if nothing is known.
    bound: Option<Bound>,
    cut: Cut,
    /// When an entry of the table answers.
    reuse: Reuse,
    nodes: usize,
    leaves: usize,
    decimals: u8,
    height: u16,
    /// The number of events; step 0 is before the first.
    steps: usize,
    /// The root's value, seen by MAX.
    value: Score,
    /// The root's minimax value to this depth, seen by MAX, where deeper entries of the table led to another.
    value_by_depth: Option<Score>,
    principal_variation: Vec<NodeId>,
    /// The least and the greatest finite value in the tree.
    lowest: Option<Score>,
    highest: Option<Score>,
    total: Counter,
    /// The work of plain minimax.
    minimax: Work,
    /// The work that alpha-beta cannot do without in this order.
    critical: Work,
}

/// A search of the root, and the step at which it begins.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BegunIteration {
    step: Step,
    #[serde(flatten)]
    iteration: Iteration,
}

/// The amount of work of a search.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Work {
    entered: usize,
    evaluated: usize,
}

impl Overview {
    /// The properties of this recorded search of a tree.
    pub fn of(tree: &Tree, trace: &Trace, critical: &CriticalTree) -> Self {
        let range = tree.value_range();
        let walker = trace.algorithm.walker(&trace.options);
        Self {
            algorithm: trace.algorithm,
            perspective: trace.perspective(),
            walker,
            has_window: trace.has_window(),
            windows: walker.about().windows,
            full_window: trace.has_full_window(),
            has_table: trace.algorithm.has_table(&trace.options),
            view: trace.algorithm.view(trace.options.root),
            drive: trace.algorithm.about().drive,
            critical_alone: trace.algorithm.about().critical_alone,
            begins: trace.algorithm.about().begins,
            visits_once: trace.algorithm.visits_once(),
            searches_again: walker.about().searches_again,
            trusts_last_plies: walker.about().trusts_last_plies,
            best_first: trace.algorithm.is_best_first(),
            has_positions: tree.has_positions(),
            has_names: tree.has_names(),
            has_moves: tree.has_moves(),
            iterations: trace
                .iterations()
                .map(|(step, iteration)| BegunIteration { step, iteration })
                .collect(),
            order: trace.options.order.to_string(),
            bound: trace.outcome.bound,
            cut: trace.options.cut,
            reuse: trace.options.reuse,
            nodes: tree.len(),
            leaves: tree.leaf_count(),
            decimals: tree.decimals(),
            height: tree.height(),
            steps: trace.len(),
            value: trace.outcome.value,
            value_by_depth: value_by_depth(tree, trace),
            principal_variation: trace.outcome.principal_variation.clone(),
            lowest: range.map(|(lowest, _)| lowest),
            highest: range.map(|(_, highest)| highest),
            total: trace.counts,
            minimax: Work::of_minimax(tree, &trace.options),
            critical: critical.into(),
        }
    }
}

impl Work {
    /// The work of plain minimax: it enters everything down to the horizon, so it need not be run.
    fn of_minimax(tree: &Tree, options: &Options) -> Self {
        if options.depth.is_none() {
            return Self { entered: tree.len(), evaluated: tree.leaf_count() };
        }
        let horizon = Horizon::new(tree, options);
        let entered = tree.nodes().filter(|&node| !horizon.is_beyond(node));
        entered.fold(Self { entered: 0, evaluated: 0 }, |work, node| Self {
            entered: work.entered + 1,
            evaluated: work.evaluated + usize::from(horizon.ends_at(node)),
        })
    }
}

impl From<&CriticalTree> for Work {
    fn from(critical: &CriticalTree) -> Self {
        Self { entered: critical.nodes, evaluated: critical.evaluated }
    }
}
