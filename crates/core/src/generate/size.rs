//! How large the tree of a recipe is, without making it.

use std::fmt;

use super::shape::Draw;
use super::{Branching, Recipe};

/// How many nodes of an irregular tree are counted at most: more than twice what a tree may hold.
const MOST_COUNTED: u64 = 5_000_000;

/// Counts beyond this are not told: a thousand million times what a tree may hold.
const IMMENSE: u64 = 10_u64.pow(15);

/// How many nodes or leaves there would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// Just so many.
    Exactly(u64),
    /// More than so many, where nobody counts on.
    MoreThan(u64),
}

/// How large a tree would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// All nodes.
    pub nodes: Count,
    /// Those without children.
    pub leaves: Count,
}

impl Count {
    /// So many nodes of a tree.
    #[must_use]
    pub const fn of_nodes(nodes: usize) -> Self {
        Self::Exactly(nodes as u64)
    }

    /// The number, whichever it is.
    #[must_use]
    pub const fn number(self) -> u64 {
        match self {
            Self::Exactly(number) | Self::MoreThan(number) => number,
        }
    }

    /// The number, where it is known exactly and small enough to count by.
    #[must_use]
    pub fn exactly(self) -> Option<usize> {
        match self {
            Self::Exactly(number) => usize::try_from(number).ok(),
            Self::MoreThan(_) => None,
        }
    }

    /// Whether this is known to be more than a number of nodes.
    #[must_use]
    pub const fn is_more_than(self, nodes: usize) -> bool {
        match self {
            Self::Exactly(number) => number > nodes as u64,
            Self::MoreThan(number) => number >= nodes as u64,
        }
    }

    fn of(number: Option<u64>) -> Self {
        match number {
            Some(number) if number <= IMMENSE => Self::Exactly(number),
            _ => Self::MoreThan(IMMENSE),
        }
    }
}

impl fmt::Display for Count {
    /// In groups of three digits: `11,111,111`, `more than 5,000,000`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Self::MoreThan(_) = self {
            f.write_str("more than ")?;
        }
        let digits = self.number().to_string();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                f.write_str(",")?;
            }
            write!(f, "{digit}")?;
        }
        Ok(())
    }
}

impl Recipe {
    /// How large the tree is: exactly where it is uniform; else its nodes are drawn and counted, and
    /// none is kept, until there are far more than a tree may hold.
    ///
    /// ```
    /// use plyscope_core::generate::{Branching, Recipe};
    /// let recipe = Recipe { branching: Branching::exactly(10), depth: 7, ..Recipe::default() };
    /// assert_eq!(recipe.size().nodes.to_string(), "11,111,111");
    /// let recipe = Recipe { branching: Branching { fewest: 1, most: 9 }, depth: 30, ..recipe };
    /// assert_eq!(recipe.size().nodes.to_string(), "more than 5,000,000");
    /// ```
    #[must_use]
    pub fn size(&self) -> Size {
        if self.is_uniform() { self.uniform_size() } else { self.drawn_size() }
    }

    /// How many nodes there would be if every node had as many children as any may have.
    #[must_use]
    pub fn most_nodes(&self) -> u64 {
        let branching = Branching::exactly(self.branching.most);
        Self { branching, early_leaves: 0, ..*self }.uniform_size().nodes.number()
    }

    /// How many leaves alpha-beta evaluates at least, *b*^⌈*d*/2⌉ + *b*^⌊*d*/2⌋ − 1, where the tree is
    /// uniform: those of the critical tree.
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
