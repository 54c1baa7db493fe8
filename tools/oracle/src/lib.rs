//! What tests hold searches, traces and what is said of them against: random games, brute force, and replays that keep
//! everything the plain way and share no code with the core.

#![allow(clippy::missing_panics_doc, clippy::panic, clippy::unwrap_used)] // what is wrong in a test ends it

pub mod algorithms;
pub mod branch;
pub mod case;
pub mod folds;
pub mod golden;
pub mod model;
pub mod naive;
pub mod open_list;
pub mod path;
pub mod random;
pub mod slots;
pub mod switches;
pub mod told;
pub mod transpositions;
