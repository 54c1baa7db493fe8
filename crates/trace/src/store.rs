//! Stored events: eight bytes each, in chunks.

pub(crate) mod events;
pub(crate) mod packed;
pub(crate) mod recorded;
