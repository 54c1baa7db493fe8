//! Lines as somebody's own program writes them: of most fields each may be left out, and any other may stand there too.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::error::LineError;
use super::fields::{Fields, Number, fields, object};
use super::line::{EVENTS, EnterLine, EvaluateLine, ImproveLine, LeaveLine, Tag, present};
use super::read::{WINDOW, counts_of, none_of, window};
use plyscope_search::Window;
use plyscope_search::events::{Bound, Counter, Effect, EnterAs, Reach, Side};
use plyscope_tree::{NodeId, Score, UnknownWord};
use serde::Deserialize;
use serde::de::IgnoredAny;

/// What a line tells; `None` stands for what it leaves out. Scores are as the file has them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // they are the fields of `Event`
pub enum Told {
    Enter {
        node: NodeId,
        window: Option<Window>,
        depth: Option<u16>,
        kind: Option<EnterAs>,
    },
    Evaluate {
        node: NodeId,
        value: Score,
    },
    Improve {
        node: NodeId,
        child: NodeId,
        value: Score,
        window: Option<Window>,
    },
    Cutoff {
        node: NodeId,
        after: NodeId,
        side: Option<Side>,
        skipped: Option<Vec<NodeId>>,
        by: Option<Option<NodeId>>,
        reach: Option<Reach>,
    },
    Leave {
        node: NodeId,
        value: Score,
        bound: Option<Bound>,
    },
    Probe {
        node: NodeId,
        hit: Option<ToldHit>,
    },
    Store {
        node: NodeId,
        value: Score,
        bound: Option<Bound>,
        depth: Option<u16>,
        best: Option<NodeId>,
        lost: Option<NodeId>,
    },
    Result(ToldResult),
    /// An event of another kind, by its name.
    Other(&'static str),
}

/// What a program tells of an entry that it has found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)] // they are the fields of `Hit`
pub struct ToldHit {
    pub value: Option<Score>,
    pub bound: Option<Bound>,
    pub depth: Option<u16>,
    pub best: Option<NodeId>,
    pub effect: Option<Effect>,
}

/// What a program tells of the result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToldResult {
    /// The root's value, seen by MAX.
    pub value: Option<Score>,
    /// What is known of it; `Some(None)` says that nothing is.
    pub bound: Option<Option<Bound>>,
    /// The place of the best move among the root's children; `Some(None)` says that there is none.
    pub best_child: Option<Option<u32>>,
    /// The nodes of best play from the root; empty if it is not told.
    pub line: Vec<NodeId>,
    /// The number of nodes of the tree.
    pub nodes: Option<u64>,
    /// Its counts, by [`Counter::named`]'s names.
    pub counts: Vec<(&'static str, u64)>,
}

/// A result of which each part may be left out.
#[derive(Deserialize)]
struct ResultLine<'a> {
    #[serde(borrow)]
    value: Option<Number<'a>>,
    #[serde(default, deserialize_with = "present")]
    bound: Option<Option<Bound>>,
    #[serde(default, deserialize_with = "present")]
    best_child: Option<Option<u32>>,
    #[serde(default)]
    principal_variation: Vec<NodeId>,
    nodes: Option<u64>,
    #[serde(flatten)]
    counts: Fields,
}

#[derive(Deserialize)]
struct CutoffLine {
    node: NodeId,
    after: NodeId,
    side: Option<Side>,
    skipped: Option<Vec<NodeId>>,
    #[serde(default, deserialize_with = "present")]
    by: Option<Option<NodeId>>,
    depth: Option<Reach>,
}

#[derive(Deserialize)]
struct ProbeLine<'a> {
    node: NodeId,
    hit: bool,
    #[serde(borrow)]
    value: Option<Number<'a>>,
    bound: Option<Bound>,
    depth: Option<u16>,
    best: Option<NodeId>,
    effect: Option<Effect>,
}

#[derive(Deserialize)]
struct StoreLine<'a> {
    node: NodeId,
    #[serde(borrow)]
    value: Number<'a>,
    bound: Option<Bound>,
    depth: Option<u16>,
    best: Option<NodeId>,
    lost: Option<NodeId>,
}

