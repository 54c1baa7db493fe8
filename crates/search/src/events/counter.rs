//! A sink that counts.

use serde::Serialize;
use ts_rs::TS;

use crate::events::{Effect, EnterAs, Event, Lost, Sink};

/// Counts what happens, and keeps nothing else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Counter {
    /// Visits: how often any node was entered.
    pub entered: u64,
    /// How often a static value was asked for.
    pub evaluated: u64,
    /// Cutoffs, with those that skip nothing.
    pub cutoffs: u64,
    /// Children that cutoffs skipped, each with all that is below it.
    #[serde(rename = "skipped")]
    pub skipped_subtrees: u64,
    /// Children that were searched a second time, with a wider window.
    pub re_searches: u64,
    /// How often the table was asked.
    pub probed: u64,
    /// How often it knew the position.
    pub hits: u64,
    /// How often what it knew was enough to return at once.
    pub table_cutoffs: u64,
    /// How often something was found that went into the table, or would have.
    pub stored: u64,
    /// How often one position had to give way to another.
    pub lost: u64,
}

impl Counter {
    /// Each count with its name, as a trace file has it.
    #[must_use]
    pub const fn named(&self) -> [(&'static str, u64); 10] {
        [
            ("entered", self.entered),
            ("evaluated", self.evaluated),
            ("cutoffs", self.cutoffs),
            ("skipped_subtrees", self.skipped_subtrees),
            ("re_searches", self.re_searches),
            ("probed", self.probed),
            ("hits", self.hits),
            ("table_cutoffs", self.table_cutoffs),
            ("stored", self.stored),
            ("lost", self.lost),
        ]
    }
}

impl Sink for Counter {
    #[inline(always)]
    fn record(&mut self, event: Event<'_>) {
        match event {
            Event::Enter { kind, .. } => {
                self.entered += 1;
                self.re_searches += u64::from(kind == EnterAs::ReSearch);
            }
            Event::Open { .. } => self.entered += 1,
            Event::Evaluate { .. } => self.evaluated += 1,
            Event::Cutoff { skipped, .. } => {
                self.cutoffs += 1;
                self.skipped_subtrees += skipped.len() as u64;
            }
            Event::Probe { hit, .. } => {
                self.probed += 1;
                self.hits += u64::from(hit.is_some());
                let returns = hit.is_some_and(|hit| hit.effect == Effect::Return);
                self.table_cutoffs += u64::from(returns);
            }
            Event::Store { lost, .. } => {
                self.stored += 1;
                self.lost += u64::from(lost != Lost::Nothing);
            }
            Event::Order { .. }
            | Event::Improve { .. }
            | Event::Leave { .. }
            | Event::Iterate(_)
            | Event::Solve { .. }
            | Event::Purge { .. } => {}
        }
    }
}
