//! The sink that records.

use std::ops::{ControlFlow, Range};

use super::old::Old;
use super::watch::{Progress, Watch};
use crate::store::events::EventBuffer;
use crate::store::packed::{Packed, Stored, stored};
use crate::store::recorded::Trace;
use plyscope_search::events::{Counter, EnterAs, Event, Iteration, Known, Leaf, Recall, Sink};
use plyscope_search::{Algorithm, Options, OrderRule, Outcome, OwnedWindow, SearchError};
use plyscope_tree::{NodeId, Tree};

/// A sink that keeps every event in eight bytes, up to a limit.
pub(crate) struct Recorder<'w> {
    events: EventBuffer,
    lists: Vec<NodeId>,
    whys: Vec<OrderRule>,
    /// The start of each node's latest list, plus 1; most visits have the same order.
    latest: Vec<u32>,
    iterations: Vec<(u32, Iteration)>,
    limit: usize,
    watch: Option<Watch<'w>>,
    /// The search before an edit.
    pub old: Option<Old<'w>>,
    /// The error that ended recording.
    refusal: Option<SearchError>,
}

impl<'w> Recorder<'w> {
    pub fn new(limit: usize, watch: Option<Watch<'w>>) -> Self {
        Self {
            events: EventBuffer::default(),
            lists: Vec::new(),
            whys: Vec::new(),
            latest: Vec::new(),
            iterations: Vec::new(),
            limit,
            watch,
            old: None,
            refusal: None,
        }
    }

    #[inline(always)]
    fn push(&mut self, event: Packed) {
        if !self.events.push([event]) {
            self.push_with_room(event);
        }
    }

    /// Makes room first. This is rare, so the checks here cost a search nothing.
    #[cold]
    #[inline(never)]
    fn push_with_room(&mut self, event: Packed) {
        if self.make_room() {
            self.events.push([event]);
        }
    }

    /// Pushes a leaf's events one by one, where all three do not fit at once.
    #[cold]
    #[inline(never)]
    fn push_leaf(&mut self, enter: Packed, evaluate: Packed, leave: Packed) {
        for event in [enter, evaluate, leave] {
            self.push(event);
        }
    }

    /// Makes room for the next event, if need be, or keeps the refusal; whether there is room.
    fn make_room(&mut self) -> bool {
        if self.refusal.is_none() {
            self.refusal = self.refused().err();
        }
        self.refusal.is_none()
    }

    fn refused(&mut self) -> Result<(), SearchError> {
        if !self.events.is_full() {
            return Ok(());
        }
        let events = self.events.len();
        if events >= self.limit {
            return Err(SearchError::TooManyEvents { limit: self.limit });
        }
        if self.events.begins_chunk()
            && let (Some(watch), Some(latest)) = (&mut self.watch, self.events.latest())
            && let ControlFlow::Break(()) = watch(Progress { events, node: latest.node() })
        {
            return Err(SearchError::Stopped);
        }
        self.events.grow(self.limit).map_err(|_| SearchError::OutOfMemory)
    }

    /// Stores a list, unless the node's latest one is the same, and returns its start.
    #[inline(never)]
    fn list(&mut self, node: NodeId, children: &[NodeId], why: &[OrderRule]) -> u32 {
        let latest = self.latest.get(node.index()).and_then(|latest| latest.checked_sub(1));
        if let Some(start) = latest {
            let places = start as usize..start as usize + children.len();
            if self.lists[places.clone()] == *children && self.whys[places] == *why {
                return start;
            }
        }
        let start = self.new_list(node, children, why);
        if start.is_none() {
            self.refusal.get_or_insert(SearchError::OutOfMemory);
        }
        start.unwrap_or(0)
    }

