//! Files and standard input, whole or line by line.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::PathBuf;

use plyscope_search::presets::Preset;
use plyscope_trace::jsonl;

use crate::failure::Failure;

/// The greatest size of a tree's text or of a line, in bytes: some 250 for each node of the largest tree. Longer input is
/// refused before it fills the memory.
const MOST_BYTES: u64 = 512 << 20;

/// An input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Standard input.
    Stdin,
    /// A file.
    File(PathBuf),
    /// A recipe in place of a file.
    Recipe(String),
    /// The text of a tree in place of a file.
    Text(String),
    /// A tree that comes along, by its name.
    Preset(&'static Preset),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stdin => f.write_str("standard input"),
            Self::File(path) => write!(f, "{}", path.display()),
            Self::Recipe(_) => f.write_str("recipe"),
            Self::Text(_) => f.write_str("tree"),
            Self::Preset(preset) => f.write_str(preset.id),
        }
    }
}

impl Source {
    /// All of the text.
    ///
    /// # Errors
    /// [`Failure`] if it cannot be read, is no UTF-8, or is far too long.
    pub fn read(&self) -> Result<String, Failure> {
        let mut bytes = Vec::new();
        let mut limited = self.open()?.take(MOST_BYTES + 1);
        let read = limited.read_to_end(&mut bytes);
        read.map_err(|error| self.unreadable(&error))?;
        if bytes.len() as u64 > MOST_BYTES {
            return Err(Failure::new(format!("{self}: longer than any tree")));
        }
        String::from_utf8(bytes)
            .map_err(|error| Failure::new(format!("{self}: {}", no_utf8(error.utf8_error()))))
    }

    /// The text, line by line.
    ///
    /// # Errors
    /// [`Failure`] if it cannot be opened.
    pub fn lines(&self) -> Result<Lines<'_>, Failure> {
        Ok(Lines {
            source: self,
            reader: BufReader::new(self.open()?),
            buffer: Vec::new(),
            number: 0,
        })
    }

    fn open(&self) -> Result<Box<dyn Read>, Failure> {
        match self {
            Self::Stdin => Ok(Box::new(io::stdin().lock())),
            Self::Recipe(text) | Self::Text(text) => Ok(Box::new(io::Cursor::new(text.clone()))),
            Self::Preset(preset) => Ok(Box::new(io::Cursor::new(preset.tree))),
            Self::File(path) => match File::open(path) {
                Ok(file) => Ok(Box::new(file)),
                Err(error) => Err(self.unreadable(&error)),
            },
        }
    }

    fn unreadable(&self, error: &io::Error) -> Failure {
        Failure::new(format!("{self}: cannot be read: {error}"))
    }
}

/// A text line by line, of which one line at a time is in memory.
pub struct Lines<'a> {
    source: &'a Source,
    reader: BufReader<Box<dyn Read>>,
    buffer: Vec<u8>,
    number: u64,
}

impl jsonl::Lines for Lines<'_> {
    type Error = Failure;

    /// Goes to the next line that is not blank; false at the end.
    fn advance(&mut self) -> Result<bool, Failure> {
        loop {
            self.buffer.clear();
            let mut limited = self.reader.by_ref().take(MOST_BYTES + 1);
            let read = limited.read_until(b'\n', &mut self.buffer);
            if read.map_err(|error| self.source.unreadable(&error))? == 0 {
                return Ok(false);
            }
            self.number += 1;
            if self.buffer.len() as u64 > MOST_BYTES {
                return Err(self.wrong("longer than any line of a trace"));
            }
            if !self.buffer.trim_ascii().is_empty() {
                return Ok(true);
            }
        }
    }

    /// The line.
    fn text(&self) -> Result<&str, Failure> {
        match std::str::from_utf8(&self.buffer) {
            // Some editors put a byte order mark at the start of a file.
            Ok(line) => Ok(line.trim_start_matches('\u{feff}')),
            Err(error) => Err(self.wrong(no_utf8(error))),
        }
    }

    fn number(&self) -> u64 {
        self.number
    }
}

impl Lines<'_> {
    /// A failure at the line that was read last.
    pub fn wrong(&self, what: impl fmt::Display) -> Failure {
        Failure::new(format!("line {}: {what}", self.number.max(1)))
    }
}

fn no_utf8(error: std::str::Utf8Error) -> String {
    format!("not UTF-8 at byte {}", error.valid_up_to() + 1)
}
