//! Names of nodes and moves, and keys of positions.

use super::draft::known;
use super::selection::first;
use super::{EditError, Rebuilt};
use crate::ranking::sort_by_number;
use crate::tree::{NodeId, Tree};

/// A text that a node may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Label {
    /// The node's name.
    Name,
    /// The name of the move that leads to the node.
    Move,
    /// The key of the node's position.
    Position,
}

/// The tree with another name, move or position at some nodes, or with none.
///
/// Any text will do, also one that another node has.
///
/// ```
/// use plyscope_tree::edit::{Label, set_label};
/// use plyscope_tree::{NodeId, notation};
/// let tree = notation::parse("A: [B: 3, 12]")?;
/// let tree = set_label(&tree, &[NodeId::new(2)], Label::Name, Some("C"))?.tree;
/// let tree = set_label(&tree, &[NodeId::ROOT], Label::Name, None)?.tree;
/// assert_eq!(notation::text(&tree), "[B: 3, C: 12]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`].
pub fn set_label(
    tree: &Tree,
    nodes: &[NodeId],
    label: Label,
    text: Option<&str>,
) -> Result<Rebuilt, EditError> {
    let mut sorted = nodes.to_vec();
    sort_by_number(&mut sorted);
    sorted.dedup();
    sorted.iter().try_for_each(|&node| known(tree, node).map(drop))?;
    let other = tree.relabelled(|[names, moves, positions]| {
        let labels = match label {
            Label::Name => names,
            Label::Move => moves,
            Label::Position => positions,
        };
        *labels = labels.with(&sorted, text);
    });
    Ok(Rebuilt::in_place(other, first(nodes)))
}
