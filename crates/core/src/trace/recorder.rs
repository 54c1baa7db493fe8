//! Recording a search.

use super::event::Event;
use super::iteration::Iteration;
use super::packed::{Packed, stored};
use super::sink::{Counter, Sink};
use crate::search::{
    Algorithm, Horizon, Options, OrderRule, Outcome, Perspective, SearchError, search,
};
use crate::tree::{NodeId, Tree};

/// A sink that keeps every event, in eight bytes each.
#[derive(Debug, Default)]
pub struct Recorder {
    events: Vec<Packed>,
    lists: Vec<NodeId>,
    whys: Vec<OrderRule>,
    /// Where each node's latest list begins, one more, by node: most visits take the same order.
    latest: Vec<u32>,
    iterations: Vec<(u32, Iteration)>,
}

impl Recorder {
    /// Where a list stands; the node's latest one is not kept twice.
    fn list(&mut self, node: NodeId, children: &[NodeId], why: &[OrderRule]) -> u32 {
        if self.latest.len() <= node.index() {
            self.latest.resize(node.index() + 1, 0);
        }
        if let Some(start) = self.latest[node.index()].checked_sub(1) {
            let places = start as usize..start as usize + children.len();
            if self.lists[places.clone()] == *children && self.whys[places] == *why {
                return start;
            }
        }
        // Fewer than the events' own bytes, so this fits as long as memory does.
        let start = u32::try_from(self.lists.len()).unwrap_or(u32::MAX);
        self.lists.extend_from_slice(children);
        self.whys.extend_from_slice(why);
        self.latest[node.index()] = start.saturating_add(1);
        start
    }
}

impl Sink for Recorder {
    #[inline]
    fn record(&mut self, event: Event<'_>) {
        let index = match event {
            Event::Order { node, children, why } => self.list(node, children, why),
            Event::Iterate(iteration) => {
                let now = u32::try_from(self.events.len()).unwrap_or(u32::MAX);
                self.iterations.push((now, iteration));
                u32::try_from(self.iterations.len() - 1).unwrap_or(u32::MAX)
            }
            _ => 0,
        };
        self.events.push(Packed::new(event.node(), stored(&event, index)));
    }
}

/// What a search did, from its first event to its last, with what is needed to read it.
#[derive(Debug)]
pub struct Trace {
    pub(super) events: Vec<Packed>,
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
        self.events.is_empty()
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
        let depth = self.iteration_at(step).map_or(self.options.depth, |(_, now)| now.depth);
        Horizon::new(tree, &Options { depth, ..self.options })
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
/// As [`search`].
pub fn record(tree: &Tree, algorithm: Algorithm, options: &Options) -> Result<Trace, SearchError> {
    let mut sinks = (Recorder::default(), Counter::default());
    let outcome = search(tree, algorithm, options, &mut sinks)?;
    let (recorder, counts) = sinks;
    let Recorder { events, lists, whys, iterations, .. } = recorder;
    let options = algorithm.settle(options);
    Ok(Trace { events, lists, whys, iterations, algorithm, options, outcome, counts })
}
