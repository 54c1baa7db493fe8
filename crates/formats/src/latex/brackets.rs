//! Nested square brackets: those of forest, `[S, label=x [5] [1]]`, and those of qtree, `[.S 5 1 ]`.

use plyscope_tree::notation::reading::{LeftOut, ParseError, ParseErrorKind, Reader, is_blank};

use super::{bracket, no_node, skip, texts::plain};
use crate::entry;

/// Reads a tree of forest, from its options on.
pub(super) fn forest(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    // Options for all nodes.
    loop {
        skip(&mut reader.cursor);
        match reader.cursor.peek() {
            Some('[') => break,
            Some('{') => {
                reader.leave_out(LeftOut::Attributes);
                bracket(&mut reader.cursor)?;
            }
            Some('\\' | ']' | '}') | None => return no_node(reader),
            Some(_) => {
                reader.cursor.bump();
            }
        }
    }
    // Where each open node stands.
    let mut open = Vec::new();
    loop {
        skip(&mut reader.cursor);
        let start = reader.cursor.offset();
        match reader.cursor.peek() {
            Some('[') => {
                reader.cursor.bump();
                reader.open_node(start)?;
                open.push(start);
                forest_node(reader)?;
            }
            Some(']') => {
                reader.cursor.bump();
                let Some(at) = open.pop() else { return no_node(reader) };
                reader.close_node(at)?;
            }
            None => {
                let at = open.last().copied().unwrap_or(start);
                let kind = ParseErrorKind::UnclosedBracket(reader.cursor.opening(at));
                return Err(reader.cursor.error(start, kind));
            }
            Some(_) => return no_node(reader),
        }
        if open.is_empty() {
            return Ok(());
        }
    }
}

/// Reads the label of a node and its options.
fn forest_node(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    skip(&mut reader.cursor);
    let start = reader.cursor.offset();
    let label = part(reader)?;
    let text = plain(label);
    entry::apply(reader, start, &text)?;
    while reader.cursor.eat(',') {
        let option = part(reader)?.trim();
        // The last thing in the label of an edge is its text.
        let edge = option.strip_prefix("edge label").and_then(|rest| rest.rsplit_once('{'));
        match edge {
            Some((_, name)) => {
                let name = plain(name.trim_end_matches([' ', '}', ';']));
                reader.node().set_move(&name);
            }
            None if option.is_empty() => {}
            None => reader.leave_out(LeftOut::Attributes),
        }
    }
    Ok(())
}

/// What stands before the next comma or bracket that is in no braces.
fn part<'a>(reader: &mut Reader<'a, ()>) -> Result<&'a str, Box<ParseError>> {
    let start = reader.cursor.offset();
    loop {
        match reader.cursor.peek() {
            None | Some('[' | ']' | ',') => {
                return Ok(&reader.cursor.text()[start..reader.cursor.offset()]);
            }
            Some('{') => {
                bracket(&mut reader.cursor)?;
            }
            Some('\\') => {
                reader.cursor.bump();
                reader.cursor.bump();
            }
            Some(_) => {
                reader.cursor.bump();
            }
        }
    }
}

/// Reads a tree of qtree, from its bracket on.
pub(super) fn qtree(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    let mut open = Vec::new();
    let mut edge: Option<String> = None;
    loop {
        skip(&mut reader.cursor);
        let start = reader.cursor.offset();
        match reader.cursor.peek() {
            Some('[') => {
                reader.cursor.bump();
                reader.open_node(start)?;
                edge.take().iter().for_each(|name| reader.node().set_move(name));
                open.push(start);
                if reader.cursor.eat('.') {
                    label(reader)?;
                }
            }
            Some(']') => {
                reader.cursor.bump();
                let Some(at) = open.pop() else { return no_node(reader) };
                if reader.cursor.eat('.') {
                    label(reader)?;
                }
                reader.close_node(at)?;
            }
            Some('\\') if reader.cursor.looking_at("\\edge") => {
                edge = Some(self::edge(reader)?);
            }
            None => {
                let at = open.last().copied().unwrap_or(start);
                let kind = ParseErrorKind::UnclosedBracket(reader.cursor.opening(at));
                return Err(reader.cursor.error(start, kind));
            }
            Some(_) if open.is_empty() => return no_node(reader),
            Some(_) => {
                reader.open_node(start)?;
                edge.take().iter().for_each(|name| reader.node().set_move(name));
                label(reader)?;
                reader.close_node(start)?;
            }
        }
        if open.is_empty() {
            return Ok(());
        }
    }
}

/// Reads a label: in braces or dollars, or up to a blank.
fn label(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    let start = reader.cursor.offset();
    loop {
        match reader.cursor.peek() {
            Some('{') => {
                bracket(&mut reader.cursor)?;
            }
            Some('$') => {
                reader.cursor.bump();
                reader.cursor.take_while(|c| c != '$');
                reader.cursor.bump();
            }
            Some(c) if !is_blank(c) && c != ']' && c != '[' => {
                reader.cursor.bump();
            }
            _ => break,
        }
    }
    let text = &reader.cursor.text()[start..reader.cursor.offset()];
    if text.is_empty() {
        return no_node(reader);
    }
    entry::apply(reader, start, &plain(text))
}

/// The text at an edge: `\edge node[left]{e4};`.
fn edge(reader: &mut Reader<'_, ()>) -> Result<String, Box<ParseError>> {
    let mut text = "";
    loop {
        match reader.cursor.peek() {
            Some('{') => text = bracket(&mut reader.cursor)?,
            Some('[' | '(') => {
                bracket(&mut reader.cursor)?;
            }
            Some(';') => {
                reader.cursor.bump();
                return Ok(plain(text));
            }
            Some(_) => {
                reader.cursor.bump();
            }
            None => return no_node(reader),
        }
    }
}
