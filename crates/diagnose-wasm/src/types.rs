//! The types of traces that cross to JavaScript.

use js_sys::Int32Array;
use plyscope_boundary::{as_object, object};
use plyscope_diagnose::{
    Action, Beside, Claim, Claims, Difference, Differs, Example, Extent, Lookalike, Shows, Verdict,
    slips,
};
use plyscope_search::events::Bound;
use plyscope_search::{Algorithm, Options, OwnedWindow, Switch, Window};
use plyscope_trace::jsonl::Header;
use plyscope_tree::notation;
use plyscope_tree::{NodeId, Score};
use serde::Serialize;

/// A trace as its header has it.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceHead {
    /// The tree, in the shortest notation that keeps everything.
    tree: String,
    /// The number of actions that are told.
    actions: usize,
    /// The algorithm, if it is one of ours.
    algorithm: Option<&'static str>,
    /// The switches that are not at their defaults, by name.
    #[serde(serialize_with = "as_object")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, string>"))]
    options: Vec<(&'static str, String)>,
}

object! {
    /// A trace beside a search. Scores are seen as the algorithm sees them, in the tree's smallest units.
    pub struct Compared {
        /// The first difference; null if all agrees.
        difference: Option<FlatDifference>,
        /// The number of actions before it.
        agreed: usize,
        /// The step of the search at which they part; its last, if all agrees.
        step: f64,
        /// True if the trace has windows.
        windows: bool,
        /// The number of the last line, if it breaks off in the middle and so is left out.
        unfinished: Option<f64>,
        /// True if what follows does all that the trace tells and goes on, so that the trace would have been broken off.
        broken_off: bool,
        /// Slips with which a program does all that the trace tells. If all agrees, this tree cannot show them.
        slips: Vec<&'static str>,
        /// Other searches that do all that the trace tells.
        lookalikes: Vec<FlatLookalike>,
        /// The search's own actions from the difference on.
        ours: Vec<Act>,
        /// All actions of the trace, eight numbers each: line, kind, node, child or -1, first and second score, step of the search where
        /// it agrees or 0, and which of the rest is told: 1 for the scores, and 2, 4 or 8 for an exact value, a lower, an upper bound.
        actions: Int32Array as "Int32Array",
    }
}

/// The first difference.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct FlatDifference {
    line: f64,
    /// Null if the trace ends, or only the result differs.
    found: Option<Act>,
    /// Null if the search has ended, or only the result differs.
    due: Option<Act>,
    /// The window that the search enters the node with.
    window: Option<OwnedEnds>,
    /// The results as MAX sees them, if only they differ: that of the trace and that of the search.
    results: Option<[i32; 2]>,
}

/// A window, and the nodes that set its ends.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct OwnedEnds {
    alpha: i32,
    beta: i32,
    alpha_by: Option<NodeId>,
    beta_by: Option<NodeId>,
}

/// An action.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Act {
    kind: ActKind,
    node: NodeId,
    child: Option<NodeId>,
    value: Option<i32>,
    alpha: Option<i32>,
    beta: Option<i32>,
    bound: Option<Bound>,
}

#[derive(Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
pub(crate) enum ActKind {
    Enter,
    Evaluate,
    Improve,
    Cutoff,
    Leave,
}

/// Another search: an algorithm, or the same with a switch set otherwise.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct FlatLookalike {
    algorithm: &'static str,
    switch: Option<&'static str>,
    value: Option<String>,
}

/// A tree on which a slip shows, and what is wrong there.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceTree {
    /// The tree, in the shortest notation that keeps everything.
    tree: String,
    #[cfg_attr(feature = "typescript", ts(type = "'value' | 'entered' | 'endless' | 'bound'"))]
    shows: &'static str,
    /// Of a program with the slip: the value of the root, or the number of nodes, or the value at the node.
    found: f64,
    /// Of the search; of a bound: the value at the node.
    due: f64,
    /// The node with the wrong bound.
    node: Option<NodeId>,
    /// The bound that the program takes its value for, and the right one.
    #[cfg_attr(
        feature = "typescript",
        ts(type = "['exact' | 'lower' | 'upper', 'exact' | 'lower' | 'upper'] | null")
    )]
    bounds: Option<[Bound; 2]>,
}

impl TraceHead {
    /// What the header says, in front of so many actions.
    pub fn of(header: &Header, actions: usize) -> Self {
        let algorithm: Option<Algorithm> = header.algorithm.parse().ok();
        let usual = Options::default();
        let switches = Switch::ALL.into_iter().filter_map(|switch| {
            let value = header.options.get(switch);
            (value != usual.get(switch)).then_some((switch.word(), value))
        });
        Self {
            tree: notation::text(&header.tree),
            actions,
            algorithm: algorithm.map(Algorithm::name),
            options: switches.collect(),
        }
    }
}

