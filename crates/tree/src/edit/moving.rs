//! Subtrees at another place.

use std::ops::Range;

use super::draft::{Draft, known, parent};
use super::selection::{first, tops};
use super::{EditError, Rebuilt};
use crate::tree::{NodeId, Tree};

/// The tree with subtrees moved under another parent, or to another place under their own, given in any order.
///
/// They stand there in the order of the old tree, without those inside another. `place` counts the other children of the
/// parent from 0; a place beyond the last is after the last. The others keep their order. A node that loses its last
/// child becomes a leaf, with its static value or with 0; a leaf that gets a child keeps its value as its static value.
///
/// ```
/// use plyscope_tree::{NodeId, edit, notation};
/// let tree = notation::parse("[[3, 12], [2], 7]")?;
/// let [two, seven] = [5, 6].map(NodeId::new);
/// let moved = edit::relocate(&tree, &[seven, two], NodeId::new(1), 1)?;
/// assert_eq!(notation::text(&moved.tree), "[[3, 2, 7, 12], 0]");
/// assert_eq!(moved.at, NodeId::new(4), "it is about the first that was given");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`], [`EditError::Root`], which cannot be moved, [`EditError::BelowItself`], and
/// [`EditError::TooDeep`].
pub fn relocate(
    tree: &Tree,
    nodes: &[NodeId],
    under: NodeId,
    place: usize,
) -> Result<Rebuilt, EditError> {
    for &node in nodes {
        parent(tree, node)?;
    }
    let under = known(tree, under)?;
    let moving = tops(tree, nodes)?;
    if let Some(around) = moving.iter().find(|part| part.contains(&under.number())) {
        return Err(EditError::BelowItself { node: NodeId::new(around.start) });
    }
    let others = tree.children(under).iter();
    let mut others = others.filter(|child| !moving.iter().any(|part| part.start == child.number()));
    let place = others.nth(place).map_or_else(|| tree.end(under), |other| other.number());
    let mut draft = Draft::new(tree);
    // No subtree that moves reaches over the place: it lies in one that stays.
    keep_others(&mut draft, 0..place, &moving)?;
    for part in &moving {
        let top = tree.depth(NodeId::new(part.start));
        draft.keep(part.clone(), i32::from(tree.depth(under)) + 1 - i32::from(top))?;
    }
    let end = draft.end();
    keep_others(&mut draft, place..end, &moving)?;
    let mut rebuilt = draft.finish(under)?;
    rebuilt.at = rebuilt.numbers.of(first(nodes)).unwrap_or(NodeId::ROOT);
    Ok(rebuilt)
}

/// Nodes in this range come next, but for those in other ranges, which ascend.
fn keep_others(
    draft: &mut Draft<'_>,
    range: Range<u32>,
    others: &[Range<u32>],
) -> Result<(), EditError> {
    let mut from = range.start;
    for other in others.iter().filter(|other| range.contains(&other.start)) {
        draft.keep(from..other.start, 0)?;
        from = other.end;
    }
    draft.keep(from..range.end, 0)
}

/// [`relocate`] under the node's own parent: a child at another place among its siblings.
///
/// # Errors
/// [`EditError::NoSuchNode`], and [`EditError::Root`], which has no siblings.
pub fn reorder(tree: &Tree, child: NodeId, place: usize) -> Result<Rebuilt, EditError> {
    relocate(tree, &[child], parent(tree, child)?, place)
}

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
    let rebuilt = reorder(tree, child, place).ok()?;
    Some((rebuilt.tree, rebuilt.at))
}
