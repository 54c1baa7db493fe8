//! The shape of a random tree: how many children each node has, level by level.

use std::ops::Range;

use super::{Branching, Recipe};
use crate::random::SplitMix;

/// The distribution of a node's number of children.
pub(super) struct Draw {
    branching: Branching,
    early_leaves: u64,
}

impl Draw {
    pub(super) fn new(recipe: &Recipe) -> Self {
        Self { branching: recipe.branching, early_leaves: u64::from(recipe.early_leaves) }
    }

    /// The number of children of the next node at this depth, above the last level.
    ///
    /// The root is never a leaf, or many trees with early leaves would be a single node.
    pub(super) fn children(&self, depth: u16, random: &mut SplitMix) -> u32 {
        let Branching { fewest, most } = self.branching;
        if depth > 0 && self.early_leaves > 0 && random.below(100) < self.early_leaves {
            return 0;
        }
        let range = u64::from(most.saturating_sub(fewest));
        #[allow(clippy::cast_possible_truncation)] // it is at most `range`
        let more = if range > 0 { random.below(range + 1) as u32 } else { 0 };
        fewest + more
    }
}

/// The children of each node.
///
/// Nodes are numbered level by level, from the left; the children of a node stand together in the next
/// level.
pub(super) struct Levels {
    /// For each level but the last: the start of each node's children in the next level, and the end of the last
    /// node's.
    starts: Vec<Vec<u32>>,
    /// The number of nodes.
    nodes: usize,
}

impl Levels {
    /// Draws the shape of a recipe whose size has been checked.
    pub(super) fn draw(recipe: &Recipe, random: &mut SplitMix) -> Self {
        let draw = Draw::new(recipe);
        let mut shape = Self { starts: Vec::new(), nodes: 1 };
        let mut width = 1;
        for depth in 0..recipe.depth {
            let mut below = 0_u32;
            let mut starts = Vec::with_capacity(width + 1);
            starts.push(below);
            for _ in 0..width {
                below += draw.children(depth, random);
                starts.push(below);
            }
            if below == 0 {
                break;
            }
            shape.starts.push(starts);
            width = below as usize;
            shape.nodes += width;
        }
        shape
    }

    pub(super) fn nodes(&self) -> usize {
        self.nodes
    }

    /// The number of levels, the root's included.
    pub(super) fn levels(&self) -> usize {
        self.starts.len() + 1
    }

    /// The number of nodes of a level.
    pub(super) fn width(&self, depth: usize) -> usize {
        match self.starts.get(depth) {
            Some(starts) => starts.len() - 1,
            None => {
                self.starts.last().and_then(|above| above.last()).map_or(1, |&end| end as usize)
            }
        }
    }

    /// The range of a node's children in the next level; empty for a leaf.
    pub(super) fn children(&self, depth: usize, number: usize) -> Range<usize> {
        match self.starts.get(depth) {
            Some(starts) => starts[number] as usize..starts[number + 1] as usize,
            None => 0..0,
        }
    }
}
