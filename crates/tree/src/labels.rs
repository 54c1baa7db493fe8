//! Names and keys of a few nodes.

use std::collections::BTreeMap;

use crate::node::NodeId;

/// Texts by node: a tree without names pays nothing for them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Labels(BTreeMap<NodeId, Box<str>>);

impl Labels {
    pub fn get(&self, node: NodeId) -> Option<&str> {
        self.0.get(&node).map(AsRef::as_ref)
    }

    /// The same labels where every node has another number.
    pub fn renumbered(&self, number: impl Fn(NodeId) -> NodeId) -> Self {
        self.0.iter().map(|(&node, text)| (number(node), text.clone())).collect()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The last of several labels of a node counts.
impl FromIterator<(NodeId, Box<str>)> for Labels {
    fn from_iter<I: IntoIterator<Item = (NodeId, Box<str>)>>(labels: I) -> Self {
        // Collecting would sort first, which is 14 kB more code for a page to load.
        let mut by_node = BTreeMap::new();
        for (node, text) in labels {
            by_node.insert(node, text);
        }
        Self(by_node)
    }
}
