//! An interior node that becomes a leaf.

use super::draft::{Draft, known};
use super::{EditError, Rebuilt, View};
use crate::score::Literal;
use crate::tree::{NodeId, Tree};

/// The tree with a leaf in place of a node and all that is below it. The leaf's value is the minimax value of the node,
/// in the view in which the tree's values are given. A leaf stays as it is.
///
/// ```
/// use plyscope_tree::{NodeId, edit, notation};
/// let tree = notation::parse("[[3, 12, 8], [2, 4, 6]]")?;
/// let collapsed = edit::collapse(&tree, NodeId::new(1), edit::View::default())?;
/// assert_eq!(notation::text(&collapsed.tree), "[3, [2, 4, 6]]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`].
pub fn collapse(tree: &Tree, node: NodeId, view: View) -> Result<Rebuilt, EditError> {
    let place = known(tree, node)?.number();
    let value = view.true_values(tree)[node.index()];
    let value = Literal::from_score(view.seen(tree.depth(node), value), tree.decimals());
    let mut draft = Draft::new(tree);
    draft.keep(0..place + 1, 0)?;
    draft.set(node, Some(value));
    draft.keep(tree.end(node)..draft.end(), 0)?;
    draft.finish(node)
}
