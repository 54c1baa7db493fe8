//! Where the trace of somebody's own program leaves a search, and the slip that explains it.
//!
//! - [`Claims`] are read from a trace file: what the program entered, evaluated, improved, cut and left.
//! - [`diagnose`] compares them with a search, to the first [`Difference`], and looks for what explains it: a [`Slip`], or
//!   [another search](Lookalike) that does all that the trace tells.
//!
//! A kind of action that a trace never tells, such as cutoffs, is not compared. Whether a whole trace of ours is true, line by
//! line, is checked by `plyscope-trace`.
//!
//! ```
//! use plyscope_diagnose::{Action, Claims, Slip, Verdict, diagnose};
//! use plyscope_search::Algorithm;
//! use plyscope_trace::jsonl::read_header;
//! use plyscope_tree::NodeId;
//!
//! // It goes on after the cutoff at node 4.
//! let header = read_header(r#"{"plyscope":1,"tree":[[3,12],[2,4]]}"#)?;
//! let entered = (0..7).map(|node| Action::enter(NodeId::new(node)));
//! let claims = Claims::new(&header, entered);
//! let Verdict::Differs(differs) = diagnose(&claims, Algorithm::AlphaBeta, &header.options)? else {
//!     return Err("nothing differs".into());
//! };
//! assert_eq!(
//!     differs.difference.sentence(&header.tree, Algorithm::AlphaBeta).to_string(),
//!     "your search enters node 6; alpha-beta has ended"
//! );
//! assert!(differs.slips.alone.contains(&Slip::NoReturnAtCut));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod claims;
mod comparison;
mod difference;
mod example;
mod explanation;
mod fault;
mod habit;
mod laid;
mod outcome;
mod program;
mod same_positions;
mod slip;
mod specimen;
mod text;
mod trial;
mod verdict;

pub use action::{Action, ActionKind, Skipped};
pub use claims::{Claim, Claims};
pub use difference::Difference;
pub use example::{Example, Shows};
pub use explanation::{Begins, Lookalike, Slips, slips};
pub use fault::{Fault, ReadError};
pub use habit::Habit;
pub use outcome::ResultPart;
pub use program::act;
pub use same_positions::with_positions;
pub use slip::Slip;
pub use specimen::Specimen;
pub use text::{TextLines, read_trace};
pub use trial::Extent;
pub use verdict::{Agreement, Beside, Differs, Verdict, beside, diagnose};
