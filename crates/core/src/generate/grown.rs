//! A uniform tree before it is laid out in preorder: level by level, without pointers.

use super::{Leaves, Recipe};
use crate::builder::{TreeBuilder, TreeError};
use crate::node::Player;
use crate::random::SplitMix;
use crate::score::Literal;
use crate::tree::Tree;

/// The true values of a uniform tree, and which child comes first.
///
/// The children of a level's node *k* are the nodes *kb*, …, *kb* + *b* − 1 of the next level.
pub(super) struct Grown {
    branching: usize,
    /// Seen by MAX, from the root's level to that of the leaves.
    values: Vec<Vec<i32>>,
    /// Which child of each interior node changes places with the first; 0 where none does.
    first: Vec<Vec<u32>>,
}

impl Grown {
    /// Draws the leaves, and finds what everything above them is worth.
    pub(super) fn new(recipe: &Recipe, random: &mut SplitMix) -> Self {
        let branching = recipe.branching as usize;
        let mut values = vec![leaves(recipe, random)];
        for depth in (0..recipe.depth).rev() {
            let player = Player::Max.at_depth(depth);
            let level = values.last().map(|below| backed_up(below, branching, player));
            values.extend(level);
        }
        values.reverse();
        let first = values[1..].iter().map(|below| vec![0; below.len() / branching]).collect();
        Self { branching, values, first }
    }

    /// Has the best child come first in so many percent of the nodes.
    pub(super) fn put_best_first(&mut self, percent: u8, random: &mut SplitMix) {
        for (depth, first) in self.first.iter_mut().enumerate() {
            let families = self.values[depth + 1].chunks(self.branching);
            for ((first, family), value) in first.iter_mut().zip(families).zip(&self.values[depth])
            {
                // Drawn in any case, so that the nodes of a smaller part are among those of a greater.
                if random.below(100) < u64::from(percent) {
                    *first =
                        (0..).zip(family).find(|(_, child)| *child == value).map_or(0, |at| at.0);
                }
            }
        }
    }

    /// The finished tree, with static values if an amount of noise is given.
    pub(super) fn plant(&self, noise: Option<u32>, random: SplitMix) -> Result<Tree, TreeError> {
        let mut planter = Planter { grown: self, noise, random, builder: TreeBuilder::new() };
        planter.plant(0, 0)?;
        planter.builder.finish()
    }
}

/// The values of the leaves, from the left.
fn leaves(recipe: &Recipe, random: &mut SplitMix) -> Vec<i32> {
    let branching = recipe.branching as usize;
    let count = branching.pow(u32::from(recipe.depth));
    match recipe.leaves {
        Leaves::Uniform { from, to } => (0..count).map(|_| drawn(from, to, random)).collect(),
        Leaves::Few { values } => {
            (0..count).map(|_| drawn(1, values.cast_signed(), random)).collect()
        }
        Leaves::Correlated { gain } => {
            let gain = gain.cast_signed();
            (0..recipe.depth).fold(vec![0], |sums, _| {
                let children = sums.iter().flat_map(|&sum| std::iter::repeat_n(sum, branching));
                children.map(|sum| sum + drawn(-gain, gain, random)).collect()
            })
        }
    }
}

/// A number evenly from a range that is not empty.
fn drawn(from: i32, to: i32, random: &mut SplitMix) -> i32 {
    // Even from one end of `i32` to the other, the sum wraps to the right number.
    #[allow(clippy::cast_possible_truncation)]
    from.wrapping_add(random.below(u64::from(to.abs_diff(from)) + 1) as i32)
}

/// What a level is worth, from the level below.
fn backed_up(below: &[i32], branching: usize, player: Player) -> Vec<i32> {
    let best = |family: &[i32]| match player {
        Player::Max => family.iter().copied().max(),
        Player::Min => family.iter().copied().min(),
    };
    below.chunks(branching).filter_map(best).collect()
}

/// Lays a tree out in preorder.
struct Planter<'a> {
    grown: &'a Grown,
    noise: Option<u32>,
    random: SplitMix,
    builder: TreeBuilder,
}

impl Planter<'_> {
    /// Plants the node of this number at this depth, and all below it.
    fn plant(&mut self, depth: usize, number: usize) -> Result<(), TreeError> {
        self.builder.open()?;
        let value = self.grown.values[depth][number];
        let Some(first) = self.grown.first.get(depth).map(|level| level[number] as usize) else {
            self.set_value(value)?;
            return self.builder.close().map(|_| ());
        };
        if let Some(noise) = self.noise.map(u32::cast_signed) {
            let error = drawn(-noise, noise, &mut self.random);
            self.set_value(value + error)?;
        }
        for place in 0..self.grown.branching {
            let child = match place {
                0 => first,
                _ if place == first => 0,
                _ => place,
            };
            self.plant(depth + 1, number * self.grown.branching + child)?;
        }
        self.builder.close().map(|_| ())
    }

    fn set_value(&mut self, units: i32) -> Result<(), TreeError> {
        self.builder.set_value(Literal::Finite { mantissa: i64::from(units), decimals: 0 })
    }
}
