//! The errors that JavaScript catches; the page puts them into words.

use plyscope_diagnose::Fault;
use plyscope_search::{OptionError, Switch};
use plyscope_trace::jsonl::{LineError, VERSION};
use plyscope_tree::notation::ParseError;
use serde::Serialize;
use wasm_bindgen::prelude::JsValue;

use crate::crossing::to_js;

/// The error that every function here throws.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceError {
    #[cfg_attr(feature = "typescript", ts(type = "'trace'"))]
    kind: &'static str,
    /// The line, from 1.
    line: f64,
    /// The kind of fault in that line.
    fault: TraceFault,
    /// The field, the switch or the event that it is about.
    name: Option<String>,
    /// The text that stands there.
    found: Option<String>,
    /// The text that would be right.
    right: Option<String>,
    /// The column, if it is known.
    column: Option<f64>,
    /// The error in the header's tree.
    tree: Option<Box<ParseError>>,
}

/// A kind of fault in a line of a trace. The page has a message for each.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
pub enum TraceFault {
    /// It is no JSON object.
    NoObject,
    /// It is not JSON.
    NoJson,
    /// It lacks a field.
    Missing,
    /// It has a field twice.
    Repeated,
    /// A field is of another kind.
    WrongField,
    /// The header says another version.
    Version,
    /// The tree in the header cannot be read.
    Tree,
    /// The switch in the header has no such value.
    Switch,
    /// A field has an unknown word.
    Word,
    /// There is no such event.
    Event,
    /// A field says something of what another one says is not there.
    Pointless,
    /// A number is no score of this tree.
    Score,
    /// The tree has no such node.
    NoNode,
    /// The line follows the result.
    AfterResult,
    /// The trace is empty.
    Empty,
    /// No line tells what the search does.
    NothingTold,
    /// There is no such search.
    Search,
}

impl TraceError {
    fn new(line: u64, fault: TraceFault) -> Self {
        let (name, found, right) = (None, None, None);
        let (kind, column, tree) = ("trace", None, None);
        Self { kind, line: line as f64, fault, name, found, right, column, tree }
    }

    fn named(line: u64, fault: TraceFault, name: impl Into<String>) -> Self {
        Self { name: Some(name.into()), ..Self::new(line, fault) }
    }

    /// A search that there is not, or that cannot be made.
    pub fn search(error: &dyn ToString) -> Box<Self> {
        Box::new(Self { found: Some(error.to_string()), ..Self::new(1, TraceFault::Search) })
    }

    fn of_line(line: u64, error: &LineError) -> Self {
        match error {
            LineError::NoObject => Self::new(line, TraceFault::NoObject),
            LineError::Json(error) if error.is_data() => Self::of_fields(line, error),
            LineError::Json(error) => Self {
                column: Some(error.column() as f64).filter(|&column| column > 0.0),
                ..Self::new(line, TraceFault::NoJson)
            },
            LineError::Fields(error) => Self::of_fields(line, error),
            LineError::Field { name, error } => match Self::of_fields(line, error) {
                Self { fault: TraceFault::NoJson, .. } => Self::of_value(line, name, error),
                named => named,
            },
            LineError::Version(found) => Self {
                found: Some(found.to_string()),
                right: Some(VERSION.to_string()),
                ..Self::new(line, TraceFault::Version)
            },
            LineError::Tree(_) => Self::new(line, TraceFault::Tree),
            LineError::Option(error) => Self::of_switch(line, error),
            LineError::Word { name, error } => Self {
                found: Some(error.found.clone()),
                right: Some(error.right.join(", ")),
                ..Self::named(
                    line,
                    if *name == "event" { TraceFault::Event } else { TraceFault::Word },
                    *name,
                )
            },
            LineError::Pointless { name, .. } => Self::named(line, TraceFault::Pointless, *name),
            LineError::Score(found) => {
                Self { found: Some(found.clone()), ..Self::new(line, TraceFault::Score) }
            }
        }
    }

    /// The field that is missing or there twice, of which serde tells only in words.
    fn of_fields(line: u64, error: &serde_json::Error) -> Self {
        let text = error.to_string();
        let name = text.split('`').nth(1);
        match name {
            Some(name) if text.starts_with("missing field") => {
                Self::named(line, TraceFault::Missing, name)
            }
            Some(name) if text.starts_with("duplicate field") => {
                Self::named(line, TraceFault::Repeated, name)
            }
            _ => Self::new(line, TraceFault::NoJson),
        }
    }

    /// The value of a field, which may be a word of which serde has no more than the sentence.
    fn of_value(line: u64, name: &str, error: &serde_json::Error) -> Self {
        let text = error.to_string();
        let words = text.strip_prefix('\'').and_then(|text| text.split_once("' is none of "));
        let Some((found, right)) = words else {
            return Self::named(line, TraceFault::WrongField, name);
        };
        let right = right.split(" at line ").next().map(str::to_owned);
        Self { found: Some(found.to_owned()), right, ..Self::named(line, TraceFault::Word, name) }
    }

    fn of_switch(line: u64, error: &OptionError) -> Self {
        match error {
            OptionError::WrongValue { switch, value, .. } => Self {
                found: Some(value.clone()),
                ..Self::named(line, TraceFault::Switch, Switch::word(*switch))
            },
            other => Self { found: Some(other.to_string()), ..Self::new(line, TraceFault::Switch) },
        }
    }
}

impl From<(u64, Fault)> for Box<TraceError> {
    fn from((line, fault): (u64, Fault)) -> Self {
        let new = |fault| TraceError::new(line, fault);
        Self::new(match fault {
            Fault::Line(LineError::Tree(error)) => {
                TraceError { tree: Some(Box::new(error)), ..new(TraceFault::Tree) }
            }
            Fault::Line(error) => TraceError::of_line(line, &error),
            Fault::NoNode { found, last } => TraceError {
                found: Some(found.number().to_string()),
                right: Some(last.number().to_string()),
                ..new(TraceFault::NoNode)
            },
            Fault::AfterResult => new(TraceFault::AfterResult),
            Fault::Empty => new(TraceFault::Empty),
            Fault::NothingTold => new(TraceFault::NothingTold),
        })
    }
}

impl From<Box<TraceError>> for JsValue {
    fn from(error: Box<TraceError>) -> Self {
        to_js(&error)
    }
}
