//! Game trees, the searches over them, and traces of what each search does.
//!
//! ```
//! use plyscope_core::search::{Algorithm, Options};
//! use plyscope_core::trace::{self, Timeline};
//! use plyscope_core::{NodeId, notation};
//!
//! let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
//! let trace = trace::record(&tree, Algorithm::AlphaBeta, &Options::default())?;
//! assert_eq!(trace.outcome.value.display(tree.decimals()).to_string(), "3");
//! assert_eq!(trace.counts.entered, 11);
//!
//! // Any step can be looked at without replaying those before it.
//! let timeline = Timeline::new(&trace, &tree);
//! let root = timeline.state_at(&trace, &tree, NodeId::ROOT, trace.len());
//! assert_eq!(root.returned.map(|(value, _)| value), Some(trace.outcome.value));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod asking;
mod builder;
mod count;
pub mod critical;
pub mod deciding;
pub mod edit;
pub mod facts;
mod folds;
pub mod generate;
pub mod growth;
mod labels;
pub mod layout;
pub mod listing;
pub mod node;
pub mod notation;
mod position;
pub mod predicting;
pub mod presets;
mod random;
pub mod results;
pub mod score;
pub mod search;
pub mod shuffling;
pub mod source;
mod tournament;
pub mod trace;
pub mod tree;

pub use builder::{TreeBuilder, TreeError};
pub use folds::Folds;
pub use node::{NodeId, Player};
pub use position::Positions;
pub use score::{Literal, LiteralError, Score};
pub use tree::Tree;
