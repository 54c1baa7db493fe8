//! The trace file, version 1: JSON Lines. A header, one event a line, and the result.
//!
//! Scores are JSON numbers, exact, or `"inf"` and `"-inf"`; nodes are preorder numbers. A field that
//! the reader does not know is ignored; an event that it does not know is an error.

mod claims;
mod error;
mod fields;
mod file;
mod header;
mod object;
mod read;
mod write;

pub use claims::read_claims;
pub use error::LineError;
pub use file::TraceFile;
pub use header::{Header, read_header};
pub use read::{Line, Lists, read_line};
pub use write::{LineWriter, header, line, result, summary};

/// The version of the format that is written here.
pub const VERSION: u32 = 1;
