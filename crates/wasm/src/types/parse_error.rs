//! Where a text is no tree.

use plyscope_tree::notation;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

/// Where a text is no tree.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct ParseError {
    line: u32,
    column: u32,
    /// Null at the end of the text.
    found: Option<String>,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    opened_line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opened_column: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opened: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    closing: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decimals: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<&'static str>,
    /// The bounds of a whole number.
    #[serde(skip_serializing_if = "Option::is_none")]
    least: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    most: Option<f64>,
    /// How many nodes there would be, or what a value could be.
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<f64>,
    /// Whether there would be even more nodes than that.
    #[serde(skip_serializing_if = "Option::is_none")]
    more: Option<bool>,
}

impl From<&notation::ParseError> for ParseError {
    #[allow(clippy::cast_precision_loss)] // JavaScript has no other numbers.
    fn from(error: &notation::ParseError) -> Self {
        let flat = error.flat();
        let number = |whole: i64| whole as f64;
        Self {
            line: flat.line,
            column: flat.column,
            found: flat.found.map(str::to_owned),
            kind: flat.kind,
            opened_line: flat.opened_line,
            opened_column: flat.opened_column,
            opened: flat.opened,
            closing: flat.closing,
            limit: flat.limit,
            decimals: flat.decimals,
            expected: flat.expected,
            least: flat.least.map(number),
            most: flat.most.map(number),
            count: flat.count.map(number),
            more: flat.more,
        }
    }
}
