//! Answers to questions about any node at any step: why it is skipped, what would change that, whether its value
//! matters, and what is known of it so far. As in [`crate::facts`], they are facts, which the page puts into words.
//!
//! ```
//! use plyscope_explain::asking::WhySkipped;
//! use plyscope_explain::facts::Story;
//! use plyscope_search::{Algorithm, Options};
//! use plyscope_trace::{Recording, record};
//! use plyscope_tree::{NodeId, notation};
//!
//! let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
//! let trace = record(&tree, Algorithm::AlphaBeta, &Options::default())?;
//! let recording = Recording::new(tree, trace);
//! let last = recording.trace.end();
//! // The second leaf below the second move is skipped because of what the root is sure of.
//! match Story(&recording).why_skipped(NodeId::new(7), last) {
//!     WhySkipped::Cutoff(chain) => assert_eq!(chain.by, Some(NodeId::ROOT)),
//!     other => unreachable!("{other:?}"),
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod freedom;
mod known;
mod opening;
mod skipped;
mod trials;

pub use freedom::{End, FreeRange, Freedom};
pub use known::Interval;
pub use opening::Opening;
pub use skipped::{Chain, Sure, WhySkipped};
pub use trials::EFFORT;
