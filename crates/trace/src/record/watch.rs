//! Watching a search while it is recorded.

use std::ops::ControlFlow;

use plyscope_tree::NodeId;

/// The most events that a trace may have: 400 megabytes of them.
pub const MAX_EVENTS: usize = 50_000_000;

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many events there are so far.
    pub events: usize,
    /// The node that the latest one is about. Where the children are taken as written and the root is
    /// searched once, its number says how much of the tree lies behind.
    pub node: NodeId,
}

/// Hears of the progress every 65,536 events, and says whether to go on.
pub type Watch<'a> = &'a mut dyn FnMut(Progress) -> ControlFlow<()>;
