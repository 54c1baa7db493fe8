//! What crosses to JavaScript.

use plyscope_boundary::to_js;
use plyscope_formats::{Format, LeftOut, ParseError, Reading};
use serde::Serialize;
use wasm_bindgen::prelude::JsValue;

/// A tree that was read, and how.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReadTree {
    /// The tree, in the shortest notation that keeps everything.
    text: String,
    /// The format of what was given.
    format: Format,
    /// What it has that the tree has not.
    left_out: Vec<LeftOut>,
}

/// The error that every function here throws.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum FormatsError {
    /// The text is not a tree.
    Parse {
        /// The problem, and its place in the text.
        parse: Box<ParseError>,
    },
}

impl ReadTree {
    pub fn of(reading: &Reading, text: String) -> Self {
        let Reading { format, left_out, .. } = reading;
        Self { text, format: *format, left_out: left_out.clone() }
    }
}

impl From<ParseError> for FormatsError {
    fn from(error: ParseError) -> Self {
        Self::Parse { parse: Box::new(error) }
    }
}

impl From<FormatsError> for JsValue {
    fn from(error: FormatsError) -> Self {
        to_js(&error)
    }
}
