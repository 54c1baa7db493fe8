//! Whole trees that become parts of a tree.

use super::draft::{Draft, known, parent};
use super::{EditError, Rebuilt};
use crate::tree::{NodeId, Tree};

/// The tree with a subtree repeated as the next sibling. Values, moves and positions are copied; names are not, since
/// they are taken.
///
/// ```
/// use plyscope_tree::{NodeId, edit, notation};
/// let tree = notation::parse("1: [2: [3, 12], 7: 5]")?;
/// let rebuilt = edit::duplicate(&tree, NodeId::new(1))?;
/// assert_eq!(notation::text(&rebuilt.tree), "1: [2: [3, 12], 3: [3, 12], 7: 5]");
/// assert_eq!(rebuilt.at, NodeId::new(4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`], [`EditError::Root`], which has no siblings, and [`EditError::TooManyNodes`].
pub fn duplicate(tree: &Tree, node: NodeId) -> Result<Rebuilt, EditError> {
    parent(tree, node)?;
    let end = tree.end(node);
    let mut draft = Draft::new(tree);
    draft.keep(0..end, 0)?;
    let at = draft.next();
    draft.copy(node.number()..end)?;
    draft.keep(end..draft.end(), 0)?;
    draft.finish(at)
}

/// The tree with another tree as a child of a node. `place` counts the node's children from 0; a place beyond the last
/// is after the last.
///
/// Names of the inserted tree that are taken give way to free ones, and in a tree without names they all go. A leaf that
/// gets a child keeps its value as its static value.
///
/// ```
/// use plyscope_tree::{NodeId, edit, notation};
/// let tree = notation::parse("A: [B: 3, C: 12]")?;
/// let other = notation::parse("B: [X: 2.5, Y: 4]")?;
/// let rebuilt = edit::insert_child(&tree, NodeId::ROOT, 1, &other)?;
/// assert_eq!(notation::text(&rebuilt.tree), "A: [B: 3, D: [X: 2.5, Y: 4], C: 12]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`], [`EditError::OutOfRange`], [`EditError::TooManyNodes`], [`EditError::TooDeep`].
pub fn insert_child(
    tree: &Tree,
    node: NodeId,
    place: usize,
    other: &Tree,
) -> Result<Rebuilt, EditError> {
    let children = tree.children(known(tree, node)?);
    let place = children.get(place).map_or_else(|| tree.end(node), |child| child.number());
    let mut draft = Draft::new(tree);
    draft.keep(0..place, 0)?;
    let at = draft.next();
    draft.insert(other, tree.depth(node) + 1)?;
    draft.keep(place..draft.end(), 0)?;
    draft.finish(at)
}

/// The tree with another tree as the next sibling of a node; for the rest, [`insert_child`].
///
/// # Errors
/// [`EditError::Root`], which has no siblings; else as [`insert_child`].
pub fn insert_sibling(tree: &Tree, node: NodeId, other: &Tree) -> Result<Rebuilt, EditError> {
    let above = parent(tree, node)?;
    let place = tree.children(above).partition_point(|&child| child <= node);
    insert_child(tree, above, place, other)
}
