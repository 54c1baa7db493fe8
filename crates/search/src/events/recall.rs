//! Sinks that remember an earlier search, so that a search after an edit need not repeat all of it.

use crate::events::{EnterAs, Event, Leaf, Sink};
use crate::{OwnedWindow, SearchError};
use plyscope_tree::{NodeId, Score};

/// A sink that may know the result of a visit.
pub trait Recall: Sink {
    /// Whether it remembers anything.
    fn remembers(&self) -> bool;

    /// The result of a visit, if known: then the sink has taken the visit's events already, and the visit does not
    /// happen. Not called where the search ends at the node, since that takes no longer to search.
    fn recall(&mut self, node: NodeId, entry: Option<&OwnedWindow>, kind: EnterAs)
    -> Option<Known>;
}

/// The known result of a visit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// The returned value.
    pub value: Score,
    /// Its best line, from the best child on.
    pub line: Vec<NodeId>,
    /// Whether every value below is exact, regardless of the window.
    pub settled: bool,
}

/// A sink that remembers nothing: the search is compiled without asking it.
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

/// The first of two sinks may remember; the second gets no events of the visits that the first knows.
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
