//! Positions that come up again in a random game, and keys that only look like it.

use proptest::prelude::*;
use proptest::sample::Index;

use crate::branch::Branch;

/// What stands at the second place where a key is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The same game from there on, with the same player to move: one position.
    Same,
    /// The same, with the other player to move.
    OtherMover,
    /// Another game.
    Other,
}

/// A key for two nodes of a game.
#[derive(Clone, Debug)]
pub struct Again {
    from: Index,
    to: Index,
    kind: Kind,
    /// Whether all nodes below have keys too.
    below: bool,
}

/// Any key for two nodes.
pub fn again() -> BoxedStrategy<Again> {
    let kind =
        prop_oneof![6 => Just(Kind::Same), 1 => Just(Kind::OtherMover), 1 => Just(Kind::Other)];
    (any::<Index>(), any::<Index>(), kind, any::<bool>())
        .prop_map(|(from, to, kind, below)| Again { from, to, kind, below })
        .boxed()
}

/// The most nodes that copies may bring a game to.
const MOST: usize = 60;

/// Gives the game its keys, one after the other, where there is a second place for them.
pub fn transpose(mut game: Branch, all: &[Again]) -> Branch {
    let mut next = 0_u16;
    for again in all {
        let Some((from, to)) = places(&game, again) else { continue };
        name(at(&mut game, from), again.below && again.kind != Kind::Other, &mut next);
        let copy = at(&mut game, from).clone();
        let place = at(&mut game, to);
        match again.kind {
            Kind::Other => place.key = copy.key,
            Kind::Same | Kind::OtherMover => *place = Branch { step: place.step, ..copy },
        }
    }
    game
}

/// An inner node, and another node for its key, neither above the other.
fn places(game: &Branch, again: &Again) -> Option<(usize, usize)> {
    let nodes = outline(game, 0);
    let inner: Vec<_> = (1..nodes.len()).filter(|&node| nodes[node].1 > 1).collect();
    if inner.is_empty() {
        return None;
    }
    let from = *again.from.get(&inner);
    let (depth, size) = nodes[from];
    let is_place = |&to: &usize| {
        let (other_depth, other_size) = nodes[to];
        let apart = to >= from + size || to + other_size <= from;
        let fits = nodes.len() - other_size + size <= MOST.max(nodes.len());
        let same_mover = (depth + other_depth).is_multiple_of(2);
        apart && fits && (again.kind == Kind::Other || same_mover == (again.kind == Kind::Same))
    };
    let places: Vec<_> = (1..nodes.len()).filter(is_place).collect();
    (!places.is_empty()).then(|| (from, *again.to.get(&places)))
}

/// Gives a branch a key, and what is below it too; keys that are there stay.
fn name(branch: &mut Branch, below: bool, next: &mut u16) {
    branch.key = branch.key.or(Some(*next));
    *next += 1;
    for child in branch.children.iter_mut().filter(|_| below) {
        name(child, below, next);
    }
}

/// The depth and the size of each node in preorder.
fn outline(branch: &Branch, depth: u16) -> Vec<(u16, usize)> {
    let below = branch.children.iter().flat_map(|child| outline(child, depth + 1));
    std::iter::once((depth, branch.size())).chain(below).collect()
}

/// The node with this preorder number.
fn at(branch: &mut Branch, number: usize) -> &mut Branch {
    let Some(mut left) = number.checked_sub(1) else { return branch };
    for child in &mut branch.children {
        let size = child.size();
        if left < size {
            return at(child, left);
        }
        left -= size;
    }
    panic!("the branch has no such node")
}
