//! What the core found, as JavaScript gets it: see `types.ts`, which these mirror.

use plyscope_core::Score;
use plyscope_core::facts::{self, Fact as CoreFact};
use plyscope_core::presets;
use plyscope_core::search::{self, Algorithm, Horizon, OwnedWindow, Perspective, player_name};
use plyscope_core::trace::{self, Bound, Counter, NodeState, Side, Trace};
use plyscope_core::tree::{NodeId, Player, Tree};
use serde::Serialize;
use wasm_bindgen::prelude::JsValue;

/// Stands for no score where a typed array must hold a number; no score has it.
const NO_SCORE: i32 = i32::MIN;

pub fn to_js(value: &impl Serialize) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true);
    value.serialize(&serializer).map_err(Into::into)
}

/// An object of typed arrays.
pub fn object(fields: &[(&str, JsValue)]) -> js_sys::Object {
    let entries = js_sys::Array::new();
    for (name, value) in fields {
        entries.push(&js_sys::Array::of2(&JsValue::from_str(name), value));
    }
    // Every entry is a pair, so this gives the object; an empty one stands for what cannot happen.
    js_sys::Object::from_entries(&entries).unwrap_or_default()
}

pub fn score_or_none(score: Option<Score>) -> i32 {
    score.map_or(NO_SCORE, Score::units)
}

pub fn node_or_none(node: Option<NodeId>) -> i32 {
    node.map_or(-1, |node| node.number().cast_signed())
}

pub fn bound(state: &NodeState) -> u8 {
    match state.returned {
        None | Some((_, None)) => 0,
        Some((_, Some(Bound::Exact))) => 1,
        Some((_, Some(Bound::Lower))) => 2,
        Some((_, Some(Bound::Upper))) => 3,
    }
}

#[derive(Serialize)]
pub struct Preset {
    id: &'static str,
    tree: &'static str,
    root: &'static str,
    algorithm: &'static str,
}

impl From<&presets::Preset> for Preset {
    fn from(preset: &presets::Preset) -> Self {
        let presets::Preset { id, tree, algorithm, .. } = *preset;
        Self { id, tree, root: player_name(preset.root), algorithm }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AlgorithmInfo {
    name: &'static str,
    perspective: &'static str,
    has_window: bool,
    switches: Vec<&'static str>,
}

impl From<Algorithm> for AlgorithmInfo {
    fn from(algorithm: Algorithm) -> Self {
        let names = search::SWITCHES.iter().map(|switch| switch.name);
        Self {
            name: algorithm.name(),
            perspective: perspective(algorithm),
            has_window: algorithm.has_window(),
            switches: names.filter(|name| algorithm.uses(name)).collect(),
        }
    }
}

fn perspective(algorithm: Algorithm) -> &'static str {
    match algorithm.perspective() {
        Perspective::Max => "max",
        Perspective::SideToMove => "side-to-move",
    }
}

#[derive(Serialize)]
pub struct SwitchInfo {
    name: &'static str,
    values: &'static [&'static str],
    default: &'static str,
}

impl From<&search::Switch> for SwitchInfo {
    fn from(switch: &search::Switch) -> Self {
        Self { name: switch.name, values: switch.values, default: switch.default }
    }
}

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

fn numbers(nodes: &[NodeId]) -> Vec<u32> {
    nodes.iter().map(|node| node.number()).collect()
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
pub struct Moment {
    pub node: Option<u32>,
    pub fact: Fact,
    pub path: Vec<Frame>,
    pub counts: Counts,
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

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Window {
    alpha: i32,
    beta: i32,
    alpha_by: Option<u32>,
    beta_by: Option<u32>,
}

impl From<OwnedWindow> for Window {
    fn from(owned: OwnedWindow) -> Self {
        Self {
            alpha: owned.window.alpha.units(),
            beta: owned.window.beta.units(),
            alpha_by: owned.alpha_by.map(NodeId::number),
            beta_by: owned.beta_by.map(NodeId::number),
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    node: u32,
    entry: Window,
    now: Window,
    best: Option<i32>,
    best_child: Option<u32>,
    returned: Option<i32>,
}

impl From<&trace::Frame> for Frame {
    fn from(frame: &trace::Frame) -> Self {
        Self {
            node: frame.node.number(),
            entry: frame.entry.into(),
            now: frame.now.into(),
            best: frame.state.best.map(Score::units),
            best_child: frame.state.best_child.map(NodeId::number),
            returned: frame.state.returned.map(|(value, _)| value.units()),
        }
    }
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Fact {
    Ready,
    Enter {
        #[serde(rename = "as")]
        kind: &'static str,
        ends: bool,
        window: Option<Window>,
    },
    Order {
        why: String,
    },
    Evaluate {
        value: i32,
        written: i32,
        leaf: bool,
    },
    Improve {
        child: u32,
        value: i32,
        previous: Option<i32>,
        moved: Option<&'static str>,
        from: Option<i32>,
    },
    Cutoff {
        side: &'static str,
        best: i32,
        bound: i32,
        by: Option<u32>,
        reach: &'static str,
        skipped: usize,
    },
    Leave {
        value: i32,
        bound: Option<&'static str>,
        clamped: Option<i32>,
        arrival: Option<Arrival>,
    },
}

#[derive(Serialize)]
pub struct Arrival {
    parent: u32,
    value: i32,
    best: Option<i32>,
    improves: bool,
}

impl From<facts::Arrival> for Arrival {
    fn from(arrival: facts::Arrival) -> Self {
        let facts::Arrival { parent, value, best, improves } = arrival;
        let best = best.map(Score::units);
        Self { parent: parent.number(), value: value.units(), best, improves }
    }
}

impl From<CoreFact> for Fact {
    fn from(fact: CoreFact) -> Self {
        match fact {
            CoreFact::Ready => Self::Ready,
            CoreFact::Enter { kind, ends, window } => {
                Self::Enter { kind: kind.word(), ends, window: window.map(Into::into) }
            }
            CoreFact::Order { why } => Self::Order { why: why.to_string() },
            CoreFact::Evaluate { value, written, leaf } => {
                Self::Evaluate { value: value.units(), written: written.units(), leaf }
            }
            CoreFact::Improve { child, value, previous, moved, .. } => Self::Improve {
                child: child.number(),
                value: value.units(),
                previous: previous.map(Score::units),
                moved: moved.map(|(side, _)| Side::word(side)),
                from: moved.map(|(_, from)| from.units()),
            },
            CoreFact::Cutoff { side, best, bound, by, reach, skipped } => Self::Cutoff {
                side: side.word(),
                best: best.units(),
                bound: bound.units(),
                by: by.map(NodeId::number),
                reach: reach.word(),
                skipped,
            },
            CoreFact::Leave { value, bound, clamped, arrival } => Self::Leave {
                value: value.units(),
                bound: bound.map(Bound::word),
                clamped: clamped.map(Score::units),
                arrival: arrival.map(Into::into),
            },
        }
    }
}
