//! What remembers an earlier search, so that a search after an edit need not do all of it again.

use crate::events::{EnterAs, Event, Leaf, Sink};
use crate::{OwnedWindow, SearchError};
use plyscope_tree::{NodeId, Score};

/// A sink that may know what a visit would do.
pub trait Recall: Sink {
    /// Whether it remembers anything.
    fn remembers(&self) -> bool;

    /// What a visit would return, where that is known: then the sink has taken the visit's events already, and the
    /// visit does not happen. It is not asked where the search ends at the node: that takes no longer to search.
    fn recall(&mut self, node: NodeId, entry: Option<&OwnedWindow>, kind: EnterAs)
    -> Option<Known>;
}

/// What is known of a visit without searching.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// What it returns.
    pub value: Score,
    /// Its best line, from the node's best child on.
    pub line: Vec<NodeId>,
    /// Whether everything below was searched and is exact, whatever the window was.
    pub settled: bool,
}

/// A sink that listens and remembers nothing: the search is compiled without asking it.
pub(crate) struct Listening<'a, S>(pub &'a mut S);

impl<S: Sink> Sink for Listening<'_, S> {
    #[inline(always)]
    fn record(&mut self, event: Event<'_>) {
        self.0.record(event);
    }

    #[inline(always)]
    fn leaf(&mut self, leaf: Leaf) {
        self.0.leaf(leaf);
    }

    #[inline(always)]
    fn refusal(&self) -> Option<SearchError> {
        self.0.refusal()
    }
}

impl<S: Sink> Recall for Listening<'_, S> {
    #[inline(always)]
    fn remembers(&self) -> bool {
        false
    }

    fn recall(&mut self, _: NodeId, _: Option<&OwnedWindow>, _: EnterAs) -> Option<Known> {
        None
    }
}

/// The first of two sinks may remember; what it knows already, the second is not told.
impl<A: Recall, B: Sink> Recall for (A, B) {
    #[inline(always)]
    fn remembers(&self) -> bool {
        self.0.remembers()
    }

    fn recall(
        &mut self,
        node: NodeId,
        entry: Option<&OwnedWindow>,
        kind: EnterAs,
    ) -> Option<Known> {
        self.0.recall(node, entry, kind)
    }
}
