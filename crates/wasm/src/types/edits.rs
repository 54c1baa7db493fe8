//! The edits that JavaScript asks for, and what becomes of a tree's nodes.

use js_sys::Int32Array;
use plyscope_tree::NodeId;
use plyscope_tree::edit::{Arrangement, Numbers, Rebuilt};
use plyscope_tree::source::Source;
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::preserve;
use wasm_bindgen::prelude::JsValue;

/// An edit of a tree, under the word for its kind. Values are texts. New leaves have 0 if they are given no value.
#[derive(Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Edit {
    /// Another value at a node, and wherever its position comes up.
    Value(Change),
    /// A child at another place among its siblings.
    Move(Moving),
    /// A leaf as the last child of a node. A leaf that gets it hands its value down, if none is given.
    AddChild(Adding),
    /// A leaf right after a node.
    AddSibling(Adding),
    /// Without these nodes and all below them.
    Delete(Chosen),
    /// A subtree once more, as the next sibling.
    Duplicate(At),
    /// Another tree, in any notation, as a child of a node.
    InsertChild {
        /// The node.
        node: u32,
        /// The place among its children, from 0; one beyond the last, or none, is after the last.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        place: Option<usize>,
        /// The other tree.
        tree: String,
    },
    /// Another tree, in any notation, right after a node.
    InsertSibling {
        /// The node.
        node: u32,
        /// The other tree.
        tree: String,
    },
    /// Subtrees under another parent, or at another place under their own.
    Relocate {
        /// The subtrees' roots.
        nodes: Vec<u32>,
        /// The parent.
        parent: u32,
        /// The place among the parent's other children, from 0; one beyond the last is after the last.
        place: usize,
    },
    /// A new parent for a node alone.
    Wrap(At),
    /// A leaf with its minimax value in place of a node and all below it.
    Collapse(At),
    /// A complete tree in place of what is below a node.
    Complete {
        /// The node.
        node: u32,
        /// The number of children of each interior node.
        branching: u32,
        /// The depth of the leaves below the node.
        depth: u16,
        /// The values of the leaves.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        fill: Option<Filling>,
    },
    /// The name of a node.
    Name(Labelling),
    /// The name of the move that leads to a node.
    MoveName(Labelling),
    /// The key of the position that some nodes are.
    Position {
        /// The nodes.
        nodes: Vec<u32>,
        /// The key; none takes the nodes' keys away.
        text: Option<String>,
    },
    /// Letters for all nodes without names.
    NameAll {},
    /// The same value at several nodes.
    Values {
        /// The nodes.
        nodes: Vec<u32>,
        /// The value; without one, interior nodes lose their static values.
        value: Option<String>,
    },
    /// Other values for the leaves below some nodes, and for those nodes that are leaves.
    Fill {
        /// The nodes.
        nodes: Vec<u32>,
        /// The values.
        with: Filling,
    },
    /// Children by their minimax values, at some nodes and all below them.
    Arrange {
        /// The nodes.
        nodes: Vec<u32>,
        /// Which comes first.
        order: Arrangement,
    },
    /// Static values for interior nodes that have none, at some nodes and all below them.
    Estimate {
        /// The nodes.
        nodes: Vec<u32>,
        /// What the values are made of.
        by: Estimate,
    },
    /// One edit after another, each of the tree that the one before has made.
    Several {
        /// The edits.
        edits: Vec<Edit>,
    },
}

/// Another value at a node.
#[derive(Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Change {
    /// The node.
    pub node: u32,
    /// The value, as text.
    pub value: String,
}

/// A child at another place among its siblings.
#[derive(Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Moving {
    /// The child.
    pub node: u32,
    /// The place, from 0; one beyond the last is the last.
    pub place: usize,
}

/// A node.
#[derive(Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct At {
    /// The node.
    pub node: u32,
}

/// Some nodes.
#[derive(Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Chosen {
    /// The nodes, in any order.
    pub nodes: Vec<u32>,
}

/// A new leaf beside or below a node.
#[derive(Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Adding {
    /// The node.
    pub node: u32,
    /// The leaf's value.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub value: Option<String>,
}

/// Another text at a node.
#[derive(Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Labelling {
    /// The node.
    pub node: u32,
    /// The text; null for none.
    pub text: Option<String>,
}

/// The values for leaves.
#[derive(Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Filling {
    /// Drawn from a range.
    Random {
        /// The least.
        from: String,
        /// The greatest.
        to: String,
        /// The seed.
        seed: u64,
    },
    /// Counted up by 1.
    Counting {
        /// The first.
        from: String,
    },
    /// Those that there are, in another order.
    Permuted {
        /// The seed.
        seed: u64,
    },
    /// Those that there are, with the other sign.
    Negated {},
}

/// What static values are made of.
#[derive(Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Estimate {
    /// The mean of the leaves below.
    Mean {},
    /// The first leaf below.
    FirstLeaf {},
    /// The minimax value with a random error.
    Noise {
        /// The greatest error.
        most: String,
        /// The seed.
        seed: u64,
    },
}

/// A tree after an edit.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EditedTree {
    /// The tree as text.
    text: String,
    renumbering: Renumbering,
}

/// Where a tree's nodes are after an edit.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Renumbering {
    /// The new number of each old node, −1 for one that is gone; null if every node has kept its number.
    #[serde(with = "preserve")]
    #[cfg_attr(feature = "typescript", ts(type = "Int32Array | null"))]
    numbers: JsValue,
    /// The node that the edit is about, by its new number: a new one, or else the first one changed.
    at: NodeId,
}

impl EditedTree {
    /// This tree of this source.
    pub fn of(Rebuilt { tree, numbers, at }: &Rebuilt, source: &Source) -> Self {
        Self { text: source.text(tree), renumbering: Renumbering::of(numbers, *at) }
    }
}

impl Renumbering {
    /// These numbers.
    pub fn of(numbers: &Numbers, at: NodeId) -> Self {
        let number = |node: Option<NodeId>| node.map_or(-1, |node| node.number().cast_signed());
        let numbers: Option<Vec<_>> = numbers.all().map(|all| all.map(number).collect());
        let array = numbers.map(|numbers| Int32Array::from(numbers.as_slice()));
        Self { numbers: array.map_or(JsValue::NULL, Into::into), at }
    }
}
