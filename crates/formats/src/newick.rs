//! Newick, in which biologists write trees: `((A:1,B:2)C:3,D:4)R;`.

mod writer;

pub(super) use writer::write;

use plyscope_tree::notation::reading::{
    self, Comments, Cursor, Next, Outcome, ParseError, ParseErrorKind, Reader, Rules, Wanted,
    is_blank, is_number,
};

use super::look::Look;

const RULES: Rules = Rules { commas: true, trailing_comma: false, comments: Comments::Square };

/// Whether a text ends with a semicolon, and begins with a bracket.
pub(super) fn look(text: &str) -> Look {
    if !text.trim_end_matches(is_blank).ends_with(';') {
        return Look::Other;
    }
    let mut cursor = Cursor::new(text, RULES.comments);
    cursor.skip_blanks();
    match cursor.peek() {
        Some('(') => Look::Sure,
        _ => Look::Perhaps,
    }
}

/// The error of a text that lacks only its semicolon; `None` for any other.
pub(super) fn without_end(text: &str) -> Option<Box<ParseError>> {
    if !text.trim_start_matches(is_blank).starts_with('(') {
        return None;
    }
    read(text).err().filter(|error| {
        error.found.is_none() && error.kind == ParseErrorKind::Expected(Wanted::Semicolon)
    })
}

pub(super) fn read(text: &str) -> Outcome {
    reading::read(text, RULES, tree)
}

fn tree(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    node(reader)?;
    loop {
        match reader.next_item()? {
            Next::Item => node(reader)?,
            Next::Closed(frame) => {
                if frame.is_empty() {
                    return Err(reader.cursor.error(frame.opened, ParseErrorKind::EmptyNode));
                }
                label(reader)?;
                reader.close_node(frame.opened)?;
            }
            Next::End if reader.cursor.eat(';') => return Ok(()),
            Next::End => return reader.wanted(reader.cursor.offset(), Wanted::Semicolon),
        }
    }
}

/// Reads a leaf, or an opening bracket.
fn node(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    let start = reader.cursor.offset();
    reader.open_node(start)?;
    match reader.cursor.peek() {
        Some('(') => {
            reader.push(());
            return Ok(());
        }
        // A comment that is closed was moved over.
        Some('[') => {
            let opening = reader.cursor.opening(start);
            reader.cursor.finish();
            let end = reader.cursor.offset();
            return Err(reader.cursor.error(end, ParseErrorKind::UnclosedBracket(opening)));
        }
        Some('\'' | '"') => label(reader)?,
        _ => {
            let word = word(&mut reader.cursor);
            reader.cursor.skip_blanks();
            if reader.cursor.peek() != Some(':') && is_number(word) {
                reader.set_word(start, word)?;
            } else {
                name(reader, word);
                let at = reader.cursor.offset();
                length(reader)?;
                // Either may be the value, and the other a name or a branch's length.
                if is_number(word) {
                    return Err(reader.cursor.error(at + 1, ParseErrorKind::SeveralNumbers));
                }
            }
        }
    }
    reader.close_node(start)
}

/// Reads a name and a number, each of which may be missing.
fn label(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    reader.cursor.skip_blanks();
    if let Some(quote @ ('\'' | '"')) = reader.cursor.peek() {
        let text = quoted(&mut reader.cursor, quote)?;
        reader.node().set_name(&text);
    } else {
        let word = word(&mut reader.cursor);
        name(reader, word);
    }
    length(reader)
}

/// Names the open node, with blanks in place of underscores.
fn name(reader: &mut Reader<'_, ()>, word: &str) {
    if !word.is_empty() {
        reader.node().set_name(&word.replace('_', " "));
    }
}

/// Reads a colon and the number after it, if they are there.
fn length(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    reader.cursor.skip_blanks();
    if !reader.cursor.eat(':') {
        return Ok(());
    }
    reader.cursor.skip_blanks();
    let start = reader.cursor.offset();
    match word(&mut reader.cursor) {
        "" => reader.wanted(start, Wanted::Value),
        word => reader.set_word(start, word),
    }
}

/// Moves over a text without quotes, which may be empty.
fn word<'a>(cursor: &mut Cursor<'a>) -> &'a str {
    cursor.take_while(|c| !is_blank(c) && !is_mark(c))
}

/// Whether a character stands between names.
fn is_mark(character: char) -> bool {
    matches!(character, '(' | ')' | '[' | ']' | ',' | ':' | ';' | '\'')
}

/// Reads a text in quotes, in which two of them are one.
fn quoted(cursor: &mut Cursor<'_>, quote: char) -> Result<String, Box<ParseError>> {
    let start = cursor.offset();
    cursor.bump();
    let mut text = String::new();
    loop {
        text += cursor.take_while(|c| c != quote);
        if !cursor.eat(quote) {
            let opening = cursor.opening(start);
            return Err(cursor.error(cursor.offset(), ParseErrorKind::UnclosedString(opening)));
        }
        if !cursor.eat(quote) {
            return Ok(text);
        }
        text.push(quote);
    }
}
