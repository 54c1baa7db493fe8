//! Counts up to any step.

use super::replay::Replay;
use crate::recording::Recording;
use crate::step::Step;
use crate::store::packed::{Gave, Stored};
use plyscope_search::events::{Counter, Effect, EnterAs, Sink};

/// The number of steps between two stored counts.
const STRIDE: usize = 1024;

/// The counts of a trace at any step.
#[derive(Debug)]
pub struct Counts {
    /// The counts after `STRIDE × index` events.
    kept: Vec<Counter>,
}

impl Counts {
    /// Counts the events of a recording.
    #[must_use]
    pub fn new(recording: &Recording) -> Self {
        let Recording { tree, trace, .. } = recording;
        let mut counter = Counter::default();
        let mut kept = Vec::with_capacity(trace.len() / STRIDE + 1);
        for (at, event) in Replay::new(trace, tree).enumerate() {
            if at % STRIDE == 0 {
                kept.push(counter);
            }
            counter.record(event);
        }
        Self { kept }
    }

    /// The counts of the events up to a step.
    #[must_use]
    pub fn at(&self, recording: &Recording, step: Step) -> Counter {
        let trace = &recording.trace;
        let events = step.min(trace.end()).number();
        let stretch = (events / STRIDE).min(self.kept.len().saturating_sub(1));
        let mut counter = self.kept.get(stretch).copied().unwrap_or_default();
        for event in stretch * STRIDE..events {
            recording.count(event, &mut counter);
        }
        counter
    }
}

impl Recording {
    /// Counts the event with this index.
    pub(crate) fn count(&self, event: usize, counter: &mut Counter) {
        match self.trace.events[event].stored() {
            Stored::Open(_) => counter.entered += 1,
            Stored::Evaluate(_) => counter.evaluated += 1,
            Stored::Enter(kind, _) => {
                counter.entered += 1;
                counter.re_searches += u64::from(kind == EnterAs::ReSearch);
            }
            Stored::Store(_, _, gave) => {
                counter.stored += 1;
                counter.lost += u64::from(gave != Gave::Nothing);
            }
            Stored::Probe(known) => {
                counter.probed += 1;
                counter.hits += u64::from(known.is_some());
                let returns = matches!(known, Some((_, _, Effect::Return)));
                counter.table_cutoffs += u64::from(returns);
            }
            // The skipped children are not stored with a cutoff.
            Stored::Cutoff(..) => {
                if let Some(cutoff) = self.event_at(Step::after(event)) {
                    counter.record(cutoff);
                }
            }
            Stored::Order(_)
            | Stored::Improve(_)
            | Stored::Leave(..)
            | Stored::Iterate(_)
            | Stored::Solve(_)
            | Stored::Purge(..) => {}
        }
    }
}
