//! A condition with its numbers put in.

use super::evaluate::{Functions, evaluate};
use super::scope::{Scope, Value};
use super::words::words;

/// A condition as it was decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The node at which it was decided; none in a driver.
    pub node: Option<plyscope_tree::NodeId>,
    /// Which of the listing's routines it stands in.
    pub routine: usize,
    /// At which line.
    pub line: usize,
    /// The condition, with a number in the place of each name that stands for one.
    pub pieces: Vec<Piece>,
    /// Whether it held.
    pub holds: bool,
}

/// A part of a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// As it stands in the line, blanks included.
    Text(String),
    /// A number in the place of a name.
    Value(Value),
}

/// The condition of an `if`, an `else if` or a `while`.
pub(super) fn text(line: &str) -> &str {
    let line = line.strip_prefix("else ").unwrap_or(line);
    let line = line.strip_prefix("if ").or_else(|| line.strip_prefix("while ")).unwrap_or(line);
    line.strip_suffix(':').unwrap_or(line)
}

/// A condition's text with its numbers put in; none where it has none.
pub(super) fn put_in(text: &str, scope: &Scope, functions: Functions<'_>) -> Option<Vec<Piece>> {
    let words = words(text);
    let mut pieces = Vec::new();
    let (mut at, mut copied) = (0, 0);
    while let Some(word) = words.get(at) {
        let called = words.get(at + 1).is_some_and(|next| next.text == "(");
        // A function's value stands in the place of the call.
        let last = if called { (at..words.len()).find(|&end| words[end].text == ")")? } else { at };
        let end = words[last].end;
        let value = evaluate(text.get(word.start..end)?, scope, functions);
        if let Some(value) = value.filter(|value| word.is_name() && value.is_number()) {
            if copied < word.start {
                pieces.push(Piece::Text(text.get(copied..word.start)?.to_owned()));
            }
            pieces.push(Piece::Value(value));
            copied = end;
        }
        at = last + 1;
    }
    if pieces.is_empty() {
        return None;
    }
    if copied < text.len() {
        pieces.push(Piece::Text(text.get(copied..)?.to_owned()));
    }
    Some(pieces)
}
