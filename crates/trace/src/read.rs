//! Reading a trace: any step by the index, or all of them from the start.

pub(crate) mod changes;
pub(crate) mod correspond;
pub(crate) mod counts;
pub(crate) mod debugging;
pub(crate) mod event_at;
pub(crate) mod folded;
pub(crate) mod latest;
pub(crate) mod lines;
mod memory;
pub(crate) mod path;
pub(crate) mod phases;
pub(crate) mod probed;
pub(crate) mod replay;
pub(crate) mod skyline;
pub(crate) mod solution;
pub(crate) mod states;
pub(crate) mod stepping;
pub(crate) mod table_log;
pub(crate) mod table_rows;
pub(crate) mod timeline;
pub(crate) mod visits;
pub(crate) mod windows;
