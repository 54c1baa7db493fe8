//! Nodes that go, with all that is below them.

use super::draft::{Draft, parent};
use super::selection::tops;
use super::{EditError, Rebuilt};
use crate::tree::{NodeId, Tree};

/// The tree without these nodes and all that is below them, given in any order.
///
/// A node that loses its last child becomes a leaf: with its static value, or with 0 if it has none. The edit is about
/// the next sibling of the first node deleted, or the one before it, or their parent: whichever is left.
///
/// ```
/// use plyscope_tree::{NodeId, edit, notation};
/// let tree = notation::parse("[[3, 12], [2, 4]=5, 7]")?;
/// let [first, third, fourth] = [2, 5, 6].map(NodeId::new);
/// let edit::Rebuilt { tree, numbers, .. } = edit::delete(&tree, &[first, fourth, third])?;
/// assert_eq!(notation::text(&tree), "[[12], 5, 7]");
/// assert_eq!([1, 2, 3].map(|old| numbers.of(NodeId::new(old))), [Some(1), None, Some(2)].map(|new| new.map(NodeId::new)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`], and [`EditError::Root`], which cannot be deleted.
pub fn delete(tree: &Tree, nodes: &[NodeId]) -> Result<Rebuilt, EditError> {
    for &node in nodes {
        parent(tree, node)?;
    }
    let gone = tops(tree, nodes)?;
    let mut draft = Draft::new(tree);
    let mut place = 0;
    for part in &gone {
        draft.keep(place..part.start, 0)?;
        place = part.end;
    }
    draft.keep(place..draft.end(), 0)?;
    let mut rebuilt = draft.finish(NodeId::ROOT)?;
    if let Some(first) = gone.first().map(|part| NodeId::new(part.start)) {
        let (siblings, above) = siblings(tree, first);
        let place = siblings.partition_point(|&sibling| sibling < first);
        let near = siblings[place..].iter().chain(siblings[..place].iter().rev()).chain(&above);
        let left = near.copied().find_map(|node| rebuilt.numbers.of(node));
        rebuilt.at = left.unwrap_or(NodeId::ROOT);
    }
    Ok(rebuilt)
}

/// A node and its siblings, and their parent.
fn siblings(tree: &Tree, node: NodeId) -> (&[NodeId], Option<NodeId>) {
    let above = tree.parent(node);
    (above.map_or(&[], |above| tree.children(above)), above)
}
