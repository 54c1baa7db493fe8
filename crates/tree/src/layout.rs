//! Tidy drawings of trees, in linear time.
//!
//! This is the algorithm of Christoph Buchheim, Michael Jünger and Sebastian Leipert, *Improving
//! Walker's Algorithm to Run in Linear Time* (2002), which draws trees of any degree as Edward
//! Reingold and John Tilford's *Tidier Drawings of Trees* (1981) draws binary ones: a parent stands
//! over the middle of its children, subtrees stand as close as the separation allows, a small
//! subtree between two large ones is spaced evenly, equal subtrees look the same, and a mirrored
//! tree is drawn mirrored.
//!
//! The names *prelim*, *modifier*, *thread*, *ancestor*, *shift* and *change* are the paper's. Where
//! the paper recurses, this goes through the nodes backwards: in preorder, a node's descendants come
//! after it.

mod contour;
mod folded;
mod plane;
#[cfg(test)]
mod reference;
#[cfg(test)]
mod tests;

use crate::tree::{NodeId, Tree};
use contour::Tidy;
pub use folded::tidy_folded;
pub use plane::Plane;

/// The least distance between neighbours at the same depth, in the drawing's own units.
///
/// Neither number should be negative. The default is 1 between siblings and 2 between others, which
/// is what `tree().nodeSize([1, 1])` of d3-hierarchy does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Separation {
    /// Between two children of one parent.
    pub siblings: f64,
    /// Between two nodes of different parents.
    pub others: f64,
}

impl Default for Separation {
    fn default() -> Self {
        Self { siblings: 1.0, others: 2.0 }
    }
}

/// A drawing of a tree from left to right. From top to bottom, a node lies at its depth.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The centre of each node, in preorder; the leftmost node lies at 0.
    pub x: Vec<f32>,
    /// The greatest of [`Self::x`].
    pub width: f32,
}

impl Layout {
    /// The x of a node, from 0 to [`Self::width`].
    #[must_use]
    pub fn x(&self, node: NodeId) -> f32 {
        self.x[node.index()]
    }
}

/// Draws a tree tidily, in time linear in its nodes, without recursion.
///
/// Values play no part, so editing one moves nothing. Distances are computed in `f64`, and rounded to
/// `f32` at the end: by at most an eighth of a unit in the widest tree.
///
/// ```
/// use plyscope_tree::layout::{Separation, tidy};
/// let tree = plyscope_tree::notation::parse("[[3, 12], 8]")?;
/// let layout = tidy(&tree, Separation::default());
/// assert_eq!(layout.x, [1.0, 0.5, 0.0, 1.0, 1.5]);
/// assert_eq!(layout.width, 1.5);
/// # Ok::<(), plyscope_tree::notation::ParseError>(())
/// ```
#[must_use]
pub fn tidy(tree: &Tree, separation: Separation) -> Layout {
    let x = positions(tree, separation).0;
    let left = x.iter().copied().fold(f64::INFINITY, f64::min);
    let right = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    Layout { x: x.iter().map(|x| (x - left) as f32).collect(), width: (right - left) as f32 }
}

/// The x of each node relative to the root, and the number of contour steps taken.
fn positions(tree: &Tree, separation: Separation) -> (Vec<f64>, usize) {
    let mut tidy = Tidy::new(tree, separation);
    let siblings = tree.siblings();
    for node in tree.nodes().rev() {
        if !siblings.of(node.index()).is_empty() {
            tidy.place_children(node);
        }
    }
    let Tidy { mut prelim, mut modifier, steps, .. } = tidy;
    // So far each x is relative to what the ancestors' modifiers add up to; now parents come first.
    for node in tree.nodes() {
        if let Some(parent) = tree.parent(node) {
            let above = modifier[parent.index()];
            prelim[node.index()] += above;
            modifier[node.index()] += above;
        }
    }
    (prelim, steps)
}
