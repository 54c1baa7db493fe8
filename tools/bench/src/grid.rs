//! The shapes of the trees, and how many there are of each.

/// The first seed.
pub const SEED_BASE: u64 = 1975;
/// The branchings, each with the greatest depth at which every algorithm is tried.
pub const BRANCHINGS: [(u32, u16); 5] = [(2, 10), (3, 9), (4, 8), (6, 7), (8, 6)];
/// The least depth.
pub const LEAST_DEPTH: u16 = 4;
/// The most leaves that a tree has.
pub const MOST_LEAVES: u64 = 300_000;
/// A tree with more leaves than this is a large one.
const LARGE: u64 = 50_000;

/// A shape: every interior node has so many children, every leaf lies so deep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    pub branching: u32,
    pub depth: u16,
}

impl Shape {
    /// The number of leaves.
    pub const fn leaves(self) -> u64 {
        (self.branching as u64).saturating_pow(self.depth as u32)
    }

    /// The seeds of the trees of this shape: fewer where the trees are large, and none of another
    /// shape.
    pub fn seeds(self) -> impl Iterator<Item = u64> {
        let trees = if self.leaves() > LARGE { 3 } else { 10 };
        let own = (u64::from(self.branching) * 1000 + u64::from(self.depth)) * 1000;
        (0..trees).map(move |tree| SEED_BASE + own + tree)
    }
}

/// The shapes at which every algorithm is tried.
pub fn shapes() -> impl Iterator<Item = Shape> {
    BRANCHINGS.into_iter().flat_map(|(branching, deepest)| {
        (LEAST_DEPTH..=deepest).map(move |depth| Shape { branching, depth })
    })
}

/// All depths at which a tree of this branching is not too large.
pub fn depths(branching: u32) -> impl Iterator<Item = Shape> {
    let shapes = (LEAST_DEPTH..).map(move |depth| Shape { branching, depth });
    shapes.take_while(|shape| shape.leaves() <= MOST_LEAVES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_tree_is_too_large_and_no_seed_comes_twice() {
        assert!(shapes().all(|shape| shape.leaves() <= MOST_LEAVES));
        let mut seeds: Vec<_> = shapes().flat_map(Shape::seeds).collect();
        let all = seeds.len();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), all);
    }

    #[test]
    fn the_deepest_shapes_are_among_all_depths() {
        for (branching, depth) in BRANCHINGS {
            assert!(depths(branching).any(|shape| shape.depth == depth));
        }
    }
}
