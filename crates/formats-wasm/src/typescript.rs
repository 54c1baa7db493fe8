//! The TypeScript declarations of everything that crosses.

use plyscope_boundary::declarations;
use plyscope_formats::Opening as OpenedBracket;

use crate::types::{FormatsError, ReadTree};

/// The declarations of every type that crosses and of the types it is made of, sorted by name.
#[must_use]
pub fn typescript() -> String {
    // The derives do not find what is flattened.
    declarations::<(ReadTree, FormatsError, OpenedBracket)>()
}
