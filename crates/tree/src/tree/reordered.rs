//! A tree with its nodes in another order.

use super::builder::TreeBuilder;
use super::{NodeId, Tree};
use crate::labels::Labels;

impl Tree {
    /// The tree with its nodes in another preorder: `order` has the old nodes in the new order, and `numbers` the new
    /// number of each old one.
    pub(crate) fn reordered(&self, order: &[NodeId], numbers: &[NodeId]) -> Self {
        let renumbered = |labels: &Labels| labels.renumbered(|node| numbers[node.index()]);
        let mut builder = TreeBuilder::with_capacity(self.len());
        for &old in order {
            let parent = self.parent(old).map(|parent| numbers[parent.index()]);
            builder.add(parent, self.depth(old), self.value(old));
        }
        Self {
            decimals: self.decimals,
            names: renumbered(&self.names),
            moves: renumbered(&self.moves),
            positions: renumbered(&self.positions),
            ..builder.planted()
        }
    }
}
