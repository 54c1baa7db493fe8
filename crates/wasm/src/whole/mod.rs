//! What only the whole module can do: the page has it soon after the first picture.

mod asking;
mod editing;
pub mod errors;
mod file;
mod folding;
mod growth;
mod lists;
mod many;
pub mod origin;
mod stepping;
mod texts;

pub use growth::grow;
pub use plyscope_core::trace::record_with as recorded;
pub use texts::{most_nodes, recipe, tidy_text};
