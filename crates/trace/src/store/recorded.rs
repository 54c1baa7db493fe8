//! What a search did, as it is kept.

use super::events::Events;
use super::packed::{Packed, Stored};
use plyscope_search::events::{Counter, EventKind, Iteration};
use plyscope_search::{Algorithm, Horizon, Options, OrderRule, Outcome, Perspective, Window};
use plyscope_tree::{NodeId, Tree};

/// What a search did, from its first event to its last, with what is needed to read it.
#[derive(Debug, PartialEq, Eq)]
pub struct Trace {
    pub(crate) events: Events,
    /// The children of the visits that an order event stands in.
    pub(crate) lists: Vec<NodeId>,
    /// The rule that put each of them where it is.
    pub(crate) whys: Vec<OrderRule>,
    /// The searches of the root, each with the index of the event that it begins with.
    pub(crate) iterations: Vec<(u32, Iteration)>,
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

    /// How many bytes of memory it takes, with what is set aside and not used.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let lists = self.lists.capacity() * size_of::<NodeId>();
        let whys = self.whys.capacity() * size_of::<OrderRule>();
        let iterations = self.iterations.capacity() * size_of::<(u32, Iteration)>();
        self.events.bytes() + lists + whys + iterations
    }

    /// Where the events lie in memory, stretch by stretch: the address, and how many events there are,
    /// of two words each.
    pub fn memory(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.events.pieces().map(|piece| (piece.as_ptr() as usize, piece.len()))
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

    /// The nodes whose static values have been asked for up to a step, as often as they were.
    pub fn evaluated(&self, step: usize) -> impl Iterator<Item = NodeId> + '_ {
        self.events.first(step).filter(|event| event.is_evaluate()).map(|event| event.node())
    }

    /// Whether every search of the root begins with nothing known of its value. Only then it has to enter
    /// the whole critical tree, and what it enters besides can be called too much.
    #[must_use]
    pub fn has_full_window(&self) -> bool {
        let is_full = |window: Option<Window>| window.is_none_or(|window| window == Window::FULL);
        !self.algorithm.is_best_first()
            && self.algorithm != Algorithm::NullWindow
            && self.iterations.iter().all(|&(_, iteration)| is_full(iteration.window))
    }

    /// The nodes that are entered, or put on the list of a best-first search, as often as they are.
    pub fn entered(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.events.iter().filter(|event| event.is_enter()).map(|event| event.node())
    }

    /// Whether a node is ever entered, or put on the list of a best-first search.
    #[must_use]
    pub fn enters(&self, node: NodeId) -> bool {
        self.entered().any(|entered| entered == node)
    }

    /// Whether another search of a tree of this shape takes the same steps: the same thing at the same node for the same
    /// reason, one after another, so that they differ in scores alone.
    #[must_use]
    pub fn takes_same_steps(&self, other: &Self) -> bool {
        let same = |(one, other): (&Packed, &Packed)| one.is_same_step(*other);
        self.len() == other.len()
            && self.events.iter().zip(other.events.iter()).all(same)
            && (&self.lists, &self.whys) == (&other.lists, &other.whys)
    }

    /// The node of the event that led to a step.
    #[must_use]
    pub fn node_at(&self, step: usize) -> Option<NodeId> {
        Some(self.events.get(step.checked_sub(1)?)?.node())
    }

    /// Whether the event that led to a step asked the table for what it does not have.
    pub fn missed_at(&self, step: usize) -> bool {
        let event = step.checked_sub(1).and_then(|event| self.events.get(event));
        event.is_some_and(|event| event.stored() == Stored::Probe(None))
    }

    /// What kind of event led to a step.
    #[must_use]
    pub fn kind_at(&self, step: usize) -> Option<EventKind> {
        let event = self.events.get(step.checked_sub(1)?)?;
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
    pub(crate) fn list(&self, start: u32, tree: &Tree, node: NodeId) -> (&[NodeId], &[OrderRule]) {
        let places = start as usize..start as usize + tree.children(node).len();
        (&self.lists[places.clone()], &self.whys[places])
    }
}
