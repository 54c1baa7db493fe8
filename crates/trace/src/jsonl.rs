//! The trace file, version 1: JSON Lines. A header, one event a line, and the result.
//!
//! Scores are JSON numbers, exact, or `"inf"` and `"-inf"`; nodes are preorder numbers. A field that
//! the reader does not know is ignored; an event that it does not know is an error. [`check`] holds a file against the
//! search that it names.
//!
//! ```
//! use plyscope_search::events::Event;
//! use plyscope_trace::jsonl::{Line, Lists, line, read_line};
//! use plyscope_tree::{NodeId, Score};
//!
//! let event = Event::Evaluate { node: NodeId::new(2), value: Score::from_units(3).ok_or("too large")? };
//! let mut text = String::new();
//! line(&mut text, &event, 0);
//! assert_eq!(text, r#"{"event":"evaluate","node":2,"value":3}"#);
//! assert!(matches!(read_line(&text, 0, &mut Lists::default())?, Line::Event(read) if read == event));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod check;
mod error;
mod fields;
mod file;
mod header;
mod line;
mod read;
mod told;
mod write;

pub use check::{Checked, Lines, Wrong, check};
pub use error::LineError;
pub use file::TraceFile;
pub use header::{Header, header, read_header};
pub use read::{Line, Lists, read_claims, read_line};
pub use told::{Told, ToldHit, ToldResult, read_told};
pub use write::{LineWriter, line, result, summary};

/// The version of the format that is written here.
pub const VERSION: u32 = 1;
