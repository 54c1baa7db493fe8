//! The TypeScript declarations of everything that crosses.

use plyscope_boundary::declarations;

use crate::error::TraceError;
use crate::types::{Compared, Specimen, TraceHead, TraceTree};

/// The declarations of every type that crosses and of the types it is made of, sorted by name.
#[must_use]
pub fn typescript() -> String {
    declarations::<(TraceHead, Compared, Specimen, TraceTree, TraceError)>()
}
