//! Building a tree node by node, with every limit checked as it grows.

use std::sync::Arc;

use thiserror::Error;

use super::values::rescale;
use super::{MAX_DEPTH, MAX_NODES, NO_VALUE, NodeId, Shape, Tree};
use crate::count::Count;
use crate::groups::Groups;
use crate::labels::Labels;
use crate::score::{Literal, Score};

/// The error of nodes that do not make a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TreeError {
    /// More than [`MAX_NODES`].
    #[error("a tree holds at most {} nodes", Count::of_nodes(MAX_NODES))]
    TooManyNodes,
    /// Deeper than [`MAX_DEPTH`].
    #[error("a tree is at most {MAX_DEPTH} plies deep")]
    TooDeep,
    /// A node with neither children nor a value.
    #[error("node {} has neither children nor a value", .0.number())]
    Empty(NodeId),
    /// This node's value is out of range with the decimal places that other values need.
    #[error("the value of node {} is out of range", .0.number())]
    OutOfRange(NodeId),
    /// There is a tree already, and this would be a second root.
    #[error("a tree has one root")]
    SecondRoot,
    /// Nodes were opened and not closed, or none was opened.
    #[error("the tree is not finished")]
    Unfinished,
}

/// Builds a [`Tree`] in preorder: [`open`](Self::open) a node, give it a value or children (or
/// both), [`close`](Self::close) it.
///
/// ```
/// use plyscope_tree::{Literal, TreeBuilder};
/// let mut builder = TreeBuilder::new();
/// builder.open()?;
/// for value in ["3", "12.5"] {
///     builder.open()?;
///     builder.set_value(Literal::parse(value)?)?;
///     builder.close()?;
/// }
/// builder.close()?;
/// let tree = builder.finish()?;
/// assert_eq!((tree.len(), tree.decimals()), (3, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct TreeBuilder {
    parents: Vec<NodeId>,
    depths: Vec<u16>,
    values: Vec<i32>,
    decimals: u8,
    /// The nodes that are open, from the root down.
    open: Vec<NodeId>,
    names: Vec<(NodeId, Box<str>)>,
    moves: Vec<(NodeId, Box<str>)>,
    positions: Vec<(NodeId, Box<str>)>,
}

impl TreeBuilder {
    /// A builder without a node.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A builder with capacity for this many nodes.
    #[must_use]
    pub fn with_capacity(nodes: usize) -> Self {
        let nodes = nodes.min(MAX_NODES);
        Self {
            parents: Vec::with_capacity(nodes),
            depths: Vec::with_capacity(nodes),
            values: Vec::with_capacity(nodes),
            ..Self::default()
        }
    }

    /// Adds a node in preorder without checks: a quick way for callers that keep the limits themselves.
    pub(crate) fn add(&mut self, parent: Option<NodeId>, depth: u16, value: Option<Score>) {
        self.parents.push(parent.unwrap_or(NodeId::ROOT));
        self.depths.push(depth);
        self.values.push(value.map_or(NO_VALUE, Score::units));
    }

    /// Begins the next child of the open node, or the root.
    ///
    /// # Errors
    /// [`TreeError::TooManyNodes`], [`TreeError::TooDeep`], [`TreeError::SecondRoot`].
    pub fn open(&mut self) -> Result<NodeId, TreeError> {
        if self.open.is_empty() && !self.parents.is_empty() {
            return Err(TreeError::SecondRoot);
        }
        let depth = u16::try_from(self.open.len()).map_err(|_| TreeError::TooDeep)?;
        if depth > MAX_DEPTH {
            return Err(TreeError::TooDeep);
        }
        if self.parents.len() >= MAX_NODES {
            return Err(TreeError::TooManyNodes);
        }
        let number = u32::try_from(self.parents.len()).map_err(|_| TreeError::TooManyNodes)?;
        let node = NodeId::new(number);
        self.add(self.open.last().copied(), depth, None);
        self.open.push(node);
        Ok(node)
    }

    /// The innermost open node.
    #[must_use]
    pub fn current(&self) -> Option<NodeId> {
        self.open.last().copied()
    }

    /// Gives the open node its value: a leaf's value, or an interior node's static value.
    ///
    /// # Errors
    /// [`TreeError::OutOfRange`] with the node whose value does not fit any more, which may be an
    /// earlier one: every value is counted in the smallest unit that any of them needs.
    pub fn set_value(&mut self, value: Literal) -> Result<(), TreeError> {
        let node = self.current().ok_or(TreeError::Unfinished)?;
        if value.decimals() > self.decimals {
            // All or nothing: an error leaves the values as they were.
            let mut rescaled = self.values.clone();
            rescale(&mut rescaled, self.decimals, value.decimals())
                .map_err(TreeError::OutOfRange)?;
            self.values = rescaled;
            self.decimals = value.decimals();
        }
        let score = value.to_score(self.decimals).ok_or(TreeError::OutOfRange(node))?;
        self.values[node.index()] = score.units();
        Ok(())
    }

    /// Names the open node.
    pub fn set_name(&mut self, name: &str) {
        self.names.extend(self.current().map(|node| (node, name.into())));
    }

    /// Names the move that leads to the open node.
    pub fn set_move(&mut self, name: &str) {
        self.moves.extend(self.current().map(|node| (node, name.into())));
    }

    /// Gives the open node the key of its position.
    pub fn set_position(&mut self, key: &str) {
        self.positions.extend(self.current().map(|node| (node, key.into())));
    }

    /// Ends the open node.
    ///
    /// # Errors
    /// [`TreeError::Empty`] if it has neither children nor a value.
    pub fn close(&mut self) -> Result<NodeId, TreeError> {
        let node = self.current().ok_or(TreeError::Unfinished)?;
        let childless = self.parents.len() == node.index() + 1;
        if childless && self.values[node.index()] == NO_VALUE {
            return Err(TreeError::Empty(node));
        }
        self.open.pop();
        Ok(node)
    }

    /// The finished tree.
    ///
    /// # Errors
    /// [`TreeError::Unfinished`] if a node is open, or there is none.
    pub fn finish(self) -> Result<Tree, TreeError> {
        if !self.open.is_empty() || self.parents.is_empty() {
            return Err(TreeError::Unfinished);
        }
        Ok(self.planted())
    }

    /// The tree, without checks.
    pub(crate) fn planted(self) -> Tree {
        let below_root = (1..).zip(self.parents.iter().skip(1));
        let children = below_root.map(|(child, parent)| (parent.index(), NodeId::new(child)));
        let nodes = self.parents.len();
        let children = Groups::new(nodes, children);
        let shape = Shape {
            leaves: (0..children.len()).filter(|&node| children.of(node).is_empty()).count(),
            children,
            height: self.depths.iter().copied().max().unwrap_or(0),
            parents: self.parents,
            depths: self.depths,
        };
        Tree {
            shape: Arc::new(shape),
            values: self.values,
            decimals: self.decimals,
            names: Labels::of_some(nodes, self.names),
            moves: Labels::of_some(nodes, self.moves),
            positions: Labels::of_some(nodes, self.positions),
        }
    }
}
