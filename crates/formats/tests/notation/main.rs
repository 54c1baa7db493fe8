//! The notations: what is written is read back, and what is wrong is said where it is wrong.

// Clippy knows tests by their attribute, and their helpers have none.
#![allow(clippy::panic, clippy::unwrap_used)]

mod brackets;
mod formats;
mod hostile;
mod json;
mod limits;
mod malformed;
mod places;
mod programs;
mod python;
mod round_trips;
mod strays;
mod strings;
mod trees;

use plyscope_formats::{Format, ParseError, ParseErrorKind, parse};
use plyscope_tree::Tree;

/// Writes a tree in a format that is written.
fn write(tree: &Tree, format: Format) -> String {
    plyscope_formats::write(tree, format).unwrap()
}

/// The formats that are written.
fn written() -> impl Iterator<Item = Format> {
    Format::ALL.into_iter().filter(|format| format.carries().is_some())
}

/// Reads a text that is wrong.
fn error(text: &str) -> ParseError {
    match parse(text) {
        Ok(_) => panic!("{text:?} is a tree"),
        Err(error) => error,
    }
}

/// A word of an error, as it crosses to JavaScript.
fn word(error: &ParseError, field: &str) -> String {
    serde_json::to_value(error).unwrap()[field].as_str().unwrap().to_owned()
}

#[test]
fn errors_point_at_the_bracket_that_is_not_closed() {
    let error = error("[[3, 12], [2, 4");
    let ParseErrorKind::UnclosedBracket(opening) = error.kind else { panic!("{error}") };
    assert_eq!((opening.line, opening.column, opening.mark), (1, 11, '['));
    assert_eq!(
        error.to_string(),
        "line 1, column 16: found the end of the text, \
         but the `[` at line 1, column 11 is not closed by `]`",
    );
}

#[test]
fn errors_serialize_flat() {
    let check = |text, json| assert_eq!(serde_json::to_string(&error(text)).unwrap(), json);
    check(
        "(3\n12]",
        r#"{"line":2,"column":3,"found":"]","kind":"mismatched-bracket","opened_line":1,"opened_column":1,"opened":"(","closing":")"}"#,
    );
    check(
        "[",
        r#"{"line":1,"column":2,"found":null,"kind":"unclosed-bracket","opened_line":1,"opened_column":1,"opened":"[","closing":"]"}"#,
    );
    check(
        "[0.5, 2000000000]",
        r#"{"line":1,"column":7,"found":"2000000000","kind":"out-of-range","decimals":1,"limit":200000000}"#,
    );
    check(
        r#"{"children": [3 4]}"#,
        r#"{"line":1,"column":17,"found":"4","kind":"expected","expected":"comma-or-closing","closing":"]"}"#,
    );
}

#[test]
fn errors_send_no_control_characters_to_a_terminal() {
    let line = error("[\u{1b}[31m, \u{202e}]").to_string();
    assert!(line.chars().all(|character| !character.is_control()), "{line:?}");
    assert_eq!(error("\u{202e}3").to_string().find('\u{202e}'), None);
}