impl Compared {
    /// What came of a comparison.
    pub fn of(
        beside: &Beside,
        claims: &Claims<'_>,
        algorithm: Algorithm,
        options: &Options,
    ) -> Self {
        let (difference, extent, slips, lookalikes) = match &beside.verdict {
            Verdict::Agrees(_) => {
                let hidden = slips(claims, Extent::All, algorithm, options);
                (None, Extent::All, hidden, Vec::new())
            }
            Verdict::Differs(differs) => {
                let Differs { difference, extent, slips, lookalikes } = &**differs;
                let lookalikes = lookalikes.iter().map(FlatLookalike::of).collect();
                (Some(FlatDifference::of(difference)), *extent, slips.clone(), lookalikes)
            }
        };
        let steps = beside.steps.iter().map(|&step| step as i32).chain(std::iter::repeat(0));
        let actions = beside.claims.iter().zip(steps);
        Self {
            difference,
            agreed: beside.steps.len(),
            step: beside.step as f64,
            windows: claims.has_windows(),
            unfinished: claims.unfinished().map(|line| line as f64),
            broken_off: extent == Extent::Beginning,
            slips: slips.iter().map(|slip| slip.word()).collect(),
            lookalikes,
            ours: beside.ours.iter().map(|&action| Act::of(action)).collect(),
            actions: Int32Array::from(
                actions
                    .flat_map(|(claim, step)| packed(*claim, step))
                    .collect::<Vec<_>>()
                    .as_slice(),
            ),
        }
    }
}

/// An action of a trace in eight numbers.
fn packed(Claim { line, action }: Claim, step: i32) -> [i32; 8] {
    let Act { kind, node, child, value, alpha, beta, bound } = Act::of(action);
    let child = child.map_or(-1, |child| child.number() as i32);
    let bound = match bound {
        None => 0,
        Some(Bound::Exact) => 2,
        Some(Bound::Lower) => 4,
        Some(Bound::Upper) => 8,
    };
    let scores = value.map(|value| (value, 0)).or(alpha.zip(beta));
    let told = i32::from(scores.is_some()) | bound;
    let (first, second) = scores.unwrap_or_default();
    [line as i32, kind as i32, node.number() as i32, child, first, second, step, told]
}

impl FlatDifference {
    fn of(difference: &Difference) -> Self {
        let line = difference.line() as f64;
        match *difference {
            Difference::Action { found, due, window, .. } => Self {
                line,
                found: found.map(Act::of),
                due: due.map(Act::of),
                window: window.map(OwnedEnds::of),
                results: None,
            },
            Difference::Result { found, due, .. } => Self {
                line,
                found: None,
                due: None,
                window: None,
                results: Some([found, due].map(Score::units)),
            },
        }
    }
}

impl OwnedEnds {
    fn of(OwnedWindow { window, alpha_by, beta_by }: OwnedWindow) -> Self {
        Self { alpha: window.alpha.units(), beta: window.beta.units(), alpha_by, beta_by }
    }
}

impl Act {
    fn of(action: Action) -> Self {
        let new = |kind, value: Option<Score>, window: Option<Window>| Self {
            kind,
            node: action.node(),
            child: None,
            value: value.map(Score::units),
            alpha: window.map(|window| window.alpha.units()),
            beta: window.map(|window| window.beta.units()),
            bound: None,
        };
        match action {
            Action::Enter { window, .. } => new(ActKind::Enter, None, window),
            Action::Evaluate { value, .. } => new(ActKind::Evaluate, Some(value), None),
            Action::Improve { child, value, window, .. } => {
                Self { child: Some(child), ..new(ActKind::Improve, Some(value), window) }
            }
            Action::Cutoff { after, .. } => {
                Self { child: Some(after), ..new(ActKind::Cutoff, None, None) }
            }
            Action::Leave { value, bound, .. } => {
                Self { bound, ..new(ActKind::Leave, Some(value), None) }
            }
        }
    }
}

impl FlatLookalike {
    fn of(Lookalike { algorithm, switch }: &Lookalike) -> Self {
        let (switch, value) =
            switch.as_ref().map(|(switch, value)| (switch.word(), value.clone())).unzip();
        Self { algorithm: algorithm.name(), switch, value }
    }
}

impl TraceTree {
    /// An example, with the text of its tree.
    pub fn of(example: &Example, tree: String) -> Self {
        let new = |shows, found, due| Self { tree, shows, found, due, node: None, bounds: None };
        let units = |score: Score| f64::from(score.units());
        match example.shows {
            Shows::Endless => new("endless", 0.0, 0.0),
            Shows::Value { found, due } => new("value", units(found), units(due)),
            Shows::Entered { found, due } => new("entered", found as f64, due as f64),
            Shows::Bound { node, value, found, due } => Self {
                node: Some(node),
                bounds: Some([found, due]),
                ..new("bound", units(value), units(value))
            },
        }
    }
}
