//! Nested brackets, as people type them: `A: [B: [3, 12], C: [2, 4]]`.

mod writer;

pub(super) use writer::write;

use super::comments::Comments;
use super::error::{ParseError, ParseErrorKind, Wanted};
use super::outcome::Outcome;
use super::reader::{self, Next, Reader, Rules};
use super::strings::Escapes;

const RULES: Rules = Rules { commas: false, trailing_comma: true, comments: Comments::None };

pub fn read(text: &str) -> Outcome {
    reader::read(text, RULES, tree)
}

fn tree(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    node(reader)?;
    loop {
        match reader.next_item()? {
            Next::Item => node(reader)?,
            Next::Closed(frame) => {
                // Before a static value could make a leaf of it.
                if frame.is_empty() {
                    return Err(reader.cursor.error(frame.opened, ParseErrorKind::EmptyNode));
                }
                static_value(reader)?;
                reader.close_node(frame.opened)?;
            }
            Next::End => return Ok(()),
        }
    }
}

/// Reads a node with its name, or as much of it as its opening bracket.
fn node(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    let start = reader.cursor.offset();
    reader.open_node(start)?;
    match reader.cursor.peek() {
        Some('"' | '\'') => {
            let text = reader.cursor.string(Escapes::Json)?;
            if name(reader, &text) {
                return body(reader);
            }
            reader.set_quoted(start, &text)?;
        }
        _ => {
            let word = reader.cursor.word();
            if word.is_empty() {
                return body(reader);
            }
            if name(reader, word) {
                return body(reader);
            }
            reader.set_word(start, word)?;
        }
    }
    reader.close_node(start)
}

/// Names the open node if there is a colon after the text, and moves over it.
fn name(reader: &mut Reader<'_, ()>, text: &str) -> bool {
    reader.cursor.skip_blanks();
    let colon = reader.cursor.eat(':');
    if colon {
        reader.node().set_name(text);
    }
    colon
}

/// Reads what a node is apart from its name.
fn body(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    reader.cursor.skip_blanks();
    let start = reader.cursor.offset();
    match reader.cursor.peek() {
        Some('[' | '(') => {
            reader.push(());
            return Ok(());
        }
        Some(',') => return Err(reader.cursor.error(start, ParseErrorKind::UnexpectedComma)),
        _ => {}
    }
    number(reader, Wanted::Node)?;
    reader.close_node(start)
}

/// Reads `= 7`, if it is there.
fn static_value(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    reader.cursor.skip_blanks();
    if !reader.cursor.eat('=') {
        return Ok(());
    }
    reader.cursor.skip_blanks();
    number(reader, Wanted::Value)
}

/// Reads the open node's value; where there is none, that is what would be right.
fn number(reader: &mut Reader<'_, ()>, right: Wanted) -> Result<(), Box<ParseError>> {
    let start = reader.cursor.offset();
    if let Some('"' | '\'') = reader.cursor.peek() {
        let text = reader.cursor.string(Escapes::Json)?;
        return reader.set_quoted(start, &text);
    }
    match reader.cursor.word() {
        "" => reader.wanted(start, right),
        word => reader.set_word(start, word),
    }
}
