//! The lines of a trace file as JSON: the same types for writing and reading.

use std::borrow::Cow;

use plyscope_search::OrderRule;
use plyscope_search::events::{Bound, Effect, EnterAs, Reach, Side, State, Why};
use plyscope_tree::{NodeId, UnknownWord};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;

use super::error::LineError;
use super::fields::{Fields, Number, fields, object};

/// The first line. A program may leave out all but version and tree.
#[derive(Serialize, Deserialize)]
pub(super) struct HeaderLine<'a> {
    pub plyscope: u32,
    #[serde(borrow)]
    pub tree: &'a RawValue,
    #[serde(default)]
    pub algorithm: Cow<'a, str>,
    #[serde(default)]
    pub options: Fields,
    pub perspective: Option<Cow<'a, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ties: Option<Cow<'a, str>>,
}

/// A line after the header. It is read by [`TraceLine::read`], since serde's derived code for a tagged enum can report
/// neither the wrong field nor the text of a number.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub(super) enum TraceLine<'a> {
    Enter(EnterLine<'a>),
    Order(OrderLine<'a>),
    Evaluate(EvaluateLine<'a>),
    Improve(ImproveLine<'a>),
    Cutoff(CutoffLine<'a>),
    Leave(LeaveLine<'a>),
    Iterate(IterateLine<'a>),
    Probe(ProbeLine<'a>),
    Store(StoreLine<'a>),
    Open(StateLine<'a>),
    Solve(StateLine<'a>),
    Purge(PurgeLine<'a>),
    Result(ResultLine<'a>),
}

pub(super) const EVENTS: &[&str] = &[
    "enter", "order", "evaluate", "improve", "cutoff", "leave", "iterate", "probe", "store",
    "open", "solve", "purge", "result",
];

#[derive(Deserialize)]
pub(super) struct Tag<'a> {
    #[serde(borrow)]
    pub event: Cow<'a, str>,
}

impl<'a> TraceLine<'a> {
    pub fn read(line: &'a str) -> Result<Self, LineError> {
        let Tag { event } = object(line)?;
        Ok(match &*event {
            "enter" => Self::Enter(fields(line)?),
            "order" => Self::Order(fields(line)?),
            "evaluate" => Self::Evaluate(fields(line)?),
            "improve" => Self::Improve(fields(line)?),
            "cutoff" => Self::Cutoff(fields(line)?),
            "leave" => Self::Leave(fields(line)?),
            "iterate" => Self::Iterate(fields(line)?),
            "probe" => Self::Probe(fields(line)?),
            "store" => Self::Store(fields(line)?),
            "open" => Self::Open(fields(line)?),
            "solve" => Self::Solve(fields(line)?),
            "purge" => Self::Purge(fields(line)?),
            "result" => Self::Result(fields(line)?),
            unknown => {
                let error = UnknownWord { found: unknown.to_owned(), right: EVENTS };
                return Err(LineError::Word { name: "event", error });
            }
        })
    }
}

#[derive(Serialize, Deserialize)]
pub(super) struct EnterLine<'a> {
    pub node: NodeId,
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    pub alpha: Option<Number<'a>>,
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    pub beta: Option<Number<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u16>,
    #[serde(rename = "as")]
    pub kind: Option<EnterAs>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct OrderLine<'a> {
    pub node: NodeId,
    pub children: Cow<'a, [NodeId]>,
    #[serde(deserialize_with = "rules")]
    pub why: Cow<'a, [OrderRule]>,
}

/// The rule that put each child where it is; a shuffle's seed may follow it.
fn rules<'de, D: Deserializer<'de>>(from: D) -> Result<Cow<'static, [OrderRule]>, D::Error> {
    let words: Vec<Cow<'_, str>> = Deserialize::deserialize(from)?;
    let rule = |word: &Cow<'_, str>| {
        if word.starts_with("shuffle:") { Ok(OrderRule::Shuffle) } else { word.parse() }
    };
    words.iter().map(rule).collect::<Result<_, _>>().map_err(serde::de::Error::custom)
}

#[derive(Serialize, Deserialize)]
pub(super) struct EvaluateLine<'a> {
    pub node: NodeId,
    #[serde(borrow)]
    pub value: Number<'a>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct ImproveLine<'a> {
    pub node: NodeId,
    pub child: NodeId,
    #[serde(borrow)]
    pub value: Number<'a>,
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    pub alpha: Option<Number<'a>>,
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    pub beta: Option<Number<'a>>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct CutoffLine<'a> {
    pub node: NodeId,
    pub side: Side,
    pub after: NodeId,
    pub skipped: Cow<'a, [NodeId]>,
    pub by: Option<NodeId>,
    pub depth: Reach,
}

#[derive(Serialize, Deserialize)]
pub(super) struct LeaveLine<'a> {
    pub node: NodeId,
    #[serde(borrow)]
    pub value: Number<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bound: Option<Bound>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct IterateLine<'a> {
    pub number: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u16>,
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    pub alpha: Option<Number<'a>>,
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    pub beta: Option<Number<'a>>,
    pub why: Why,
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    pub lower: Option<Number<'a>>,
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    pub upper: Option<Number<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finished_depth: Option<u16>,
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    pub value: Option<Number<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<NodeId>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct ProbeLine<'a> {
    pub node: NodeId,
    pub hit: bool,
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    pub value: Option<Number<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bound: Option<Bound>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<NodeId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effect: Option<Effect>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct StoreLine<'a> {
    pub node: NodeId,
    #[serde(borrow)]
    pub value: Number<'a>,
    pub bound: Bound,
    pub depth: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<NodeId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost: Option<NodeId>,
}

/// A state that is added to the list; its status follows from the event.
#[derive(Serialize, Deserialize)]
pub(super) struct StateLine<'a> {
    pub node: NodeId,
    pub state: Option<State>,
    #[serde(borrow)]
    pub merit: Number<'a>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct PurgeLine<'a> {
    pub node: NodeId,
    pub state: State,
    #[serde(borrow)]
    pub merit: Number<'a>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct ResultLine<'a> {
    #[serde(borrow)]
    pub value: Number<'a>,
    /// Only where the value is not exact; null says that nothing is known.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub bound: Option<Option<Bound>>,
    /// The place among the root's children; null says that there is none, which is more than nothing.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub best_child: Option<Option<u32>>,
    pub principal_variation: Cow<'a, [NodeId]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    #[serde(flatten)]
    pub counts: Fields,
}

/// Tells null from a field that is missing.
pub(super) fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}
