//! A search as a whole, and the shape of its tree.

use js_sys::Uint16Array;
use plyscope_search::critical::CriticalTree;
use plyscope_search::events::{Bound, Counter};
use plyscope_search::{Cut, Horizon};
use plyscope_trace::Trace;
use plyscope_tree::{Player, Positions, Tree};
use wasm_bindgen::prelude::JsValue;

use super::json::{Json, List, Object, Value};
use super::window::iteration;
use super::{bytes, node_or_none, object, score_or_none, words};

/// How much a search does.
pub struct Work {
    pub entered: usize,
    pub evaluated: usize,
}

impl Value for Work {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("entered", self.entered);
            json.field("evaluated", self.evaluated);
        };
        Object(fields).write(json);
    }
}

pub struct Overview<'a> {
    pub tree: &'a Tree,
    pub trace: &'a Trace,
    pub minimax: Work,
    pub critical: Work,
}

impl Value for Overview<'_> {
    fn write(self, json: &mut Json) {
        Object(|json: &mut Json| {
            of_trace(json, self.trace);
            of_tree(json, self.tree);
            json.field("minimax", self.minimax);
            json.field("critical", self.critical);
        })
        .write(json);
    }
}

fn of_trace(json: &mut Json, trace: &Trace) {
    let begun = trace.iterations().map(|(step, begun)| {
        // Together with the step at which it begins.
        Object(move |json: &mut Json| {
            json.field("step", step);
            iteration(json, &begun);
        })
    });
    json.field("algorithm", trace.algorithm.name());
    json.field("perspective", trace.perspective().word());
    // The search that walks the tree, which drivers drive.
    json.field("walker", trace.algorithm.walker(&trace.options).name());
    json.field("hasWindow", trace.has_window());
    json.field("fullWindow", trace.has_full_window());
    json.field("hasTable", trace.algorithm.has_table(&trace.options));
    json.field("bestFirst", trace.algorithm.is_best_first());
    json.field("iterations", List(begun));
    json.field("order", trace.options.order.text());
    json.field("bound", trace.outcome.bound.map(Bound::word));
    json.field("cut", if trace.options.cut == Cut::OnEqual { "ge" } else { "gt" });
    json.field("steps", trace.len());
    json.field("value", trace.outcome.value);
    json.field("principalVariation", List(trace.outcome.principal_variation.iter().copied()));
    json.field("total", trace.counts);
}

fn of_tree(json: &mut Json, tree: &Tree) {
    let range = tree.value_range();
    json.field("hasPositions", tree.has_positions());
    json.field("hasNames", tree.has_names());
    json.field("nodes", tree.len());
    json.field("leaves", tree.leaf_count());
    json.field("decimals", tree.decimals());
    json.field("height", tree.height());
    json.field("lowest", range.map(|(lowest, _)| lowest));
    json.field("highest", range.map(|(_, highest)| highest));
}

/// The shape of a tree, an element a node.
pub fn nodes(tree: &Tree, horizon: &Horizon<'_>, critical: &CriticalTree) -> js_sys::Object {
    let depths: Vec<_> = tree.nodes().map(|node| tree.depth(node)).collect();
    let positions = tree.has_positions().then(|| Positions::new(tree));
    let position = positions
        .map(|positions| words(tree.nodes().map(|node| positions.of(node).number().cast_signed())));
    object(&[
        ("parent", words(tree.nodes().map(|node| node_or_none(tree.parent(node))))),
        ("depth", Uint16Array::from(depths.as_slice()).into()),
        ("max", bytes(tree.nodes().map(|node| (horizon.player(node) == Player::Max).into()))),
        ("leaf", bytes(tree.nodes().map(|node| tree.is_leaf(node).into()))),
        ("ends", bytes(tree.nodes().map(|node| horizon.ends_at(node).into()))),
        ("units", words(tree.nodes().map(|node| score_or_none(tree.value(node))))),
        ("position", position.unwrap_or(JsValue::NULL)),
        ("part", parts(critical)),
    ])
}

/// The part of each node in the critical tree; 0 for none.
pub fn parts(critical: &CriticalTree) -> JsValue {
    bytes(critical.types.iter().map(|part| part.map_or(0, |part| part as u8)))
}

impl Value for Counter {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("entered", self.entered);
            json.field("evaluated", self.evaluated);
            json.field("cutoffs", self.cutoffs);
            json.field("skipped", self.skipped_subtrees);
            json.field("reSearches", self.re_searches);
            json.field("probed", self.probed);
            json.field("hits", self.hits);
            json.field("tableCutoffs", self.table_cutoffs);
            json.field("stored", self.stored);
            json.field("lost", self.lost);
        };
        Object(fields).write(json);
    }
}
