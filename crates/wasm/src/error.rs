//! The one conversion of errors into what JavaScript catches; the page puts them into words.

use plyscope_boundary::WrongForm;
use plyscope_edit::EditError;
use plyscope_listing::SyntaxError;
use plyscope_search::{Algorithm, Needs, OptionError, SearchError};
use plyscope_tree::notation::ParseError;
use plyscope_tree::{NodeId, UnknownWord};
use serde::Serialize;
use wasm_bindgen::prelude::JsValue;

use crate::types::to_js;

/// The error that every function here throws. The page has a message for each kind.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PlyscopeError {
    /// The text is not a tree.
    Parse {
        /// The problem, and its place in the text.
        parse: Box<ParseError>,
    },
    /// The request has the wrong form.
    Request {
        /// What serde says of it.
        value: String,
    },
    /// No algorithm has this name.
    UnknownAlgorithm {
        /// The name.
        value: String,
        /// The names that there are.
        #[cfg_attr(feature = "typescript", ts(type = "string[]"))]
        right: [Algorithm; Algorithm::ALL.len()],
    },
    /// The search needs a static value at every node.
    NeedsStaticValues {
        /// The search.
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        algorithm: Algorithm,
        /// The first node that has none.
        node: NodeId,
    },
    /// The tree cannot be searched.
    #[serde(untagged)]
    Search(SearchError),
    /// A switch is wrong.
    #[serde(untagged)]
    Option(OptionError),
    /// An edit cannot be made.
    #[serde(untagged)]
    Edit(EditError),
}

impl From<PlyscopeError> for JsValue {
    fn from(error: PlyscopeError) -> Self {
        to_js(&error)
    }
}

impl PlyscopeError {
    /// The request has the wrong form.
    pub fn request(value: impl Into<String>) -> Self {
        Self::Request { value: value.into() }
    }

    /// No algorithm has this name.
    pub fn unknown_algorithm(name: &str) -> Self {
        Self::UnknownAlgorithm { value: name.to_owned(), right: Algorithm::ALL }
    }

    /// The algorithm could not search the tree.
    pub fn search(error: SearchError, algorithm: Algorithm) -> Self {
        match (error, algorithm.about().needs) {
            // Some searches need static values at any depth.
            (SearchError::NoStaticValue { node }, Needs::StaticValues) => {
                Self::NeedsStaticValues { algorithm, node }
            }
            _ => Self::Search(error),
        }
    }
}

impl From<ParseError> for PlyscopeError {
    fn from(error: ParseError) -> Self {
        Self::Parse { parse: Box::new(error) }
    }
}

impl From<WrongForm> for PlyscopeError {
    fn from(WrongForm(error): WrongForm) -> Self {
        Self::request(error)
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
        Self::Option(error)
    }
}

impl From<EditError> for PlyscopeError {
    fn from(error: EditError) -> Self {
        Self::Edit(error)
    }
}
