//! Failures, and their report on standard error.

use std::fmt::Write as _;
use std::io::{self, Write as _};

/// A reason to end early.
#[derive(Debug)]
pub enum Failure {
    /// An error; the text says what is wrong and what would be right.
    Message(String),
    /// The reader of the output is gone.
    ClosedPipe,
}

impl Failure {
    /// An error with this message.
    pub fn new(message: impl Into<String>) -> Self {
        Self::Message(message.into())
    }

    /// Standard output takes no more.
    pub fn of_output(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ClosedPipe,
            _ => Self::Message(format!("cannot write the output: {error}")),
        }
    }
}

/// Prints a message to standard error, on one line.
pub fn report(message: &str) {
    let line = format!("plyscope: {}\n", one_line(message));
    // If standard error is closed too, there is still the exit code.
    let _ = io::stderr().write_all(line.as_bytes());
}

/// The text with its control characters escaped: file names and arguments may hold any.
fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for character in text.chars() {
        if character.is_control() {
            let _ = write!(line, "{}", character.escape_default());
        } else {
            line.push(character);
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::one_line;

    #[test]
    fn a_message_stays_on_one_line() {
        assert_eq!(one_line("a\nb\u{1b}[31m é"), "a\\nb\\u{1b}[31m é");
    }
}
