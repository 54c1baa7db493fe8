//! A random tree before it is laid out in preorder: level by level, without pointers.

use super::Leaves;
use super::shape::Levels;
use crate::generate::WATCHED_EVERY;
use crate::node::{NodeId, Player};
use crate::random::SplitMix;
use crate::score::Score;
use crate::tree::Tree;
use crate::tree::builder::{TreeBuilder, TreeError};

/// The true values of a tree, and in which nodes the best child comes first.
pub(super) struct Grown {
    shape: Levels,
    /// Seen by MAX, from the root's level to the last.
    values: Vec<Vec<i32>>,
    /// Whether the best child changes places with the first: of each level, or none of it.
    best_first: Vec<Vec<bool>>,
}

impl Grown {
    /// Draws the leaves, and computes the values above them.
    pub(super) fn new(shape: Levels, leaves: Leaves, random: &mut SplitMix) -> Self {
        let mut values = drawn_values(&shape, leaves, random);
        for depth in (1..shape.levels()).rev() {
            let (above, below) = values.split_at_mut(depth);
            let player = Player::Max.at_depth(u16::try_from(depth - 1).unwrap_or(u16::MAX));
            for (number, value) in above[depth - 1].iter_mut().enumerate() {
                let family = &below[0][shape.children(depth - 1, number)];
                *value = best(family, player).unwrap_or(*value);
            }
        }
        Self { shape, values, best_first: Vec::new() }
    }

    /// Puts the best child first in this percentage of the interior nodes.
    pub(super) fn put_best_first(&mut self, percent: u8, random: &mut SplitMix) {
        if percent == 0 {
            return;
        }
        for depth in 0..self.shape.levels() - 1 {
            // One number an interior node, so that those of a smaller part are among those of a
            // greater one.
            let chosen = (0..self.shape.width(depth)).map(|number| {
                !self.shape.children(depth, number).is_empty()
                    && random.below(100) < u64::from(percent)
            });
            self.best_first.push(chosen.collect());
        }
    }

    /// The finished tree, with static values if `noise` is given.
    pub(super) fn plant(
        self,
        noise: Option<u32>,
        mut random: SplitMix,
        watch: &mut dyn FnMut(usize),
    ) -> Result<Tree, TreeError> {
        let mut builder = TreeBuilder::with_capacity(self.shape.nodes());
        let noise = noise.map(u32::cast_signed);
        let mut path: Vec<Family> = Vec::new();
        let (mut next, mut planted) = (Some(0), 0_u32);
        loop {
            if let Some(number) = next {
                let parent = path.last().map(|family| NodeId::new(family.parent));
                let depth = u16::try_from(path.len()).map_err(|_| TreeError::TooDeep)?;
                let family = self.family(planted, path.len(), number);
                let mut value = Some(self.values[path.len()][number]);
                if !family.is_empty() {
                    let error = noise.map(|noise| drawn(-noise, noise, &mut random));
                    value = value.zip(error).map(|(value, error)| value + error);
                }
                builder.add(parent, depth, value.and_then(Score::from_units));
                path.push(family);
                planted += 1;
                if (planted as usize).is_multiple_of(WATCHED_EVERY) {
                    watch(planted as usize);
                }
            }
            let Some(family) = path.last_mut() else { break };
            next = family.next();
            if next.is_none() {
                path.pop();
            }
        }
        drop(self);
        builder.finish()
    }

    /// The children of a node, in the order in which they are planted.
    fn family(&self, parent: u32, depth: usize, number: usize) -> Family {
        let children = self.shape.children(depth, number);
        let chosen = self.best_first.get(depth).is_some_and(|level| level[number]);
        let is_best = |child: &usize| self.values[depth + 1][*child] == self.values[depth][number];
        let first = chosen.then(|| children.clone().find(is_best)).flatten();
        let first = first.unwrap_or(children.start);
        Family { parent, begin: children.start, end: children.end, first, next: children.start }
    }
}

/// The children of one node: one of them has changed places with the first.
struct Family {
    /// In preorder.
    parent: u32,
    begin: usize,
    end: usize,
    first: usize,
    next: usize,
}

impl Family {
    fn is_empty(&self) -> bool {
        self.begin == self.end
    }

    /// The next child's number in its level.
    fn next(&mut self) -> Option<usize> {
        let place = self.next;
        self.next += 1;
        match place {
            _ if place >= self.end => None,
            _ if place == self.begin => Some(self.first),
            _ if place == self.first => Some(self.begin),
            _ => Some(place),
        }
    }
}

/// The values of the leaves; those of interior nodes mean nothing yet.
fn drawn_values(shape: &Levels, leaves: Leaves, random: &mut SplitMix) -> Vec<Vec<i32>> {
    let range = match leaves {
        Leaves::Uniform { from, to } => (from, to),
        Leaves::Few { values } => (1, values.cast_signed()),
        Leaves::Correlated { gain } => return sums(shape, gain.cast_signed(), random),
    };
    let level = |depth| {
        let value = |number| match shape.children(depth, number).is_empty() {
            true => drawn(range.0, range.1, random),
            false => 0,
        };
        (0..shape.width(depth)).map(value).collect()
    };
    (0..shape.levels()).map(level).collect()
}

/// The sum of the gains down to each node.
fn sums(shape: &Levels, gain: i32, random: &mut SplitMix) -> Vec<Vec<i32>> {
    let mut levels = vec![vec![0]];
    for depth in 0..shape.levels() - 1 {
        let mut below = Vec::with_capacity(shape.width(depth + 1));
        for (number, sum) in levels[depth].iter().enumerate() {
            let children = shape.children(depth, number);
            below.extend(children.map(|_| sum + drawn(-gain, gain, random)));
        }
        levels.push(below);
    }
    levels
}

/// A uniform number from a range that is not empty.
fn drawn(from: i32, to: i32, random: &mut SplitMix) -> i32 {
    // Even from one end of `i32` to the other, the sum wraps to the right number.
    #[allow(clippy::cast_possible_truncation)]
    from.wrapping_add(random.below(u64::from(to.abs_diff(from)) + 1) as i32)
}

fn best(family: &[i32], player: Player) -> Option<i32> {
    match player {
        Player::Max => family.iter().copied().max(),
        Player::Min => family.iter().copied().min(),
    }
}
