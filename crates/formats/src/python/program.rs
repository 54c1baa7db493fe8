//! A call within a program.

use super::{RULES, call};
use crate::look::Look;
use plyscope_tree::notation::reading::{
    Cursor, LeftOut, Outcome, ParseError, ParseErrorKind, Reader,
};

/// Whether a program has a call of `Tree` that may be meant.
pub(crate) fn look(text: &str) -> Look {
    if Scanner::new(text).next().is_some() { Look::Sure } else { Look::Other }
}

/// Reads the call that goes on for longest, whether it is complete or has an error; `None` if there is no call. A program
/// may make small trees before the one that is meant, and must not stand for it when that has an error.
pub(super) fn read(text: &str) -> Option<Outcome> {
    let mut scanner = Scanner::new(text);
    let mut longest: Option<(usize, Call)> = None;
    while let Some(found) = scanner.next() {
        // An error takes as long as what is before it, so a call is tried as a text of its own.
        let mut reader = Reader::new(&text[found.start..], RULES).ok()?;
        let open = complete(&mut reader, found).map_or(reader.frames.len(), |()| 0);
        let length = reader.cursor.offset();
        if longest.is_none_or(|(most, _)| length > most) {
            longest = Some((length, found));
        }
        scanner.skip(found.start + length, open);
    }
    let (_, found) = longest?;
    let mut reader = Reader::new(text, RULES).ok()?;
    reader.cursor.back_to(found.start);
    if let Err(error) = complete(&mut reader, found) {
        return Some(Err(error));
    }
    reader.leave_out(LeftOut::Text);
    reader.cursor.finish();
    Some(reader.finish())
}

/// Reads a call, which must end its statement if it is not within another call.
fn complete(reader: &mut Reader<'_, super::Bracket>, found: Call) -> Result<(), Box<ParseError>> {
    call(reader)?;
    let end = reader.cursor.offset();
    reader.cursor.take_while(|c| matches!(c, ' ' | '\t'));
    match reader.cursor.peek() {
        // A method may be called on it.
        None | Some('\n' | '\r' | ';' | '#' | '.') => Ok(()),
        Some(_) if found.is_argument => Ok(()),
        Some(_) => {
            let error =
                Err(reader.cursor.error(reader.cursor.offset(), ParseErrorKind::TextAfterEnd));
            reader.cursor.back_to(end);
            error
        }
    }
}

/// A call of `Tree`.
#[derive(Clone, Copy, Debug)]
struct Call {
    /// The offset of its name.
    start: usize,
    /// Whether it stands in a bracket.
    is_argument: bool,
}

/// Finds calls, but for those in comments, in texts in quotes and in calls that are passed over.
#[derive(Debug)]
struct Scanner<'a> {
    text: &'a str,
    cursor: Cursor<'a>,
    /// The number of brackets that are open.
    open: usize,
    /// Of these, the ones that belong to a call that is passed over.
    passed: usize,
}

impl<'a> Scanner<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, cursor: Cursor::new(text, RULES.comments), open: 0, passed: 0 }
    }

    /// Goes to the offset at which a call turned out to be no tree, inside so many of its brackets.
    fn skip(&mut self, offset: usize, brackets: usize) {
        self.cursor.back_to(offset);
        self.open += brackets;
        self.passed = brackets;
    }

    /// Finds the next call, and moves over its name.
    fn next(&mut self) -> Option<Call> {
        loop {
            self.cursor.skip_blanks();
            let start = self.cursor.offset();
            match self.cursor.peek()? {
                '"' | '\'' => self.skip_quotes(),
                '(' | '[' | '{' => {
                    self.open += 1;
                    self.passed += usize::from(self.passed > 0);
                    self.cursor.bump();
                }
                ')' | ']' | '}' => {
                    self.open = self.open.saturating_sub(1);
                    self.passed = self.passed.saturating_sub(1);
                    self.cursor.bump();
                }
                _ => {
                    let called = self.cursor.identifier();
                    if called.is_none() {
                        self.cursor.bump();
                    } else if called == Some("Tree") && self.passed == 0 && self.is_call(start) {
                        return Some(Call { start, is_argument: self.open > 0 });
                    }
                }
            }
        }
    }

    /// Whether the name that begins here and ends at the cursor is called, and not defined or compared.
    fn is_call(&mut self, start: usize) -> bool {
        let before = &self.text[..start];
        let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.');
        if before.ends_with(is_part) {
            return false;
        }
        let before = before.trim_end();
        if ["==", "!=", "<", ">", "<=", ">="].iter().any(|mark| before.ends_with(mark)) {
            return false;
        }
        let word = before.rsplit(|c: char| !is_part(c)).next();
        let end = self.cursor.offset();
        self.cursor.skip_blanks();
        let is_followed = self.cursor.peek() == Some('(');
        self.cursor.back_to(end);
        is_followed && !matches!(word, Some("class" | "def"))
    }

    /// Moves over a text in quotes, as far as it goes.
    fn skip_quotes(&mut self) {
        let Some(quote) = self.cursor.bump() else { return };
        let long = [quote, quote].iter().collect::<String>();
        let is_long = self.cursor.looking_at(&long);
        if is_long {
            self.cursor.bump();
            self.cursor.bump();
        }
        loop {
            self.cursor
                .take_while(|c| c != quote && c != '\\' && (is_long || !matches!(c, '\n' | '\r')));
            match self.cursor.bump() {
                Some('\\') => {
                    self.cursor.bump();
                }
                Some(mark) if mark == quote && is_long => {
                    if self.cursor.looking_at(&long) {
                        self.cursor.bump();
                        self.cursor.bump();
                        return;
                    }
                }
                _ => return,
            }
        }
    }
}
