//! A child at another place among its siblings.

use crate::builder::children_by_parent;
use crate::labels::Labels;
use crate::tree::{NO_PARENT, NodeId, Tree};

/// The tree in which a child, with all that is below it, stands at another place among its siblings, and the
/// number that the child has there. All other siblings keep their order.
///
/// `place` counts the siblings from the left, from 0; a place beyond the last is the last one. `None` for the root,
/// which has no siblings, and for a node that the tree does not have.
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
    Some((in_order(tree, &order, &numbers), numbers[child.index()]))
}

/// The tree with its nodes in another preorder.
///
/// `order` has the old nodes in the new order, and `numbers` the new number of each old one.
fn in_order(tree: &Tree, order: &[NodeId], numbers: &[NodeId]) -> Tree {
    let parent = |old: &NodeId| match tree.parents[old.index()] {
        NO_PARENT => NO_PARENT,
        parent => numbers[parent as usize].number(),
    };
    let parents: Vec<_> = order.iter().map(parent).collect();
    let (child_starts, children) = children_by_parent(&parents);
    let renumbered = |labels: &Labels| labels.renumbered(|node| numbers[node.index()]);
    Tree {
        parents,
        depths: order.iter().map(|old| tree.depths[old.index()]).collect(),
        height: tree.height,
        values: order.iter().map(|old| tree.values[old.index()]).collect(),
        child_starts,
        children,
        decimals: tree.decimals,
        names: renumbered(&tree.names),
        moves: renumbered(&tree.moves),
        positions: renumbered(&tree.positions),
    }
}
