//! Game trees, the searches over them, traces of what each search does, and what those mean.
//!
//! This crate is the others under one name: [`tree`], [`search`], [`trace`] and [`explain`].

pub use plyscope_explain as explain;
pub use plyscope_search as search;
pub use plyscope_trace as trace;
pub use plyscope_tree as tree;
