//! Traces: the events of a search, recorded, indexed, replayed, checked and written out.
//!
//! - [`record`] searches a tree and keeps every event in eight bytes, as a [`Trace`]; [`again`] searches again after
//!   an edit.
//! - [`Recording`] is a trace with its tree and an index by node, which gives the state of any node at any step
//!   without a replay; [`Recording::search`] makes one. [`Replay`] reads the events from the start.
//! - [`check`] validates a trace against its tree, [`jsonl`] writes and reads the trace file.
//!
//! What events mean to a learner is in `plyscope-explain`.
//!
//! ```
//! use plyscope_search::{Algorithm, Options};
//! use plyscope_trace::{Recording, Step};
//! use plyscope_tree::{NodeId, notation};
//!
//! let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
//! let recording = Recording::search(tree, Algorithm::AlphaBeta, &Options::default())?;
//! assert_eq!(recording.trace.counts.entered, 11);
//!
//! let first = recording.tree.children(NodeId::ROOT)[0];
//! assert_eq!(recording.state_at(first, Step::new(11)).visits, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod check;
#[cfg(feature = "serde")]
pub mod jsonl;
mod read;
mod record;
mod recording;
mod step;
mod store;

pub use read::correspond::{Landmark, landmarks, same_step, step_at};
pub use read::counts::Counts;
pub use read::debugging::{Debugger, Stop, Visit};
pub use read::folded::{Folded, Inside};
pub use read::lines::StoryLine;
pub use read::path::Frame;
pub use read::replay::{Bookmark, Replay};
pub use read::skyline::{Column, Cut};
pub use read::solution::{BestFirstState, OpenList};
pub use read::states::{NodeState, Phase};
pub use read::table_log::{TableEntry, TableLog};
pub use read::table_rows::TableRows;
pub use record::edited::EditedError;
pub use record::watch::{MAX_EVENTS, Progress, Watch};
pub use record::{again, count, record, record_at_most, record_with};
pub use recording::Recording;
pub use step::Step;
pub use store::recorded::Trace;
