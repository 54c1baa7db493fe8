//! The trace file, version 1: JSON Lines. A header, one event a line, and the result.
//!
//! Scores are JSON numbers, exact, or `"inf"` and `"-inf"`; nodes are preorder numbers. A field that
//! the reader does not know is ignored; an event that it does not know is an error.

use std::fmt::{self, Write};

mod claims;
mod error;
mod fields;
mod header;
mod read;
mod write;

pub use claims::read_claims;
pub use error::LineError;
pub use header::{Header, read_header};
pub use read::{Line, Lists, read_line};
pub use write::{LineWriter, header, line, result, summary};

/// The version of the format that is written here.
pub const VERSION: u32 = 1;

/// The nodes as a JSON array of numbers.
struct Nodes<'a>(&'a [crate::tree::NodeId]);

impl fmt::Display for Nodes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('[')?;
        for (at, node) in self.0.iter().enumerate() {
            if at > 0 {
                f.write_char(',')?;
            }
            write!(f, "{}", node.number())?;
        }
        f.write_char(']')
    }
}
