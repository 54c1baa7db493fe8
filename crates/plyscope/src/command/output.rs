//! Standard output, as the core writes to it.

use std::fmt;
use std::io::{self, BufWriter, Write};

use crate::failure::Failure;

/// How much is written at once, in bytes.
const BUFFER: usize = 1 << 16;

/// A buffered output that takes text and remembers why it failed, which [`fmt::Error`] cannot say.
#[derive(Debug)]
pub struct Output<W: Write> {
    out: BufWriter<W>,
    error: Option<io::Error>,
}

impl<W: Write> Output<W> {
    /// An output that writes here.
    pub fn new(out: W) -> Self {
        Self { out: BufWriter::with_capacity(BUFFER, out), error: None }
    }

    /// Writes the text and ends the line.
    ///
    /// # Errors
    /// The [`Failure`] that the writer met, now or earlier.
    pub fn print(&mut self, text: &str) -> Result<(), Failure> {
        let written = fmt::Write::write_str(self, text);
        written
            .and_then(|()| fmt::Write::write_char(self, '\n'))
            .map_err(|fmt::Error| self.failure())
    }

    /// Writes what is still held back.
    ///
    /// # Errors
    /// The [`Failure`] that the writer met, now or earlier.
    pub fn finish(mut self) -> Result<(), Failure> {
        match self.error {
            Some(_) => Err(self.failure()),
            None => self.out.flush().map_err(|error| Failure::of_output(&error)),
        }
    }

    /// Why writing failed.
    pub fn failure(&mut self) -> Failure {
        let error = self.error.take();
        Failure::of_output(&error.unwrap_or_else(|| io::ErrorKind::Other.into()))
    }
}

impl<W: Write> fmt::Write for Output<W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.out.write_all(text.as_bytes()).map_err(|error| {
            self.error = Some(error);
            fmt::Error
        })
    }
}
