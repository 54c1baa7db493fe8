//! What only the whole module can do: the page has it soon after the first picture.

mod asking;
mod debugging;
mod deciding;
mod editing;
pub mod errors;
mod file;
mod folding;
mod growth;
mod listing;
mod lists;
mod many;
pub mod origin;
mod predicting;
mod results;
mod stepping;
mod texts;

use std::cell::OnceCell;

use plyscope_explain::listing::Listing;
use plyscope_trace::jsonl::TraceFile;

pub use growth::grow;
pub use plyscope_trace::record_with as recorded;
pub use texts::{most_nodes, recipe, tidy_text};

/// What of a study is made when it is asked for.
#[derive(Default)]
pub struct Aside {
    /// The trace file that is being written.
    file: Option<TraceFile>,
    /// The pseudocode.
    listing: OnceCell<Listing>,
}
