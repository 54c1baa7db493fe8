//! Game trees: their scores, and how they are built, read, edited, generated at random and laid out.
//!
//! - [`Score`], [`NodeId`], [`Player`] and [`Tree`] are the vocabulary; [`TreeBuilder`] builds trees.
//! - [`notation`] reads and writes trees as text; [`source`] also reads recipes.
//! - [`edit`] makes a changed copy of a tree, [`generate`] a random tree.
//! - [`layout`] places the nodes; [`Folds`] says which subtrees are folded.
//!
//! Searches are in `plyscope-search`.
//!
//! ```
//! use plyscope_tree::{NodeId, notation};
//!
//! let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
//! assert_eq!(tree.len(), 13);
//! let first = tree.children(NodeId::ROOT)[0];
//! assert_eq!(tree.children(first).len(), 3);
//! # Ok::<(), notation::ParseError>(())
//! ```

mod count;
pub mod edit;
mod folds;
pub mod generate;
mod groups;
mod labels;
pub mod layout;
mod node;
pub mod notation;
mod position;
pub mod random;
mod ranking;
pub mod recipe;
mod score;
pub mod source;
mod tree;
mod words;

pub use count::Count;
pub use folds::Folds;
pub use groups::Groups;
pub use node::{NodeId, Player};
pub use position::Positions;
pub use ranking::{ranked, sort_by_number, sort_by_rank};
pub use score::{Literal, LiteralError, MAX_DECIMALS, Score};
#[doc(hidden)]
#[cfg(feature = "serde")]
pub use serde;
pub use tree::builder::{TreeBuilder, TreeError};
pub use tree::{MAX_DEPTH, MAX_NODES, Tree};
pub use words::{UnknownWord, Word, place_of_word};
