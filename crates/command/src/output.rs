//! Standard output as a [`fmt::Write`], which the core writes to.

use std::fmt;
use std::io::{self, BufWriter, Write};

use crate::failure::Failure;

/// The size of the buffer in bytes.
const BUFFER: usize = 1 << 16;

/// A buffered output for text that keeps its I/O error, which [`fmt::Error`] cannot carry.
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
    /// The first [`Failure`] of the writer.
    pub fn print(&mut self, text: &str) -> Result<(), Failure> {
        fmt::Write::write_str(self, text)
            .and_then(|()| fmt::Write::write_char(self, '\n'))
            .map_err(|fmt::Error| self.failure())
    }

    /// Flushes the buffer.
    ///
    /// # Errors
    /// The first [`Failure`] of the writer.
    pub fn finish(mut self) -> Result<(), Failure> {
        match self.error {
            Some(_) => Err(self.failure()),
            None => self.out.flush().map_err(|error| Failure::of_output(&error)),
        }
    }

    /// The error of a failed write.
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
