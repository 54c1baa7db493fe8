//! Reading a trace file behind its header, line by line.

use serde::Deserialize;

use super::error::LineError;
use super::fields::{Raw, field, list, need, number, object, score, word};
use crate::search::{Order, Outcome, Window};
use crate::trace::{Bound, EnterAs, Event, Reach, Side};
use crate::tree::NodeId;

/// A line behind the header.
#[derive(Debug)]
pub enum Line<'a> {
    /// An event.
    Event(Event<'a>),
    /// The result: the last line, with the value seen by MAX. [`super::read_claims`] reads what else it says.
    Result(Outcome),
}

/// The fields as they stand, since one that an event does not have may hold anything at all.
#[derive(Deserialize)]
struct RawLine<'a> {
    #[serde(borrow)]
    event: std::borrow::Cow<'a, str>,
    #[serde(borrow)]
    node: Raw<'a>,
    #[serde(borrow)]
    alpha: Raw<'a>,
    #[serde(borrow)]
    beta: Raw<'a>,
    #[serde(borrow)]
    value: Raw<'a>,
    #[serde(borrow)]
    depth: Raw<'a>,
    #[serde(borrow, rename = "as")]
    kind: Raw<'a>,
    #[serde(borrow)]
    child: Raw<'a>,
    #[serde(borrow)]
    side: Raw<'a>,
    #[serde(borrow)]
    after: Raw<'a>,
    #[serde(borrow)]
    skipped: Raw<'a>,
    #[serde(borrow)]
    by: Raw<'a>,
    #[serde(borrow)]
    bound: Raw<'a>,
    #[serde(borrow)]
    children: Raw<'a>,
    #[serde(borrow)]
    why: Raw<'a>,
    #[serde(borrow)]
    principal_variation: Raw<'a>,
}

/// Reads a line behind the header; the children that it lists are kept in `nodes`.
///
/// # Errors
/// [`LineError`].
pub fn read_line<'n>(
    line: &str,
    decimals: u8,
    nodes: &'n mut Vec<NodeId>,
) -> Result<Line<'n>, LineError> {
    let raw: RawLine<'_> = object(line)?;
    let value = || score(need(raw.value, "value")?, decimals);
    let node = || number(raw.node, "node");
    let event = match &*raw.event {
        "enter" => Event::Enter {
            node: node()?,
            window: window(&raw, decimals)?,
            depth: field(raw.depth, "depth")?,
            kind: word("as", raw.kind, EnterAs::from_word, "full, null-window, re-search")?
                .unwrap_or_default(),
        },
        "order" => {
            list(raw.children, "children", nodes)?;
            Event::Order { node: node()?, children: nodes, why: order(&raw)? }
        }
        "evaluate" => Event::Evaluate { node: node()?, value: value()? },
        "improve" => Event::Improve {
            node: node()?,
            child: number(raw.child, "child")?,
            value: value()?,
            window: window(&raw, decimals)?,
        },
        "cutoff" => {
            list(raw.skipped, "skipped", nodes)?;
            cutoff(&raw, node()?, nodes)?
        }
        "leave" => Event::Leave {
            node: node()?,
            value: value()?,
            bound: word("bound", raw.bound, Bound::from_word, "exact, lower, upper")?,
        },
        "result" => {
            let mut principal_variation = Vec::new();
            list(raw.principal_variation, "principal_variation", &mut principal_variation)?;
            let outcome = Outcome { value: value()?, principal_variation };
            return Ok(Line::Result(outcome));
        }
        unknown => {
            let right = "enter, order, evaluate, improve, cutoff, leave, result";
            return Err(LineError::Word { what: "event", found: unknown.to_owned(), right });
        }
    };
    Ok(Line::Event(event))
}

fn cutoff<'n>(
    raw: &RawLine<'_>,
    node: NodeId,
    skipped: &'n [NodeId],
) -> Result<Event<'n>, LineError> {
    let side = word("side", raw.side, Side::from_word, "alpha, beta")?;
    let reach = word("depth", raw.depth, Reach::from_word, "shallow, deep")?;
    Ok(Event::Cutoff {
        node,
        side: need(side, "side")?,
        after: number(raw.after, "after")?,
        skipped,
        by: field(raw.by, "by")?.map(NodeId::new),
        reach: need(reach, "depth")?,
    })
}

/// The one rule that all children were ordered by; a mixture is some other program's own.
fn order(raw: &RawLine<'_>) -> Result<Order, LineError> {
    let why: Vec<String> = need(field(raw.why, "why")?, "why")?;
    let rule = why.first().map_or("", String::as_str);
    let right = "as-written, reversed, best-first, worst-first, static, shuffle:N";
    rule.parse().map_err(|_| LineError::Word { what: "why", found: rule.to_owned(), right })
}

fn window(raw: &RawLine<'_>, decimals: u8) -> Result<Option<Window>, LineError> {
    let (Some(alpha), Some(beta)) = (raw.alpha, raw.beta) else { return Ok(None) };
    Ok(Some(Window { alpha: score(alpha, decimals)?, beta: score(beta, decimals)? }))
}
