//! The nodes that an edit is about: those chosen, and all below them.

use std::ops::Range;

use super::EditError;
use super::draft::known;
use crate::ranking::sort_by_number;
use crate::tree::{NodeId, Tree};

/// The subtrees of these nodes, given in any order, ascending and without those inside another.
pub(super) fn tops(tree: &Tree, nodes: &[NodeId]) -> Result<Vec<Range<u32>>, EditError> {
    let mut sorted = nodes.to_vec();
    sort_by_number(&mut sorted);
    let mut tops: Vec<Range<u32>> = Vec::new();
    for node in sorted {
        known(tree, node)?;
        if tops.last().is_none_or(|last| last.end <= node.number()) {
            tops.push(node.number()..tree.end(node));
        }
    }
    Ok(tops)
}

/// These nodes and all below them, ascending, each once.
pub(super) fn below(
    tree: &Tree,
    nodes: &[NodeId],
) -> Result<impl Iterator<Item = NodeId> + Clone + use<>, EditError> {
    Ok(tops(tree, nodes)?.into_iter().flatten().map(NodeId::new))
}

/// The first of these nodes, which an edit of them all is about.
pub(super) fn first(nodes: &[NodeId]) -> NodeId {
    nodes.first().copied().unwrap_or(NodeId::ROOT)
}
