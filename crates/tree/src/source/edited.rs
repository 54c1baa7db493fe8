//! A tree as its recipe and the edits since.

use std::fmt;

use crate::score::Literal;
use crate::tree::{NodeId, Tree};

/// A recipe, and the values changed in its tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Edited<R> {
    /// The recipe.
    pub recipe: R,
    /// The changed values, ascending by node.
    pub edits: Vec<Change>,
}

/// A value in place of the one with which the tree has grown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The node.
    pub node: NodeId,
    /// Its value now.
    pub value: Literal,
    /// The value before; `None` if there was none, or if the tree has not been made.
    pub drawn: Option<Literal>,
}

/// The shortest text from which this is read: the recipe, and ` with 17=5, 23=-1.5` if there are edits.
impl<R: fmt::Display> fmt::Display for Edited<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.recipe)?;
        for (place, Change { node, value, .. }) in self.edits.iter().enumerate() {
            let before = if place == 0 { " with " } else { ", " };
            write!(f, "{before}{}={value}", node.number())?;
        }
        Ok(())
    }
}

impl<R: Clone> Edited<R> {
    /// The recipe and edits of this tree with another value at a node. An edit that restores the value grown is dropped.
    #[must_use]
    pub fn with(&self, tree: &Tree, node: NodeId, value: Literal) -> Self {
        let mut edited = self.clone();
        let edits = &mut edited.edits;
        match edits.binary_search_by_key(&node, |edit| edit.node) {
            Ok(at) if edits[at].drawn == Some(value) => drop(edits.remove(at)),
            Ok(at) => edits[at].value = value,
            Err(at) => {
                // A value without an edit is as grown.
                let present = tree.value(node);
                let drawn = present.map(|score| Literal::from_score(score, tree.decimals()));
                if drawn != Some(value) {
                    edits.insert(at, Change { node, value, drawn });
                }
            }
        }
        edited
    }
}
