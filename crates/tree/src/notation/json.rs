//! JSON: objects that carry everything about a node, and short forms of nodes that are plain.

mod writer;

pub use writer::Form;
pub(super) use writer::{write, write_part, write_value};

use super::comments::Comments;
use super::cursor::is_blank;
use super::error::{ParseError, ParseErrorKind, Wanted};
use super::outcome::Outcome;
use super::reader::{self, Frame, Next, Reader, Rules};
use super::strings::Escapes;

const RULES: Rules = Rules { commas: true, trailing_comma: false, comments: Comments::None };

/// The meaning of a bracket.
#[derive(Clone, Copy, Debug)]
pub enum Bracket {
    /// An object, which is a node, with its fields so far.
    Object([bool; FIELDS.len()]),
    /// An array that is a node.
    Array,
    /// The array of an object's children.
    Children,
    /// In programs alone: a bracket around one node, which means nothing.
    Group,
}

/// The names of a node's fields.
pub const FIELDS: [&str; 5] = ["name", "move", "value", "position", "children"];

/// Whether a text is JSON and not brackets: an object, or an array that begins with one.
pub fn begins(text: &str) -> bool {
    text.trim_start_matches(|character| is_blank(character) || character == '[').starts_with('{')
}

pub fn read(text: &str) -> Outcome {
    reader::read(text, RULES, tree)
}

fn tree(reader: &mut Reader<'_, Bracket>) -> Result<(), Box<ParseError>> {
    node(reader)?;
    loop {
        match reader.next_item()? {
            Next::Item => item(reader)?,
            Next::Closed(Frame { bracket: Bracket::Children, .. }) => {}
            Next::Closed(frame) => reader.close_node(frame.opened)?,
            Next::End => return Ok(()),
        }
    }
}

fn item(reader: &mut Reader<'_, Bracket>) -> Result<(), Box<ParseError>> {
    match reader.frames.last().map(|frame| frame.bracket) {
        Some(Bracket::Object(_)) => field(reader),
        _ => node(reader),
    }
}

/// Reads a node, or as much of it as its opening bracket.
fn node(reader: &mut Reader<'_, Bracket>) -> Result<(), Box<ParseError>> {
    let start = reader.cursor.offset();
    reader.open_node(start)?;
    match reader.cursor.peek() {
        Some('{') => reader.push(Bracket::Object([false; FIELDS.len()])),
        Some('[') => reader.push(Bracket::Array),
        _ => {
            if !number(reader)? {
                return reader.wanted(start, Wanted::JsonNode);
            }
            reader.close_node(start)?;
        }
    }
    Ok(())
}

/// Reads the open node's value, if there is a number, or an infinity in quotes.
fn number(reader: &mut Reader<'_, Bracket>) -> Result<bool, Box<ParseError>> {
    let start = reader.cursor.offset();
    if reader.cursor.peek() == Some('"') {
        let text = reader.cursor.string(Escapes::Json)?;
        reader.set_quoted(start, &text)?;
        return Ok(true);
    }
    match reader.cursor.word() {
        "" | "null" => Ok(false),
        word => reader.set_word(start, word).map(|()| true),
    }
}

/// Reads a field of an object, or as much of it as the bracket that opens the children.
fn field(reader: &mut Reader<'_, Bracket>) -> Result<(), Box<ParseError>> {
    let start = reader.cursor.offset();
    if reader.cursor.peek() != Some('"') {
        return reader.wanted(start, Wanted::Field);
    }
    let field = reader.cursor.string(Escapes::Json)?;
    note(reader, start, &field)?;
    reader.cursor.take(':')?;
    reader.cursor.skip_blanks();
    let start = reader.cursor.offset();
    match (field.as_str(), reader.cursor.peek()) {
        (_, Some('n')) => null(reader, &field),
        ("children", Some('[')) => {
            reader.push(Bracket::Children);
            Ok(())
        }
        ("name" | "move" | "position", Some('"')) => {
            let text = reader.cursor.string(Escapes::Json)?;
            set_text(reader, &field, &text);
            Ok(())
        }
        ("value", _) if number(reader)? => Ok(()),
        _ => reader.wanted(start, wanted(&field)),
    }
}

/// Marks a field as present; a repeated or unknown one is an error.
///
/// # Errors
/// The text is no tree; the error says where.
pub fn note(
    reader: &mut Reader<'_, Bracket>,
    start: usize,
    field: &str,
) -> Result<(), Box<ParseError>> {
    let Some(at) = FIELDS.iter().position(|&known| known == field) else {
        return Err(reader.cursor.error(start, ParseErrorKind::UnknownField));
    };
    if let Some(Bracket::Object(had)) = reader.frames.last_mut().map(|frame| &mut frame.bracket) {
        if had[at] {
            return Err(reader.cursor.error(start, ParseErrorKind::RepeatedField));
        }
        had[at] = true;
    }
    Ok(())
}

/// Reads `null`, which means no such field; any other word is an error.
fn null(reader: &mut Reader<'_, Bracket>, field: &str) -> Result<(), Box<ParseError>> {
    let start = reader.cursor.offset();
    match reader.cursor.word() {
        "null" => Ok(()),
        word if field == "value" => reader.set_word(start, word),
        _ => reader.wanted(start, wanted(field)),
    }
}

/// The kind of value that this field takes.
pub fn wanted(field: &str) -> Wanted {
    match field {
        "children" => Wanted::Children,
        "value" => Wanted::Value,
        _ => Wanted::Text,
    }
}

/// Gives the open node the text of a field.
pub fn set_text(reader: &mut Reader<'_, Bracket>, field: &str, text: &str) {
    match field {
        "name" => reader.node().set_name(text),
        "move" => reader.node().set_move(text),
        _ => reader.node().set_position(text),
    }
}
