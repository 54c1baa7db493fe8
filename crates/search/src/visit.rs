//! What every depth-first search does at a node besides its own idea: asking the tree, telling the
//! sink, keeping the principal variation. The algorithms' files stay as short as their pseudocode.
//!
//! What tells the sink is inlined by order: recorded, a call would cost more than the event does. Not so in
//! unoptimised builds: there the frames of the recursion would grow beyond what WebAssembly's stack holds of
//! them at the greatest depth.

mod leaving;
pub(crate) mod line;

use std::borrow::Cow;

use super::algorithm::Algorithm;
use super::options::{BoundUpdate, Cut, Options};
use super::order::OrderRule;
use super::perspective::Perspective;
use super::values::Horizon;
use super::window::{OwnedWindow, Window};
use crate::events::{EnterAs, Event, Finished, Iteration, Leaf, Reach, Side, Sink, Why};
use crate::order::learnt::Learnt;
use crate::order::move_order::MoveOrder;
use crate::table::memory::Memory;
use crate::visit::line::Lines;
use plyscope_tree::{NodeId, Player, Score, Tree};

/// A search under way.
pub(crate) struct Visit<'a, S> {
    pub(crate) horizon: Horizon<'a>,
    pub(crate) options: Options,
    order: MoveOrder<'a>,
    pub(crate) learnt: Option<Learnt>,
    pub(crate) memory: Option<Memory>,
    pub(crate) lines: Lines,
    /// Whether values are seen by the side to move.
    pub(crate) turns: bool,
    iterations: u32,
    pub(crate) finished: Option<Finished>,
    pub(crate) sink: &'a mut S,
}

impl<'a, S: Sink> Visit<'a, S> {
    /// A search that is about to begin, with options that are settled.
    pub fn new(tree: &'a Tree, algorithm: Algorithm, options: Options, sink: &'a mut S) -> Self {
        let horizon = Horizon::new(tree, &options);
        Self {
            horizon,
            options,
            order: MoveOrder::at_horizon(&horizon, &options.order),
            learnt: Learnt::new(tree, &options.order),
            memory: algorithm.has_table(&options).then(|| Memory::new(tree, &options)),
            lines: Lines::new(tree.height()),
            turns: algorithm.perspective(&options) == Perspective::SideToMove,
            iterations: 0,
            finished: None,
            sink,
        }
    }

    /// Whether the sink takes more. Once it does not, no node has children any more and no driver begins
    /// another search, so that all visits under way end soon.
    #[inline]
    pub fn goes_on(&self) -> bool {
        self.sink.refusal().is_none()
    }

    /// The principal variation below the root.
    pub fn line(&self) -> &[NodeId] {
        self.lines.of_root()
    }

    /// From now on the search ends so many plies below the root, and takes the best moves of the last
    /// one first.
    pub fn deepen(&mut self, depth: u16) {
        self.options.depth = Some(depth);
        self.horizon = Horizon::new(self.horizon.tree, &self.options);
        self.order = MoveOrder::at_horizon(&self.horizon, &self.options.order);
        let line: Vec<_> =
            std::iter::once(NodeId::ROOT).chain(self.line().iter().copied()).collect();
        if let Some(learnt) = &mut self.learnt {
            learnt.follow(&line);
        }
    }

    /// A search of the root begins.
    pub fn iterate(&mut self, why: Why, window: Option<Window>, known: Option<Window>) {
        self.iterations += 1;
        self.sink.record(Event::Iterate(Iteration {
            number: self.iterations,
            depth: self.options.depth,
            window,
            why,
            known,
            finished: self.finished,
        }));
    }

    /// The node's children in the order that the tree alone gives.
    pub fn arranged(&self, node: NodeId) -> &[NodeId] {
        self.order.children(node)
    }

    /// The root's first child in this order.
    pub fn first_child(&self) -> Option<NodeId> {
        self.order.children(NodeId::ROOT).first().copied()
    }

    #[inline]
    pub fn player(&self, node: NodeId) -> Player {
        self.horizon.player(node)
    }

    /// Whether bounds from further up than the parent are passed down.
    #[inline]
    pub fn has_deep_cutoffs(&self) -> bool {
        self.options.deep
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn enter(&mut self, node: NodeId, window: Option<Window>, kind: EnterAs) {
        self.lines.begin(self.horizon.tree.depth(node));
        let depth = self.horizon.plies_left(node);
        self.sink.record(Event::Enter { node, window, depth, kind });
    }

    /// The value of a visit that the sink knows already.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn known(
        &mut self,
        node: NodeId,
        entry: Option<&OwnedWindow>,
        kind: EnterAs,
    ) -> Option<Score> {
        if self.sink.knows() { self.take_known(node, entry, kind) } else { None }
    }

