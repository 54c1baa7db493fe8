//! The cells of a table, each with its place. (The crate `csv` knows the lines of records, but no columns in them.)

use plyscope_tree::notation::reading::{Cursor, ParseError, ParseErrorKind, Wanted, is_blank};
use std::borrow::Cow;

use super::RULES;

/// A cell, without the blanks around it.
#[derive(Clone, Debug)]
pub(super) struct Cell<'a> {
    pub(super) start: usize,
    /// The offset after it.
    pub(super) end: usize,
    pub(super) text: Cow<'a, str>,
    pub(super) is_quoted: bool,
}

/// The rows of a table that have not been read.
#[derive(Debug)]
pub(super) struct Rows<'a> {
    text: &'a str,
    cursor: Cursor<'a>,
    /// What stands between cells.
    mark: char,
    /// Whether rows may begin and end with the mark, as in Markdown.
    is_markdown: bool,
}

impl<'a> Rows<'a> {
    /// The rows of a text, of which the first line shows what separates them.
    pub(super) fn of(text: &'a str) -> Self {
        let start = text.len() - text.trim_start_matches('\u{feff}').len();
        // A tab at its beginning separates too.
        let first = text.trim_start_matches(|c| is_blank(c) && c != '\t');
        let first = first.split(['\n', '\r']).next().unwrap_or_default();
        let is_markdown = first.starts_with('|');
        let marks = ['\t', ',', ';', '|'];
        let found = marks.into_iter().find(|&mark| first.contains(mark)).unwrap_or(',');
        let mark = if is_markdown { '|' } else { found };
        let mut cursor = Cursor::new(text, RULES.comments);
        cursor.back_to(start);
        Self { text, cursor, mark, is_markdown: mark == '|' }
    }

    /// Whether the table is in Markdown, and has a line below its first row.
    pub(super) fn is_markdown(&self) -> bool {
        let mut lines = self.text.split(['\n', '\r']).filter(|line| !line.trim().is_empty());
        self.is_markdown && lines.nth(1).is_some_and(is_rule)
    }

    /// Reads the next row that is not blank.
    pub(super) fn next(&mut self) -> Result<Option<Vec<Cell<'a>>>, Box<ParseError>> {
        while self.cursor.peek().is_some() {
            let line = self.line();
            if line.chars().all(|c| is_blank(c) && c != self.mark)
                || self.is_markdown && is_rule(line)
            {
                self.end_line();
                continue;
            }
            let row = self.row()?;
            // Of a row of separators alone there is nothing to say.
            if row.iter().any(|cell| cell.is_quoted || !cell.text.is_empty()) {
                return Ok(Some(row));
            }
        }
        Ok(None)
    }

    /// The rest of the line at the cursor.
    fn line(&self) -> &'a str {
        self.cursor.rest().split(['\n', '\r']).next().unwrap_or_default()
    }

    fn end_line(&mut self) {
        self.cursor.take_while(|c| !matches!(c, '\n' | '\r'));
        self.cursor.bump();
    }

    fn row(&mut self) -> Result<Vec<Cell<'a>>, Box<ParseError>> {
        let mut row = Vec::new();
        if self.is_markdown {
            self.skip_blanks();
            self.cursor.eat('|');
        }
        loop {
            row.push(self.cell()?);
            let start = self.cursor.offset();
            match self.cursor.bump() {
                None | Some('\n' | '\r') => return Ok(row),
                Some(mark) if mark == self.mark => {}
                Some(_) => return Err(self.cursor.expected(start, Wanted::CellEnd)),
            }
        }
    }

    /// Moves over the blanks that do not separate.
    fn skip_blanks(&mut self) {
        let mark = self.mark;
        self.cursor.take_while(|c| is_blank(c) && c != mark && !matches!(c, '\n' | '\r'));
    }

    fn cell(&mut self) -> Result<Cell<'a>, Box<ParseError>> {
        self.skip_blanks();
        let start = self.cursor.offset();
        if self.cursor.peek() == Some('"') && !self.is_markdown {
            let text = self.quoted()?.into();
            let end = self.cursor.offset();
            self.skip_blanks();
            return Ok(Cell { start, end, text, is_quoted: true });
        }
        let mark = self.mark;
        let mut is_escaped = false;
        // In Markdown, a mark after a backslash does not separate.
        let is_markdown = self.is_markdown;
        let mut has_escapes = false;
        let mut length = 0;
        for character in self.cursor.rest().chars() {
            if matches!(character, '\n' | '\r') || character == mark && !is_escaped {
                break;
            }
            has_escapes |= is_escaped && character == mark;
            is_escaped = is_markdown && character == '\\' && !is_escaped;
            length += character.len_utf8();
        }
        let raw = &self.cursor.rest()[..length];
        self.cursor.back_to(start + length);
        let raw = raw.trim_end_matches(is_blank);
        let text = if has_escapes { raw.replace("\\|", "|").into() } else { raw.into() };
        Ok(Cell { start, end: start + raw.len(), text, is_quoted: false })
    }

    /// Reads a text in double quotes, in which two are one.
    fn quoted(&mut self) -> Result<String, Box<ParseError>> {
        let start = self.cursor.offset();
        self.cursor.bump();
        let mut text = String::new();
        loop {
            text += self.cursor.take_while(|c| c != '"');
            if !self.cursor.eat('"') {
                let opening = self.cursor.opening(start);
                let end = self.cursor.offset();
                return Err(self.cursor.error(end, ParseErrorKind::UnclosedString(opening)));
            }
            if !self.cursor.eat('"') {
                return Ok(text);
            }
            text.push('"');
        }
    }
}

/// Whether a line is that below a header in Markdown.
fn is_rule(line: &str) -> bool {
    line.contains('-')
        && line.contains('|')
        && line.chars().all(|c| is_blank(c) || matches!(c, '|' | '-' | ':'))
}
