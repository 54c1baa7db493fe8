//! The types of traces that cross to JavaScript.

use js_sys::Int32Array;
use plyscope_boundary::{as_object, object};
use plyscope_diagnose::{
    Action, Beside, Claim, Claims, Difference, Differs, Example, Extent, Habit, Lookalike,
    ResultPart, Shows, Slip, Slips, Verdict, slips,
};
use plyscope_search::events::{Bound, Side};
use plyscope_search::{Algorithm, Options, OwnedWindow, Switch, Window};
use plyscope_trace::jsonl::Header;
use plyscope_tree::notation;
use plyscope_tree::{NodeId, Score, Tree};
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
        /// Habits in which the program differs from the search and is right; where not all agrees, those that it has besides its slips.
        habits: Vec<&'static str>,
        /// Slips with which a program does all that the trace tells. If all agrees, this tree cannot show them.
        slips: Vec<&'static str>,
        /// Slips of which two together do it.
        pairs: Vec<[&'static str; 2]>,
        /// How many pairs do it, where they are too many to be named.
        unnamed: usize,
        /// The slip that explains the beginning, if nothing explains all.
        begins: Option<FlatBegins>,
        /// Fields and kinds of lines that were not compared.
        ignored: Vec<String>,
        /// Other searches that do all that the trace tells.
        lookalikes: Vec<FlatLookalike>,
        /// The search's own actions from the difference on.
        ours: Vec<Act>,
        /// All actions of the trace, eight numbers each: line, kind, node, child or -1, first and second score, step of the search where
        /// it agrees or 0, and which of the rest is told: 1 for the scores, and 2, 4 or 8 for an exact value, a lower, an upper bound.
        actions: Int32Array as "Int32Array",
    }
}

object! {
    /// A slip on a tree: the wrong and the right run.
    pub struct Specimen {
        /// The example's tree, with what is wrong there.
        example: TraceTree,
        /// The parent of each node of the tree; -1 of the root.
        parents: Int32Array as "Int32Array",
        /// The value of each node, in the tree's smallest units; null if it has none.
        values: Vec<Option<i32>>,
        /// The actions of the program with the slip, as `Compared` has them; the beginning of them, if they never end.
        wrong: Int32Array as "Int32Array",
        /// Those of the search.
        right: Int32Array as "Int32Array",
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
    /// The part of the result that differs, if only that does.
    result: Option<FlatResult>,
}

/// A part of the result, in the trace and in the search: a value as MAX sees it, a place among the root's children, a node, a count.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct FlatResult {
    #[cfg_attr(
        feature = "typescript",
        ts(type = "'value' | 'bound' | 'best-child' | 'line' | 'count'")
    )]
    part: &'static str,
    found: Option<f64>,
    due: Option<f64>,
    /// Both, of bounds.
    bounds: [Option<Bound>; 2],
    /// The name of the count that differs.
    name: Option<&'static str>,
}

/// A slip that explains the beginning of a trace.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct FlatBegins {
    slip: &'static str,
    /// How many actions it explains.
    actions: usize,
    /// The line of the first that it does not explain.
    line: f64,
}

