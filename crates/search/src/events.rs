//! The events of a search, and the sinks that take them.
//!
//! ```
//! use plyscope_search::events::{Event, Sink};
//! use plyscope_search::{Algorithm, Options, search};
//!
//! /// Collects the evaluated leaves.
//! struct Leaves(Vec<usize>);
//!
//! impl Sink for Leaves {
//!     fn record(&mut self, event: Event<'_>) {
//!         if let Event::Evaluate { node, .. } = event {
//!             self.0.push(node.index());
//!         }
//!     }
//! }
//!
//! let tree = plyscope_tree::notation::parse("[[3, 12], [2, 4]]")?;
//! let mut leaves = Leaves(Vec::new());
//! search(&tree, Algorithm::AlphaBeta, &Options::default(), &mut leaves)?;
//! assert_eq!(leaves.0, [2, 3, 5]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod counter;
mod event;
mod iteration;
mod names;
mod recall;
mod sink;

pub use counter::Counter;
pub use event::{Bound, Effect, EnterAs, Event, EventKind, Hit, Lost, Reach, Side, State};
pub use iteration::{Finished, Iteration, Why};
pub(crate) use recall::Listening;
pub use recall::{Known, Recall};
pub use sink::{Leaf, Sink, Unobserved};
