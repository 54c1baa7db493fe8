//! The meaning of a trace for a learner: facts, reasons and questions.
//!
//! - [`facts`] says what happens at a step, [`deciding`] what a returned value decides.
//! - [`asking`] answers questions about a node; [`predicting`] puts questions to the learner.
//!
//! All answers are data; the page puts them into words.

pub mod asking;
pub mod deciding;
pub mod facts;
pub mod predicting;
