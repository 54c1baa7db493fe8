//! Properties of the searches and their traces, on thousands of random trees, against brute force
//! and naive replays that share no code with the core.

// Helpers of tests may panic as tests do; clippy's configuration knows only functions marked as tests.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod agreement;
mod algorithms;
mod applies;
mod asking;
mod best_first;
mod blames;
mod bounds;
mod branch;
mod case;
mod checker;
mod cutoffs;
mod debugging;
mod deciding;
mod deepening;
mod drivers;
mod edges;
mod edited;
mod facts;
mod facts_elsewhere;
mod folded;
mod given;
mod kinship;
mod learning;
mod lies;
mod lines;
mod listing;
mod minimal;
mod mirror;
mod model;
mod moving;
mod naive;
mod open_list;
mod orders;
mod path;
mod predicting;
mod random;
mod results;
mod shuffling;
mod slots;
mod switches;
mod table;
mod timeline;
mod told;
mod traces;
mod transpositions;
mod watched;
