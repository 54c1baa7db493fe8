//! Children in another order, at many nodes at once.

use std::ops::Range;

use super::draft::Draft;
use super::selection::{first, tops};
use super::{EditError, Rebuilt};
use crate::ranking::sort_by_rank;
use crate::tree::{NodeId, Tree};

/// The tree with the children of these nodes, and of all nodes below them, by their ranks, the least first; those of the same
/// rank keep their order. `ranks` gives those of all nodes of a subtree, which it gets as a range of the preorder.
///
/// ```
/// use plyscope_tree::{NodeId, edit, notation};
/// let tree = notation::parse("[3, [12, 8]]")?;
/// let rearranged = edit::rearrange(&tree, &[NodeId::ROOT], |_| Ok(vec![0, 4, 1, 3, 2]))?;
/// assert_eq!(notation::text(&rearranged.tree), "[[8, 12], 3]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`], and those of `ranks`.
pub fn rearrange(
    tree: &Tree,
    nodes: &[NodeId],
    mut ranks: impl FnMut(&Range<u32>) -> Result<Vec<u32>, EditError>,
) -> Result<Rebuilt, EditError> {
    let mut draft = Draft::new(tree);
    let mut place = 0;
    for top in tops(tree, nodes)? {
        draft.keep(place..top.start, 0)?;
        let ranks = ranks(&top)?;
        let rank = |node: NodeId| ranks.get((node.number() - top.start) as usize);
        let mut open = vec![NodeId::new(top.start)];
        while let Some(node) = open.pop() {
            draft.keep(node.number()..node.number() + 1, 0)?;
            let mut children = tree.children(node).to_vec();
            sort_by_rank(&mut children, &|child| rank(child).map_or(i64::MAX, |&rank| rank.into()));
            open.extend(children.into_iter().rev());
        }
        place = top.end;
    }
    draft.keep(place..draft.end(), 0)?;
    let mut rebuilt = draft.finish(NodeId::ROOT)?;
    rebuilt.at = rebuilt.numbers.of(first(nodes)).unwrap_or(NodeId::ROOT);
    Ok(rebuilt)
}
