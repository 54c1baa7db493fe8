//! The one conversion of errors into what JavaScript catches; the page puts them into words.

mod kind;

use plyscope_explain::listing::SyntaxError;
use plyscope_search::{Algorithm, Form, Needs, OptionError, SearchError, Switch};
use plyscope_tree::edit::EditError;
use plyscope_tree::notation::{FlatParseError, ParseError};
use plyscope_tree::{LiteralError, MAX_DEPTH, MAX_NODES, NodeId, Score, UnknownWord};
use serde::Serialize;
use wasm_bindgen::prelude::JsValue;

use crate::types::to_js;
use kind::ErrorKind;

/// The error that every function here throws.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum PlyscopeError {
    /// The text is not a tree.
    Parse {
        /// The tag that tells the two variants apart.
        #[cfg_attr(feature = "typescript", ts(type = "'parse'"))]
        kind: &'static str,
        /// The problem, and its place in the text.
        #[cfg_attr(feature = "typescript", ts(as = "FlatParseError"))]
        parse: Box<ParseError>,
    },
    /// Any other error.
    Other(OtherError),
}

/// An error with no parameters beyond these few.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(optional_fields))]
pub struct OtherError {
    kind: ErrorKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<String>,
    /// The valid choices, separated by commas.
    #[serde(skip_serializing_if = "Option::is_none")]
    right: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    node: Option<NodeId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<i32>,
}

impl From<PlyscopeError> for JsValue {
    fn from(error: PlyscopeError) -> Self {
        to_js(&error)
    }
}

impl PlyscopeError {
    const fn of(kind: ErrorKind) -> OtherError {
        OtherError { kind, name: None, value: None, right: None, node: None, limit: None }
    }

    /// The request has the wrong form.
    pub fn request(value: impl Into<String>) -> Self {
        Self::of(ErrorKind::Request).value(value).into()
    }

    /// No algorithm has this name.
    pub fn unknown_algorithm(name: &str) -> Self {
        let names = Algorithm::ALL.map(Algorithm::name);
        Self::of(ErrorKind::UnknownAlgorithm).value(name).right(&names).into()
    }

    /// The algorithm could not search the tree.
    pub fn search(error: SearchError, algorithm: Algorithm) -> Self {
        let node = match error {
            SearchError::NoStaticValue(node) => node,
            SearchError::TooManyEvents { limit } => {
                return Self::of(ErrorKind::TooManyEvents).limit(limit).into();
            }
            SearchError::OutOfMemory => return Self::of(ErrorKind::OutOfMemory).into(),
            SearchError::Stopped => return Self::of(ErrorKind::Stopped).into(),
        };
        // Some searches need static values at any depth.
        let kind = match algorithm.about().needs {
            Needs::StaticValues => ErrorKind::NeedsStaticValues,
            _ => ErrorKind::NoStaticValue,
        };
        Self::of(kind).name(algorithm.name()).node(node).into()
    }

    /// The text is not a value.
    pub fn literal(error: LiteralError, text: &str) -> Self {
        let kind = match error {
            LiteralError::NotANumber => ErrorKind::ValueNotANumber,
            LiteralError::Nan => ErrorKind::ValueNan,
            LiteralError::TooManyDecimals => ErrorKind::ValueTooManyDecimals,
            LiteralError::OutOfRange => ErrorKind::ValueOutOfRange,
        };
        OtherError { limit: Some(Score::MAX_UNITS), ..Self::of(kind).value(text) }.into()
    }
}

impl OtherError {
    fn name(self, name: impl Into<String>) -> Self {
        Self { name: Some(name.into()), ..self }
    }

    fn value(self, value: impl Into<String>) -> Self {
        Self { value: Some(value.into()), ..self }
    }

    fn right(self, names: &[&str]) -> Self {
        Self { right: Some(names.join(", ")), ..self }
    }

    fn limit(self, limit: usize) -> Self {
        Self { limit: i32::try_from(limit).ok(), ..self }
    }

    fn node(self, node: NodeId) -> Self {
        Self { node: Some(node), ..self }
    }
}

impl From<OtherError> for PlyscopeError {
    fn from(error: OtherError) -> Self {
        Self::Other(error)
    }
}

impl From<ParseError> for PlyscopeError {
    fn from(error: ParseError) -> Self {
        Self::Parse { kind: "parse", parse: Box::new(error) }
    }
}

impl From<serde_wasm_bindgen::Error> for PlyscopeError {
    fn from(error: serde_wasm_bindgen::Error) -> Self {
        Self::request(error.to_string())
    }
}

impl From<SyntaxError> for PlyscopeError {
    fn from(error: SyntaxError) -> Self {
        Self::request(error.to_string())
    }
}

impl From<UnknownWord> for PlyscopeError {
    fn from(error: UnknownWord) -> Self {
        Self::request(error.to_string())
    }
}

impl From<OptionError> for PlyscopeError {
    fn from(error: OptionError) -> Self {
        match error {
            OptionError::UnknownSwitch { name } => {
                Self::of(ErrorKind::UnknownSwitch).name(name).right(Switch::WORDS)
            }
            OptionError::WrongValue { switch, value } => Self::of(ErrorKind::WrongSwitchValue)
                .name(switch.to_string())
                .value(value)
                .right(switch.values()),
            OptionError::DoesNotApply { name, algorithm } => {
                Self::of(ErrorKind::SwitchDoesNotApply).name(name).value(algorithm.name())
            }
            OptionError::SetByForm { switch, algorithm, .. } => {
                Self::of(ErrorKind::SwitchDoesNotApply).name(switch.word()).value(algorithm.name())
            }
            OptionError::OrderDoesNotApply { order, algorithm } => {
                Self::of(ErrorKind::OrderDoesNotApply)
                    .name(order.to_string())
                    .value(algorithm.name())
                    .right(&[order.rule().needs().word()])
            }
            OptionError::WrongInner { algorithm, inner } => {
                let names: Vec<_> =
                    algorithm.inner_choices().iter().map(|one| one.name()).collect();
                Self::of(ErrorKind::WrongInner)
                    .name(algorithm.name())
                    .value(inner.name())
                    .right(&names)
            }
            OptionError::WrongForm { algorithm, form } => {
                let names: Vec<_> = algorithm.forms().map(Form::word).collect();
                Self::of(ErrorKind::WrongSwitchValue)
                    .name(Switch::Form.word())
                    .value(form.word())
                    .right(&names)
            }
        }
        .into()
    }
}

impl From<EditError> for PlyscopeError {
    fn from(error: EditError) -> Self {
        match error {
            EditError::NoSuchNode(node) => Self::of(ErrorKind::NoSuchNode).node(node),
            EditError::OutOfRange(node) => Self::of(ErrorKind::ValueDoesNotFit).node(node),
            EditError::Root => Self::of(ErrorKind::RootStays),
            EditError::BelowItself(node) => Self::of(ErrorKind::BelowItself).node(node),
            EditError::TooManyNodes => Self::of(ErrorKind::TooManyNodes).limit(MAX_NODES),
            EditError::TooDeep => Self::of(ErrorKind::TooDeep).limit(MAX_DEPTH.into()),
            EditError::LeafWithoutValue(node) => Self::of(ErrorKind::LeafWithoutValue).node(node),
            EditError::NoChildren => Self::of(ErrorKind::NoChildren),
            EditError::TooManyWindows => Self::of(ErrorKind::TooManyWindows),
            EditError::NoRange => Self::of(ErrorKind::NoRange),
        }
        .into()
    }
}
