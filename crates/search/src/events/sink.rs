//! Sinks for the events of a search. A search is compiled separately for each type of sink, so it never tests whether
//! anyone is listening.

use crate::events::{Bound, EnterAs, Event};
use crate::{SearchError, Window};
use plyscope_tree::{NodeId, Score};

/// Takes the events of a search as they happen.
pub trait Sink {
    /// Takes the next event.
    fn record(&mut self, event: Event<'_>);

    /// Takes a whole visit of a node where the search ends, event by event unless the sink has a quicker way: in most
    /// searches, more than half of all events come like this.
    #[inline(always)]
    fn leaf(&mut self, leaf: Leaf) {
        for event in leaf.events() {
            self.record(event);
        }
    }

    /// The reason why it takes no more events, if any: the search then ends as soon as it can, without a result. Most
    /// sinks never refuse.
    #[inline(always)]
    fn refusal(&self) -> Option<SearchError> {
        None
    }
}

/// A visit of a node where the search ends: it is entered, evaluated and left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// The node.
    pub node: NodeId,
    /// The window; `None` in searches without one.
    pub window: Option<Window>,
    /// The number of plies left, if the depth is limited.
    pub depth: Option<u16>,
    /// The kind of arrival.
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

/// Two sinks that both take every event. The first takes it last, since it may have to make room, which should be the
/// last thing to do.
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
