//! What Graphviz calls ids: names of nodes and attributes, and the values of attributes.

use plyscope_tree::notation::reading::{Cursor, ParseError, ParseErrorKind};
use std::borrow::Cow;

/// A text, and how it was written.
#[derive(Clone, Debug)]
pub(super) struct Id<'a> {
    /// The text; in quotes, with all escapes but those of quotes.
    pub(super) text: Cow<'a, str>,
    pub(super) style: Style,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    Bare,
    Quoted,
    Html,
}

impl<'a> Id<'a> {
    /// Reads the id at the cursor; `None` if there is none.
    pub(super) fn read(cursor: &mut Cursor<'a>) -> Result<Option<Self>, Box<ParseError>> {
        let id = match cursor.peek() {
            Some('"') => Self { text: quoted(cursor)?.into(), style: Style::Quoted },
            Some('<') => Self { text: html(cursor)?.into(), style: Style::Html },
            _ => match bare(cursor) {
                "" => return Ok(None),
                word => Self { text: word.into(), style: Style::Bare },
            },
        };
        Ok(Some(id))
    }

    /// Whether this is a keyword; those may be in capitals.
    pub(super) fn is(&self, keyword: &str) -> bool {
        self.style == Style::Bare && self.text.eq_ignore_ascii_case(keyword)
    }
}

/// Moves over a word or a number.
fn bare<'a>(cursor: &mut Cursor<'a>) -> &'a str {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '∞');
    let rest = cursor.rest();
    let sign = ['-', '−', '+'].into_iter().find(|&sign| rest.starts_with(sign));
    let Some(sign) = sign else { return cursor.take_while(is_part) };
    let start = cursor.offset();
    cursor.eat(sign);
    let word = cursor.take_while(is_part);
    if word.is_empty() {
        cursor.back_to(start);
        return "";
    }
    &rest[..sign.len_utf8() + word.len()]
}

/// Reads texts in quotes with `+` between them, each over any number of lines.
fn quoted(cursor: &mut Cursor<'_>) -> Result<String, Box<ParseError>> {
    let mut text = String::new();
    loop {
        quotes(cursor, &mut text)?;
        let end = cursor.offset();
        cursor.skip_blanks();
        if !cursor.eat('+') {
            cursor.back_to(end);
            return Ok(text);
        }
        cursor.skip_blanks();
        if cursor.peek() != Some('"') {
            cursor.back_to(end);
            return Ok(text);
        }
    }
}

fn quotes(cursor: &mut Cursor<'_>, text: &mut String) -> Result<(), Box<ParseError>> {
    let start = cursor.offset();
    cursor.bump();
    loop {
        *text += cursor.take_while(|c| c != '"' && c != '\\');
        match (cursor.bump(), cursor.peek()) {
            (Some('\\'), Some('"')) => text.push('"'),
            (Some('\\'), Some('\n')) => {}
            (Some('\\'), Some(character)) => text.extend(['\\', character]),
            (Some('"'), _) => return Ok(()),
            _ => {
                let opening = cursor.opening(start);
                return Err(cursor.error(cursor.offset(), ParseErrorKind::UnclosedString(opening)));
            }
        }
        cursor.bump();
    }
}

/// Reads a text in angle brackets, without the tags in it.
fn html(cursor: &mut Cursor<'_>) -> Result<String, Box<ParseError>> {
    let start = cursor.offset();
    let mut text = String::new();
    let mut open = 0_usize;
    loop {
        let piece = cursor.take_while(|c| c != '<' && c != '>');
        if open == 1 {
            text += piece;
        }
        match cursor.bump() {
            Some('<') => open += 1,
            Some(_) if open > 1 => {
                open -= 1;
                // A tag separates, as a line's end does.
                text.push(' ');
            }
            Some(_) => return Ok(text),
            None => {
                let opening = cursor.opening(start);
                return Err(cursor.error(cursor.offset(), ParseErrorKind::UnclosedBracket(opening)));
            }
        }
    }
}