/// The details in which an action differs from the one beside it.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct More {
    #[cfg_attr(
        feature = "typescript",
        ts(
            type = "'alpha' | 'beta' | 'assumed' | 'skips' | 'skips-from' | 'skips-none' | 'by' | 'by-none' | 'shallow' | 'deep' | 'plies' | 'depth' | 'best' | 'lost' | 'full' | 'null-window' | 're-search' | 'none' | 'return' | 'raise-alpha' | 'lower-beta'"
        )
    )]
    is: &'static str,
    node: Option<NodeId>,
    count: Option<usize>,
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
    /// The table has an entry.
    hit: bool,
    more: Option<More>,
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
    Probe,
    Store,
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
    #[cfg_attr(
        feature = "typescript",
        ts(type = "'value' | 'entered' | 'endless' | 'bound' | 'best'")
    )]
    shows: &'static str,
    /// Of a program with the slip: the value of the root, or the number of nodes, or the value at the node, or the best child.
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
        let (difference, extent, habits, slips, lookalikes) = match &beside.verdict {
            Verdict::Agrees(agreement) => {
                let habits = agreement.habits.clone();
                let is_same = habits.is_empty();
                let alone = if is_same {
                    slips(claims, Extent::All, algorithm, options)
                } else {
                    Vec::new()
                };
                (None, Extent::All, habits, Slips { alone, ..Slips::default() }, Vec::new())
            }
            Verdict::Differs(differs) => {
                let Differs { difference, extent, habits, slips, lookalikes, .. } = &**differs;
                let lookalikes = lookalikes.iter().map(FlatLookalike::of).collect();
                let habits = if habits.is_empty() { &slips.habits } else { habits };
                let difference = FlatDifference::of(difference);
                (Some(difference), *extent, habits.clone(), slips.clone(), lookalikes)
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
            habits: habits.into_iter().map(Habit::word).collect(),
            slips: slips.alone.into_iter().map(Slip::word).collect(),
            pairs: slips.pairs.into_iter().map(|pair| pair.map(Slip::word)).collect(),
            unnamed: slips.unnamed,
            begins: slips.begins.map(|begins| FlatBegins {
                slip: begins.slip.word(),
                actions: begins.actions,
                line: begins.line as f64,
            }),
            ignored: claims.ignored().map(str::to_owned).collect(),
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

/// What says that an entry was found.
const HIT: i32 = 16;

/// An action of a trace in eight numbers.
fn packed(Claim { line, action }: Claim, step: i32) -> [i32; 8] {
    let Act { kind, node, child, value, alpha, beta, bound, hit, .. } = Act::of(action);
    let child = child.map_or(-1, |child| child.number() as i32);
    let bound = match bound {
        None => 0,
        Some(Bound::Exact) => 2,
        Some(Bound::Lower) => 4,
        Some(Bound::Upper) => 8,
    };
    let scores = value.map(|value| (value, 0)).or(alpha.zip(beta));
    let told = i32::from(scores.is_some()) | bound | if hit { HIT } else { 0 };
    let (first, second) = scores.unwrap_or_default();
    [line as i32, kind as i32, node.number() as i32, child, first, second, step, told]
}

impl FlatDifference {
    fn of(difference: &Difference) -> Self {
        let line = difference.line() as f64;
        match *difference {
            Difference::Action { found, due, window, .. } => Self {
                line,
                found: found.map(|found| Act::beside(found, due)),
                due: due.map(|due| Act::beside(due, found)),
                window: window.map(OwnedEnds::of),
                result: None,
            },
            Difference::Result { part, .. } => Self {
                line,
                found: None,
                due: None,
                window: None,
                result: Some(FlatResult::of(part)),
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
            hit: false,
            more: None,
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
            Action::Store { value, bound, .. } => {
                Self { bound, ..new(ActKind::Store, Some(value), None) }
            }
            Action::Probe { hit: None, .. } => new(ActKind::Probe, None, None),
            Action::Probe { hit: Some(hit), .. } => {
                Self { bound: hit.bound, hit: true, ..new(ActKind::Probe, hit.value, None) }
            }
        }
    }

    /// An action, with what else it tells in which it differs from the one beside it.
    fn beside(action: Action, other: Option<Action>) -> Self {
        Self { more: other.and_then(|other| More::of(action, other)), ..Self::of(action) }
    }
}

impl More {
    /// What an action tells otherwise than another one of the same kind at the same node, if that tells it too.
    fn of(action: Action, other: Action) -> Option<Self> {
        if action.node() != other.node() || action.child() != other.child() {
            return None;
        }
        let is = |is: &'static str| Self { is, node: None, count: None };
        let with = |is, node: Option<NodeId>, count: Option<usize>| Self { is, node, count };
        match (action, other) {
            (
                Action::Enter { depth, kind, .. },
                Action::Enter { depth: other_depth, kind: other_kind, .. },
            ) => {
                let plies = || with("plies", None, depth.map(usize::from));
                let differs = depth.zip(other_depth).filter(|(own, other)| own != other);
                let kinds = kind.zip(other_kind).filter(|(own, other)| own != other);
                differs.map(|_| plies()).or_else(|| kinds.map(|(kind, _)| is(kind.word())))
            }
            (
                Action::Cutoff { side, skipped, by, reach, .. },
                Action::Cutoff {
                    side: other_side,
                    skipped: other_skipped,
                    by: other_by,
                    reach: other_reach,
                    ..
                },
            ) => {
                if let Some((side, _)) = side.zip(other_side).filter(|(own, other)| own != other) {
                    return Some(is(match side {
                        Side::Alpha => "alpha",
                        Side::Beta => "beta",
                        Side::Assumed => "assumed",
                    }));
                }
                let lists = skipped.zip(other_skipped).filter(|(own, other)| own != other);
                if let Some((list, _)) = lists {
                    let word = match list.count {
                        0 => "skips-none",
                        1 => "skips",
                        _ => "skips-from",
                    };
                    return Some(with(word, list.first, Some(list.count)));
                }
                if let Some((by, _)) = by.zip(other_by).filter(|(own, other)| own != other) {
                    return Some(with(by.map_or("by-none", |_| "by"), by, None));
                }
                let reaches = reach.zip(other_reach).filter(|(own, other)| own != other);
                reaches.map(|(reach, _)| is(reach.word()))
            }
            (Action::Probe { hit: Some(own), .. }, Action::Probe { hit: Some(other), .. }) => {
                let effects = own.effect.zip(other.effect).filter(|(own, other)| own != other);
                Self::entry([own.depth, other.depth], [own.best, other.best])
                    .or_else(|| effects.map(|(effect, _)| is(effect.word())))
            }
            (
                Action::Store { depth, best, lost, .. },
                Action::Store { depth: other_depth, best: other_best, lost: other_lost, .. },
            ) => {
                let lost = lost.filter(|_| lost != other_lost);
                Self::entry([depth, other_depth], [best, other_best])
                    .or_else(|| lost.map(|lost| with("lost", Some(lost), None)))
            }
            _ => None,
        }
    }

    /// The depth and the best move of two entries.
    fn entry(
        [depth, other_depth]: [Option<u16>; 2],
        [best, other_best]: [Option<NodeId>; 2],
    ) -> Option<Self> {
        let depths = depth.zip(other_depth).filter(|(own, other)| own != other);
        let count = depths.map(|(depth, _)| usize::from(depth));
        let of_depth = count.map(|count| Self { is: "depth", node: None, count: Some(count) });
        let node = best.filter(|_| best != other_best);
        of_depth.or_else(|| node.map(|node| Self { is: "best", node: Some(node), count: None }))
    }
}

impl FlatResult {
    fn of(part: ResultPart) -> Self {
        let new = |part, found: Option<f64>, due: Option<f64>| Self {
            part,
            found,
            due,
            bounds: [None; 2],
            name: None,
        };
        let node = |node: Option<NodeId>| node.map(|node| f64::from(node.number()));
        match part {
            ResultPart::Value { found, due } => {
                let [found, due] = [found, due].map(|score| Some(f64::from(score.units())));
                new("value", found, due)
            }
            ResultPart::Bound { found, due } => {
                Self { bounds: [found, due], ..new("bound", None, None) }
            }
            ResultPart::BestChild { found, due } => {
                new("best-child", found.map(f64::from), due.map(f64::from))
            }
            ResultPart::Line { found, due } => new("line", node(found), node(due)),
            ResultPart::Count { name, found, due } => {
                Self { name: Some(name), ..new("count", Some(found as f64), Some(due as f64)) }
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

impl Specimen {
    /// A specimen as it crosses.
    pub fn of(specimen: plyscope_diagnose::Specimen, tree: Tree) -> Self {
        let plyscope_diagnose::Specimen { shows, wrong, right } = specimen;
        let example = Example { tree, shows };
        let tree = &example.tree;
        let nodes = || (0..tree.len() as u32).map(NodeId::new);
        let parents: Vec<_> = nodes()
            .map(|node| tree.parent(node).map_or(-1, |parent| parent.number() as i32))
            .collect();
        let values = nodes().map(|node| tree.value(node).map(Score::units)).collect();
        let run = |actions: Vec<Action>| {
            let claims = (1..).zip(actions).map(|(line, action)| Claim { line, action });
            let numbers: Vec<_> = claims.flat_map(|claim| packed(claim, 0)).collect();
            Int32Array::from(numbers.as_slice())
        };
        Self {
            parents: Int32Array::from(parents.as_slice()),
            values,
            wrong: run(wrong),
            right: run(right),
            example: TraceTree::of(&example, notation::text(tree)),
        }
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
            Shows::Best { found, due } => {
                let [found, due] = [found, due].map(|node| f64::from(node.number()));
                new("best", found, due)
            }
            Shows::Bound { node, value, found, due } => Self {
                node: Some(node),
                bounds: Some([found, due]),
                ..new("bound", units(value), units(value))
            },
        }
    }
}
