//! New leaves.

use super::draft::{Draft, known, literal, parent};
use super::{EditError, Rebuilt};
use crate::score::Literal;
use crate::tree::{NodeId, Tree};

/// The tree with a leaf added as the last child of a node. Without a value the leaf has 0.
///
/// A leaf that gets a child becomes an interior node, and hands its value down to the child if that has none of its own.
///
/// ```
/// use plyscope_tree::{NodeId, edit, notation};
/// let tree = notation::parse("A: [B: [3, 12], C: 7]")?;
/// let edit::Rebuilt { tree, numbers, at } = edit::add_child(&tree, NodeId::new(1), None)?;
/// assert_eq!(notation::text(&tree), "A: [B: [3, 12, D: 0], C: 7]");
/// assert_eq!((at, numbers.of(NodeId::new(4))), (NodeId::new(4), Some(NodeId::new(5))));
/// let tree = edit::add_child(&tree, NodeId::new(5), None)?.tree;
/// assert_eq!(notation::text(&tree), "A: [B: [3, 12, D: 0], C: [E: 7]]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`], [`EditError::OutOfRange`], and beyond the largest tree [`EditError::TooManyNodes`] or
/// [`EditError::TooDeep`].
pub fn add_child(tree: &Tree, node: NodeId, value: Option<Literal>) -> Result<Rebuilt, EditError> {
    let (node, place) = (known(tree, node)?, tree.end(node));
    let leaf = tree.is_leaf(node);
    let own = literal(tree, node).filter(|_| leaf);
    let mut draft = Draft::new(tree);
    draft.keep(0..place, 0)?;
    if leaf {
        draft.set(node, None);
    }
    added(draft, place, tree.depth(node) + 1, value.or(own))
}

/// The tree with a leaf added right after a node and all that is below it. Without a value the leaf has 0.
///
/// # Errors
/// [`EditError::Root`], which has no siblings; else as [`add_child`].
pub fn add_sibling(
    tree: &Tree,
    node: NodeId,
    value: Option<Literal>,
) -> Result<Rebuilt, EditError> {
    parent(tree, node)?;
    let place = tree.end(node);
    let mut draft = Draft::new(tree);
    draft.keep(0..place, 0)?;
    added(draft, place, tree.depth(node), value)
}

/// The tree with a leaf after the nodes up to this place.
fn added(
    mut draft: Draft<'_>,
    place: u32,
    depth: u16,
    value: Option<Literal>,
) -> Result<Rebuilt, EditError> {
    let at = draft.next();
    draft.add(depth, value)?;
    draft.keep(place..draft.end(), 0)?;
    draft.finish(at)
}
