//! Reading a trace file, line by line.

use serde::Deserialize;
use serde_json::value::RawValue;
use thiserror::Error;

use super::super::event::{Bound, EnterAs, Event, Reach, Side};
use super::VERSION;
use crate::notation::{self, ParseError};
use crate::score::{Literal, Score};
use crate::search::{Algorithm, OptionError, Options, Order, Outcome, Perspective, Window};
use crate::tree::{NodeId, Tree};

/// Why a line of a trace file cannot be read.
#[derive(Debug, Error)]
pub enum LineError {
    /// It is not JSON, or a field is missing or of another kind.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    /// The header says another version.
    #[error("the trace has version {0}; this reads version {VERSION}")]
    Version(u32),
    /// The header's tree cannot be read.
    #[error("the tree cannot be read: {0}")]
    Tree(ParseError),
    /// The header's options cannot be read.
    #[error("{0}")]
    Option(#[from] OptionError),
    /// A word stands where another would be right.
    #[error("'{found}' is no {what}; right would be {right}")]
    Word {
        /// What the word is to name.
        what: &'static str,
        /// The word.
        found: String,
        /// The words that would be right.
        right: &'static str,
    },
    /// A number is no score of this tree.
    #[error("{0} is no value that this tree can hold")]
    Score(String),
}

#[derive(Deserialize)]
struct RawHeader<'a> {
    plyscope: u32,
    #[serde(borrow)]
    tree: &'a RawValue,
    #[serde(default)]
    algorithm: String,
    #[serde(default)]
    options: serde_json::Map<String, serde_json::Value>,
    perspective: Option<String>,
}

/// What the first line says.
#[derive(Debug)]
pub struct Header {
    /// The tree that was searched.
    pub tree: Tree,
    /// The algorithm's name: any text, since anybody may write a trace.
    pub algorithm: String,
    /// The switches that the header names; the others have their defaults.
    pub options: Options,
    /// Whose view the values are.
    pub perspective: Perspective,
}

