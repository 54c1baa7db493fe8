//! A search as a whole, and the shape of its tree.

use plyscope_core::search::{self, Horizon};
use plyscope_core::trace::{Counter, Trace};
use plyscope_core::tree::{Player, Tree};
use serde::Serialize;

use super::{node_or_none, numbers, perspective};

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
    has_window: bool,
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

pub fn overview(tree: &Tree, trace: &Trace, minimax: Work, critical: Work) -> Overview {
    let range = tree.value_range();
    let cut = trace.options.cut;
    Overview {
        algorithm: trace.algorithm.name(),
        perspective: perspective(trace.algorithm),
        has_window: trace.algorithm.has_window(),
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

#[derive(Serialize)]
pub struct Nodes {
    parent: Vec<i32>,
    depth: Vec<u16>,
    /// Whether MAX moves there.
    max: Vec<bool>,
    leaf: Vec<bool>,
    ends: Vec<bool>,
    value: Vec<Option<String>>,
    name: Vec<Option<String>>,
    #[serde(rename = "move")]
    moves: Vec<Option<String>>,
}

pub fn nodes(tree: &Tree, horizon: &Horizon<'_>) -> Nodes {
    let text = |label: Option<&str>| label.map(str::to_owned);
    let value = |node| tree.value(node).map(|value| value.display(tree.decimals()).to_string());
    Nodes {
        parent: tree.nodes().map(|node| node_or_none(tree.parent(node))).collect(),
        depth: tree.nodes().map(|node| tree.depth(node)).collect(),
        max: tree.nodes().map(|node| horizon.player(node) == Player::Max).collect(),
        leaf: tree.nodes().map(|node| tree.is_leaf(node)).collect(),
        ends: tree.nodes().map(|node| horizon.ends_at(node)).collect(),
        value: tree.nodes().map(value).collect(),
        name: tree.nodes().map(|node| text(tree.name(node))).collect(),
        moves: tree.nodes().map(|node| text(tree.move_name(node))).collect(),
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Counts {
    entered: u64,
    evaluated: u64,
    cutoffs: u64,
    skipped: u64,
}

impl From<Counter> for Counts {
    fn from(counter: Counter) -> Self {
        let Counter { entered, evaluated, cutoffs, skipped_subtrees } = counter;
        Self { entered, evaluated, cutoffs, skipped: skipped_subtrees }
    }
}
