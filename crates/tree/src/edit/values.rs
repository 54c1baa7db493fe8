//! The same value at several nodes.

use super::draft::{known, literal};
use super::selection::{below, first};
use super::{EditError, Rebuilt};
use crate::position::Positions;
use crate::score::Literal;
use crate::tree::{NodeId, Tree};

/// The tree with this value at all these nodes, whether leaves or interior nodes, where it is the static value; without
/// one, an interior node loses its own. All nodes that are the same position as one of these get the value too.
///
/// ```
/// use plyscope_tree::{NodeId, edit, notation};
/// let tree = notation::parse("[[3, 12.5]=5, 4]")?;
/// let nodes = [1, 3].map(NodeId::new);
/// let same = edit::set_values(&tree, &nodes, Some("7".parse()?))?.tree;
/// assert_eq!(notation::text(&same), "[[3, 7]=7, 4]");
/// assert_eq!(notation::text(&edit::set_values(&same, &nodes[..1], None)?.tree), "[[3, 7], 4]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`], [`EditError::OutOfRange`], and [`EditError::LeafWithoutValue`].
pub fn set_values(
    tree: &Tree,
    nodes: &[NodeId],
    value: Option<Literal>,
) -> Result<Rebuilt, EditError> {
    for &node in nodes {
        if tree.is_leaf(known(tree, node)?) && value.is_none() {
            return Err(EditError::LeafWithoutValue { node });
        }
    }
    let changes: Vec<_> = nodes.iter().map(|&node| (node, value)).collect();
    with_values(tree, &changes, first(nodes))
}

/// The tree with other values at these nodes and all below them, each that `value` gives for its node, if any. It is asked in
/// preorder.
///
/// ```
/// use plyscope_tree::{NodeId, edit, notation};
/// let tree = notation::parse("[[3, 12], 4]")?;
/// let five = "5".parse()?;
/// let other = edit::set_below(&tree, &[NodeId::new(1)], |node| tree.is_leaf(node).then_some(five))?;
/// assert_eq!(notation::text(&other.tree), "[[5, 5], 4]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`], [`EditError::OutOfRange`].
pub fn set_below(
    tree: &Tree,
    nodes: &[NodeId],
    mut value: impl FnMut(NodeId) -> Option<Literal>,
) -> Result<Rebuilt, EditError> {
    let changes = below(tree, nodes)?.filter_map(|node| Some((node, Some(value(node)?))));
    with_values(tree, &changes.collect::<Vec<_>>(), first(nodes))
}

/// The tree with these values. Of several values for one position the first counts, for all of its nodes.
pub(super) fn with_values(
    tree: &Tree,
    changes: &[(NodeId, Option<Literal>)],
    at: NodeId,
) -> Result<Rebuilt, EditError> {
    let positions = tree.has_positions().then(|| Positions::new(tree));
    let place = |node: NodeId| positions.as_ref().map_or(node, |positions| positions.of(node));
    let mut given = vec![None; tree.len()];
    for &(node, value) in changes {
        given[place(node).index()].get_or_insert(value);
    }
    let value = |node| given[place(node).index()].unwrap_or_else(|| literal(tree, node));
    let values: Vec<_> = tree.nodes().map(value).collect();
    let tree = tree.with_all_values(&values).map_err(|node| EditError::OutOfRange { node })?;
    Ok(Rebuilt::in_place(tree, at))
}
