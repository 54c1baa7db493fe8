//! An interior node that becomes a leaf.

use super::draft::{Draft, known};
use super::{EditError, Rebuilt};
use crate::score::Literal;
use crate::tree::{NodeId, Tree};

/// The tree with a leaf of this value in place of a node and all that is below it.
///
/// ```
/// use plyscope_tree::{NodeId, edit, notation};
/// let tree = notation::parse("[[3, 12, 8], [2, 4, 6]]")?;
/// let leaf = edit::make_leaf(&tree, NodeId::new(1), "7".parse()?)?;
/// assert_eq!(notation::text(&leaf.tree), "[7, [2, 4, 6]]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`], [`EditError::OutOfRange`].
pub fn make_leaf(tree: &Tree, node: NodeId, value: Literal) -> Result<Rebuilt, EditError> {
    let place = known(tree, node)?.number();
    let mut draft = Draft::new(tree);
    draft.keep(0..place + 1, 0)?;
    draft.set(node, Some(value));
    draft.keep(tree.end(node)..draft.end(), 0)?;
    draft.finish(node)
}
