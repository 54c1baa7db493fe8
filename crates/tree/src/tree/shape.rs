//! Who is whose child: a tree without its values.

use crate::node::NodeId;
use std::ops::Range;

/// The parent of the root.
const NO_PARENT: u32 = u32::MAX;

/// Nodes in preorder, each with its parent, its depth and its children.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    parents: Vec<u32>,
    depths: Vec<u16>,
    height: u16,
    /// Where each node's children begin in `children`; one more than there are nodes.
    child_starts: Vec<u32>,
    children: Vec<NodeId>,
}

/// Nodes in preorder, as they are added.
#[derive(Debug, Default)]
pub(crate) struct Nodes {
    parents: Vec<u32>,
    depths: Vec<u16>,
}

impl Nodes {
    pub fn with_capacity(nodes: usize) -> Self {
        Self { parents: Vec::with_capacity(nodes), depths: Vec::with_capacity(nodes) }
    }

    pub fn len(&self) -> usize {
        self.parents.len()
    }

    /// Adds the next node; its parent, if any, is there already and one ply above it.
    pub fn push(&mut self, parent: Option<NodeId>, depth: u16) {
        self.parents.push(parent.map_or(NO_PARENT, NodeId::number));
        self.depths.push(depth);
    }

    /// The shape of these nodes, of which there is one at least.
    pub fn finish(self) -> Shape {
        let Self { parents, depths } = self;
        let (child_starts, children) = children_by_parent(&parents);
        let height = depths.iter().copied().max().unwrap_or(0);
        Shape { parents, depths, height, child_starts, children }
    }
}

/// All children, parent by parent, and where each parent's begin.
fn children_by_parent(parents: &[u32]) -> (Vec<u32>, Vec<NodeId>) {
    let mut starts = vec![0_u32; parents.len() + 1];
    for &parent in &parents[1..] {
        starts[parent as usize + 1] += 1;
    }
    for index in 1..starts.len() {
        starts[index] += starts[index - 1];
    }
    let mut next = starts.clone();
    let mut children = vec![NodeId::ROOT; parents.len() - 1];
    for (number, &parent) in (0..).zip(parents) {
        if parent != NO_PARENT {
            let slot = &mut next[parent as usize];
            children[*slot as usize] = NodeId::new(number);
            *slot += 1;
        }
    }
    (starts, children)
}

impl Shape {
    pub fn len(&self) -> usize {
        self.parents.len()
    }

    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + use<> {
        #[allow(clippy::cast_possible_truncation)] // MAX_NODES fits
        let end = self.len() as u32;
        (0..end).map(NodeId::new)
    }

    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        let parent = self.parents[node.index()];
        (parent != NO_PARENT).then_some(NodeId::new(parent))
    }

    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.children[self.child_range(node)]
    }

    /// The children of all nodes, parent by parent.
    pub fn all_children(&self) -> &[NodeId] {
        &self.children
    }

    /// Where the node's children stand among all children.
    pub fn child_range(&self, node: NodeId) -> Range<usize> {
        let starts = &self.child_starts[node.index()..];
        starts[0] as usize..starts[1] as usize
    }

    pub fn is_leaf(&self, node: NodeId) -> bool {
        self.child_range(node).is_empty()
    }

    pub fn depth(&self, node: NodeId) -> u16 {
        self.depths[node.index()]
    }

    pub fn height(&self) -> u16 {
        self.height
    }

    /// The same nodes in another preorder: `order` has the old nodes in the new order, and `numbers` the new number of
    /// each old one.
    pub fn reordered(&self, order: &[NodeId], numbers: &[NodeId]) -> Self {
        let mut nodes = Nodes::with_capacity(self.len());
        for &old in order {
            let parent = self.parent(old).map(|parent| numbers[parent.index()]);
            nodes.push(parent, self.depth(old));
        }
        nodes.finish()
    }
}
