//! Reading a trace file, line by line.

use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use thiserror::Error;

use super::super::check::Claims;
use super::super::event::{Bound, EnterAs, Event, Reach, Side};
use super::VERSION;
use crate::notation::{self, ParseError};
use crate::score::{Literal, Score};
use crate::search::{Algorithm, OptionError, Options, Order, Outcome, Perspective, Window};
use crate::tree::{NodeId, Tree};

/// Why a line of a trace file cannot be read.
#[derive(Debug, Error)]
pub enum LineError {
    /// It is something else than a JSON object.
    #[error("it is no JSON object")]
    NoObject,
    /// It is not JSON, or no object with the fields that it must have.
    #[error("{}", plain(.0))]
    Json(#[from] serde_json::Error),
    /// A field is of another kind.
    #[error("field `{name}`: {}", without_place(.error))]
    Field {
        /// The field.
        name: &'static str,
        /// What is wrong with it.
        error: serde_json::Error,
    },
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
    #[error("field `{what}`: '{found}' is none of {right}")]
    Word {
        /// The field.
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

/// Reads a line as an object; `serde` alone would take an array of the fields' values too.
fn object<'a, T: Deserialize<'a>>(line: &'a str) -> Result<T, LineError> {
    if line.trim_start().starts_with('{') {
        Ok(serde_json::from_str(line)?)
    } else {
        Err(LineError::NoObject)
    }
}

/// What is wrong and in which column, since a trace's lines are numbered elsewhere.
fn plain(error: &serde_json::Error) -> String {
    match error.column() {
        0 => without_place(error),
        column => format!("column {column}: {}", without_place(error)),
    }
}

/// What is wrong, without the line and the column that `serde_json` counts from the field's start.
fn without_place(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    text.strip_suffix(&place).unwrap_or(&text).to_owned()
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
    let raw: RawHeader<'_> = object(line)?;
    if raw.plyscope != VERSION {
        return Err(LineError::Version(raw.plyscope));
    }
    let tree = notation::parse_json_value(raw.tree.get()).map_err(|mut error| {
        // The column in the line, which is where somebody will look.
        let start = (raw.tree.get().as_ptr() as usize).saturating_sub(line.as_ptr() as usize);
        let before = line.get(..start).map_or(0, |before| before.chars().count());
        error.column = error.column.saturating_add(u32::try_from(before).unwrap_or(u32::MAX));
        LineError::Tree(error)
    })?;
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
    /// The result: the last line, with the value seen by MAX. [`read_claims`] reads what else it says.
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

type Raw<'a> = Option<&'a RawValue>;

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

/// Reads what the result says besides value and principal variation.
///
/// # Errors
/// [`LineError`].
pub fn read_claims(line: &str) -> Result<Claims, LineError> {
    #[derive(Deserialize)]
    struct RawClaims {
        // A null says that there is no best child, which is more than nothing.
        #[serde(default, deserialize_with = "present")]
        best_child: Option<Option<u32>>,
        nodes: Option<u64>,
        entered: Option<u64>,
        evaluated: Option<u64>,
        cutoffs: Option<u64>,
        skipped_subtrees: Option<u64>,
    }
    fn present<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Option<u32>>, D::Error> {
        Option::deserialize(from).map(Some)
    }
    let raw: RawClaims = object(line)?;
    Ok(Claims {
        best_child: raw.best_child,
        nodes: raw.nodes,
        entered: raw.entered,
        evaluated: raw.evaluated,
        cutoffs: raw.cutoffs,
        skipped_subtrees: raw.skipped_subtrees,
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

/// A field that may be missing; null says the same.
fn field<'a, T: Deserialize<'a>>(raw: Raw<'a>, name: &'static str) -> Result<Option<T>, LineError> {
    let read = raw.map(|raw| serde_json::from_str(raw.get())).transpose();
    read.map_err(|error| LineError::Field { name, error })
}

fn number(raw: Raw<'_>, name: &'static str) -> Result<NodeId, LineError> {
    need(field(raw, name)?, name).map(NodeId::new)
}

/// Puts the nodes of a list into `nodes`.
fn list(raw: Raw<'_>, name: &'static str, nodes: &mut Vec<NodeId>) -> Result<(), LineError> {
    let numbers: Vec<u32> = need(field(raw, name)?, name)?;
    nodes.clear();
    nodes.extend(numbers.into_iter().map(NodeId::new));
    Ok(())
}

/// A field that holds one of a few words.
fn word<T>(
    name: &'static str,
    raw: Raw<'_>,
    from_word: fn(&str) -> Option<T>,
    right: &'static str,
) -> Result<Option<T>, LineError> {
    let Some(found) = field::<String>(raw, name)? else { return Ok(None) };
    match from_word(&found) {
        Some(value) => Ok(Some(value)),
        None => Err(LineError::Word { what: name, found, right }),
    }
}
