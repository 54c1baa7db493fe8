//! Game trees as flat arrays in preorder.

mod assembled;
pub(crate) mod builder;
mod values;

use std::ops::Range;
use std::sync::Arc;

use crate::groups::Groups;
use crate::labels::Labels;
use crate::score::Score;

pub use crate::node::NodeId;

/// The most nodes that a tree may have.
pub const MAX_NODES: usize = 2_000_000;
/// The deepest that a node may lie; the root lies at depth 0.
pub const MAX_DEPTH: u16 = 512;

/// A game tree: a flat arena in preorder, without pointers, that is never empty.
///
/// Every leaf has a value and an interior node may have a static one. A node may bear a name (a
/// label, which two nodes may share), the name of the move that leads to it, and a position key: two
/// nodes with the same key are the same position. Trees are made by a [`TreeBuilder`](crate::TreeBuilder) or read by
/// [`crate::notation`], and changed by [`crate::edit`], which makes a new one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    shape: Arc<Shape>,
    /// Units, or `NO_VALUE`.
    values: Vec<i32>,
    decimals: u8,
    names: Labels,
    moves: Labels,
    positions: Labels,
}

/// The shape of a tree, which a tree with other values shares.
#[derive(Debug, PartialEq, Eq)]
struct Shape {
    /// The parent of each node; the root's entry means nothing.
    parents: Vec<NodeId>,
    depths: Vec<u16>,
    height: u16,
    leaves: usize,
    children: Groups<NodeId>,
}

/// The value of an interior node that has none.
const NO_VALUE: i32 = i32::MIN;

// A tree is never empty, so there is no `is_empty`.
#[allow(clippy::len_without_is_empty)]
impl Tree {
    /// The number of nodes, at least 1.
    #[must_use]
    pub fn len(&self) -> usize {
        self.shape.parents.len()
    }

    /// The node with this number, if the tree has it.
    #[must_use]
    pub fn node(&self, number: u32) -> Option<NodeId> {
        ((number as usize) < self.len()).then_some(NodeId::new(number))
    }

    /// Every node, in preorder.
    pub fn nodes(
        &self,
    ) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + Clone + use<> {
        #[allow(clippy::cast_possible_truncation)] // MAX_NODES fits
        let end = self.len() as u32;
        (0..end).map(NodeId::new)
    }

    /// The parent; the root has none.
    #[must_use]
    #[inline]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != NodeId::ROOT).then(|| self.shape.parents[node.index()])
    }

    /// The children as written, from the left.
    #[must_use]
    #[inline]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        self.shape.children.of(node.index())
    }

    /// The children of all nodes, a group for each parent.
    pub(crate) fn siblings(&self) -> &Groups<NodeId> {
        &self.shape.children
    }

    /// The children of all nodes, parent by parent.
    #[must_use]
    pub fn all_children(&self) -> &[NodeId] {
        self.shape.children.all()
    }

    /// The range of the node's children in [all children](Self::all_children).
    #[must_use]
    #[inline]
    pub fn child_range(&self, node: NodeId) -> Range<usize> {
        self.shape.children.range(node.index())
    }

    /// Whether the node has no children.
    #[must_use]
    #[inline]
    pub fn is_leaf(&self, node: NodeId) -> bool {
        self.child_range(node).is_empty()
    }

    /// The depth in plies; the root's is 0.
    #[must_use]
    #[inline]
    pub fn depth(&self, node: NodeId) -> u16 {
        self.shape.depths[node.index()]
    }

    /// The end of the node's subtree in preorder: the number of the first node after it.
    #[must_use]
    pub fn end(&self, node: NodeId) -> u32 {
        let mut last = node;
        while let Some(&child) = self.children(last).last() {
            last = child;
        }
        last.number() + 1
    }

    /// The depth of the deepest node.
    #[must_use]
    pub fn height(&self) -> u16 {
        self.shape.height
    }

    /// The number of leaves.
    #[must_use]
    pub fn leaf_count(&self) -> usize {
        self.shape.leaves
    }

    /// A leaf's value, or an interior node's static value, if it has one.
    #[must_use]
    pub fn value(&self, node: NodeId) -> Option<Score> {
        Score::from_raw(self.values[node.index()])
    }

    /// The decimal places of the values: a score of 1 unit is `10^-decimals`.
    #[must_use]
    pub fn decimals(&self) -> u8 {
        self.decimals
    }

    /// Whether any value is infinite.
    #[must_use]
    pub fn has_infinities(&self) -> bool {
        let infinities = [Score::NEG_INF, Score::POS_INF].map(Score::units);
        self.values.iter().any(|units| infinities.contains(units))
    }

    /// The least and the greatest finite value, if any.
    #[must_use]
    pub fn value_range(&self) -> Option<(Score, Score)> {
        let finite = self.values.iter().copied().filter_map(Score::from_units);
        finite.fold(None, |range, value| {
            let (least, greatest) = range.unwrap_or((value, value));
            Some((least.min(value), greatest.max(value)))
        })
    }

    /// The node's name.
    #[must_use]
    pub fn name(&self, node: NodeId) -> Option<&str> {
        self.names.get(node)
    }

    /// The name of the move that leads to the node.
    #[must_use]
    pub fn move_name(&self, node: NodeId) -> Option<&str> {
        self.moves.get(node)
    }

    /// The key of the node's position. Two nodes with the same key are the same position.
    #[must_use]
    pub fn position(&self, node: NodeId) -> Option<&str> {
        self.positions.get(node)
    }

    /// Whether any node has a move name or a position key, which only JSON can carry.
    #[must_use]
    pub fn has_moves_or_positions(&self) -> bool {
        !self.moves.is_empty() || !self.positions.is_empty()
    }

    /// Whether any node has a name.
    #[must_use]
    pub fn has_names(&self) -> bool {
        !self.names.is_empty()
    }

    /// Whether any move has a name.
    #[must_use]
    pub fn has_moves(&self) -> bool {
        !self.moves.is_empty()
    }

    /// The names of all nodes that have one, in preorder.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> + Clone {
        self.names.texts()
    }

    /// The number of nodes that have names.
    pub(crate) fn named(&self) -> usize {
        self.names.len()
    }

    /// Whether any node has a position key.
    #[must_use]
    pub fn has_positions(&self) -> bool {
        !self.positions.is_empty()
    }

    /// The node and its ancestors, from the node up to the root.
    pub fn ancestry(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(node), |&node| self.parent(node))
    }
}
