//! Where a search's events go. The sink decides what watching costs: a search is compiled once for
//! each, and never asks whether it is watched.

use crate::events::{Bound, Effect, EnterAs, Event, Lost};
use crate::{OwnedWindow, SearchError, Window};
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

    /// Whether it may know what a visit would do. Most sinks know nothing, and the search is compiled
    /// without asking.
    #[inline(always)]
    fn knows(&self) -> bool {
        false
    }

    /// What a visit would return, where the sink knows what it would do and has taken that; then the
    /// visit does not happen. It is not asked where the search ends at the node: that takes no longer to
    /// search.
    fn known(
        &mut self,
        _node: NodeId,
        _entry: Option<&OwnedWindow>,
        _kind: EnterAs,
    ) -> Option<Known> {
        None
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

/// Two sinks that both take every event, but for what the first knows already. The first takes it last,
/// since it is the one that may have to make room: nothing is left to be done then.
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

    #[inline(always)]
    fn knows(&self) -> bool {
        self.0.knows()
    }

    fn known(&mut self, node: NodeId, entry: Option<&OwnedWindow>, kind: EnterAs) -> Option<Known> {
        self.0.known(node, entry, kind)
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

    #[inline(always)]
    fn knows(&self) -> bool {
        (**self).knows()
    }

    fn known(&mut self, node: NodeId, entry: Option<&OwnedWindow>, kind: EnterAs) -> Option<Known> {
        (**self).known(node, entry, kind)
    }

    #[inline]
    fn refusal(&self) -> Option<SearchError> {
        (**self).refusal()
    }
}