    #[cold]
    #[inline(never)]
    fn take_known(
        &mut self,
        node: NodeId,
        entry: Option<&OwnedWindow>,
        kind: EnterAs,
    ) -> Option<Score> {
        let known = self.sink.known(node, entry, kind)?;
        self.lines.returned(self.horizon.tree.depth(node), known.line, known.settled);
        Some(known.value)
    }

    #[inline]
    pub fn ends_at(&self, node: NodeId) -> bool {
        self.horizon.ends_at(node)
    }

    /// Whether a fail-soft search gives the node its exact value whatever the window is: where it ends
    /// at the node, or at every child.
    pub fn is_exact_anyway(&self, node: NodeId) -> bool {
        let mut children = self.horizon.tree.children(node).iter();
        self.ends_at(node) || children.all(|&child| self.ends_at(child))
    }

    /// The static value of a node where the search ends, as the player `colour` sees it.
    #[inline]
    pub fn evaluate(&mut self, node: NodeId, colour: Player) -> Score {
        let value = self.static_value(node, colour);
        self.sink.record(Event::Evaluate { node, value });
        value
    }

    #[inline]
    fn static_value(&self, node: NodeId, colour: Player) -> Score {
        // That there is a value was checked before the search began.
        colour.sees(self.horizon.static_value(node).unwrap_or(Score::NEG_INF))
    }

    /// The whole visit of a node where the search ends: enters, evaluates and leaves it.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn leaf(
        &mut self,
        node: NodeId,
        window: Option<Window>,
        kind: EnterAs,
        colour: Player,
    ) -> Score {
        // It has no line, and what it returns is exact: there is nothing to be told above.
        self.lines.begin(self.horizon.tree.depth(node));
        let depth = self.horizon.plies_left(node);
        let value = self.static_value(node, colour);
        self.sink.leaf(Leaf { node, window, depth, kind, value });
        value
    }

    /// The children in the order of this search.
    #[inline]
    pub fn children(&mut self, node: NodeId) -> Cow<'a, [NodeId]> {
        if !self.goes_on() {
            return Cow::Borrowed(&[]);
        }
        let tree = self.horizon.tree;
        let written = tree.children(node);
        if self.options.order.is_as_written() || written.len() < 2 {
            return Cow::Borrowed(written);
        }
        let (ply, mover) = (tree.depth(node), self.player(node));
        let known = self.memory.as_ref().and_then(|memory| memory.best(tree, node));
        let (children, why) = self.order.arrange(node, |rule, child| match (rule, &self.learnt) {
            (OrderRule::Table, _) => u32::from(known != Some(child)),
            (_, Some(learnt)) => learnt.rank(rule, ply, mover, child, node),
            (_, None) => 0,
        });
        if why.iter().any(|&rule| rule != OrderRule::AsWritten) {
            self.sink.record(Event::Order { node, children: &children, why: &why });
        }
        Cow::Owned(children)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn improve(&mut self, node: NodeId, child: NodeId, value: Score, window: Option<Window>) {
        self.lines.improve(self.horizon.tree.depth(node), child);
        self.sink.record(Event::Improve { node, child, value, window });
    }

    /// Whether a best value closes the window at its upper end.
    #[inline]
    pub fn fails_high(&self, best: Score, beta: Score) -> bool {
        match self.options.cut {
            Cut::OnEqual => best >= beta,
            Cut::BeyondOnly => best > beta,
        }
    }

    /// Whether a best value moves its bound, given that it `closes` the window or does not.
    #[inline]
    pub fn moves_bound(&self, closes: bool) -> bool {
        self.options.bound == BoundUpdate::BeforeCheck || !closes
    }

    /// Leaves the children behind `taken` unsearched.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn cut(
        &mut self,
        node: NodeId,
        side: Side,
        taken: &[NodeId],
        skipped: &[NodeId],
        by: Option<NodeId>,
    ) {
        let Some(&after) = taken.last() else { return };
        let tree = self.horizon.tree;
        let reach = Reach::of(by, tree.parent(node));
        self.sink.record(Event::Cutoff { node, side, after, skipped, by, reach });
        self.lines.unsettle(tree.depth(node));
        if self.learnt.is_some() && side != Side::Assumed {
            let (ply, mover, depth) = (tree.depth(node), self.player(node), self.depth_below(node));
            if let Some(learnt) = &mut self.learnt {
                learnt.cut(node, ply, mover, after, depth);
            }
        }
    }

    /// How many plies below the node the search may still go.
    pub(crate) fn depth_below(&self, node: NodeId) -> u16 {
        let tree = self.horizon.tree;
        let below = tree.height() - tree.depth(node);
        self.horizon.plies_left(node).map_or(below, |left| left.min(below))
    }
}
