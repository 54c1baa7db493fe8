//! A search as a whole.

use plyscope_search::Cut;
use plyscope_search::critical::CriticalTree;
use plyscope_search::{Horizon, critical_of};
use plyscope_trace::Trace;
use plyscope_tree::Tree;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

use super::iteration::Iteration;
use super::moment::Counts;
use super::words::{Bound, Perspective};
use super::{NodeNumber, Units, all};

/// What holds for a search as a whole.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Overview {
    algorithm: &'static str,
    perspective: Perspective,
    /// The search that walks the tree, which drivers drive.
    walker: &'static str,
    /// Whether nodes are entered with a window; under SCOUT only those of a test are.
    has_window: bool,
    /// Whether every search of the root begins with nothing known of its value: only then it has to enter the whole
    /// critical tree.
    full_window: bool,
    has_table: bool,
    best_first: bool,
    has_positions: bool,
    /// Whether any node, or any move, has a name.
    has_names: bool,
    /// The searches of the root; none where there is only one.
    iterations: Vec<BegunIteration>,
    /// The rules for the order of children, applied in turn.
    order: String,
    /// What the value is; null where nothing is known.
    bound: Option<Bound>,
    cut: CutRule,
    nodes: usize,
    leaves: usize,
    decimals: u8,
    height: u16,
    /// How many events there are; step 0 is before the first.
    steps: usize,
    /// Seen by MAX.
    value: Units,
    principal_variation: Vec<NodeNumber>,
    /// The least and the greatest finite value in the tree.
    lowest: Option<Units>,
    highest: Option<Units>,
    total: Counts,
    /// What plain minimax does.
    minimax: Work,
    /// What alpha-beta cannot do without in this order.
    critical: Work,
}

/// A search of the root, and the step at which it begins.
#[derive(Serialize, Tsify)]
#[tsify(hashmap_as_object)]
pub struct BegunIteration {
    step: usize,
    #[serde(flatten)]
    iteration: Iteration,
}

/// Whether a cut needs a value that meets the bound, or one beyond it.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum CutRule {
    Ge,
    Gt,
}

/// How much a search does.
#[derive(Serialize, Tsify)]
pub struct Work {
    entered: usize,
    evaluated: usize,
}

impl Overview {
    /// What holds for the search of this tree that was recorded.
    pub fn of(tree: &Tree, trace: &Trace) -> Self {
        let range = tree.value_range();
        Self {
            algorithm: trace.algorithm.name(),
            perspective: trace.perspective().into(),
            walker: trace.algorithm.walker(&trace.options).name(),
            has_window: trace.has_window(),
            full_window: trace.has_full_window(),
            has_table: trace.algorithm.has_table(&trace.options),
            best_first: trace.algorithm.is_best_first(),
            has_positions: tree.has_positions(),
            has_names: tree.has_names(),
            iterations: trace
                .iterations()
                .map(|(step, begun)| BegunIteration { step, iteration: begun.into() })
                .collect(),
            order: trace.options.order.to_string(),
            bound: trace.outcome.bound.map(Into::into),
            cut: match trace.options.cut {
                Cut::OnEqual => CutRule::Ge,
                Cut::BeyondOnly => CutRule::Gt,
            },
            nodes: tree.len(),
            leaves: tree.leaf_count(),
            decimals: tree.decimals(),
            height: tree.height(),
            steps: trace.len(),
            value: trace.outcome.value.into(),
            principal_variation: all(trace.outcome.principal_variation.iter().copied()),
            lowest: range.map(|(lowest, _)| lowest.into()),
            highest: range.map(|(_, highest)| highest.into()),
            total: trace.counts.into(),
            minimax: Work::of_minimax(tree, &Horizon::new(tree, &trace.options)),
            critical: critical_of(tree, &trace.options).into(),
        }
    }
}

impl Work {
    /// Plain minimax enters everything down to the horizon, so it need not be run.
    fn of_minimax(tree: &Tree, horizon: &Horizon<'_>) -> Self {
        let entered = || tree.nodes().filter(|&node| !horizon.is_beyond(node));
        let evaluated = entered().filter(|&node| horizon.ends_at(node)).count();
        Self { entered: entered().count(), evaluated }
    }
}

impl From<CriticalTree> for Work {
    fn from(critical: CriticalTree) -> Self {
        Self { entered: critical.nodes, evaluated: critical.evaluated }
    }
}
