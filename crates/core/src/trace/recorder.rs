//! Recording a search.

use std::ops::ControlFlow;

use super::event::Event;
use super::events::{EventBuffer, Events};
use super::iteration::Iteration;
use super::packed::{Packed, stored};
use super::sink::{Counter, Sink};
use super::watch::{MAX_EVENTS, Progress, Watch};
use crate::search::{
    Algorithm, Horizon, Options, OrderRule, Outcome, Perspective, SearchError, search,
};
use crate::tree::{NodeId, Tree};

/// A sink that keeps every event, in eight bytes each, up to a limit.
struct Recorder<'w> {
    events: EventBuffer,
    lists: Vec<NodeId>,
    whys: Vec<OrderRule>,
    /// Where each node's latest list begins, one more, by node: most visits take the same order.
    latest: Vec<u32>,
    iterations: Vec<(u32, Iteration)>,
    limit: usize,
    watch: Option<Watch<'w>>,
    /// Whether only the latest few events are kept.
    forgets: bool,
    /// Why nothing is kept any more.
    refusal: Option<SearchError>,
}

impl<'w> Recorder<'w> {
    fn new(limit: usize, watch: Option<Watch<'w>>) -> Self {
        Self {
            events: EventBuffer::default(),
            lists: Vec::new(),
            whys: Vec::new(),
            latest: Vec::new(),
            iterations: Vec::new(),
            limit,
            watch,
            forgets: false,
            refusal: None,
        }
    }

    /// Room for the next event, or a refusal. It comes to this once in many events, so that what is
    /// looked at here costs a search nothing.
    #[cold]
    #[inline(never)]
    fn has_room(&mut self) -> bool {
        if self.refusal.is_none() {
            self.refusal = self.refused().err();
        }
        self.refusal.is_none()
    }

    fn refused(&mut self) -> Result<(), SearchError> {
        if self.forgets {
            self.events.forget();
        }
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

    /// Where a list stands; the node's latest one is not kept twice.
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

    /// Where an iteration stands.
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

/// Room for so many more, by growing less than to double; none where there is no memory.
fn reserve<T>(list: &mut Vec<T>, more: usize) -> Option<()> {
    if list.capacity() - list.len() >= more {
        return Some(());
    }
    list.try_reserve_exact(more.max(list.len() / 4)).ok()
}

impl Sink for Recorder<'_> {
    #[inline(always)]
    fn record(&mut self, event: Event<'_>) {
        if self.events.is_full() && !self.has_room() {
            return;
        }
        let index = match event {
            Event::Order { node, children, why } => self.list(node, children, why),
            Event::Iterate(iteration) => self.iteration(iteration),
            _ => 0,
        };
        self.events.push(Packed::new(event.node(), stored(&event, index)));
    }

    #[inline]
    fn refusal(&self) -> Option<SearchError> {
        self.refusal
    }
}

/// What a search did, from its first event to its last, with what is needed to read it.
#[derive(Debug)]
pub struct Trace {
    pub(super) events: Events,
    /// The children of the visits that an order event stands in.
    pub(super) lists: Vec<NodeId>,
    /// The rule that put each of them where it is.
    pub(super) whys: Vec<OrderRule>,
    /// The searches of the root, each with the index of the event that it begins with.
    pub(super) iterations: Vec<(u32, Iteration)>,
    /// The algorithm that was run.
    pub algorithm: Algorithm,
    /// The switches that it was run with, as it takes them.
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
        self.len() == 0
    }

    /// Whose view the values are.
    #[must_use]
    pub fn perspective(&self) -> Perspective {
        self.algorithm.perspective(&self.options)
    }

    /// Whether nodes are entered with a window.
    #[must_use]
    pub fn has_window(&self) -> bool {
        self.algorithm.has_window(&self.options)
    }

