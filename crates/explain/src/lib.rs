//! The meaning of a trace for a learner: facts, reasons, questions, and the pseudocode as it runs.
//!
//! - [`facts`] says what happens at a step, [`deciding`] what a returned value decides.
//! - [`asking`] answers questions about a node; [`predicting`] puts questions to the learner.
//! - [`listing`] is the pseudocode, and says which of its lines runs at a step.
//! - [`results`] compares all searches of a tree, [`shuffling`] runs one search on many orders of the children, and
//!   [`growth`] measures searches on larger and larger trees.
//! - [`raster`] paints rows whose nodes lie too close together to be drawn one by one.
//!
//! All answers are data; the page puts them into words.

pub mod asking;
pub mod deciding;
pub mod facts;
pub mod growth;
pub mod listing;
pub mod predicting;
pub mod raster;
pub mod results;
pub mod shuffling;
