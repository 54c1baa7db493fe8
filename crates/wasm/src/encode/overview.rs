//! A search as a whole, and the shape of its tree.

use js_sys::Uint16Array;
use plyscope_core::Positions;
use plyscope_core::critical::CriticalTree;
use plyscope_core::search::{self, Horizon};
use plyscope_core::trace::{Bound, Counter, Trace};
use plyscope_core::tree::{Player, Tree};
use serde::Serialize;
use wasm_bindgen::prelude::JsValue;

use super::window::Iteration;
use super::{bytes, node_or_none, numbers, object, score_or_none, words};

/// How much a search does.
#[derive(Serialize)]
pub struct Work {
    pub entered: usize,
    pub evaluated: usize,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Overview {
    algorithm: &'static str,
    perspective: &'static str,
    /// The search that walks the tree, which drivers drive.
    walker: &'static str,
    has_window: bool,
    has_table: bool,
    best_first: bool,
    has_positions: bool,
    has_names: bool,
    iterations: Vec<Begun>,
    order: String,
    bound: Option<&'static str>,
    cut: &'static str,
    nodes: usize,
    leaves: usize,
    decimals: u8,
    height: u16,
    steps: usize,
    value: i32,
    principal_variation: Vec<u32>,
    lowest: Option<i32>,
    highest: Option<i32>,
    total: Counts,
    minimax: Work,
    critical: Work,
}

/// A search of the root, and the step at which it begins.
#[derive(Serialize)]
pub struct Begun {
    step: usize,
    #[serde(flatten)]
    iteration: Iteration,
}

pub fn overview(tree: &Tree, trace: &Trace, minimax: Work, critical: Work) -> Overview {
    let range = tree.value_range();
    let cut = trace.options.cut;
    Overview {
        algorithm: trace.algorithm.name(),
        perspective: trace.perspective().word(),
        walker: trace.algorithm.walker(&trace.options).name(),
        has_window: trace.has_window(),
        has_table: trace.algorithm.has_table(&trace.options),
        best_first: trace.algorithm.is_best_first(),
        has_positions: tree.has_positions(),
        has_names: tree.has_names(),
        iterations: trace
            .iterations()
            .map(|(step, iteration)| Begun { step, iteration: iteration.into() })
            .collect(),
        order: trace.options.order.to_string(),
        bound: trace.outcome.bound.map(Bound::word),
        cut: if cut == search::Cut::OnEqual { "ge" } else { "gt" },
        nodes: tree.len(),
        leaves: tree.leaf_count(),
        decimals: tree.decimals(),
        height: tree.height(),
        steps: trace.len(),
        value: trace.outcome.value.units(),
        principal_variation: numbers(&trace.outcome.principal_variation),
        lowest: range.map(|(lowest, _)| lowest.units()),
        highest: range.map(|(_, highest)| highest.units()),
        total: trace.counts.into(),
        minimax,
        critical,
    }
}

/// The shape of a tree, an element a node.
pub fn nodes(tree: &Tree, horizon: &Horizon<'_>, critical: &CriticalTree) -> js_sys::Object {
    let depths: Vec<_> = tree.nodes().map(|node| tree.depth(node)).collect();
    let parts = critical.types.iter().map(|part| part.map_or(0, |part| part as u8));
    let positions = tree.has_positions().then(|| Positions::new(tree));
    let position = positions.map(|positions| {
        words(tree.nodes().map(|node| positions.of(node).number().cast_signed()))
    });
    object(&[
        ("parent", words(tree.nodes().map(|node| node_or_none(tree.parent(node))))),
        ("depth", Uint16Array::from(depths.as_slice()).into()),
        ("max", bytes(tree.nodes().map(|node| (horizon.player(node) == Player::Max).into()))),
        ("leaf", bytes(tree.nodes().map(|node| tree.is_leaf(node).into()))),
        ("ends", bytes(tree.nodes().map(|node| horizon.ends_at(node).into()))),
        ("units", words(tree.nodes().map(|node| score_or_none(tree.value(node))))),
        ("position", position.unwrap_or(JsValue::NULL)),
        ("part", bytes(parts)),
    ])
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Counts {
    entered: u64,
    evaluated: u64,
    cutoffs: u64,
    skipped: u64,
    re_searches: u64,
    probed: u64,
    hits: u64,
    table_cutoffs: u64,
    stored: u64,
    lost: u64,
}

impl From<Counter> for Counts {
    fn from(counter: Counter) -> Self {
        let Counter { entered, evaluated, cutoffs, skipped_subtrees, .. } = counter;
        let Counter { re_searches, probed, hits, table_cutoffs, stored, lost, .. } = counter;
        Self {
            entered,
            evaluated,
            cutoffs,
            skipped: skipped_subtrees,
            re_searches,
            probed,
            hits,
            table_cutoffs,
            stored,
            lost,
        }
    }
}
