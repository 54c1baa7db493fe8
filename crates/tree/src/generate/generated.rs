//! A random tree as its recipe and the edits since.

use std::fmt;

use super::Recipe;
use crate::score::Literal;
use crate::tree::{NodeId, Tree};

/// A recipe, and the values changed in its tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Generated {
    /// The recipe.
    pub recipe: Recipe,
    /// The changed values, ascending by node.
    pub edits: Vec<Change>,
}

/// A value in place of the one drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The node.
    pub node: NodeId,
    /// Its value now.
    pub value: Literal,
    /// The value drawn; `None` if there was none, or if the tree has not been made.
    pub drawn: Option<Literal>,
}

/// The shortest text that [`crate::source::read`] reads as this.
impl fmt::Display for Generated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.recipe, Behind(&self.edits))
    }
}

/// Edits as they stand after a recipe, ` with 17=5, 23=-1.5`; nothing, if there are none.
#[derive(Clone, Copy, Debug)]
pub struct Behind<'a>(pub &'a [Change]);

impl fmt::Display for Behind<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, Change { node, value, .. }) in self.0.iter().enumerate() {
            let before = if place == 0 { " with " } else { ", " };
            write!(f, "{before}{}={value}", node.number())?;
        }
        Ok(())
    }
}

/// The edits of a recipe's tree, with another value at a node. An edit that restores the value drawn is dropped.
#[must_use]
pub fn with_value(edits: &[Change], tree: &Tree, node: NodeId, value: Literal) -> Vec<Change> {
    let mut edits = edits.to_vec();
    match edits.binary_search_by_key(&node, |edit| edit.node) {
        Ok(at) if edits[at].drawn == Some(value) => drop(edits.remove(at)),
        Ok(at) => edits[at].value = value,
        Err(at) => {
            // A value without an edit is as drawn.
            let present = tree.value(node);
            let drawn = present.map(|score| Literal::from_score(score, tree.decimals()));
            if drawn != Some(value) {
                edits.insert(at, Change { node, value, drawn });
            }
        }
    }
    edits
}

impl Generated {
    /// The recipe and edits of this tree with another value at a node.
    pub(crate) fn with(&self, tree: &Tree, node: NodeId, value: Literal) -> Self {
        Self { recipe: self.recipe, edits: with_value(&self.edits, tree, node, value) }
    }
}
