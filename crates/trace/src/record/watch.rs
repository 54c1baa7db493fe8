//! Watching a search while it is recorded.

use std::ops::ControlFlow;

use plyscope_tree::NodeId;

/// The most events that a trace may have: 400 megabytes of them.
pub const MAX_EVENTS: usize = 50_000_000;

/// The progress of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of events so far.
    pub events: usize,
    /// The node of the latest event. If children are searched as written and the root once, its number tells how much of
    /// the tree is done.
    pub node: NodeId,
}

/// Gets the progress every 65,536 events, and decides whether to go on.
pub type Watch<'a> = &'a mut dyn FnMut(Progress) -> ControlFlow<()>;
