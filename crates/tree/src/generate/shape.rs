//! The shape of a random tree: how many children each node has, level by level.

use std::ops::Range;

use super::{Branching, Recipe};
use crate::random::SplitMix;

/// How a node's number of children is drawn.
pub(super) struct Draw {
    branching: Branching,
    early_leaves: u64,
}

impl Draw {
    pub(super) fn new(recipe: &Recipe) -> Self {
        Self { branching: recipe.branching, early_leaves: u64::from(recipe.early_leaves) }
    }

    /// How many children the next node at this depth has, above the last level.
    ///
    /// The root is no leaf, or most trees with many early leaves would be nothing but that.
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

/// Which children each node has.
///
/// Nodes are numbered level by level, from the left; the children of a node stand together in the next
/// level.
pub(super) struct Shape {
    /// Of each level but the last: where the children of each of its nodes begin, and where those of
    /// its last node end.
    starts: Vec<Vec<u32>>,
    /// How many nodes there are.
    nodes: usize,
}

impl Shape {
    /// Draws the shape of a recipe that is known to be no larger than a tree may be.
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

    /// How many levels there are, with that of the root.
    pub(super) fn levels(&self) -> usize {
        self.starts.len() + 1
    }

    /// How many nodes a level has.
    pub(super) fn width(&self, depth: usize) -> usize {
        match self.starts.get(depth) {
            Some(starts) => starts.len() - 1,
            None => {
                self.starts.last().and_then(|above| above.last()).map_or(1, |&end| end as usize)
            }
        }
    }

    /// Where the children of a node stand in the next level; nowhere, of a leaf.
    pub(super) fn children(&self, depth: usize, number: usize) -> Range<usize> {
        match self.starts.get(depth) {
            Some(starts) => starts[number] as usize..starts[number + 1] as usize,
            None => 0..0,
        }
    }
}
