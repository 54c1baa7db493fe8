//! A trace as a text in memory.

use crate::claims::Claims;
use crate::fault::{Fault, ReadError};
use plyscope_trace::jsonl::{Header, Lines, read_header};
use std::convert::Infallible;
use std::str;

/// The lines of a text.
#[derive(Debug)]
pub struct TextLines<'a> {
    lines: str::Lines<'a>,
    line: &'a str,
    number: u64,
}

impl<'a> TextLines<'a> {
    /// Those of a text; nothing that is blank at its end is one.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        Self { lines: text.trim_end().lines(), line: "", number: 0 }
    }
}

impl Lines for TextLines<'_> {
    type Error = Infallible;

    fn advance(&mut self) -> Result<bool, Infallible> {
        let next = self.lines.next();
        self.line = next.unwrap_or_default();
        self.number += u64::from(next.is_some());
        Ok(next.is_some())
    }

    fn text(&self) -> Result<&str, Infallible> {
        Ok(self.line)
    }

    fn number(&self) -> u64 {
        self.number
    }
}

/// Reads a whole trace, and asks something of it.
///
/// # Errors
/// The number of the line that is wrong, and its fault.
pub fn read_trace<T>(
    text: &str,
    ask: impl FnOnce(&Header, &Claims<'_>) -> T,
) -> Result<T, (u64, Fault)> {
    let mut lines = TextLines::new(text);
    let Ok(any) = lines.advance();
    if !any {
        return Err((1, Fault::Empty));
    }
    let header = read_header(lines.line).map_err(|error| (1, Fault::Line(error)))?;
    let claims = Claims::read(&header, &mut lines).map_err(|error| match error {
        ReadError::Line(line, fault) => (line, fault),
    })?;
    if claims.is_empty() {
        return Err((lines.number, Fault::NothingTold));
    }
    Ok(ask(&header, &claims))
}
