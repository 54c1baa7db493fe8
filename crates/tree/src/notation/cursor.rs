//! Reading text from left to right, with places for errors.

use super::comments::Comments;
use super::error::{Opening, ParseError, ParseErrorKind, Wanted, closing};

/// The longest piece of the text that an error shows, in characters.
const LONGEST_FOUND: usize = 40;

/// A place in a text. It counts bytes; lines and columns are worked out when an error needs them.
#[derive(Debug)]
pub struct Cursor<'a> {
    text: &'a str,
    offset: usize,
    comments: Comments,
    /// Whether a comment was moved over.
    commented: bool,
}

/// Whether a character is white space or a byte order mark.
#[must_use]
pub fn is_blank(character: char) -> bool {
    match character {
        ' ' | '\t'..='\r' => true,
        _ => !character.is_ascii() && is_wide_blank(character),
    }
}

/// The same of a character beyond ASCII. See [`Cursor::peek`] for why it is no part of its caller.
#[inline(never)]
fn is_wide_blank(character: char) -> bool {
    character.is_whitespace() || character == '\u{feff}'
}

/// Whether a character ends a bare word, as blanks do too.
pub fn is_delimiter(character: char) -> bool {
    matches!(character, '[' | ']' | '(' | ')' | '{' | '}' | ',' | ':' | '=' | '"')
}

impl<'a> Cursor<'a> {
    /// A cursor at the beginning of a text with such comments.
    pub fn new(text: &'a str, comments: Comments) -> Self {
        Self { text, offset: 0, comments, commented: false }
    }

    /// A cursor at the beginning of a text without comments.
    #[must_use]
    pub fn plain(text: &'a str) -> Self {
        Self::new(text, Comments::None)
    }

    /// Where it stands, in bytes.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// The offset after the last character before the cursor that is not blank.
    #[inline(never)]
    pub fn end_before(&self) -> usize {
        self.text[..self.offset].trim_end_matches(is_blank).len()
    }

    /// Goes to another offset, mostly back.
    pub fn back_to(&mut self, offset: usize) {
        self.offset = offset;
    }

    /// The whole text.
    #[must_use]
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// The text from here on.
    #[must_use]
    pub fn rest(&self) -> &'a str {
        &self.text[self.offset..]
    }

    /// Goes to the end of the text.
    pub fn finish(&mut self) {
        self.offset = self.text.len();
    }

    /// Whether it has moved over a comment.
    pub fn has_commented(&self) -> bool {
        self.commented
    }

    // All readers call these few functions. Inlined, they would add 0.8 kB to the WebAssembly (259.8 instead of 259.0 kB
    // in brotli).
    /// The next character; `None` at the end.
    #[inline(never)]
    #[must_use]
    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Whether this text comes next.
    pub fn looking_at(&self, text: &str) -> bool {
        self.rest().starts_with(text)
    }

    /// Moves over the next character, and returns it.
    #[inline(never)]
    pub fn bump(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.offset += next.len_utf8();
        Some(next)
    }

    /// Moves over this character if it is the next one, and returns whether it was.
    #[inline(never)]
    pub fn eat(&mut self, wanted: char) -> bool {
        let there = self.peek() == Some(wanted);
        if there {
            self.offset += wanted.len_utf8();
        }
        there
    }

    /// Moves over characters while they match, and returns them.
    pub fn take_while(&mut self, is_so: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|character| !is_so(character)).unwrap_or(rest.len());
        self.offset += end;
        &rest[..end]
    }

    /// Moves over blanks, and over comments where there are any.
    pub fn skip_blanks(&mut self) {
        self.take_while(is_blank);
        while let Some(length) = self.comments.length(self.rest()) {
            self.commented = true;
            self.offset += length;
            self.take_while(is_blank);
        }
    }

    /// Moves over a bare word, which may be empty.
    pub fn word(&mut self) -> &'a str {
        let comments = self.comments;
        self.take_while(|character| {
            let ends = is_blank(character) || is_delimiter(character);
            !ends && !comments.end_word(character)
        })
    }

    /// Moves over an identifier, if one begins here.
    pub fn identifier(&mut self) -> Option<&'a str> {
        let is_first = |character: char| character.is_alphabetic() || character == '_';
        self.peek().filter(|&first| is_first(first))?;
        Some(self.take_while(|character| character.is_alphanumeric() || character == '_'))
    }

    /// Moves over blanks and this character, which must be there.
    ///
    /// # Errors
    /// The text is no tree; the error says where.
    pub fn take(&mut self, mark: char) -> Result<(), Box<ParseError>> {
        self.skip_blanks();
        if self.eat(mark) { Ok(()) } else { Err(self.expected(self.offset, Wanted::Mark { mark })) }
    }

    /// The error of something else than what would be right at an offset.
    #[inline(never)]
    pub fn expected(&self, offset: usize, wanted: Wanted) -> Box<ParseError> {
        self.error(offset, ParseErrorKind::Expected(wanted))
    }

    /// The error at an offset.
    pub fn error(&self, offset: usize, kind: ParseErrorKind) -> Box<ParseError> {
        let (line, column) = place(self.text, offset);
        Box::new(ParseError { line, column, found: found(&self.text[offset..]), kind })
    }

    /// The place of the bracket or quote that was opened at this offset.
    pub fn opening(&self, offset: usize) -> Opening {
        let (line, column) = place(self.text, offset);
        let mark = self.text[offset..].chars().next().unwrap_or_default();
        Opening { line, column, mark, closing: closing(mark) }
    }
}

