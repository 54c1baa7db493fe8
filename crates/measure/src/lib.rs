//! The work of many searches, which are run for their counts alone.
//!
//! - [`results`] compares all searches of a tree.
//! - [`shuffling`] runs one search on many orders of the children.
//! - [`growth`] measures searches on larger and larger trees.

pub mod growth;
pub mod results;
pub mod shuffling;
