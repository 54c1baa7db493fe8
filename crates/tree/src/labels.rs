//! Text that few of a tree's nodes bear.

use crate::node::NodeId;
use crate::ranking::ranked;

/// Texts by node, kept in the order of the nodes: a tree without names pays nothing for them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Labels {
    entries: Vec<(NodeId, Box<str>)>,
}

impl Labels {
    /// Labels from entries in any order; of several of one node, the last.
    pub fn from_entries(mut entries: Vec<(NodeId, Box<str>)>) -> Self {
        if !entries.is_sorted_by_key(|&(node, _)| node) {
            let order = ranked(entries.len(), &|at| entries[at].0.number());
            let mut take = |at: usize| (entries[at].0, std::mem::take(&mut entries[at].1));
            entries = order.into_iter().map(|at| take(at as usize)).collect();
        }
        entries.dedup_by(|later, kept| {
            let same = later.0 == kept.0;
            if same {
                std::mem::swap(later, kept);
            }
            same
        });
        Self { entries }
    }

    pub fn get(&self, node: NodeId) -> Option<&str> {
        let at = self.entries.binary_search_by_key(&node, |&(node, _)| node).ok()?;
        Some(&self.entries[at].1)
    }

    /// The same labels where every node has another number.
    pub fn renumbered(&self, number: &dyn Fn(NodeId) -> NodeId) -> Self {
        let entries = self.entries.iter().map(|(node, text)| (number(*node), text.clone()));
        Self::from_entries(entries.collect())
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}
