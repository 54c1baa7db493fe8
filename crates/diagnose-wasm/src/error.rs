//! The errors that JavaScript catches; the page puts them into words.

use plyscope_boundary::to_js;
use plyscope_diagnose::Fault;
use plyscope_search::{OptionError, Switch};
use plyscope_trace::jsonl::{LineError, VERSION};
use plyscope_tree::notation::ParseError;
use serde::Serialize;
use wasm_bindgen::prelude::JsValue;

/// The error that every function here throws.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceError {
    #[cfg_attr(feature = "typescript", ts(type = "'trace'"))]
    kind: &'static str,
    /// The line, from 1.
    line: f64,
    /// The fault in that line.
    #[serde(flatten)]
    fault: TraceFault,
}

/// A fault in a line of a trace. The page has a message for each.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum TraceFault {
    /// It is no JSON object.
    NoObject,
    /// It is not JSON, from this column on, if that is known.
    NoJson { column: Option<usize> },
    /// It lacks a field.
    Missing { name: String },
    /// It has a field twice.
    Repeated { name: String },
    /// A field is of another kind.
    WrongField { name: String },
    /// The header says another version.
    Version { found: String, right: String },
    /// The tree in the header cannot be read.
    Tree { tree: Box<ParseError> },
    /// The switch in the header has no such value.
    Switch { name: Option<String>, found: String },
    /// A field has an unknown word.
    Word { name: String, found: String, right: String },
    /// There is no such event.
    Event { name: String, found: String, right: String },
    /// A field says something of what another one says is not there.
    Pointless { name: String },
    /// A number is no score of this tree.
    Score { found: String },
    /// The tree has no such node.
    NoNode { found: String, right: String },
    /// The line follows the result.
    AfterResult,
    /// The trace is empty.
    Empty,
    /// No line tells what the search does.
    NothingTold,
    /// There is no such search.
    Search { found: String },
}

impl TraceError {
    fn new(line: u64, fault: TraceFault) -> Box<Self> {
        Box::new(Self { kind: "trace", line: line as f64, fault })
    }

    /// A search that there is not, or that cannot be made.
    pub fn search(error: &dyn ToString) -> Box<Self> {
        Self::new(1, TraceFault::Search { found: error.to_string() })
    }
}

impl From<(u64, Fault)> for Box<TraceError> {
    fn from((line, fault): (u64, Fault)) -> Self {
        TraceError::new(line, fault.into())
    }
}

impl From<Fault> for TraceFault {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Line(error) => error.into(),
            Fault::NoNode { found, last } => {
                let [found, right] = [found, last].map(|node| node.number().to_string());
                Self::NoNode { found, right }
            }
            Fault::AfterResult => Self::AfterResult,
            Fault::Empty => Self::Empty,
            Fault::NothingTold => Self::NothingTold,
        }
    }
}

impl From<LineError> for TraceFault {
    fn from(error: LineError) -> Self {
        match error {
            LineError::NoObject => Self::NoObject,
            LineError::Infinity(found) => Self::Score { found: found.to_owned() },
            LineError::Json(error) if error.is_data() => Self::of_fields(&error),
            LineError::Json(error) => {
                Self::NoJson { column: Some(error.column()).filter(|&column| column > 0) }
            }
            LineError::Fields(error) => Self::of_fields(&error),
            LineError::Field { name, error } => match Self::of_fields(&error) {
                Self::NoJson { .. } => Self::of_value(name, &error),
                named => named,
            },
            LineError::Version(found) => {
                Self::Version { found: found.to_string(), right: VERSION.to_string() }
            }
            LineError::Tree(error) => Self::Tree { tree: Box::new(error) },
            LineError::Option(OptionError::WrongValue { switch, value, .. }) => {
                Self::Switch { name: Some(Switch::word(switch).to_owned()), found: value }
            }
            LineError::Option(other) => Self::Switch { name: None, found: other.to_string() },
            LineError::Word { name, error } => {
                let (name, found, right) = (name.to_owned(), error.found, error.right.join(", "));
                match name.as_str() {
                    "event" => Self::Event { name, found, right },
                    _ => Self::Word { name, found, right },
                }
            }
            LineError::Pointless { name, .. } => Self::Pointless { name: name.to_owned() },
            LineError::Score(found) => Self::Score { found },
        }
    }
}

impl TraceFault {
    /// The field that is missing or there twice, of which serde tells only in words.
    fn of_fields(error: &serde_json::Error) -> Self {
        let text = error.to_string();
        match text.split('`').nth(1).map(str::to_owned) {
            Some(name) if text.starts_with("missing field") => Self::Missing { name },
            Some(name) if text.starts_with("duplicate field") => Self::Repeated { name },
            _ => Self::NoJson { column: None },
        }
    }

    /// The value of a field, which may be a word of which serde has no more than the sentence.
    fn of_value(name: String, error: &serde_json::Error) -> Self {
        let text = error.to_string();
        let words = text.strip_prefix('\'').and_then(|text| text.split_once("' is none of "));
        let Some((found, right)) = words else { return Self::WrongField { name } };
        let right = right.split(" at line ").next().unwrap_or_default().to_owned();
        Self::Word { name, found: found.to_owned(), right }
    }
}

impl From<Box<TraceError>> for JsValue {
    fn from(error: Box<TraceError>) -> Self {
        to_js(&error)
    }
}
