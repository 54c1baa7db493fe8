//! Folded subtrees: each is shown as one symbol that stands at its root.

use crate::ranking::sort_by_number;
use crate::tree::{NodeId, Tree};

/// The folded subtrees of a tree. The root of each stays visible, as the symbol; everything below it is hidden.
/// Folding only concerns display: no search knows of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folds {
    /// The symbols, ascending; none lies below another.
    roots: Vec<NodeId>,
    /// For each symbol, the end of its subtree in preorder.
    ends: Vec<u32>,
}

impl Folds {
    /// Folds the subtrees of these nodes, given in any order. Leaves, and nodes inside another folded subtree, are
    /// ignored.
    #[must_use]
    pub fn new(tree: &Tree, nodes: impl IntoIterator<Item = NodeId>) -> Self {
        let mut folded: Vec<_> = nodes.into_iter().filter(|&node| !tree.is_leaf(node)).collect();
        sort_by_number(&mut folded);
        let mut folds = Self::default();
        for node in folded {
            if folds.around(node).is_none() {
                folds.roots.push(node);
                folds.ends.push(tree.end(node));
            }
        }
        folds
    }

    /// Whether nothing is folded.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.roots.is_empty()
    }

    /// The symbols, ascending.
    #[must_use]
    pub fn roots(&self) -> &[NodeId] {
        &self.roots
    }

    /// The number of nodes in the folded subtree of the symbol with this index, itself included.
    #[must_use]
    pub fn size(&self, place: usize) -> usize {
        (self.ends[place] - self.roots[place].number()) as usize
    }

    /// The index of the symbol whose folded subtree a node lies in; a symbol lies in its own.
    #[must_use]
    pub fn around(&self, node: NodeId) -> Option<usize> {
        let place = self.roots.partition_point(|&root| root <= node).checked_sub(1)?;
        (node.number() < self.ends[place]).then_some(place)
    }

    /// The visible node for a node: the symbol that hides it, or itself.
    #[must_use]
    pub fn visible_for(&self, node: NodeId) -> NodeId {
        self.around(node).map_or(node, |place| self.roots[place])
    }

    /// Whether a node is hidden.
    #[must_use]
    pub fn hides(&self, node: NodeId) -> bool {
        self.visible_for(node) != node
    }

    /// The visible nodes in preorder, in time proportional to their number.
    pub fn visible(&self, tree: &Tree) -> impl Iterator<Item = NodeId> {
        let (mut next, mut place) = (0, 0);
        let end = tree.end(NodeId::ROOT);
        std::iter::from_fn(move || {
            let node = NodeId::new(next);
            if next == end {
                return None;
            }
            next += 1;
            if self.roots.get(place) == Some(&node) {
                next = self.ends[place];
                place += 1;
            }
            Some(node)
        })
    }
}
