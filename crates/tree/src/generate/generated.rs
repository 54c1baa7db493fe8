//! What is left of a random tree as text: its recipe, and what was changed since.

use std::fmt;

use super::Recipe;
use crate::score::Literal;
use crate::tree::{NodeId, Tree};

/// A recipe, and the values that were changed in the tree that it makes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Generated {
    /// How the tree is made.
    pub recipe: Recipe,
    /// The changed values, by their nodes, which ascend.
    pub edits: Vec<Change>,
}

/// Another value than the one that was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The node that has it.
    pub node: NodeId,
    /// The value that it has now.
    pub value: Literal,
    /// The value that was drawn; none where there was none, or the tree has not been made.
    pub drawn: Option<Literal>,
}

/// The shortest text that [`crate::source::read`] reads so.
impl fmt::Display for Generated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.recipe.fmt(f)?;
        for (place, Change { node, value, .. }) in self.edits.iter().enumerate() {
            let before = if place == 0 { " with " } else { ", " };
            write!(f, "{before}{}={value}", node.number())?;
        }
        Ok(())
    }
}

impl Generated {
    /// Where the tree, which comes from here, comes from after an edit that gives a node another value.
    pub(crate) fn with(&self, tree: &Tree, node: NodeId, value: Literal) -> Self {
        let mut edits = self.edits.clone();
        match edits.binary_search_by_key(&node, |edit| edit.node) {
            Ok(at) if edits[at].drawn == Some(value) => drop(edits.remove(at)),
            Ok(at) => edits[at].value = value,
            Err(at) => {
                // What was not changed before is as it was drawn.
                let present = tree.value(node);
                let drawn = present.map(|score| Literal::from_score(score, tree.decimals()));
                if drawn != Some(value) {
                    edits.insert(at, Change { node, value, drawn });
                }
            }
        }
        Self { recipe: self.recipe, edits }
    }
}