/// Reads the first line.
///
/// # Errors
/// [`LineError`].
pub fn read_header(line: &str) -> Result<Header, LineError> {
    let raw: RawHeader<'_> = serde_json::from_str(line)?;
    if raw.plyscope != VERSION {
        return Err(LineError::Version(raw.plyscope));
    }
    let tree = notation::parse_json_value(raw.tree.get()).map_err(LineError::Tree)?;
    let mut options = Options::default();
    for (name, value) in &raw.options {
        let text = match value {
            serde_json::Value::Null => continue,
            serde_json::Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        match options.set(name, &text) {
            // A switch of somebody else's program is a field that this does not know.
            Ok(()) | Err(OptionError::UnknownSwitch { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    let own = Algorithm::from_name(&raw.algorithm).map(Algorithm::perspective);
    let perspective = match raw.perspective.as_deref() {
        Some("max") => Perspective::Max,
        Some("side-to-move") => Perspective::SideToMove,
        None => own.unwrap_or(Perspective::Max),
        Some(found) => {
            let right = "max, side-to-move";
            return Err(LineError::Word { what: "perspective", found: found.to_owned(), right });
        }
    };
    Ok(Header { tree, algorithm: raw.algorithm, options, perspective })
}

/// A line behind the header.
#[derive(Debug)]
pub enum Line<'a> {
    /// An event.
    Event(Event<'a>),
    /// The result: the last line, with the value seen by MAX.
    Result(Outcome),
}

#[derive(Deserialize)]
struct RawLine<'a> {
    #[serde(borrow)]
    event: std::borrow::Cow<'a, str>,
    node: Option<u32>,
    #[serde(borrow)]
    alpha: Option<&'a RawValue>,
    #[serde(borrow)]
    beta: Option<&'a RawValue>,
    #[serde(borrow)]
    value: Option<&'a RawValue>,
    #[serde(borrow)]
    depth: Option<&'a RawValue>,
    #[serde(rename = "as")]
    kind: Option<String>,
    child: Option<u32>,
    side: Option<String>,
    after: Option<u32>,
    skipped: Option<Vec<u32>>,
    by: Option<u32>,
    bound: Option<String>,
    children: Option<Vec<u32>>,
    why: Option<Vec<String>>,
    principal_variation: Option<Vec<u32>>,
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
    let raw: RawLine<'_> = serde_json::from_str(line)?;
    nodes.clear();
    let listed = raw.skipped.as_ref().or(raw.children.as_ref());
    nodes.extend(listed.into_iter().flatten().map(|&node| NodeId::new(node)));
    let score = |text| score(text, decimals);
    let value = || score(need(raw.value, "value")?);
    let node = || Ok::<_, LineError>(NodeId::new(need(raw.node, "node")?));
    let event = match &*raw.event {
        "enter" => Event::Enter {
            node: node()?,
            window: window(&raw, decimals)?,
            depth: raw.depth.map(|depth| serde_json::from_str(depth.get())).transpose()?,
            kind: word("kind of visit", raw.kind.as_deref(), EnterAs::from_word, ENTER_WORDS)?
                .unwrap_or_default(),
        },
        "order" => Event::Order { node: node()?, children: nodes, why: order(&raw)? },
        "evaluate" => Event::Evaluate { node: node()?, value: value()? },
        "improve" => Event::Improve {
            node: node()?,
            child: NodeId::new(need(raw.child, "child")?),
            value: value()?,
            window: window(&raw, decimals)?,
        },
        "cutoff" => cutoff(&raw, node()?, nodes)?,
        "leave" => Event::Leave {
            node: node()?,
            value: value()?,
            bound: word("bound", raw.bound.as_deref(), Bound::from_word, "exact, lower, upper")?,
        },
        "result" => {
            let line = need(raw.principal_variation.as_ref(), "principal_variation")?;
            let principal_variation = line.iter().map(|&node| NodeId::new(node)).collect();
            return Ok(Line::Result(Outcome { value: value()?, principal_variation }));
        }
        unknown => {
            let right = "enter, order, evaluate, improve, cutoff, leave, result";
            return Err(LineError::Word { what: "event", found: unknown.to_owned(), right });
        }
    };
    Ok(Line::Event(event))
}

const ENTER_WORDS: &str = "full, null-window, re-search";

fn cutoff<'n>(
    raw: &RawLine<'_>,
    node: NodeId,
    skipped: &'n [NodeId],
) -> Result<Event<'n>, LineError> {
    need(raw.skipped.as_ref(), "skipped")?;
    let side = word("side", raw.side.as_deref(), Side::from_word, "alpha, beta")?;
    let depth: Option<String> =
        raw.depth.map(|depth| serde_json::from_str(depth.get())).transpose()?;
    let reach = word("depth of a cutoff", depth.as_deref(), Reach::from_word, "shallow, deep")?;
    Ok(Event::Cutoff {
        node,
        side: need(side, "side")?,
        after: NodeId::new(need(raw.after, "after")?),
        skipped,
        by: raw.by.map(NodeId::new),
        reach: need(reach, "depth")?,
    })
}

/// The one rule that all children were ordered by; a mixture is some other program's own.
fn order(raw: &RawLine<'_>) -> Result<Order, LineError> {
    let rule = need(raw.why.as_ref(), "why")?.first().map_or("", String::as_str);
    let right = "as-written, reversed, best-first, worst-first, static, shuffle:N";
    rule.parse().map_err(|_| LineError::Word { what: "order", found: rule.to_owned(), right })
}

fn window(raw: &RawLine<'_>, decimals: u8) -> Result<Option<Window>, LineError> {
    let (Some(alpha), Some(beta)) = (raw.alpha, raw.beta) else { return Ok(None) };
    Ok(Some(Window { alpha: score(alpha, decimals)?, beta: score(beta, decimals)? }))
}

fn score(text: &RawValue, decimals: u8) -> Result<Score, LineError> {
    let text = text.get();
    let literal = Literal::parse(text.trim_matches('"')).ok();
    literal
        .and_then(|literal| literal.to_score(decimals))
        .ok_or_else(|| LineError::Score(text.to_owned()))
}

fn need<T>(field: Option<T>, name: &'static str) -> Result<T, LineError> {
    field.ok_or_else(|| serde::de::Error::missing_field(name)).map_err(LineError::Json)
}

fn word<T>(
    what: &'static str,
    found: Option<&str>,
    from_word: fn(&str) -> Option<T>,
    right: &'static str,
) -> Result<Option<T>, LineError> {
    let Some(found) = found else { return Ok(None) };
    match from_word(found) {
        Some(value) => Ok(Some(value)),
        None => Err(LineError::Word { what, found: found.to_owned(), right }),
    }
}
