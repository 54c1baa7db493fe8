//! Nested lists and objects, as programs in Python and JavaScript have them.

mod groups;
mod values;

use super::look::Look;
use groups::Groups;
use plyscope_tree::notation::reading::{
    self, Bracket, Comments, Cursor, Escapes, FIELDS, Frame, Next, Outcome, ParseError, Reader,
    Rules, Wanted, note, set_text, wanted,
};

const RULES: Rules = Rules { commas: true, trailing_comma: true, comments: Comments::Program };

/// Whether a text is a bracket: for sure after an assignment or a comment, or with a field that JSON has not.
pub(super) fn look(text: &str) -> Look {
    let mut cursor = Cursor::new(text, RULES.comments);
    cursor.skip_blanks();
    let start = cursor.offset();
    skip_assignment(&mut cursor);
    let is_program = cursor.has_commented() || cursor.offset() > start;
    match cursor.peek() {
        Some('[' | '(' | '{') if is_program => Look::Sure,
        Some('{') => {
            cursor.bump();
            cursor.skip_blanks();
            let is_quoted = cursor.peek() == Some('\'');
            let is_field = cursor.identifier().is_some_and(|field| FIELDS.contains(&field));
            if is_quoted || is_field { Look::Sure } else { Look::Perhaps }
        }
        Some('[' | '(') => Look::Perhaps,
        _ => Look::Other,
    }
}

/// Moves over the beginning of an assignment and blanks, if they are there.
fn skip_assignment(cursor: &mut Cursor<'_>) {
    let start = cursor.offset();
    let mut named = false;
    while let Some(name) = cursor.identifier() {
        named = !matches!(name, "export" | "default" | "const" | "let" | "var");
        // A type may stand after the name.
        cursor.skip_blanks();
        if named && !cursor.eat('.') && !cursor.eat(':') {
            break;
        }
        cursor.skip_blanks();
    }
    if named && cursor.eat('=') && cursor.peek() != Some('=') {
        cursor.skip_blanks();
    } else {
        cursor.back_to(start);
    }
}

pub(super) fn read(text: &str) -> Outcome {
    reading::read(text, RULES, tree)
}

fn tree(reader: &mut Reader<'_, Bracket>) -> Result<(), Box<ParseError>> {
    skip_assignment(&mut reader.cursor);
    let mut groups = Groups::of(&reader.cursor, &RULES);
    node(reader, &mut groups)?;
    loop {
        match reader.next_item()? {
            Next::Item => match reader.frames.last().map(|frame| frame.bracket) {
                Some(Bracket::Object(_)) => field(reader)?,
                _ => node(reader, &mut groups)?,
            },
            Next::Closed(Frame { bracket: Bracket::Children | Bracket::Group, .. }) => {}
            Next::Closed(frame) => reader.close_node(frame.opened)?,
            Next::End => break,
        }
    }
    reader.cursor.skip_blanks();
    reader.cursor.eat(';');
    Ok(())
}

/// Reads a node, or as much of it as its opening bracket.
fn node(reader: &mut Reader<'_, Bracket>, groups: &mut Groups) -> Result<(), Box<ParseError>> {
    let start = reader.cursor.offset();
    let bracket = match reader.cursor.peek() {
        Some('(') if groups.has(start) => {
            reader.push(Bracket::Group);
            return Ok(());
        }
        Some('{') => Bracket::Object([false; FIELDS.len()]),
        Some('[' | '(') => Bracket::Array,
        _ => {
            reader.open_node(start)?;
            if !values::number(reader)? {
                return reader.wanted(start, Wanted::JsonNode);
            }
            return reader.close_node(start);
        }
    };
    reader.open_node(start)?;
    reader.push(bracket);
    Ok(())
}

/// Reads a field of an object, or as much of it as the bracket that opens the children.
fn field(reader: &mut Reader<'_, Bracket>) -> Result<(), Box<ParseError>> {
    let start = reader.cursor.offset();
    let field = match reader.cursor.peek() {
        Some('"' | '\'') => reader.cursor.string(Escapes::Program)?,
        _ => match reader.cursor.identifier() {
            Some(field) => field.to_owned(),
            None => return reader.wanted(start, Wanted::Key),
        },
    };
    note(reader, start, &field)?;
    reader.cursor.take(':')?;
    reader.cursor.skip_blanks();
    let start = reader.cursor.offset();
    if values::is_nothing(&mut reader.cursor) {
        return Ok(());
    }
    match (field.as_str(), reader.cursor.peek()) {
        ("children", Some('[' | '(')) => reader.push(Bracket::Children),
        ("name" | "move" | "position", Some('"' | '\'')) => {
            let text = reader.cursor.string(Escapes::Program)?;
            set_text(reader, &field, &text);
        }
        ("value", _) if values::number(reader)? => {}
        _ => return reader.wanted(start, wanted(&field)),
    }
    Ok(())
}
