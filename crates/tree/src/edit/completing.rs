//! Complete trees.

use super::draft::{Draft, known};
use super::{EditError, Filling, Rebuilt, fill};
use crate::tree::{MAX_DEPTH, NodeId, Tree};

/// The tree with a complete subtree below a node, in place of what was there: every node less than `depth` plies below it
/// has so many children, and nodes so deep are leaves, with values of this filling, or with 0.
///
/// With depth 0 the node becomes a leaf, with the value that it had, or 0. A static value stays.
///
/// ```
/// use plyscope_tree::{NodeId, edit, notation};
/// let tree = notation::parse("[5, [7]]")?;
/// let counting = edit::Filling::Counting { from: "1".parse()? };
/// let complete = edit::complete(&tree, NodeId::new(2), 2, 2, Some(counting))?;
/// assert_eq!(notation::text(&complete.tree), "[5, [[1, 2], [3, 4]]]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`]; [`EditError::NoChildren`] if `branching` is 0 and `depth` is not;
/// [`EditError::TooManyNodes`], [`EditError::TooDeep`]; and those of [`fill()`].
pub fn complete(
    tree: &Tree,
    node: NodeId,
    branching: u32,
    depth: u16,
    filling: Option<Filling>,
) -> Result<Rebuilt, EditError> {
    let start = known(tree, node)?.number();
    if branching == 0 && depth > 0 {
        return Err(EditError::NoChildren);
    }
    let mut draft = Draft::new(tree);
    draft.keep(0..start + 1, 0)?;
    if tree.is_leaf(node) && depth > 0 {
        draft.set(node, None);
    }
    // The children that the nodes on the path still need, from the node down.
    let mut path = if depth > 0 { vec![branching] } else { Vec::new() };
    while let Some(left) = path.last_mut() {
        if *left == 0 {
            path.pop();
            continue;
        }
        *left -= 1;
        let below = path.len();
        let deep = usize::from(tree.depth(node)) + below;
        draft
            .add(u16::try_from(deep).map_err(|_| EditError::TooDeep { limit: MAX_DEPTH })?, None)?;
        if below < usize::from(depth) {
            path.push(branching);
        }
    }
    draft.keep(tree.end(node)..draft.end(), 0)?;
    let rebuilt = draft.finish(node)?;
    match filling {
        Some(filling) => {
            Ok(Rebuilt { tree: fill(&rebuilt.tree, &[node], filling)?.tree, ..rebuilt })
        }
        None => Ok(rebuilt),
    }
}
