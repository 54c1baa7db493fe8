//! Quoted text.

use super::cursor::Cursor;
use super::error::{ParseError, ParseErrorKind};

/// A set of escapes in quoted text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Escapes {
    /// JSON's, and `\'`. Control characters must be escaped.
    Json,
    /// Python's, except for `\N{…}`.
    Python,
    /// Those of JSON, Python and JavaScript. Control characters must be escaped, and so must a backslash: the languages
    /// differ about others.
    Program,
}

impl Cursor<'_> {
    /// Reads the quoted text that begins at the cursor.
    ///
    /// # Errors
    /// The text is no tree; the error says where.
    pub fn string(&mut self, escapes: Escapes) -> Result<String, Box<ParseError>> {
        let start = self.offset();
        let Some(quote) = self.bump() else {
            return Ok(String::new());
        };
        let mut text = String::new();
        loop {
            text += self.take_while(|c| c != quote && c != '\\' && !is_control(c));
            let at = self.offset();
            match self.bump() {
                Some('\\') => self.escape(at, escapes, &mut text)?,
                Some(character) if character == quote => return Ok(text),
                None | Some('\n' | '\r') => {
                    return Err(self.error(at, ParseErrorKind::UnclosedString(self.opening(start))));
                }
                Some(character) if escapes == Escapes::Python => text.push(character),
                Some(_) => return Err(self.error(at, ParseErrorKind::ControlCharacter)),
            }
        }
    }

    /// Reads the escape whose backslash is at this offset.
    fn escape(
        &mut self,
        at: usize,
        escapes: Escapes,
        text: &mut String,
    ) -> Result<(), Box<ParseError>> {
        // At the end of the text the quotes are unclosed, and the caller reports that.
        let Some(letter) = self.bump() else {
            return Ok(());
        };
        let character = match letter {
            '"' | '\'' | '\\' => Some(letter),
            'b' => Some('\u{8}'),
            'f' => Some('\u{c}'),
            'n' => Some('\n'),
            'r' => Some('\r'),
            't' => Some('\t'),
            'u' if escapes == Escapes::Python => self.hex(4).and_then(char::from_u32),
            'u' => self.utf16(),
            '/' if escapes != Escapes::Python => Some('/'),
            _ if escapes == Escapes::Json => None,
            _ => return self.python_escape(at, escapes, letter, text),
        };
        self.push_escaped(at, character, text)
    }

    /// Reads an escape that JSON does not have.
    fn python_escape(
        &mut self,
        at: usize,
        escapes: Escapes,
        letter: char,
        text: &mut String,
    ) -> Result<(), Box<ParseError>> {
        let character = match letter {
            'a' => Some('\u{7}'),
            'v' => Some('\u{b}'),
            'x' => self.hex(2).and_then(char::from_u32),
            'U' => self.hex(8).and_then(char::from_u32),
            '0'..='7' => self.octal(letter),
            'N' => None,
            _ if escapes == Escapes::Program && !matches!(letter, '\n' | '\r') => None,
            // A backslash at the end of a line takes the line's end away.
            '\n' => return Ok(()),
            '\r' => {
                self.eat('\n');
                return Ok(());
            }
            // As in Python, any other backslash is just a backslash.
            _ => {
                text.push('\\');
                Some(letter)
            }
        };
        self.push_escaped(at, character, text)
    }

    fn push_escaped(
        &self,
        at: usize,
        character: Option<char>,
        text: &mut String,
    ) -> Result<(), Box<ParseError>> {
        text.push(character.ok_or_else(|| self.error(at, ParseErrorKind::BadEscape))?);
        Ok(())
    }

    /// Reads the four digits after `\u`, and a second escape if the first is half of a surrogate pair.
    fn utf16(&mut self) -> Option<char> {
        let high = self.hex(4)?;
        if !(0xd800..0xdc00).contains(&high) {
            return char::from_u32(high);
        }
        if !(self.eat('\\') && self.eat('u')) {
            return None;
        }
        let low = self.hex(4).filter(|low| (0xdc00..0xe000).contains(low))?;
        char::from_u32(0x1_0000 + ((high - 0xd800) << 10) + (low - 0xdc00))
    }

    fn hex(&mut self, digits: u32) -> Option<u32> {
        (0..digits).try_fold(0, |number, _| {
            let digit = self.peek()?.to_digit(16)?;
            self.bump();
            Some(number * 16 + digit)
        })
    }

    /// Reads up to two more octal digits.
    fn octal(&mut self, first: char) -> Option<char> {
        let mut number = first.to_digit(8)?;
        for _ in 0..2 {
            let Some(digit) = self.peek().and_then(|next| next.to_digit(8)) else {
                break;
            };
            self.bump();
            number = number * 8 + digit;
        }
        char::from_u32(number)
    }
}

fn is_control(character: char) -> bool {
    character < ' '
}
