//! Edits of trees: those of `plyscope-tree`, those that need minimax values, and any of them as data.
//!
//! - [`Edit`] is any edit as data, as it comes from JavaScript;
//! - [`arrange`] puts children into an order that suits alpha-beta, or does not; [`collapse`] makes a leaf of a node, and
//!   [`estimate`] gives interior nodes static values;
//! - all others are in [`plyscope_tree::edit`], and stand here too.

mod arranging;
mod collapsing;
mod estimating;

pub use arranging::arrange;
pub use collapsing::collapse;
pub use estimating::{Estimate, estimate};
pub use plyscope_tree::edit::*;

use std::fmt;

use plyscope_search::{Arrangement, View};
use plyscope_tree::source::{self, SourceOf};
use plyscope_tree::{Literal, NodeId, Tree};
#[cfg(feature = "serde")]
use serde::Deserialize;

/// An edit of a tree, under the word for its kind. Values are texts. New leaves have 0 if they are given no value.
///
/// ```
/// use plyscope_edit::Edit;
/// use plyscope_search::View;
/// use plyscope_tree::notation;
/// let tree = notation::parse("[[3, 12], [2, 4]]")?;
/// let edit: Edit = serde_json::from_str(r#"{"add-child": {"node": 1, "value": "-2.5"}}"#)?;
/// assert_eq!(notation::text(&edit.apply(&tree, View::default())?.tree), "[[3, 12, -2.5], [2, 4]]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[allow(
    missing_docs,
    reason = "the fields are the arguments of the function that each variant stands for"
)]
pub enum Edit {
    /// Another value at a node, and wherever its position comes up.
    Value { node: NodeId, value: String },
    /// A child at another place among its siblings, from 0; one beyond the last is the last.
    Move { node: NodeId, place: usize },
    /// A leaf as the last child of a node. A leaf that gets it hands its value down, if none is given.
    AddChild {
        node: NodeId,
        #[cfg_attr(feature = "serde", serde(default))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        value: Option<String>,
    },
    /// A leaf right after a node.
    AddSibling {
        node: NodeId,
        #[cfg_attr(feature = "serde", serde(default))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        value: Option<String>,
    },
    /// Without these nodes and all below them.
    Delete { nodes: Vec<NodeId> },
    /// A subtree once more, as the next sibling.
    Duplicate { node: NodeId },
    /// Another tree, in any notation, as a child of a node, at a place from 0; one beyond the last, or none, is after the last.
    InsertChild {
        node: NodeId,
        #[cfg_attr(feature = "serde", serde(default))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        place: Option<usize>,
        tree: String,
    },
    /// Another tree, in any notation, right after a node.
    InsertSibling { node: NodeId, tree: String },
    /// Subtrees under another parent, or at another place under their own. The place is among the parent's other children,
    /// from 0; one beyond the last is after the last.
    Relocate { nodes: Vec<NodeId>, parent: NodeId, place: usize },
    /// A new parent for a node alone.
    Wrap { node: NodeId },
    /// A leaf with its minimax value in place of a node and all below it.
    Collapse { node: NodeId },
    /// A complete tree in place of what is below a node: the number of children of each interior node, the depth of the
    /// leaves below the node, and their values.
    Complete {
        node: NodeId,
        branching: u32,
        depth: u16,
        #[cfg_attr(feature = "serde", serde(default))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        fill: Option<Filling<String>>,
    },
    /// The name of a node; null for none.
    Name { node: NodeId, text: Option<String> },
    /// The name of the move that leads to a node; null for none.
    MoveName { node: NodeId, text: Option<String> },
    /// The key of the position that some nodes are; null takes the nodes' keys away.
    Position { nodes: Vec<NodeId>, text: Option<String> },
    /// Letters for all nodes without names.
    NameAll {},
    /// The same value at several nodes; without one, interior nodes lose their static values.
    Values { nodes: Vec<NodeId>, value: Option<String> },
    /// Other values for the leaves below some nodes, and for those nodes that are leaves.
    Fill { nodes: Vec<NodeId>, with: Filling<String> },
    /// Children by their minimax values, at some nodes and all below them.
    Arrange { nodes: Vec<NodeId>, order: Arrangement },
    /// Static values for interior nodes that have none, at some nodes and all below them.
    Estimate { nodes: Vec<NodeId>, by: Estimate<String> },
    /// One edit after another, each of the tree that the one before has made.
    Several { edits: Vec<Edit> },
}

impl Edit {
    /// The tree after this edit.
    ///
    /// # Errors
    /// [`EditError`]; the old tree is untouched in any case.
    pub fn apply(&self, tree: &Tree, view: View) -> Result<Rebuilt, EditError> {
        let label = |nodes: &[_], label, text: &Option<String>| {
            set_label(tree, nodes, label, text.as_deref())
        };
        match self {
            Self::Value { node, value } => set_values(tree, &[*node], Some(literal(value)?)),
            Self::Move { node, place } => reorder(tree, *node, *place),
            Self::AddChild { node, value } => add_child(tree, *node, optional(value)?),
            Self::AddSibling { node, value } => add_sibling(tree, *node, optional(value)?),
            Self::Delete { nodes } => delete(tree, nodes),
            Self::Duplicate { node } => duplicate(tree, *node),
            Self::InsertChild { node, place, tree: other } => {
                insert_child(tree, *node, place.unwrap_or(usize::MAX), &source::read(other)?.0)
            }
            Self::InsertSibling { node, tree: other } => {
                insert_sibling(tree, *node, &source::read(other)?.0)
            }
            Self::Relocate { nodes, parent, place } => relocate(tree, nodes, *parent, *place),
            Self::Wrap { node } => wrap(tree, *node),
            Self::Collapse { node } => collapse(tree, *node, view),
            Self::Complete { node, branching, depth, fill } => {
                let filling = fill.as_ref().map(Filling::read).transpose()?;
                complete(tree, *node, *branching, *depth, filling)
            }
            Self::Name { node, text } => label(&[*node], Label::Name, text),
            Self::MoveName { node, text } => label(&[*node], Label::Move, text),
            Self::Position { nodes, text } => label(nodes, Label::Position, text),
            Self::NameAll {} => Ok(name_all(tree)),
            Self::Values { nodes, value } => set_values(tree, nodes, optional(value)?),
            Self::Fill { nodes, with } => fill(tree, nodes, with.read()?),
            Self::Arrange { nodes, order } => arrange(tree, nodes, *order, view),
            Self::Estimate { nodes, by } => estimate(tree, nodes, by.read()?, view),
            Self::Several { edits } => {
                let whole = Rebuilt::unchanged(tree.clone());
                edits
                    .iter()
                    .try_fold(whole, |whole, edit| whole.then(|tree| edit.apply(tree, view)))
            }
        }
    }

    /// The tree of a source after this edit, and its source then. Only an edit that gives one node a value leaves a recipe a recipe.
    ///
    /// # Errors
    /// As [`Self::apply`].
    pub fn apply_to<R: Clone + PartialEq + fmt::Display>(
        &self,
        source: &SourceOf<R>,
        tree: &Tree,
        view: View,
    ) -> Result<(Rebuilt, SourceOf<R>), EditError> {
        let rebuilt = self.apply(tree, view)?;
        let source = match self {
            Self::Value { node, value } => source.with(tree, *node, literal(value)?),
            _ => SourceOf::Notation,
        };
        Ok((rebuilt, source))
    }
}

fn optional(text: &Option<String>) -> Result<Option<Literal>, EditError> {
    text.as_ref().map(|text| literal(text)).transpose()
}