/// The line and the column of an offset, from 1. `\n`, `\r\n` and `\r` each end a line; columns count characters.
#[must_use]
pub fn place(text: &str, offset: usize) -> (u32, u32) {
    let (mut line, mut column) = (1_u32, 1_u32);
    let mut previous = None;
    for (at, character) in text.char_indices() {
        // The second half of \r\n ends no other line, but what comes after \r alone begins one.
        let begins_line = previous == Some('\n') || (previous == Some('\r') && character != '\n');
        if begins_line {
            (line, column) = (line.saturating_add(1), 1);
        }
        if at >= offset {
            return (line, column);
        }
        column = column.saturating_add(1);
        previous = Some(character);
    }
    match previous {
        Some('\n' | '\r') => (line.saturating_add(1), 1),
        _ => (line, column),
    }
}

/// The character, escape, word or quoted text at the start; `None` at the end.
fn found(rest: &str) -> Option<String> {
    let first = rest.chars().next()?;
    let ends_word = |character| is_blank(character) || is_delimiter(character);
    let length = match first {
        '"' | '\'' => rest[1..].find([first, '\n', '\r']).map_or(rest.len(), |at| {
            // The closing quote belongs to it, the end of the line does not.
            at + 1 + usize::from(rest[at + 1..].starts_with(first))
        }),
        '\\' => rest.char_indices().nth(2).map_or(rest.len(), |(at, _)| at),
        _ if ends_word(first) => first.len_utf8(),
        _ => rest.find(ends_word).unwrap_or(rest.len()),
    };
    Some(shortened(&rest[..length]))
}

/// A piece of a text as an error shows it: a long one is cut and ends in `…`.
#[must_use]
pub fn shortened(piece: &str) -> String {
    match piece.char_indices().nth(LONGEST_FOUND) {
        Some((at, _)) => piece[..at].to_owned() + "…",
        None => piece.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_place(text: &str, offset: usize, line: u32, column: u32) {
        assert_eq!(super::place(text, offset), (line, column), "{text:?} {offset}");
    }

    fn check_found(rest: &str, expect: Option<&str>) {
        assert_eq!(found(rest).as_deref(), expect);
    }

    #[test]
    fn columns_count_characters() {
        check_place("", 0, 1, 1);
        check_place("abc", 2, 1, 3);
        check_place("abc", 3, 1, 4);
        check_place("∞−x", "∞−".len(), 1, 3);
        check_place("😀x", "😀".len(), 1, 2);
    }

    #[test]
    fn every_kind_of_line_end_ends_one_line() {
        check_place("a\nb", 2, 2, 1);
        check_place("a\rb", 2, 2, 1);
        check_place("a\r\nb", 3, 2, 1);
        check_place("a\n\nb", 3, 3, 1);
        check_place("a\r\rb", 3, 3, 1);
        check_place("a\n", 2, 2, 1);
        check_place("a\r\n", 3, 2, 1);
        check_place("a\r", 2, 2, 1);
    }

    #[test]
    fn what_is_found_is_a_character_a_word_or_a_quoted_text() {
        check_found("", None);
        check_found("]]", Some("]"));
        check_found("abc, d", Some("abc"));
        check_found("\"a b\" c", Some("\"a b\""));
        check_found("'a b\nc'", Some("'a b"));
        check_found("\\q9", Some("\\q"));
        check_found(&"9".repeat(41), Some(&format!("{}…", "9".repeat(40))));
    }
}
