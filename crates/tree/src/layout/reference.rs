//! For the tests of the layout: random trees, and a plain reference implementation.

use proptest::prelude::*;

use super::Separation;
use crate::folds::Folds;
use crate::tree::builder::TreeBuilder;
use crate::tree::{MAX_DEPTH, NodeId, Tree};

/// Grows a tree without values that matter, from its shape only.
pub(super) struct ShapeBuilder(TreeBuilder);

impl ShapeBuilder {
    pub(super) fn new() -> Self {
        Self(TreeBuilder::new())
    }

    pub(super) fn open(&mut self) {
        self.0.open().unwrap();
        self.0.set_value(crate::Literal::PosInf).unwrap();
    }

    pub(super) fn close(&mut self) {
        self.0.close().unwrap();
    }

    pub(super) fn copy(&mut self, tree: &Tree, node: NodeId, mirrored: bool) {
        self.open();
        let mut children = tree.children(node).to_vec();
        if mirrored {
            children.reverse();
        }
        children.into_iter().for_each(|child| self.copy(tree, child, mirrored));
        self.close();
    }

    /// As [`Self::copy`], with one leaf in place of all that lies below a symbol.
    pub(super) fn copy_folded(&mut self, tree: &Tree, node: NodeId, folds: &Folds) {
        self.open();
        if folds.roots().contains(&node) {
            self.open();
            self.close();
        } else {
            for &child in tree.children(node) {
                self.copy_folded(tree, child, folds);
            }
        }
        self.close();
    }

    pub(super) fn finish(self) -> Tree {
        self.0.finish().unwrap()
    }
}

/// A tree from the number of nodes to close before each next one opens.
pub(super) fn tree_of(closes: impl IntoIterator<Item = u8>) -> Tree {
    let mut shape = ShapeBuilder::new();
    shape.open();
    let mut depth = 0;
    for closed in closes {
        let closed = u16::from(closed).max(u16::from(depth == MAX_DEPTH)).min(depth);
        (0..closed).for_each(|_| shape.close());
        shape.open();
        depth = depth - closed + 1;
    }
    (0..=depth).for_each(|_| shape.close());
    shape.finish()
}

pub(super) fn any_tree() -> BoxedStrategy<Tree> {
    let narrow = prop::collection::vec(prop_oneof![Just(0_u8), Just(1), 0..4_u8], 0..40);
    let wide = prop::collection::vec(prop_oneof![Just(0_u8), 1..3_u8, 0..9_u8], 0..200);
    prop_oneof![narrow, wide].prop_map(tree_of).boxed()
}

pub(super) fn any_separation() -> BoxedStrategy<Separation> {
    let some = (0.1..3.0, 0.1..3.0).prop_map(|(siblings, others)| Separation { siblings, others });
    prop_oneof![Just(Separation::default()), some].boxed()
}

/// The same drawing by the plainest means: every subtree is a list of places, and is compared with
/// each sibling to its left, depth by depth.
pub(super) fn reference(tree: &Tree, node: NodeId, separation: Separation) -> Vec<(NodeId, f64)> {
    let children = tree.children(node);
    let drawings: Vec<_> = children.iter().map(|&c| reference(tree, c, separation)).collect();
    let at = |drawing: &[(NodeId, f64)], depth| {
        let on_level = drawing.iter().filter(|place| tree.depth(place.0) == depth);
        on_level.map(|place| place.1).collect::<Vec<_>>()
    };
    let mut x: Vec<f64> = Vec::new();
    for (right, drawing) in drawings.iter().enumerate() {
        x.push(x.last().map_or(0.0, |left| left + separation.siblings));
        for depth in tree.depth(node) + 2..=tree.height() {
            let nearest = (0..right).rev().find(|&left| !at(&drawings[left], depth).is_empty());
            let (Some(left), Some(begin)) = (nearest, at(drawing, depth).first().copied()) else {
                continue;
            };
            let end = at(&drawings[left], depth).last().copied().unwrap();
            let shift = x[left] + end + separation.others - (x[right] + begin);
            if shift > 0.0 {
                for (number, x) in x[left + 1..].iter_mut().enumerate() {
                    *x += shift * (number + 1) as f64 / (right - left) as f64;
                }
            }
        }
    }
    let middle = x.last().map_or(0.0, |last| f64::midpoint(x[0], *last));
    let mut drawing = vec![(node, 0.0)];
    for (own, below) in x.iter().zip(drawings) {
        drawing.extend(below.into_iter().map(|(node, x)| (node, x + own - middle)));
    }
    drawing
}