/// The kinds of lines that are read here, and their fields.
const FIELDS: [(&str, &[&str]); 8] = [
    ("enter", &["node", "alpha", "beta", "depth", "as"]),
    ("evaluate", &["node", "value"]),
    ("improve", &["node", "child", "value", "alpha", "beta"]),
    ("cutoff", &["node", "side", "after", "skipped", "by", "depth"]),
    ("leave", &["node", "value", "bound"]),
    ("probe", &["node", "hit", "value", "bound", "depth", "best", "effect"]),
    ("store", &["node", "value", "bound", "depth", "best", "lost"]),
    ("result", &["value", "bound", "best_child", "principal_variation", "nodes"]),
];

/// Reads a line after the header as somebody's own program may write it, and hands on the names of the fields that say nothing
/// to anybody here.
///
/// # Errors
/// [`LineError`].
pub fn read_told(
    line: &str,
    decimals: u8,
    mut unknown: impl FnMut(&str),
) -> Result<Told, LineError> {
    let all: BTreeMap<Cow<'_, str>, IgnoredAny> = object(line)?;
    let Tag { event } = fields(line)?;
    let Some((_, known)) = FIELDS.iter().find(|(name, _)| *name == event) else {
        let other = EVENTS.iter().find(|name| **name == event);
        let error = || UnknownWord { found: event.to_string(), right: EVENTS };
        return match other {
            Some(other) => Ok(Told::Other(other)),
            None => Err(LineError::Word { name: "event", error: error() }),
        };
    };
    let counts = Counter::default().named();
    let is_count = |name: &str| event == "result" && counts.iter().any(|(count, _)| *count == name);
    for name in all.keys().filter(|name| *name != "event" && !known.contains(&&***name)) {
        if !is_count(name) {
            unknown(name);
        }
    }
    Ok(match &*event {
        "enter" => {
            let EnterLine { node, alpha, beta, depth, kind } = fields(line)?;
            Told::Enter { node, window: window([alpha, beta], WINDOW, decimals)?, depth, kind }
        }
        "evaluate" => {
            let EvaluateLine { node, value } = fields(line)?;
            Told::Evaluate { node, value: value.score(decimals)? }
        }
        "improve" => {
            let ImproveLine { node, child, value, alpha, beta } = fields(line)?;
            let window = window([alpha, beta], WINDOW, decimals)?;
            Told::Improve { node, child, value: value.score(decimals)?, window }
        }
        "cutoff" => {
            let CutoffLine { node, after, side, skipped, by, depth: reach } = fields(line)?;
            Told::Cutoff { node, after, side, skipped, by, reach }
        }
        "leave" => {
            let LeaveLine { node, value, bound } = fields(line)?;
            Told::Leave { node, value: value.score(decimals)?, bound }
        }
        "probe" => {
            let ProbeLine { node, hit, value, bound, depth, best, effect } = fields(line)?;
            let value = value.map(|value| value.score(decimals)).transpose()?;
            let found = ToldHit { value, bound, depth, best, effect };
            if !hit {
                none_of(
                    &[
                        ("value", value.is_some()),
                        ("bound", bound.is_some()),
                        ("depth", depth.is_some()),
                        ("best", best.is_some()),
                        ("effect", effect.is_some()),
                    ],
                    "a hit",
                )?;
            }
            Told::Probe { node, hit: hit.then_some(found) }
        }
        "store" => {
            let StoreLine { node, value, bound, depth, best, lost } = fields(line)?;
            Told::Store { node, value: value.score(decimals)?, bound, depth, best, lost }
        }
        _ => Told::Result(result(line, decimals)?),
    })
}

fn result(line: &str, decimals: u8) -> Result<ToldResult, LineError> {
    let read: ResultLine<'_> = fields(line)?;
    Ok(ToldResult {
        value: read.value.map(|value| value.score(decimals)).transpose()?,
        bound: read.bound,
        best_child: read.best_child,
        line: read.principal_variation,
        nodes: read.nodes,
        counts: counts_of(&read.counts)?,
    })
}
