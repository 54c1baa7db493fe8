//! The size of a recipe's tree, without making it.

use super::shape::Draw;
use super::{Branching, Recipe};
use crate::count::Count;

/// The limit for counting the nodes of an irregular tree: more than twice what a tree may hold.
const MOST_COUNTED: u64 = 5_000_000;

/// The size of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// All nodes.
    pub nodes: Count,
    /// Those without children.
    pub leaves: Count,
}

impl Recipe {
    /// The size of the tree: computed if it is uniform; else its nodes are drawn and counted, up to far more than a
    /// tree may hold.
    ///
    /// ```
    /// use plyscope_tree::generate::{Branching, Recipe};
    /// let recipe = Recipe { branching: Branching::exactly(10), depth: 7, ..Recipe::default() };
    /// assert_eq!(recipe.size().nodes.to_string(), "11,111,111");
    /// let recipe = Recipe { branching: Branching { fewest: 1, most: 9 }, depth: 30, ..recipe };
    /// assert_eq!(recipe.size().nodes.to_string(), "more than 5,000,000");
    /// ```
    #[must_use]
    pub fn size(&self) -> Size {
        if self.is_uniform() { self.uniform_size() } else { self.drawn_size() }
    }

    /// The number of nodes if every node had the greatest number of children.
    #[must_use]
    pub fn most_nodes(&self) -> u64 {
        let branching = Branching::exactly(self.branching.most);
        Self { branching, early_leaves: 0, ..*self }.uniform_size().nodes.number()
    }

    /// The least number of leaves that alpha-beta evaluates in a uniform tree, *b*^⌈*d*/2⌉ + *b*^⌊*d*/2⌋ − 1: those of
    /// the critical tree.
    ///
    /// Source: Donald E. Knuth and Ronald W. Moore, *An Analysis of Alpha-Beta Pruning* (1975).
    #[must_use]
    pub fn critical_leaves(&self) -> Option<Count> {
        let half = |plies: u16| u64::from(self.branching.most).checked_pow(u32::from(plies));
        let sum = || half(self.depth.div_ceil(2))?.checked_add(half(self.depth / 2)?);
        self.is_uniform().then(|| Count::of(sum().map(|sum| sum - 1)))
    }

    /// 1 + *b* + … + *b*^*d* nodes, *b*^*d* leaves.
    fn uniform_size(&self) -> Size {
        let branching = u64::from(self.branching.most);
        let (mut level, mut nodes) = (Some(1_u64), Some(1_u64));
        for _ in 0..self.depth {
            level = level.and_then(|level| level.checked_mul(branching));
            nodes = nodes.zip(level).and_then(|(nodes, level)| nodes.checked_add(level));
        }
        Size { nodes: Count::of(nodes), leaves: Count::of(level) }
    }

    fn drawn_size(&self) -> Size {
        let [.., mut random] = self.streams();
        let draw = Draw::new(self);
        let (mut width, mut nodes, mut leaves) = (1_u64, 1_u64, 0_u64);
        for depth in 0..self.depth {
            let mut below = 0_u64;
            for _ in 0..width {
                let children = draw.children(depth, &mut random);
                leaves += u64::from(children == 0);
                below += u64::from(children);
                if nodes + below > MOST_COUNTED {
                    let (nodes, leaves) = (Count::MoreThan(MOST_COUNTED), Count::MoreThan(leaves));
                    return Size { nodes, leaves };
                }
            }
            nodes += below;
            width = below;
        }
        Size { nodes: Count::Exactly(nodes), leaves: Count::Exactly(leaves + width) }
    }
}
