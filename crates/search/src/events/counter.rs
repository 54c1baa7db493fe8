//! A sink that counts.

#[cfg(feature = "serde")]
use serde::Serialize;

use crate::events::{Effect, EnterAs, Event, Lost, Sink};

/// Counts events, and keeps nothing else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct Counter {
    /// The number of visits of nodes.
    pub entered: u64,
    /// The number of evaluations.
    pub evaluated: u64,
    /// The number of cutoffs, including those that skip nothing.
    pub cutoffs: u64,
    /// The number of cutoffs after a node's last child, which skip nothing.
    pub idle_cutoffs: u64,
    /// The number of children, with their subtrees, that cutoffs skipped.
    #[cfg_attr(feature = "serde", serde(rename = "skipped"))]
    pub skipped_subtrees: u64,
    /// The number of second searches of a child with a wider window.
    pub re_searches: u64,
    /// The number of probes.
    pub probed: u64,
    /// The number of probes that found the position.
    pub hits: u64,
    /// The number of probes whose entry was returned at once.
    pub table_cutoffs: u64,
    /// The number of stores, including those that left the old entry.
    pub stored: u64,
    /// The number of entries lost to another position.
    pub lost: u64,
}

impl Counter {
    /// Each count with its name in a trace file, which leaves out those cutoffs that skip nothing: its events tell.
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
                self.idle_cutoffs += u64::from(skipped.is_empty());
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
