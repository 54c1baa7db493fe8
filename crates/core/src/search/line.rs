//! The principal variation, kept as the search goes.

use crate::tree::NodeId;

/// The best line found below the node at each depth of the path: the triangular table of chess
/// programs. A node's line is its best child, then that child's line as it was when it returned.
#[derive(Debug)]
pub(super) struct Lines {
    by_depth: Vec<Vec<NodeId>>,
}

impl Lines {
    pub fn new(height: u16) -> Self {
        Self { by_depth: vec![Vec::new(); usize::from(height) + 2] }
    }

    /// The search ends at a node of this depth.
    #[inline]
    pub fn end(&mut self, depth: u16) {
        self.by_depth[usize::from(depth)].clear();
    }

    /// A node of this depth has a new best child, which has just returned.
    #[inline]
    pub fn improve(&mut self, depth: u16, child: NodeId) {
        let (above, below) = self.by_depth.split_at_mut(usize::from(depth) + 1);
        let Some((line, rest)) = above.last_mut().zip(below.first()) else { return };
        line.clear();
        line.push(child);
        line.extend_from_slice(rest);
    }

    /// The root's line.
    pub fn of_root(&self) -> &[NodeId] {
        &self.by_depth[0]
    }
}
