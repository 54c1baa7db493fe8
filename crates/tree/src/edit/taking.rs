//! A part of a tree as a tree of its own.

use super::EditError;
use super::draft::{Draft, known};
use crate::tree::{NodeId, Tree};

/// The subtree of a node as a tree: what is copied, to be inserted elsewhere. It keeps its names, moves and positions.
///
/// ```
/// use plyscope_tree::{NodeId, edit, notation};
/// let tree = notation::parse("[[3.5, 12], B: [2, 4]]")?;
/// assert_eq!(notation::text(&edit::taken(&tree, NodeId::new(4))?), "B: [2, 4]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`].
pub fn taken(tree: &Tree, node: NodeId) -> Result<Tree, EditError> {
    let start = known(tree, node)?.number();
    let mut draft = Draft::new(tree);
    draft.keep(start..tree.end(node), -i32::from(tree.depth(node)))?;
    Ok(draft.finish(NodeId::ROOT)?.tree)
}
