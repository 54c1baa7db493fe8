//! One value, at a node and wherever its position comes up.

use super::EditError;
use crate::position::Positions;
use crate::score::{Literal, MAX_DECIMALS, Score};
use crate::tree::{NodeId, Tree};

/// A tree after an edit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edited {
    /// The tree.
    pub tree: Tree,
    /// All nodes with the new value.
    pub changed: Vec<NodeId>,
}

/// A new value for a leaf, or a new static value for an interior node. All nodes that are the same position get it too,
/// since a position has one value. Every node keeps its number.
///
/// # Errors
/// [`EditError`]; the old tree is untouched in any case.
pub fn set_value(tree: &Tree, node: NodeId, value: Literal) -> Result<Edited, EditError> {
    if node.index() >= tree.len() {
        return Err(EditError::NoSuchNode { node });
    }
    let positions = tree.position(node).map(|_| Positions::new(tree));
    let same: Vec<_> =
        positions.map_or_else(|| vec![node], |positions| positions.same_as(node).collect());
    // Ascending, as all nodes: a million may be the same position.
    let others = tree.nodes().filter(|other| same.binary_search(other).is_err());
    let decimals = others
        .filter_map(|other| tree.value(other))
        .map(|score| Literal::from_score(score, tree.decimals()).decimals());
    // No other value needs more than the tree has, which spares a look at all of them.
    let needed = match value.decimals() {
        own if own >= tree.decimals() => own,
        own => decimals.fold(own, u8::max),
    };
    let needed = needed.min(MAX_DECIMALS);
    let values = same.iter().map(|&other| (other, value));
    let changed =
        tree.clone().with_values(needed, values).map_err(|node| EditError::OutOfRange { node })?;
    Ok(Edited { tree: changed, changed: same })
}

/// The value after a nudge by this many whole units, kept within the range of scores.
///
/// The infinities stay as they are.
#[must_use]
pub fn nudged(value: Score, decimals: u8, steps: i32) -> Score {
    if !value.is_finite() {
        return value;
    }
    let one = 10_i32.pow(u32::from(decimals.min(MAX_DECIMALS)));
    let moved = value.units().saturating_add(steps.saturating_mul(one));
    Score::from_units(moved.clamp(-Score::MAX_UNITS, Score::MAX_UNITS)).unwrap_or(value)
}
