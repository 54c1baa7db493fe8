//! Where a search's events go. The sink decides what watching costs: a search is compiled once for
//! each, and never asks whether it is watched.

use crate::events::{Bound, EnterAs, Event};
use crate::{SearchError, Window};
use plyscope_tree::{NodeId, Score};

/// Takes the events of a search as they happen.
pub trait Sink {
    /// Takes the next event.
    fn record(&mut self, event: Event<'_>);

    /// Takes the whole of a visit that ends where it begins, event by event unless the sink is quicker
    /// to take them at once: more than half of all events of most searches come so.
    #[inline(always)]
    fn leaf(&mut self, leaf: Leaf) {
        for event in leaf.events() {
            self.record(event);
        }
    }

    /// Why it takes no more, if so: the search then ends as soon as it can, without a result. Most
    /// sinks take everything.
    #[inline(always)]
    fn refusal(&self) -> Option<SearchError> {
        None
    }
}

/// A visit of a node where the search ends: it is entered, evaluated, and left with what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// The node.
    pub node: NodeId,
    /// The window it is searched with; none in the searches that have no window.
    pub window: Option<Window>,
    /// How many plies are left, where the depth is limited.
    pub depth: Option<u16>,
    /// As what the search arrives.
    pub kind: EnterAs,
    /// Its static value.
    pub value: Score,
}

impl Leaf {
    /// The visit's events in the order of time.
    #[must_use]
    #[inline(always)]
    pub const fn events(self) -> [Event<'static>; 3] {
        let Self { node, window, depth, kind, value } = self;
        [
            Event::Enter { node, window, depth, kind },
            Event::Evaluate { node, value },
            Event::Leave { node, value, bound: Some(Bound::Exact) },
        ]
    }
}

/// Watches nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unobserved;

impl Sink for Unobserved {
    #[inline(always)]
    fn record(&mut self, _event: Event<'_>) {}
}

/// Two sinks that both take every event. The first takes it last, since it is the one that may have to make room:
/// nothing is left to be done then.
impl<A: Sink, B: Sink> Sink for (A, B) {
    #[inline(always)]
    fn record(&mut self, event: Event<'_>) {
        self.1.record(event);
        self.0.record(event);
    }

    #[inline(always)]
    fn leaf(&mut self, leaf: Leaf) {
        self.1.leaf(leaf);
        self.0.leaf(leaf);
    }

    #[inline]
    fn refusal(&self) -> Option<SearchError> {
        self.0.refusal().or_else(|| self.1.refusal())
    }
}

impl<S: Sink> Sink for &mut S {
    #[inline]
    fn record(&mut self, event: Event<'_>) {
        (**self).record(event);
    }

    #[inline]
    fn leaf(&mut self, leaf: Leaf) {
        (**self).leaf(leaf);
    }

    #[inline]
    fn refusal(&self) -> Option<SearchError> {
        (**self).refusal()
    }
}
