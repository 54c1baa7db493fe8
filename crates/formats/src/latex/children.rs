//! `TikZ`: `\node {S} child {node {5} edge from parent node {e4}} child {node {8}};`

use plyscope_tree::notation::reading::{LeftOut, ParseError, ParseErrorKind, Reader};

use super::{bracket, no_node, skip, texts::plain};
use crate::entry;

/// Reads from `\node` to its semicolon.
pub(super) fn read(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    let start = reader.cursor.offset();
    word(reader);
    reader.open_node(start)?;
    let mut open = vec![start];
    node(reader)?;
    // Whether the last thing said is what leads to the open node.
    let mut is_edge = false;
    loop {
        skip(&mut reader.cursor);
        let at = reader.cursor.offset();
        match reader.cursor.peek() {
            Some(';') if open.len() == 1 => {
                reader.cursor.bump();
                return reader.close_node(start);
            }
            Some('}') if open.len() > 1 => {
                reader.cursor.bump();
                let opened = open.pop().unwrap_or(at);
                reader.close_node(opened)?;
                is_edge = false;
            }
            Some('[' | '(') => {
                reader.leave_out(LeftOut::Attributes);
                bracket(&mut reader.cursor)?;
            }
            Some('{') if is_edge => {
                let name = plain(bracket(&mut reader.cursor)?);
                if !name.is_empty() {
                    reader.node().set_move(&name);
                }
            }
            None => {
                let opened = open.last().copied().unwrap_or(start);
                let kind = ParseErrorKind::UnclosedBracket(reader.cursor.opening(opened));
                return Err(reader.cursor.error(at, kind));
            }
            Some(_) => match word(reader) {
                "child" => {
                    skip(&mut reader.cursor);
                    while matches!(reader.cursor.peek(), Some('[')) {
                        reader.leave_out(LeftOut::Attributes);
                        bracket(&mut reader.cursor)?;
                        skip(&mut reader.cursor);
                    }
                    let opened = reader.cursor.offset();
                    if !reader.cursor.eat('{') {
                        return no_node(reader);
                    }
                    skip(&mut reader.cursor);
                    reader.open_node(opened)?;
                    open.push(opened);
                    if word(reader) != "node" {
                        return no_node(reader);
                    }
                    node(reader)?;
                    is_edge = false;
                }
                "edge" | "from" | "parent" | "node" if open.len() > 1 => is_edge = true,
                _ => {
                    reader.cursor.back_to(at);
                    return no_node(reader);
                }
            },
        }
    }
}

fn word<'a>(reader: &mut Reader<'a, ()>) -> &'a str {
    let start = reader.cursor.offset();
    reader.cursor.eat('\\');
    reader.cursor.take_while(char::is_alphabetic);
    &reader.cursor.text()[start..reader.cursor.offset()]
}

/// Reads what stands after `node`: options, a name, a place, and the text.
fn node(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    loop {
        skip(&mut reader.cursor);
        let start = reader.cursor.offset();
        match reader.cursor.peek() {
            Some('{') => {
                let text = plain(bracket(&mut reader.cursor)?);
                return entry::apply(reader, start + 1, &text);
            }
            Some('[' | '(') => {
                bracket(&mut reader.cursor)?;
            }
            Some('a') if reader.cursor.looking_at("at") => {
                word(reader);
            }
            _ => return no_node(reader),
        }
    }
}
