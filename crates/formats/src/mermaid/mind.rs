//! Mind maps: a line for each node, indented more than that of its parent.

use plyscope_tree::notation::reading::{LeftOut, ParseError, ParseErrorKind, Reader, is_blank};

use super::{shapes, skip};
use crate::entry;

pub(super) fn read(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    skip(&mut reader.cursor);
    // How far each open node is indented, and where it stands.
    let mut open: Vec<(usize, usize)> = Vec::new();
    let mut end = 0;
    let mut is_first = true;
    loop {
        let before =
            reader.cursor.text()[..reader.cursor.offset()].rfind('\n').map_or(0, |at| at + 1);
        let start = reader.cursor.offset();
        if reader.cursor.peek().is_none() {
            break;
        }
        if reader.cursor.looking_at("::") {
            // An icon, or a class.
            reader.leave_out(LeftOut::Attributes);
            super::skip_line(&mut reader.cursor);
            skip(&mut reader.cursor);
            continue;
        }
        let indent = start - before;
        while let Some(&(_, at)) = open.last().filter(|(other, _)| *other >= indent) {
            reader.close_node_at(at, end)?;
            open.pop();
        }
        if open.is_empty() && !is_first {
            return Err(reader.cursor.error(start, ParseErrorKind::SecondRoot));
        }
        is_first = false;
        reader.open_node(start)?;
        open.push((indent, start));
        node(reader, start)?;
        end = reader.cursor.offset();
        skip(&mut reader.cursor);
    }
    while let Some((_, at)) = open.pop() {
        reader.close_node_at(at, end)?;
    }
    Ok(())
}

/// Reads a line: a text, or a shape with one, with an id before it.
fn node(reader: &mut Reader<'_, ()>, start: usize) -> Result<(), Box<ParseError>> {
    reader.cursor.take_while(|c| c.is_alphanumeric() || c == '_');
    if let Some((start, text)) = shapes::read(&mut reader.cursor)? {
        reader.cursor.take_while(|c| c == ' ' || c == '\t');
        if matches!(reader.cursor.peek(), None | Some('\n' | '\r')) {
            return entry::apply(reader, start, &text);
        }
    }
    reader.cursor.back_to(start);
    let line = reader.cursor.take_while(|c| c != '\n' && c != '\r');
    let text = line.trim_end_matches(is_blank);
    reader.cursor.back_to(start + text.len());
    entry::apply(reader, start, text)
}
