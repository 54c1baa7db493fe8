//! A child at another place among its siblings.

use crate::tree::{NodeId, Tree};

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
    let parent = tree.parent(tree.node(child.number())?)?;
    let mut siblings: Vec<_> =
        tree.children(parent).iter().copied().filter(|&other| other != child).collect();
    siblings.insert(place.min(siblings.len()), child);
    let before = parent.number() + 1;
    let spans = siblings.iter().flat_map(|&sibling| sibling.number()..tree.end(sibling));
    let rest = tree.end(parent)..tree.end(NodeId::ROOT);
    let order: Vec<_> = (0..before).chain(spans).chain(rest).map(NodeId::new).collect();
    let mut numbers = vec![NodeId::ROOT; order.len()];
    for (number, old) in (0..).zip(&order) {
        numbers[old.index()] = NodeId::new(number);
    }
    Some((tree.reordered(&order, &numbers), numbers[child.index()]))
}
