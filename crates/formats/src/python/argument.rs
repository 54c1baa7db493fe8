//! The arguments of a Python call: names, values and lists of children.

use super::Bracket;
use plyscope_tree::notation::reading::{Escapes, ParseError, Reader, Wanted};
use plyscope_tree::{Literal, LiteralError};

/// Reads the value of this field, or as much of it as the bracket that opens the children.
pub(super) fn read(reader: &mut Reader<'_, Bracket>, field: &str) -> Result<(), Box<ParseError>> {
    let start = reader.cursor.offset();
    if reader.cursor.identifier() == Some("None") {
        return Ok(());
    }
    reader.cursor.back_to(start);
    match field {
        "name" => name(reader),
        "value" => {
            let value = number(reader)?;
            reader.set_value(start, value)
        }
        _ => match reader.cursor.peek() {
            Some('[' | '(') => {
                reader.push(Bracket::Children);
                Ok(())
            }
            _ => reader.wanted(start, Wanted::Children),
        },
    }
}

/// Reads a name: quoted text, or a number, taken literally.
fn name(reader: &mut Reader<'_, Bracket>) -> Result<(), Box<ParseError>> {
    let start = reader.cursor.offset();
    if let Some('"' | '\'') = reader.cursor.peek() {
        let name = reader.cursor.string(Escapes::Python)?;
        reader.node().set_name(&name);
        return Ok(());
    }
    let word = reader.cursor.word();
    match Literal::parse(word) {
        // `inf` and its like are words, and words need quotes.
        Ok(Literal::NegInf | Literal::PosInf)
        | Err(LiteralError::NotANumber | LiteralError::Nan) => reader.wanted(start, Wanted::Text),
        _ => {
            reader.node().set_name(word);
            Ok(())
        }
    }
}

/// Reads `3`, `-2.5`, `float('inf')`, `-math.inf`.
fn number(reader: &mut Reader<'_, Bracket>) -> Result<Literal, Box<ParseError>> {
    let start = reader.cursor.offset();
    let minus = reader.cursor.eat('-') || reader.cursor.eat('−');
    if minus || reader.cursor.eat('+') {
        reader.cursor.skip_blanks();
    }
    if let None | Some('"' | '\'') = reader.cursor.peek() {
        return reader.wanted(start, Wanted::Value);
    }
    let value = match reader.cursor.word() {
        "" => return reader.wanted(start, Wanted::Value),
        "float" => float(reader)?,
        "math.inf" => Literal::PosInf,
        word => reader.literal(start, word)?,
    };
    Ok(if minus { -value } else { value })
}

/// Reads `('inf')` after `float`.
pub(crate) fn float<S>(reader: &mut Reader<'_, S>) -> Result<Literal, Box<ParseError>> {
    reader.cursor.take('(')?;
    reader.cursor.skip_blanks();
    let start = reader.cursor.offset();
    let Some('"' | '\'') = reader.cursor.peek() else {
        return reader.wanted(start, Wanted::Text);
    };
    let text = reader.cursor.string(Escapes::Python)?;
    let value = reader.literal(start, &text)?;
    reader.cursor.take(')')?;
    Ok(value)
}
