//! Reading a trace file behind its header, line by line.

use serde::Deserialize;

use super::error::LineError;
use super::fields::{Raw, field, list, need, number, object, score, word};
use plyscope_search::events::{
    Bound, Effect, EnterAs, Event, Finished, Hit, Iteration, Lost, Reach, Side, State, Why,
};
use plyscope_search::{OrderRule, Outcome, Window};
use plyscope_tree::{NodeId, Score};

/// What the lists of a line are read into, to be used again for the next one.
#[derive(Debug, Default)]
pub struct Lists {
    nodes: Vec<NodeId>,
    rules: Vec<OrderRule>,
}

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
    number: Raw<'a>,
    #[serde(borrow)]
    lower: Raw<'a>,
    #[serde(borrow)]
    upper: Raw<'a>,
    #[serde(borrow)]
    finished_depth: Raw<'a>,
    #[serde(borrow)]
    hit: Raw<'a>,
    #[serde(borrow)]
    effect: Raw<'a>,
    #[serde(borrow)]
    best: Raw<'a>,
    #[serde(borrow)]
    lost: Raw<'a>,
    #[serde(borrow)]
    state: Raw<'a>,
    #[serde(borrow)]
    merit: Raw<'a>,
    #[serde(borrow)]
    principal_variation: Raw<'a>,
}

/// Reads a line behind the header; the children that it lists are kept in `lists`.
///
/// # Errors
/// [`LineError`].
pub fn read_line<'n>(
    line: &str,
    decimals: u8,
    lists: &'n mut Lists,
) -> Result<Line<'n>, LineError> {
    let raw: RawLine<'_> = object(line)?;
    let value = || score(need(raw.value, "value")?, decimals);
    let node = || number(raw.node, "node");
    let merit = || score(need(raw.merit, "merit")?, decimals);
    let Lists { nodes, rules } = lists;
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
            read_rules(&raw, rules)?;
            Event::Order { node: node()?, children: nodes, why: rules }
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
        "leave" => Event::Leave { node: node()?, value: value()?, bound: read_bound(&raw)? },
        "iterate" => Event::Iterate(iteration(&raw, decimals)?),
        "probe" => Event::Probe { node: node()?, hit: hit(&raw, decimals)? },
        "store" => store(&raw, node()?, value()?)?,
        "open" => Event::Open { node: node()?, merit: merit()? },
        "solve" => Event::Solve { node: node()?, merit: merit()? },
        "purge" => {
            let state = word("state", raw.state, State::from_word, "live, solved")?;
            Event::Purge { node: node()?, state: need(state, "state")?, merit: merit()? }
        }
        "result" => {
            let mut principal_variation = Vec::new();
            list(raw.principal_variation, "principal_variation", &mut principal_variation)?;
            // A bound is said only where it is not exact; null says that nothing is known.
            let fields: serde_json::Map<String, serde_json::Value> = object(line)?;
            let is_said = fields.contains_key("bound");
            let bound = if is_said { read_bound(&raw)? } else { Some(Bound::Exact) };
            let outcome = Outcome { value: value()?, bound, principal_variation };
            return Ok(Line::Result(outcome));
        }
        unknown => {
            let right = "enter, order, evaluate, improve, cutoff, leave, iterate, probe, store, open, \
                         solve, purge, result";
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
    let side = word("side", raw.side, Side::from_word, "alpha, beta, assumed")?;
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

/// The rule that put each child where it is.
fn read_rules(raw: &RawLine<'_>, rules: &mut Vec<OrderRule>) -> Result<(), LineError> {
    let words: Vec<String> = need(field(raw.why, "why")?, "why")?;
    rules.clear();
    for found in words {
        let rule = OrderRule::from_word(&found);
        let right = "as-written, reversed, best-first, worst-first, static, shuffle, pv, table, \
                     killer, history, refutation";
        rules.push(rule.ok_or(LineError::Word { what: "why", found, right })?);
    }
    Ok(())
}

fn read_bound(raw: &RawLine<'_>) -> Result<Option<Bound>, LineError> {
    word("bound", raw.bound, Bound::from_word, "exact, lower, upper")
}

fn node_if_there(raw: Raw<'_>, name: &'static str) -> Result<Option<NodeId>, LineError> {
    Ok(field(raw, name)?.map(NodeId::new))
}

fn iteration(raw: &RawLine<'_>, decimals: u8) -> Result<Iteration, LineError> {
    let right = "deeper, guess, failed-low, failed-high, test";
    let known = match (raw.lower, raw.upper) {
        (Some(lower), Some(upper)) => {
            Some(Window { alpha: score(lower, decimals)?, beta: score(upper, decimals)? })
        }
        _ => None,
    };
    let finished = match field(raw.finished_depth, "finished_depth")? {
        Some(depth) => Some(Finished {
            depth,
            value: score(need(raw.value, "value")?, decimals)?,
            best: node_if_there(raw.best, "best")?,
        }),
        None => None,
    };
    Ok(Iteration {
        number: need(field(raw.number, "number")?, "number")?,
        depth: field(raw.depth, "depth")?,
        window: window(raw, decimals)?,
        why: need(word("why", raw.why, Why::from_word, right)?, "why")?,
        known,
        finished,
    })
}

fn hit(raw: &RawLine<'_>, decimals: u8) -> Result<Option<Hit>, LineError> {
    if !need(field::<bool>(raw.hit, "hit")?, "hit")? {
        return Ok(None);
    }
    let right = "none, return, raise-alpha, lower-beta";
    let effect = word("effect", raw.effect, Effect::from_word, right)?;
    Ok(Some(Hit {
        value: score(need(raw.value, "value")?, decimals)?,
        bound: need(read_bound(raw)?, "bound")?,
        depth: need(field(raw.depth, "depth")?, "depth")?,
        best: node_if_there(raw.best, "best")?,
        effect: need(effect, "effect")?,
    }))
}

fn store<'n>(raw: &RawLine<'_>, node: NodeId, value: Score) -> Result<Event<'n>, LineError> {
    Ok(Event::Store {
        node,
        value,
        bound: need(read_bound(raw)?, "bound")?,
        depth: need(field(raw.depth, "depth")?, "depth")?,
        best: node_if_there(raw.best, "best")?,
        // Its own number says that it found no place itself.
        lost: match node_if_there(raw.lost, "lost")? {
            None => Lost::Nothing,
            Some(lost) if lost == node => Lost::Own,
            Some(lost) => Lost::Other(lost),
        },
    })
}

fn window(raw: &RawLine<'_>, decimals: u8) -> Result<Option<Window>, LineError> {
    let (Some(alpha), Some(beta)) = (raw.alpha, raw.beta) else { return Ok(None) };
    Ok(Some(Window { alpha: score(alpha, decimals)?, beta: score(beta, decimals)? }))
}
