//! What all depth-first searches share: reading the tree, sending events to the sink, keeping the principal variation.
//! This keeps the files of the algorithms as short as their pseudocode.
//!
//! Functions that send events are forced inline in optimised builds, since a call would cost more than recording the
//! event. In unoptimised builds, inlining would make the recursion's frames overflow WebAssembly's stack at the
//! greatest depth.

mod arriving;
mod improving;
mod leaving;
pub(crate) mod line;

use std::borrow::Cow;

use super::algorithm::Algorithm;
use super::options::Options;
use super::order::OrderRule;
use super::perspective::Perspective;
use super::values::Horizon;
use super::window::{OwnedWindow, Window};
use crate::events::{Event, Finished, Iteration, Recall, Why};
use crate::order::learnt::Learnt;
use crate::order::move_order::MoveOrder;
use crate::rules::Rules;
use crate::table::memory::Memory;
use crate::visit::line::Lines;
use plyscope_tree::{NodeId, Player, Score, Tree};

/// A running search.
pub(crate) struct Visit<'a, S, R: ?Sized> {
    pub(crate) horizon: Horizon<'a>,
    pub(crate) options: Options,
    pub(crate) order: MoveOrder<'a>,
    pub(crate) learnt: Option<Learnt>,
    pub(crate) memory: Option<Memory>,
    pub(crate) lines: Lines,
    /// Whether values are seen by the side to move.
    pub(crate) turns: bool,
    iterations: u32,
    pub(crate) finished: Option<Finished>,
    pub(crate) rules: &'a R,
    pub(crate) sink: &'a mut S,
}

impl<'a, S: Recall, R: Rules + ?Sized> Visit<'a, S, R> {
    /// A search that is about to begin, with options that are settled.
    pub fn new(
        tree: &'a Tree,
        algorithm: Algorithm,
        options: Options,
        rules: &'a R,
        sink: &'a mut S,
    ) -> Self {
        let horizon = Horizon::new(tree, &options);
        Self {
            horizon,
            options,
            order: MoveOrder::at_horizon(&horizon, &options.order),
            learnt: Learnt::new(tree, &options),
            memory: algorithm.has_table(&options).then(|| Memory::new(tree, &options)),
            lines: Lines::new(tree.height()),
            turns: algorithm.perspective(&options) == Perspective::SideToMove,
            iterations: 0,
            finished: None,
            rules,
            sink,
        }
    }

    /// Whether the sink takes more events. Once it does not, nodes have no children and drivers start no search, so
    /// all open visits end soon.
    #[inline]
    pub fn goes_on(&self) -> bool {
        self.sink.refusal().is_none()
    }

    /// The principal variation below the root.
    pub fn line(&self) -> &[NodeId] {
        self.lines.of_root()
    }

    /// Sets a new depth limit, and puts the last principal variation first.
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

    /// The root's first child in this order.
    pub fn first_child(&self) -> Option<NodeId> {
        self.order.children(NodeId::ROOT).first().copied()
    }

    #[inline]
    pub fn player(&self, node: NodeId) -> Player {
        self.rules.mover(self.horizon.player(node), self.horizon.tree.depth(node))
    }

    /// The best value of a node before any child.
    #[inline]
    pub fn begun(&self, player: Player) -> Score {
        self.rules.begun(player.worst())
    }

    #[inline]
    pub fn ends_at(&self, node: NodeId) -> bool {
        self.horizon.ends_at(node)
    }

    /// Whether a child is searched again that a test has shown to be worth this. At the last two plies a test that is
    /// fail-soft has found the exact value already.
    #[inline]
    pub fn searches_again(
        &self,
        child: NodeId,
        value: Score,
        window: OwnedWindow,
        trusts_last_plies: bool,
    ) -> bool {
        self.rules.searches_again(value, window)
            && !(self.is_exact_anyway(child)
                && self.rules.trusts_last_plies(trusts_last_plies, self.ends_at(child)))
    }

    /// Whether a fail-soft search returns the node's exact value whatever the window: it ends at the node, or at every
    /// child.
    fn is_exact_anyway(&self, node: NodeId) -> bool {
        let mut children = self.horizon.tree.children(node).iter();
        self.ends_at(node) || children.all(|&child| self.ends_at(child))
    }

    /// The children in the order of this search.
    #[inline]
    pub fn children(&mut self, node: NodeId) -> Cow<'a, [NodeId]> {
        if !self.goes_on() {
            return Cow::Borrowed(&[]);
        }
        let tree = self.horizon.tree;
        let in_tree_order = tree.children(node);
        if self.options.order.is_as_written() || in_tree_order.len() < 2 {
            let searched = self.rules.searched(in_tree_order.len());
            return Cow::Borrowed(&in_tree_order[searched]);
        }
        let (ply, mover) = (tree.depth(node), self.player(node));
        let known = self.memory.as_ref().and_then(|memory| memory.best(tree, node));
        let rank = |rule, child| match (rule, &self.learnt) {
            (OrderRule::Table, _) => u32::from(known != Some(child)),
            (_, Some(learnt)) => learnt.rank(rule, ply, mover, child, node),
            (_, None) => 0,
        };
        let (children, why) = self.order.arrange(node, &rank);
        if why.iter().any(|&rule| rule != OrderRule::AsWritten) {
            self.sink.record(Event::Order { node, children: &children, why: &why });
        }
        let searched = self.rules.searched(children.len());
        Cow::Owned(if searched.len() == children.len() {
            children
        } else {
            children[searched].to_vec()
        })
    }

    /// The number of plies that the search may still go below the node.
    pub(crate) fn depth_below(&self, node: NodeId) -> u16 {
        let tree = self.horizon.tree;
        let below = tree.height() - tree.depth(node);
        self.horizon.plies_left(node).map_or(below, |left| left.min(below))
    }
}
