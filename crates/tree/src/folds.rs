//! Folded subtrees: each is shown as one symbol that stands at its root.

use crate::tree::{NodeId, Tree};

/// Which subtrees of a tree are folded. The root of each stays on show, as the symbol; all that lies
/// below it is hidden. Folding is a matter of looking: no search knows of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folds {
    /// The symbols, ascending; none lies below another.
    roots: Vec<NodeId>,
    /// Of each symbol, the first node in preorder that no longer lies below it.
    ends: Vec<u32>,
}

impl Folds {
    /// Folds the subtrees of these nodes, in whatever order. Leaves have nothing to fold, and what lies
    /// inside another folded subtree is hidden with it: neither is a symbol.
    #[must_use]
    pub fn new(tree: &Tree, nodes: impl IntoIterator<Item = NodeId>) -> Self {
        let mut folded: Vec<_> = nodes.into_iter().filter(|&node| !tree.is_leaf(node)).collect();
        folded.sort_unstable();
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

    /// How many nodes the folded subtree with this place among the symbols has, the symbol's own among
    /// them.
    #[must_use]
    pub fn size(&self, place: usize) -> usize {
        (self.ends[place] - self.roots[place].number()) as usize
    }

    /// In which folded subtree a node lies, by its place among the symbols. The symbol's own node lies
    /// in it.
    #[must_use]
    pub fn around(&self, node: NodeId) -> Option<usize> {
        let place = self.roots.partition_point(|&root| root <= node).checked_sub(1)?;
        (node.number() < self.ends[place]).then_some(place)
    }

    /// What is on show for a node: the symbol that hides it, or else itself.
    #[must_use]
    pub fn shown_for(&self, node: NodeId) -> NodeId {
        self.around(node).map_or(node, |place| self.roots[place])
    }

    /// Whether a node is hidden.
    #[must_use]
    pub fn hides(&self, node: NodeId) -> bool {
        self.shown_for(node) != node
    }

    /// The nodes that are on show, in preorder, in time proportional to them.
    pub fn shown(&self, tree: &Tree) -> impl Iterator<Item = NodeId> {
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