    /// The searches of the root, each with the step at which it begins.
    pub fn iterations(&self) -> impl ExactSizeIterator<Item = (usize, Iteration)> + '_ {
        self.iterations.iter().map(|&(event, iteration)| (event as usize + 1, iteration))
    }

    /// The search of the root that is going on at a step, if there are several, with the step at
    /// which it began.
    #[must_use]
    pub fn iteration_at(&self, step: usize) -> Option<(usize, Iteration)> {
        let begun = self.iterations.partition_point(|&(event, _)| (event as usize) < step);
        let (event, iteration) = *self.iterations.get(begun.checked_sub(1)?)?;
        Some((event as usize + 1, iteration))
    }

    /// The tree as the search that is going on at a step sees it.
    #[must_use]
    pub fn horizon_at<'a>(&self, tree: &'a Tree, step: usize) -> Horizon<'a> {
        Horizon::new(tree, &Options { depth: self.depth_at(step), ..self.options })
    }

    /// The depth limit of the search of the root that is going on at a step.
    #[must_use]
    pub fn depth_at(&self, step: usize) -> Option<u16> {
        self.iteration_at(step).map_or(self.options.depth, |(_, now)| now.depth)
    }

    /// A list of children and the rule that put each where it is.
    pub(super) fn list(&self, start: u32, tree: &Tree, node: NodeId) -> (&[NodeId], &[OrderRule]) {
        let places = start as usize..start as usize + tree.children(node).len();
        (&self.lists[places.clone()], &self.whys[places])
    }
}

/// Searches the tree and records all of it.
///
/// # Errors
/// As [`search`]; and [`SearchError::TooManyEvents`] where there would be more than [`MAX_EVENTS`],
/// [`SearchError::OutOfMemory`] where there is no room for as many.
pub fn record(tree: &Tree, algorithm: Algorithm, options: &Options) -> Result<Trace, SearchError> {
    record_within(tree, algorithm, options, MAX_EVENTS, None)
}

/// Searches the tree and records all of it, while `watch` hears how far it has come.
///
/// # Errors
/// As [`record`]; and [`SearchError::Stopped`] where `watch` breaks it off.
pub fn record_with(
    tree: &Tree,
    algorithm: Algorithm,
    options: &Options,
    watch: Watch<'_>,
) -> Result<Trace, SearchError> {
    record_within(tree, algorithm, options, MAX_EVENTS, Some(watch))
}

/// Runs a search and keeps nothing but what it takes.
///
/// It is the very code that records, so that the WebAssembly holds the searches once; with a
/// [`Counter`] alone as the sink it would be a little quicker.
///
/// # Errors
/// As [`search`].
pub fn count(tree: &Tree, algorithm: Algorithm, options: &Options) -> Result<Counter, SearchError> {
    let mut sinks =
        (Recorder { forgets: true, ..Recorder::new(MAX_EVENTS, None) }, Counter::default());
    search(tree, algorithm, options, &mut sinks)?;
    Ok(sinks.1)
}

fn record_within(
    tree: &Tree,
    algorithm: Algorithm,
    options: &Options,
    limit: usize,
    watch: Option<Watch<'_>>,
) -> Result<Trace, SearchError> {
    let mut sinks = (Recorder::new(limit, watch), Counter::default());
    let outcome = search(tree, algorithm, options, &mut sinks)?;
    let (recorder, counts) = sinks;
    let Recorder { events, mut lists, mut whys, iterations, .. } = recorder;
    lists.shrink_to_fit();
    whys.shrink_to_fit();
    let (events, options) = (events.finish(), algorithm.settle(options));
    Ok(Trace { events, lists, whys, iterations, algorithm, options, outcome, counts })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{Recipe, generate};
    use crate::notation;

    /// Static values everywhere, so that all of them can search it.
    fn tree() -> Tree {
        notation::parse("[[3, 12, 8]=4, [2, [4, 1]=3, 6]=2, [14, 5, 2]=6]=1").unwrap()
    }

    #[test]
    fn a_search_that_is_only_counted_takes_what_it_takes_recorded() {
        // More happens than is kept at a time.
        let recipe = Recipe { depth: 6, noise: Some(9), ..Recipe::default() };
        let (tree, options) = (generate(&recipe).unwrap(), Options::default());
        for algorithm in Algorithm::ALL {
            let whole = record(&tree, algorithm, &options).unwrap();
            assert_eq!(count(&tree, algorithm, &options), Ok(whole.counts), "{algorithm:?}");
        }
    }

    #[test]
    fn a_search_ends_where_there_would_be_too_many_events() {
        let (tree, options) = (tree(), Options::default());
        for algorithm in Algorithm::ALL {
            let whole = record(&tree, algorithm, &options).unwrap();
            for limit in 0..whole.len() {
                let found = record_within(&tree, algorithm, &options, limit, None);
                assert_eq!(
                    found.err(),
                    Some(SearchError::TooManyEvents { limit }),
                    "{algorithm:?}"
                );
            }
            let just = record_within(&tree, algorithm, &options, whole.len(), None).unwrap();
            assert!(just.events.iter().eq(whole.events.iter()), "{algorithm:?}");
            assert_eq!((just.outcome, just.counts), (whole.outcome, whole.counts));
        }
    }
}
