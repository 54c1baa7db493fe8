//! Recording a search.

use super::event::Event;
use super::packed::{Packed, stored};
use super::sink::{Counter, Sink};
use crate::search::{Algorithm, Options, OrderRule, Outcome, SearchError, search};
use crate::tree::{NodeId, Tree};

/// A sink that keeps every event, in eight bytes each.
#[derive(Debug, Default)]
pub struct Recorder {
    events: Vec<Packed>,
    /// The children of the visits that take them in another order than the written one.
    lists: Vec<NodeId>,
}

impl Sink for Recorder {
    #[inline]
    fn record(&mut self, event: Event<'_>) {
        let mut list = 0;
        if let Event::Order { children, .. } = event {
            // Fewer than the events' own bytes, so this fits as long as memory does.
            list = u32::try_from(self.lists.len()).unwrap_or(u32::MAX);
            self.lists.extend_from_slice(children);
        }
        self.events.push(Packed::new(event.node(), stored(&event, list)));
    }
}

/// What a search did, from its first event to its last, with what is needed to read it.
#[derive(Debug)]
pub struct Trace {
    pub(super) events: Vec<Packed>,
    /// The children of the visits that an order event stands in.
    pub(super) lists: Vec<NodeId>,
    /// The algorithm that was run.
    pub algorithm: Algorithm,
    /// The switches that it was run with.
    pub options: Options,
    /// What it found.
    pub outcome: Outcome,
    /// What it took.
    pub counts: Counter,
}

impl Trace {
    /// How many events there are. Step `n` is the moment after the `n`th event; step 0 is before
    /// the first.
    #[must_use]
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether nothing was recorded, which no search brings about.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// The rule by which the children were ordered.
    #[must_use]
    pub fn order(&self) -> OrderRule {
        self.options.order
    }
}

/// Searches the tree and records all of it.
///
/// # Errors
/// As [`search`].
pub fn record(tree: &Tree, algorithm: Algorithm, options: &Options) -> Result<Trace, SearchError> {
    let mut sinks = (Recorder::default(), Counter::default());
    let outcome = search(tree, algorithm, options, &mut sinks)?;
    let (recorder, counts) = sinks;
    let Recorder { events, lists } = recorder;
    Ok(Trace { events, lists, algorithm, options: *options, outcome, counts })
}
