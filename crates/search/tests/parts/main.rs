//! Parts of the searches by themselves.

// Clippy knows tests by their attribute, and their helpers have none.
#![allow(clippy::panic, clippy::unwrap_used)]

mod critical;
mod open_queue;
mod options;
mod orders;
mod presets;
mod windows;
