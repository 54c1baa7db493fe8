//! A subtree at another place.

use super::draft::{Draft, known, parent};
use super::{EditError, Rebuilt};
use crate::tree::{NodeId, Tree};

/// The tree with a subtree moved under another parent, or to another place under its own.
///
/// `place` counts the other children of the parent from 0; a place beyond the last is behind the last. The others keep
/// their order. A node that loses its last child becomes a leaf, with its static value or with 0; a leaf that gets a child
/// keeps its value as its static value.
///
/// ```
/// use plyscope_tree::{NodeId, edit, notation};
/// let tree = notation::parse("[[3, 12], [2], 7]")?;
/// let moved = edit::relocate(&tree, NodeId::new(5), NodeId::new(1), 1)?;
/// assert_eq!(notation::text(&moved.tree), "[[3, 2, 12], 0, 7]");
/// assert_eq!(moved.at, NodeId::new(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`], [`EditError::Root`], which cannot be moved, [`EditError::BelowItself`], and
/// [`EditError::TooDeep`].
pub fn relocate(
    tree: &Tree,
    node: NodeId,
    under: NodeId,
    place: usize,
) -> Result<Rebuilt, EditError> {
    parent(tree, node)?;
    let (start, end) = (node.number(), tree.end(node));
    if (start..end).contains(&known(tree, under)?.number()) {
        return Err(EditError::BelowItself(node));
    }
    let others = tree.children(under).iter().filter(|&&child| child != node);
    let place = others.copied().nth(place).map_or_else(|| tree.end(under), NodeId::number);
    let deeper = i32::from(tree.depth(under)) + 1 - i32::from(tree.depth(node));
    let mut draft = Draft::new(tree);
    draft.keep(0..place.min(start), 0)?;
    if place > start {
        draft.keep(end..place, 0)?;
    }
    let at = draft.next();
    draft.keep(start..end, deeper)?;
    if place <= start {
        draft.keep(place..start, 0)?;
    }
    draft.keep(place.max(end)..draft.end(), 0)?;
    draft.finish(at)
}

/// [`relocate`] under the node's own parent: a child at another place among its siblings.
///
/// # Errors
/// [`EditError::NoSuchNode`], and [`EditError::Root`], which has no siblings.
pub fn reorder(tree: &Tree, child: NodeId, place: usize) -> Result<Rebuilt, EditError> {
    relocate(tree, child, parent(tree, child)?, place)
}

/// The tree with a child and its subtree moved to another place among its siblings, and the child's new number.
/// The other siblings keep their order.
///
/// `place` counts from the left, from 0; a place beyond the last is the last one. `None` for the root and for a node
/// that the tree does not have.
///
/// ```
/// use plyscope_tree::edit::moved;
/// use plyscope_tree::notation;
/// let tree = notation::parse("[[3, 12], [2, 4], 7]")?;
/// let (other, node) = moved(&tree, tree.node(7).expect("a leaf"), 0).expect("no root");
/// assert_eq!(notation::text(&other), "[7, [3, 12], [2, 4]]");
/// assert_eq!(node.number(), 1);
/// # Ok::<(), plyscope_tree::notation::ParseError>(())
/// ```
#[must_use]
pub fn moved(tree: &Tree, child: NodeId, place: usize) -> Option<(Tree, NodeId)> {
    let rebuilt = reorder(tree, child, place).ok()?;
    Some((rebuilt.tree, rebuilt.at))
}
