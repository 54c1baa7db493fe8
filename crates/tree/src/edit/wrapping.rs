//! A node between a node and its parent.

use super::draft::{Draft, known};
use super::{EditError, Rebuilt};
use crate::tree::{NodeId, Tree};

/// The tree with a new parent for a node, at the node's place, whose only child the node is. Above the root, the new
/// parent is the root.
///
/// ```
/// use plyscope_tree::{NodeId, edit, notation};
/// let tree = notation::parse("[3, [12, 8]]")?;
/// assert_eq!(notation::text(&edit::wrap(&tree, NodeId::new(2))?.tree), "[3, [[12, 8]]]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`], [`EditError::TooManyNodes`], [`EditError::TooDeep`].
pub fn wrap(tree: &Tree, node: NodeId) -> Result<Rebuilt, EditError> {
    let (start, end) = (known(tree, node)?.number(), tree.end(node));
    let mut draft = Draft::new(tree);
    draft.keep(0..start, 0)?;
    draft.add(tree.depth(node), None)?;
    draft.keep(start..end, 1)?;
    draft.keep(end..draft.end(), 0)?;
    draft.finish(node)
}
