//! Attributes in square brackets, of which the label is kept.

use super::ids::{Id, Style};
use plyscope_tree::notation::reading::{LeftOut, ParseError, ParseErrorKind, Reader, Wanted};

/// A label, and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Label {
    pub(crate) start: usize,
    pub(crate) text: String,
}

/// Reads all lists of attributes at the cursor, and gives the last label.
pub(super) fn read(reader: &mut Reader<'_, ()>) -> Result<Option<Label>, Box<ParseError>> {
    let mut label = None;
    loop {
        reader.cursor.skip_blanks();
        let start = reader.cursor.offset();
        if !reader.cursor.eat('[') {
            let all = reader.cursor.text();
            if all.contains("shape") && all.contains("record") {
                label.iter_mut().for_each(|label: &mut Label| label.text = unrecorded(&label.text));
            }
            return Ok(label);
        }
        list(reader, start, &mut label)?;
    }
}

/// The fields of a record, `{<l> A | 3 | <r>}`, as a text: without braces, ports and empty fields.
fn unrecorded(text: &str) -> String {
    let is_record = text.contains('|') && (text.contains('<') || text.trim().starts_with('{'));
    if !is_record {
        return text.to_owned();
    }
    let fields = text.split(['|', '{', '}']).map(|field| {
        let field = field.trim();
        let port = field.strip_prefix('<').and_then(|field| field.split_once('>'));
        port.map_or(field, |(_, field)| field.trim())
    });
    fields.filter(|field| !field.is_empty()).collect::<Vec<_>>().join(", ")
}

/// Reads what is in the brackets that begin at this offset.
fn list(
    reader: &mut Reader<'_, ()>,
    opened: usize,
    label: &mut Option<Label>,
) -> Result<(), Box<ParseError>> {
    loop {
        reader.cursor.skip_blanks();
        let start = reader.cursor.offset();
        match reader.cursor.peek() {
            Some(']') => {
                reader.cursor.bump();
                return Ok(());
            }
            Some(',' | ';') => {
                reader.cursor.bump();
                continue;
            }
            None => {
                let opening = reader.cursor.opening(opened);
                return Err(reader.cursor.error(start, ParseErrorKind::UnclosedBracket(opening)));
            }
            Some(_) => {}
        }
        let Some(name) = Id::read(&mut reader.cursor)? else {
            return reader.wanted(start, Wanted::Attribute);
        };
        reader.cursor.take('=')?;
        reader.cursor.skip_blanks();
        let start = reader.cursor.offset();
        let Some(value) = Id::read(&mut reader.cursor)? else {
            return reader.wanted(start, Wanted::Attribute);
        };
        match name.text.as_ref() {
            "label" => *label = Some(Label { start, text: text(&value) }),
            // A view has shapes of its own.
            "shape" => {}
            _ => reader.leave_out(LeftOut::Attributes),
        }
    }
}

/// The text that Graphviz shows. Escapes that stand for names of nodes and graphs stay as they are.
fn text(id: &Id<'_>) -> String {
    if id.style != Style::Quoted {
        return id.text.clone().into_owned();
    }
    let mut text = String::new();
    let mut characters = id.text.chars();
    while let Some(character) = characters.next() {
        match character {
            '\\' => match characters.next() {
                Some('n' | 'l' | 'r') => text.push('\n'),
                Some(letter @ ('N' | 'G' | 'E' | 'T' | 'H' | 'L')) => text.extend(['\\', letter]),
                other => text.extend(other),
            },
            _ => text.push(character),
        }
    }
    text
}
