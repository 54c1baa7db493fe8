//! What a trace means to somebody who learns from it: facts, reasons, questions, and the pseudocode that runs.
//!
//! - [`facts`] says what happens at a step, [`deciding`] what a returned value decides.
//! - [`asking`] answers questions about a node, [`predicting`] asks a learner.
//! - [`listing`] is the pseudocode, and which line of it runs at a step.
//! - [`results`] sets all searches of a tree beside each other, [`shuffling`] one in many orders, and [`growth`] says what
//!   searches take on larger and larger trees.
//! - [`raster`] paints rows whose nodes lie too close to be drawn each by itself.
//!
//! There is no sentence here: whoever shows these words them.

pub mod asking;
pub mod deciding;
pub mod facts;
pub mod growth;
pub mod listing;
pub mod predicting;
pub mod raster;
pub mod results;
pub mod shuffling;
