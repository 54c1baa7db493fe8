//! See how a game-tree search thinks: trees, searches, traces and explanations.
//!
//! The library is eleven crates under one name: `plyscope::tree`, `formats`, `search`, `edit`, `trace`, `explain`, `listing`, `measure`,
//! `paint`, `diagnose` and `games`. Each depends only on those before it. All but `tree`, `search` and `trace` are features, which are on unless you switch
//! them off.
//!
//! ## A tree
//!
//! A tree is read from text in any notation, generated from a recipe, found by the name of a preset, or built node by node. Scores are
//! exact, even with decimals.
//!
//! ```
//! use plyscope::source;
//! use plyscope::tree::{NodeId, Player};
//!
//! let tree = source::read("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
//! assert_eq!((tree.len(), tree.leaf_count(), tree.height()), (13, 9, 2));
//! assert_eq!(Player::Max.at_depth(tree.depth(tree.children(NodeId::ROOT)[0])), Player::Min);
//!
//! let random = source::read("random(branching=4, depth=5, seed=7)")?;
//! assert_eq!(random.leaf_count(), 1024);
//! # #[cfg(feature = "games")]
//! assert_eq!(source::read("tic-tac-toe(position=.XO/O.X/X.O, moves=O)")?.len(), 16);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## A search
//!
//! A search sends its events to a sink. A sink may count them, record them, or do anything of your own.
//!
//! ```
//! use plyscope::search::events::{Counter, Event, Sink};
//! use plyscope::search::{Algorithm, Options, search};
//! use plyscope::tree::notation;
//!
//! let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
//! let options = Options::default();
//!
//! let mut counter = Counter::default();
//! let outcome = search(&tree, Algorithm::AlphaBeta, &options, &mut counter)?;
//! assert_eq!(outcome.value.display(tree.decimals()).to_string(), "3");
//! assert_eq!((counter.evaluated, counter.cutoffs), (7, 2));
//!
//! /// Counts the children that cutoffs skip.
//! #[derive(Default)]
//! struct Skipped(usize);
//!
//! impl Sink for Skipped {
//!     fn record(&mut self, event: Event<'_>) {
//!         if let Event::Cutoff { skipped, .. } = event {
//!             self.0 += skipped.len();
//!         }
//!     }
//! }
//!
//! let mut skipped = Skipped::default();
//! search(&tree, Algorithm::NegaScout, &options, &mut skipped)?;
//! assert_eq!(skipped.0, 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## A recording
//!
//! A recording answers questions about any step, without a replay of those before it. Step `n` is the moment after the
//! `n`th event.
//!
//! ```
//! use plyscope::search::{Algorithm, Options};
//! use plyscope::trace::{Phase, Recording, Step};
//! use plyscope::tree::{NodeId, notation};
//!
//! let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
//! let recording = Recording::search(tree, Algorithm::AlphaBeta, &Options::default())?;
//! let cut = Step::after(recording.cutoffs()[0] as usize);
//! let before = cut.previous().ok_or("a cutoff is an event")?;
//! assert_eq!(recording.state_at(NodeId::new(7), before).phase, Phase::Unreached);
//! assert_eq!(recording.state_at(NodeId::new(7), cut).phase, Phase::Skipped);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## What it means
//!
//! ```
//! use plyscope::explain::asking::WhySkipped;
//! use plyscope::explain::facts::{Fact, Story};
//! use plyscope::search::{Algorithm, Options};
//! use plyscope::trace::{Recording, Step};
//! use plyscope::tree::{NodeId, notation};
//!
//! let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
//! let recording = Recording::search(tree, Algorithm::AlphaBeta, &Options::default())?;
//! let story = Story(&recording);
//!
//! let cut = Step::after(recording.cutoffs()[0] as usize);
//! assert!(matches!(story.fact(cut), Fact::Cutoff { skipped: 2, .. }));
//! assert!(matches!(story.why_skipped(NodeId::new(7), cut), WhySkipped::Cutoff(_)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod source;

#[cfg(feature = "diagnose")]
pub use plyscope_diagnose as diagnose;
#[cfg(feature = "edit")]
pub use plyscope_edit as edit;
#[cfg(feature = "explain")]
pub use plyscope_explain as explain;
#[cfg(feature = "formats")]
pub use plyscope_formats as formats;
#[cfg(feature = "games")]
pub use plyscope_games as games;
#[cfg(feature = "listing")]
pub use plyscope_listing as listing;
#[cfg(feature = "measure")]
pub use plyscope_measure as measure;
#[cfg(feature = "paint")]
pub use plyscope_paint as paint;
pub use plyscope_search as search;
pub use plyscope_trace as trace;
pub use plyscope_tree as tree;

/// The README's example runs too.
#[cfg(all(doctest, feature = "explain"))]
#[doc = include_str!("../README.md")]
struct Readme;
