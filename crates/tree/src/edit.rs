//! Edits: each makes a new tree and leaves the old one as it was.
//!
//! [`Edit`] is any edit as data, as it comes from JavaScript. Each is a function too, which returns a [`Rebuilt`] tree, which
//! says where each node of the old one is now:
//!
//! - nodes more or fewer: [`add_child`], [`add_sibling`], [`delete`], [`duplicate`], [`insert_child`], [`insert_sibling`],
//!   [`wrap`], [`collapse`], [`complete`]; [`taken`] takes a part of the tree out;
//! - the same nodes at other places: [`relocate`], [`reorder`], [`arrange`];
//! - other values: [`set_values`], [`fill`], [`estimate`]; and [`set_value`], which tells what changed;
//! - other texts: [`set_label`], [`name_all`].
//!
//! In a tree whose nodes have names, a new node gets a name too, the next free one of their kind: see [`name_all`]. A
//! tree without names stays without them.

mod adding;
mod arranging;
mod collapsing;
mod completing;
mod deleting;
mod draft;
mod error;
mod estimating;
mod filling;
mod inserting;
mod labels;
mod moving;
mod naming;
mod numbers;
mod origin;
mod proving;
mod selection;
mod taking;
mod value;
mod values;
mod view;
mod windows;
mod wrapping;

pub use adding::{add_child, add_sibling};
pub use arranging::{Arrangement, arrange};
pub use collapsing::collapse;
pub use completing::complete;
pub use deleting::delete;
pub use error::{EditError, NoValue};
pub use estimating::{Estimate, estimate};
pub use filling::{Filling, fill};
pub use inserting::{duplicate, insert_child, insert_sibling};
pub use labels::{Label, set_label};
pub use moving::{moved, relocate, reorder};
pub use naming::name_all;
pub use numbers::{Numbers, Rebuilt};
pub use taking::taken;
pub use value::{Edited, nudged, set_value};
pub use values::set_values;
pub use view::View;
pub use wrapping::wrap;

use serde::Deserialize;

use crate::score::Literal;
use crate::source;
use crate::tree::{NodeId, Tree};

/// An edit of a tree, under the word for its kind. Values are texts. New leaves have 0 if they are given no value.
///
/// ```
/// use plyscope_tree::edit::{Edit, View};
/// use plyscope_tree::notation;
/// let tree = notation::parse("[[3, 12], [2, 4]]")?;
/// let edit: Edit = serde_json::from_str(r#"{"add-child": {"node": 1, "value": "-2.5"}}"#)?;
/// assert_eq!(notation::text(&edit.apply(&tree, View::default())?.tree), "[[3, 12, -2.5], [2, 4]]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
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
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        value: Option<String>,
    },
    /// A leaf right after a node.
    AddSibling {
        node: NodeId,
        #[serde(default)]
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
        #[serde(default)]
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
        #[serde(default)]
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
}

/// The value of a text, with blanks around it or without.
///
/// # Errors
/// [`EditError::Value`] if there is none.
pub fn literal(text: &str) -> Result<Literal, EditError> {
    let value = text.trim();
    Literal::parse(value)
        .map_err(|error| EditError::Value(NoValue { error, value: value.to_owned() }))
}

fn optional(text: &Option<String>) -> Result<Option<Literal>, EditError> {
    text.as_ref().map(|text| literal(text)).transpose()
}
