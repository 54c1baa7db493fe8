//! The command as it is run, and the library from outside.

// clippy.toml's leave is for the tests alone, not their helpers.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod brought;
mod checked;
mod compared;
mod conformance;
mod corrupted;
mod corrupted_family;
mod errors;
mod family;
mod games;
mod generate;
#[cfg(target_os = "linux")]
mod memory;
mod parts;
mod support;
