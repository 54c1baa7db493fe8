//! Numbers as programs write them.

use crate::python::float;
use plyscope_tree::Literal;
use plyscope_tree::notation::reading::{Cursor, Escapes, ParseError, Reader};

/// Reads the open node's value, if there is a number, or an infinity in quotes.
pub(super) fn number<S>(reader: &mut Reader<'_, S>) -> Result<bool, Box<ParseError>> {
    let start = reader.cursor.offset();
    if let Some('"' | '\'') = reader.cursor.peek() {
        let text = reader.cursor.string(Escapes::Program)?;
        return reader.set_quoted(start, &text).map(|()| true);
    }
    if is_nothing(&mut reader.cursor) {
        return Ok(false);
    }
    let word = reader.cursor.word();
    let (minus, name) = match word.strip_prefix(['-', '−']) {
        Some(name) => (true, name),
        None => (false, word.strip_prefix('+').unwrap_or(word)),
    };
    let value = match name {
        "" if word.is_empty() => return Ok(false),
        "float" => float(reader)?,
        "math.inf" | "np.inf" | "Number.POSITIVE_INFINITY" => Literal::PosInf,
        "Number.NEGATIVE_INFINITY" => Literal::NegInf,
        _ => return reader.set_word(start, word).map(|()| true),
    };
    reader.set_value(start, if minus { -value } else { value })?;
    Ok(true)
}

/// Moves over a word for nothing, if there is one.
pub(super) fn is_nothing(cursor: &mut Cursor<'_>) -> bool {
    let start = cursor.offset();
    let is_nothing = matches!(cursor.word(), "None" | "null" | "undefined");
    if !is_nothing {
        cursor.back_to(start);
    }
    is_nothing
}
