//! Where a search's events go. The sink decides what watching costs: a search is compiled once for
//! each, and never asks whether it is watched.

use super::event::Event;

/// Takes the events of a search as they happen.
pub trait Sink {
    /// Takes the next event.
    fn record(&mut self, event: Event<'_>);
}

/// Watches nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unobserved;

impl Sink for Unobserved {
    #[inline(always)]
    fn record(&mut self, _event: Event<'_>) {}
}

/// Counts what happens, and keeps nothing else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counter {
    /// Visits: how often any node was entered.
    pub entered: u64,
    /// How often a static value was asked for.
    pub evaluated: u64,
    /// Cutoffs, with those that skip nothing.
    pub cutoffs: u64,
    /// Children that cutoffs skipped, each with all that is below it.
    pub skipped_subtrees: u64,
}

impl Sink for Counter {
    #[inline]
    fn record(&mut self, event: Event<'_>) {
        match event {
            Event::Enter { .. } => self.entered += 1,
            Event::Evaluate { .. } => self.evaluated += 1,
            Event::Cutoff { skipped, .. } => {
                self.cutoffs += 1;
                self.skipped_subtrees += skipped.len() as u64;
            }
            Event::Order { .. } | Event::Improve { .. } | Event::Leave { .. } => {}
        }
    }
}

/// Two sinks that both take every event.
impl<A: Sink, B: Sink> Sink for (A, B) {
    #[inline]
    fn record(&mut self, event: Event<'_>) {
        self.0.record(event);
        self.1.record(event);
    }
}

impl<S: Sink> Sink for &mut S {
    #[inline]
    fn record(&mut self, event: Event<'_>) {
        (**self).record(event);
    }
}
