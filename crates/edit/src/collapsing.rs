//! An interior node that becomes a leaf with its value.

use plyscope_search::{Horizon, View, true_values};
use plyscope_tree::edit::{EditError, Rebuilt, make_leaf};
use plyscope_tree::{Literal, NodeId, Tree};

/// The tree with a leaf in place of a node and all that is below it. The leaf's value is the minimax value of the node,
/// in the view in which the tree's values are given. A leaf stays as it is.
///
/// ```
/// use plyscope_search::View;
/// use plyscope_tree::{NodeId, notation};
/// let tree = notation::parse("[[3, 12, 8], [2, 4, 6]]")?;
/// let collapsed = plyscope_edit::collapse(&tree, NodeId::new(1), View::default())?;
/// assert_eq!(notation::text(&collapsed.tree), "[3, [2, 4, 6]]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`].
pub fn collapse(tree: &Tree, node: NodeId, view: View) -> Result<Rebuilt, EditError> {
    let values = true_values(&Horizon::whole(tree, view));
    let value = *values.get(node.index()).ok_or(EditError::NoSuchNode { node })?;
    let value = Literal::from_score(view.seen(tree.depth(node), value), tree.decimals());
    make_leaf(tree, node, value)
}
