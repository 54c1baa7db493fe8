//! Types made for JavaScript alone. Everything else that crosses is a type of the core, which serializes itself.

pub mod answers;
pub mod arrays;
pub mod catalogue;
pub mod edits;
pub mod lists;
pub mod moment;
pub mod overview;
pub mod painting;
pub mod recipe;
pub mod request;
pub mod results;

pub use plyscope_boundary::{from_js, to_js};