    fn new_list(&mut self, node: NodeId, children: &[NodeId], why: &[OrderRule]) -> Option<u32> {
        let start = u32::try_from(self.lists.len()).ok().filter(|&start| start < u32::MAX)?;
        reserve(&mut self.lists, children.len())?;
        reserve(&mut self.whys, why.len())?;
        let nodes = self.latest.len().max(node.index() + 1);
        let more = nodes - self.latest.len();
        reserve(&mut self.latest, more)?;
        self.latest.resize(nodes, 0);
        self.lists.extend_from_slice(children);
        self.whys.extend_from_slice(why);
        self.latest[node.index()] = start + 1;
        Some(start)
    }

    /// Stores an iteration and returns its index.
    #[inline(never)]
    fn iteration(&mut self, iteration: Iteration) -> u32 {
        if reserve(&mut self.iterations, 1).is_none() {
            self.refusal.get_or_insert(SearchError::OutOfMemory);
            return 0;
        }
        let place = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        self.iterations.push((place(self.events.len()), iteration));
        place(self.iterations.len() - 1)
    }
}

/// Makes room for more items by growing less than twofold; `None` without memory.
fn reserve<T>(list: &mut Vec<T>, more: usize) -> Option<()> {
    if list.capacity() - list.len() >= more {
        return Some(());
    }
    list.try_reserve_exact(more.max(list.len() / 4)).ok()
}

impl Sink for Recorder<'_> {
    #[inline(always)]
    fn record(&mut self, event: Event<'_>) {
        let index = match event {
            Event::Order { node, children, why } => self.list(node, children, why),
            Event::Iterate(iteration) => self.iteration(iteration),
            _ => 0,
        };
        self.push(Packed::new(event.node(), stored(&event, index)));
    }

    #[inline(always)]
    fn leaf(&mut self, leaf: Leaf) {
        // Not by `map`, which would be called as a function.
        let [enter, evaluate, leave] = leaf.events();
        let packed = |event: Event<'_>| Packed::new(leaf.node, stored(&event, 0));
        let (enter, evaluate, leave) = (packed(enter), packed(evaluate), packed(leave));
        if !self.events.push([enter, evaluate, leave]) {
            self.push_leaf(enter, evaluate, leave);
        }
    }

    #[inline]
    fn refusal(&self) -> Option<SearchError> {
        self.refusal
    }
}

impl Recall for Recorder<'_> {
    #[inline(always)]
    fn remembers(&self) -> bool {
        self.old.is_some()
    }

    fn recall(
        &mut self,
        node: NodeId,
        entry: Option<&OwnedWindow>,
        kind: EnterAs,
    ) -> Option<Known> {
        let old = self.old.as_mut()?;
        let (events, known) = old.visit(node, entry.copied(), kind)?;
        let (trace, tree) = (&old.recording.trace, old.tree());
        if trace.lists.is_empty() {
            self.copy(trace, events);
        } else {
            self.copy_with_lists(trace, tree, events);
        }
        Some(known)
    }
}

impl Recorder<'_> {
    /// Copies events of an earlier search.
    fn copy(&mut self, from: &Trace, mut range: Range<usize>) {
        while !range.is_empty() && (!self.events.is_full() || self.make_room()) {
            range.start += self.events.take(from.events.piece(&range));
        }
    }

    /// Copies events whose lists have other places in this trace.
    fn copy_with_lists(&mut self, from: &Trace, tree: &Tree, range: Range<usize>) {
        for event in range {
            let packed = from.events[event];
            let node = packed.node();
            let packed = match packed.stored() {
                Stored::Order(list) => {
                    let (children, why) = from.list(list, tree, node);
                    Packed::new(node, Stored::Order(self.list(node, children, why)))
                }
                _ => packed,
            };
            self.push(packed);
        }
    }

    /// The finished trace.
    pub fn finish(
        self,
        algorithm: Algorithm,
        options: &Options,
        outcome: Outcome,
        counts: Counter,
    ) -> Trace {
        let Self { events, mut lists, mut whys, mut iterations, .. } = self;
        lists.shrink_to_fit();
        whys.shrink_to_fit();
        iterations.shrink_to_fit();
        let (events, options) = (events.finish(), algorithm.settle(options));
        Trace { events, lists, whys, iterations, algorithm, options, outcome, counts }
    }
}
