//! Changing a tree: an edit makes a new tree and leaves the old one as it was.

mod moving;

use thiserror::Error;

use crate::position::Positions;
use crate::score::{Literal, MAX_DECIMALS, Score};
use crate::tree::{NodeId, Tree};

pub use moving::moved;

/// One change of a value in a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Gives a leaf another value, or an interior node another static value; and with it all nodes that
    /// are the same position, which cannot be worth one thing here and another there.
    SetValue(NodeId, Literal),
}

/// A tree after an edit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edited {
    /// The tree.
    pub tree: Tree,
    /// All nodes that were given the new value.
    pub changed: Vec<NodeId>,
}

/// Why a tree cannot be changed so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum EditError {
    /// The tree has no such node.
    #[error("the tree has no node {}", .0.number())]
    NoSuchNode(NodeId),
    /// With the decimal places that the new value needs, this node's value is out of range.
    #[error("the value of node {} is out of range", .0.number())]
    OutOfRange(NodeId),
}

impl Edit {
    /// The tree after this edit. Every node keeps its number.
    ///
    /// # Errors
    /// [`EditError`]; the old tree is untouched in any case.
    pub fn apply(self, tree: &Tree) -> Result<Tree, EditError> {
        Ok(self.make(tree)?.tree)
    }

    /// The tree after this edit, and what changed.
    ///
    /// # Errors
    /// As [`Self::apply`].
    pub fn make(self, tree: &Tree) -> Result<Edited, EditError> {
        let Self::SetValue(node, value) = self;
        if node.index() >= tree.len() {
            return Err(EditError::NoSuchNode(node));
        }
        let positions = tree.position(node).map(|_| Positions::new(tree));
        let same: Vec<_> =
            positions.map_or_else(|| vec![node], |positions| positions.same_as(node).collect());
        let needed = tree
            .nodes()
            .filter(|other| !same.contains(other))
            .filter_map(|other| tree.value(other))
            .map(|score| Literal::from_score(score, tree.decimals()).decimals())
            .fold(value.decimals(), u8::max)
            .min(MAX_DECIMALS);
        let values = same.iter().map(|&other| (other, value));
        let changed = tree.clone().with_values(needed, values).map_err(EditError::OutOfRange)?;
        Ok(Edited { tree: changed, changed: same })
    }
}

/// The value that a nudge by `steps` of one leads to, which stays within the range of scores.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation;

    fn check(tree: &str, node: u32, value: &str, expect: &str) {
        let tree = notation::parse(tree).unwrap();
        let edit = Edit::SetValue(NodeId::new(node), Literal::parse(value).unwrap());
        let changed = edit.apply(&tree).unwrap();
        assert_eq!(changed, notation::parse(expect).unwrap());
    }

    #[test]
    fn a_leaf_takes_another_value() {
        check("[3, 12]", 1, "0", "[0, 12]");
        check("[3, 12]", 1, "2.5", "[2.5, 12]");
        check("[2.5, 12]", 1, "2", "[2, 12]");
        check("[1.25, 2000]", 2, "-inf", "[1.25, -inf]");
    }

    #[test]
    fn a_position_takes_another_value_wherever_it_comes_up() {
        let leaf = |value: &str| format!(r#"{{"value":{value},"position":"a"}}"#);
        let tree = |value: &str, other: &str| {
            let same = leaf(value);
            format!(r#"[[{same}, 2], [{same}, {}], {same}]"#, leaf(other))
        };
        // Node 6 has the same key over another value, so it is another position; node 7 another mover.
        let before = notation::parse(&tree("3.5", "4")).unwrap();
        let edit = Edit::SetValue(NodeId::new(2), Literal::parse("7").unwrap());
        let after = edit.apply(&before).unwrap();
        let values: Vec<_> = [2, 5, 6, 7]
            .map(|node| {
                after.value(NodeId::new(node)).unwrap().display(after.decimals()).to_string()
            })
            .into();
        assert_eq!(values, ["7", "7", "4", "3.5"]);
    }

    #[test]
    fn a_value_that_another_cannot_stand_beside_is_refused() {
        let tree = notation::parse("[2000000000, 1]").unwrap();
        let edit = Edit::SetValue(NodeId::new(2), Literal::parse("0.5").unwrap());
        assert_eq!(edit.apply(&tree), Err(EditError::OutOfRange(NodeId::new(1))));
        let edit = Edit::SetValue(NodeId::new(9), Literal::PosInf);
        assert_eq!(edit.apply(&tree), Err(EditError::NoSuchNode(NodeId::new(9))));
    }

    #[test]
    fn a_nudge_stays_in_range() {
        let score = |units| Score::from_units(units).unwrap();
        assert_eq!(nudged(score(25), 1, 1), score(35));
        assert_eq!(nudged(score(Score::MAX_UNITS), 0, 1), score(Score::MAX_UNITS));
        assert_eq!(nudged(Score::POS_INF, 0, -1), Score::POS_INF);
    }
}
