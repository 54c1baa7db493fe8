//! Values as the readers take them, so that an error can point at the wrong one.

use crate::score::{Literal, LiteralError, MAX_DECIMALS};

use super::cursor::Cursor;
use super::error::{ParseError, ParseErrorKind};
use super::reader::Reader;

/// What stands for a value that is unknown.
const UNKNOWN: &str = "?";

/// Whether a word is meant as a number, if only as one that no tree can hold or that is unknown.
#[must_use]
pub fn is_number(word: &str) -> bool {
    word == UNKNOWN || !matches!(Literal::parse(word), Err(LiteralError::NotANumber))
}

impl<S> Reader<'_, S> {
    /// Gives the open node the value that this word at this offset stands for.
    ///
    /// # Errors
    /// The text is no tree; the error says where.
    pub fn set_word(&mut self, offset: usize, word: &str) -> Result<(), Box<ParseError>> {
        let literal = self.literal(offset, word)?;
        self.set_value(offset, literal)
    }

    /// Gives the open node the infinity that stood in quotes at this offset.
    ///
    /// # Errors
    /// The text is no tree; the error says where.
    pub fn set_quoted(&mut self, offset: usize, text: &str) -> Result<(), Box<ParseError>> {
        match self.literal(offset, text)? {
            Literal::Finite { .. } => Err(self.cursor.error(offset, ParseErrorKind::NotANumber)),
            infinity => self.set_value(offset, infinity),
        }
    }

    /// Gives the open node this value, which stands at this offset.
    ///
    /// # Errors
    /// The text is no tree; the error says where.
    pub fn set_value(&mut self, offset: usize, value: Literal) -> Result<(), Box<ParseError>> {
        if let Some(node) = self.builder.current() {
            self.value_offsets[node.index()] = offset;
        }
        self.decimals = self.decimals.max(value.decimals());
        self.builder.set_value(value).map_err(|error| self.tree_error(offset, error))
    }

    /// The number that this word at this offset stands for.
    ///
    /// # Errors
    /// The text is no tree; the error says where.
    pub fn literal(&self, offset: usize, word: &str) -> Result<Literal, Box<ParseError>> {
        literal(&self.cursor, offset, word, self.decimals)
    }
}

/// The number that this word at this offset stands for, in a tree with this many decimal places.
///
/// # Errors
/// It stands for none, or for one that no tree can hold.
pub fn literal(
    cursor: &Cursor<'_>,
    offset: usize,
    word: &str,
    decimals: u8,
) -> Result<Literal, Box<ParseError>> {
    Literal::parse(word).map_err(|error| {
        let kind = match error {
            LiteralError::NotANumber if word == UNKNOWN => ParseErrorKind::Unknown,
            LiteralError::NotANumber => ParseErrorKind::NotANumber,
            LiteralError::Nan => ParseErrorKind::Nan,
            LiteralError::TooManyDecimals => {
                ParseErrorKind::TooManyDecimals { limit: MAX_DECIMALS }
            }
            LiteralError::OutOfRange { .. } => {
                ParseErrorKind::out_of_range(decimals.max(decimals_of(word)))
            }
        };
        cursor.error(offset, kind)
    })
}

/// The decimal places of a number that is too great to be a [`Literal`].
fn decimals_of(word: &str) -> u8 {
    let (number, exponent) = word.split_once(['e', 'E']).unwrap_or((word, "0"));
    let part = number.split_once('.').map_or("", |(_, part)| part.trim_end_matches('0'));
    let places = i64::try_from(part.len()).unwrap_or(i64::MAX);
    let power = exponent.parse::<i64>().unwrap_or(i64::MAX);
    let needed = places.saturating_sub(power).clamp(0, i64::from(MAX_DECIMALS));
    u8::try_from(needed).unwrap_or(MAX_DECIMALS)
}
