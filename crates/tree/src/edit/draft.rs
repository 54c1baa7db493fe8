//! A tree that is put together in preorder, from nodes of other trees and new ones.

use std::ops::Range;

use super::naming::Names;
use super::origin::Origin;
use super::{EditError, Numbers, Rebuilt};
use crate::labels::Labels;
use crate::score::Literal;
use crate::tree::builder::TreeBuilder;
use crate::tree::{MAX_DEPTH, MAX_NODES, NodeId, Tree};

/// Nodes in preorder, each with its depth. Only a new node and a leaf that gets children have values of their own.
pub(super) struct Draft<'a> {
    tree: &'a Tree,
    inserted: Option<&'a Tree>,
    nodes: Vec<(Origin, u16)>,
    given: Vec<(usize, Option<Literal>)>,
}

/// The value of a leaf that has none.
pub(super) const ZERO: Literal = Literal::Finite { mantissa: 0, decimals: 0 };

/// The node, if the tree has it.
pub(super) fn known(tree: &Tree, node: NodeId) -> Result<NodeId, EditError> {
    tree.node(node.number()).ok_or(EditError::NoSuchNode { node })
}

/// The parent of a node that the tree has and that is no root.
pub(super) fn parent(tree: &Tree, node: NodeId) -> Result<NodeId, EditError> {
    tree.parent(known(tree, node)?).ok_or(EditError::Root)
}

/// The value of a node as it is written.
pub(super) fn literal(tree: &Tree, node: NodeId) -> Option<Literal> {
    tree.value(node).map(|score| Literal::from_score(score, tree.decimals()))
}

impl<'a> Draft<'a> {
    /// A draft without a node, of another form of this tree.
    pub(super) fn new(tree: &'a Tree) -> Self {
        let nodes = Vec::with_capacity(tree.len());
        Self { tree, inserted: None, nodes, given: Vec::new() }
    }

    /// The number of the next node.
    pub(super) fn next(&self) -> NodeId {
        #[allow(clippy::cast_possible_truncation)] // MAX_NODES fits
        NodeId::new(self.nodes.len() as u32)
    }

    /// The end of the old tree in preorder.
    pub(super) fn end(&self) -> u32 {
        self.tree.end(NodeId::ROOT)
    }

    /// Nodes of the old tree come next, so much deeper than they were.
    pub(super) fn keep(&mut self, nodes: Range<u32>, deeper: i32) -> Result<(), EditError> {
        for node in nodes.map(NodeId::new) {
            self.push(Origin::Kept(node), i32::from(self.tree.depth(node)) + deeper)?;
        }
        Ok(())
    }

    /// Copies of nodes of the old tree come next.
    pub(super) fn copy(&mut self, nodes: Range<u32>) -> Result<(), EditError> {
        for node in nodes.map(NodeId::new) {
            self.push(Origin::Copied(node), self.tree.depth(node).into())?;
        }
        Ok(())
    }

    /// The whole of another tree comes next, its root at this depth. There is one such tree at most.
    pub(super) fn insert(&mut self, other: &'a Tree, depth: u16) -> Result<(), EditError> {
        self.inserted = Some(other);
        for node in other.nodes() {
            self.push(Origin::Inserted(node), i32::from(depth) + i32::from(other.depth(node)))?;
        }
        Ok(())
    }

    /// A new node comes next. As a leaf it has this value, or 0.
    pub(super) fn add(&mut self, depth: u16, value: Option<Literal>) -> Result<(), EditError> {
        if value.is_some() {
            self.set(self.next(), value);
        }
        self.push(Origin::New, depth.into())
    }

    /// Gives a node of the draft another value than it had, or none.
    pub(super) fn set(&mut self, node: NodeId, value: Option<Literal>) {
        self.given.push((node.index(), value));
    }

    fn push(&mut self, origin: Origin, depth: i32) -> Result<(), EditError> {
        let depth = u16::try_from(depth).ok().filter(|&depth| depth <= MAX_DEPTH);
        let depth = depth.ok_or(EditError::TooDeep { limit: MAX_DEPTH })?;
        if self.nodes.len() >= MAX_NODES {
            return Err(EditError::TooManyNodes { limit: MAX_NODES });
        }
        self.nodes.push((origin, depth));
        Ok(())
    }

    /// The finished tree. A leaf that has no value gets 0.
    pub(super) fn finish(self, at: NodeId) -> Result<Rebuilt, EditError> {
        let (builder, decimals) = self.built()?;
        let mut names = Names::of(self.tree, self.inserted);
        let names = self.labels(Tree::name).map(|(origin, name)| names.name(origin, name));
        let moves = self.labels(Tree::move_name).map(|(_, name)| name);
        let positions = self.labels(Tree::position).map(|(_, key)| key);
        let labels = (Labels::of_all(names), Labels::of_all(moves), Labels::of_all(positions));
        let left = (0..).zip(&self.nodes).filter_map(|(new, &(origin, _))| match origin {
            Origin::Kept(old) => Some((old, new)),
            _ => None,
        });
        let numbers = Numbers::new(self.tree.len(), left);
        Ok(Rebuilt { tree: Tree::assembled(builder, decimals, labels), numbers, at })
    }

    /// The shape and the values, and the decimal places that these need.
    fn built(&self) -> Result<(TreeBuilder, u8), EditError> {
        let values = self.values();
        let decimals = values.iter().flatten().map(|value| value.decimals()).max().unwrap_or(0);
        let mut builder = TreeBuilder::with_capacity(self.nodes.len());
        // The path from the root to the node, and the last old node before it.
        let (mut path, mut old): (Vec<NodeId>, _) = (Vec::new(), NodeId::ROOT);
        for ((number, &(origin, depth)), value) in (0..).zip(&self.nodes).zip(values) {
            if let Origin::Kept(node) = origin {
                old = node;
            }
            let score = value
                .map(|value| value.to_score(decimals).ok_or(EditError::OutOfRange { node: old }));
            path.truncate(depth.into());
            builder.add(path.last().copied(), depth, score.transpose()?);
            path.push(NodeId::new(number));
        }
        Ok((builder, decimals))
    }

    fn values(&self) -> Vec<Option<Literal>> {
        let origins = self.nodes.iter().map(|&(origin, _)| match origin {
            Origin::Kept(node) | Origin::Copied(node) => literal(self.tree, node),
            Origin::Inserted(node) => self.inserted.and_then(|other| literal(other, node)),
            Origin::New => None,
        });
        let mut values: Vec<_> = origins.collect();
        for &(number, value) in &self.given {
            values[number] = value;
        }
        for (number, value) in values.iter_mut().enumerate() {
            let below =
                self.nodes.get(number + 1).is_some_and(|next| next.1 > self.nodes[number].1);
            if !below {
                *value = value.or(Some(ZERO));
            }
        }
        values
    }

    /// The origin of each node, and the text that it brings along.
    fn labels<'s>(
        &'s self,
        label: impl Fn(&'a Tree, NodeId) -> Option<&'a str> + 's,
    ) -> impl Iterator<Item = (Origin, Option<&'a str>)> + 's {
        self.nodes.iter().map(move |&(origin, _)| match origin {
            Origin::Kept(node) | Origin::Copied(node) => (origin, label(self.tree, node)),
            Origin::Inserted(node) => (origin, self.inserted.and_then(|other| label(other, node))),
            Origin::New => (origin, None),
        })
    }
}
