//! A recorded search.

use super::events::Events;
use super::packed::{Packed, Stored};
use crate::step::Step;
use plyscope_search::events::{Counter, EventKind, Iteration};
use plyscope_search::{
    Algorithm, Drive, Horizon, Options, OrderRule, Outcome, Perspective, Window,
};
use plyscope_tree::{NodeId, Tree};

/// The events of a search, and everything needed to read them.
#[derive(Debug, PartialEq, Eq)]
pub struct Trace {
    pub(crate) events: Events,
    /// The children of the visits that an order event stands in.
    pub(crate) lists: Vec<NodeId>,
    /// The rule that put each of them in its place.
    pub(crate) whys: Vec<OrderRule>,
    /// The searches of the root, each with the index of the event that it begins with.
    pub(crate) iterations: Vec<(u32, Iteration)>,
    /// The algorithm that was run.
    pub algorithm: Algorithm,
    /// The switches that it was run with, as it takes them.
    pub options: Options,
    /// The result.
    pub outcome: Outcome,
    /// The counts.
    pub counts: Counter,
}

impl Trace {
    /// The number of events.
    #[must_use]
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// The last step.
    #[must_use]
    pub fn end(&self) -> Step {
        Step::new(self.len())
    }

    /// Whether there are no events, which no search yields.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of bytes allocated for it.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let lists = self.lists.capacity() * size_of::<NodeId>();
        let whys = self.whys.capacity() * size_of::<OrderRule>();
        let iterations = self.iterations.capacity() * size_of::<(u32, Iteration)>();
        self.events.bytes() + lists + whys + iterations
    }

    /// The events' addresses in memory, chunk by chunk, each with its number of events of two words.
    pub fn memory(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.events.pieces().map(|piece| (piece.as_ptr() as usize, piece.len()))
    }

    /// The view from which values are given.
    #[must_use]
    pub fn perspective(&self) -> Perspective {
        self.algorithm.perspective(&self.options)
    }

    /// Whether nodes are entered with a window.
    #[must_use]
    pub fn has_window(&self) -> bool {
        self.algorithm.has_window(&self.options)
    }

    /// The nodes evaluated up to a step, with repetitions.
    pub fn evaluated(&self, step: Step) -> impl Iterator<Item = NodeId> + '_ {
        self.events
            .first(step.number())
            .filter(|event| event.is_evaluate())
            .map(|event| event.node())
    }

    /// Whether every search of the root begins with the full window. Only then must it enter the whole critical tree, and
    /// other nodes count as superfluous.
    #[must_use]
    pub fn has_full_window(&self) -> bool {
        let is_full = |window: Option<Window>| window.is_none_or(|window| window == Window::FULL);
        !self.algorithm.is_best_first()
            && !self.algorithm.drives_by(Drive::Tests)
            && self.iterations.iter().all(|&(_, iteration)| is_full(iteration.window))
    }

    /// The nodes that are entered, or opened in a best-first search, with repetitions.
    pub fn entered(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.events.iter().filter(|event| event.is_enter()).map(|event| event.node())
    }

    /// Whether a node is ever entered, or opened in a best-first search.
    #[must_use]
    pub fn enters(&self, node: NodeId) -> bool {
        self.entered().any(|entered| entered == node)
    }

    /// Whether another search of a tree of this shape has the same events apart from scores.
    #[must_use]
    pub fn takes_same_steps(&self, other: &Self) -> bool {
        let same = |(one, other): (&Packed, &Packed)| one.is_same_step(*other);
        self.len() == other.len()
            && self.events.iter().zip(other.events.iter()).all(same)
            && (&self.lists, &self.whys) == (&other.lists, &other.whys)
    }

    /// The node of the event that led to a step.
    #[must_use]
    pub fn node_at(&self, step: Step) -> Option<NodeId> {
        Some(self.events.get(step.event()?)?.node())
    }

    /// Whether the event that led to a step is a probe without a hit.
    pub fn missed_at(&self, step: Step) -> bool {
        let event = step.event().and_then(|event| self.events.get(event));
        event.is_some_and(|event| event.stored() == Stored::Probe(None))
    }

    /// The kind of the event that led to a step.
    #[must_use]
    pub fn kind_at(&self, step: Step) -> Option<EventKind> {
        let event = self.events.get(step.event()?)?;
        Some(match event.stored() {
            Stored::Enter(..) => EventKind::Enter,
            Stored::Order(_) => EventKind::Order,
            Stored::Evaluate(_) => EventKind::Evaluate,
            Stored::Improve(_) => EventKind::Improve,
            Stored::Cutoff(..) => EventKind::Cutoff,
            Stored::Leave(..) => EventKind::Leave,
            Stored::Iterate(_) => EventKind::Iterate,
            Stored::Probe(_) => EventKind::Probe,
            Stored::Store(..) => EventKind::Store,
            Stored::Open(_) => EventKind::Open,
            Stored::Solve(_) => EventKind::Solve,
            Stored::Purge(..) => EventKind::Purge,
        })
    }

    /// The searches of the root, each with the step at which it begins.
    pub fn iterations(&self) -> impl ExactSizeIterator<Item = (Step, Iteration)> + '_ {
        self.iterations.iter().map(|&(event, iteration)| (Step::after(event as usize), iteration))
    }

    /// The current search of the root at a step, among several, with the step at which it began.
    #[must_use]
    pub fn iteration_at(&self, step: Step) -> Option<(Step, Iteration)> {
        let begun = self.iterations.partition_point(|&(event, _)| step.is_after(event as usize));
        let (event, iteration) = *self.iterations.get(begun.checked_sub(1)?)?;
        Some((Step::after(event as usize), iteration))
    }

    /// The tree as the current search of the root sees it at a step.
    #[must_use]
    pub fn horizon_at<'a>(&self, tree: &'a Tree, step: Step) -> Horizon<'a> {
        Horizon::new(tree, &Options { depth: self.depth_at(step), ..self.options })
    }

    /// The depth limit of the current search of the root at a step.
    #[must_use]
    pub fn depth_at(&self, step: Step) -> Option<u16> {
        self.iteration_at(step).map_or(self.options.depth, |(_, now)| now.depth)
    }

    /// A list of children, and the rule that put each in its place.
    pub(crate) fn list(&self, start: u32, tree: &Tree, node: NodeId) -> (&[NodeId], &[OrderRule]) {
        let places = start as usize..start as usize + tree.children(node).len();
        (&self.lists[places.clone()], &self.whys[places])
    }
}
