//! The order of children in which alpha-beta enters the fewest nodes.

use std::ops::Range;

use plyscope_tree::{NodeId, Player, Score, sort_by_rank};

use crate::values::Horizon;

/// A claim that a search must prove about a node: how its value compares with the top's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Claim {
    AtLeast,
    AtMost,
    Exactly,
}

/// The fewest nodes that prove each claim of each node below the top: Knuth and Moore (1975) for trees of any shape.
/// Whatever the order, alpha-beta must enter a proof that the top is worth at least its value, and one that it is worth at
/// most that; in the best order it enters no other nodes.
pub(super) struct Proofs<'a> {
    horizon: &'a Horizon<'a>,
    top: u32,
    /// Of each claim, by node from the top.
    sizes: [Vec<u32>; 3],
}

/// The size of a proof of what is false.
const NONE: u32 = u32::MAX;

impl<'a> Proofs<'a> {
    /// The proofs in a subtree. `values` are those of all nodes, seen by MAX.
    pub(super) fn new(horizon: &'a Horizon<'a>, nodes: &Range<u32>, values: &[Score]) -> Self {
        let sizes = [(); 3].map(|()| vec![NONE; nodes.len()]);
        let mut proofs = Self { horizon, top: nodes.start, sizes };
        let top = values[nodes.start as usize];
        for node in nodes.clone().rev().map(NodeId::new) {
            let value = values[node.index()];
            let is_true = [value >= top, value <= top, value == top];
            for claim in [Claim::AtLeast, Claim::AtMost, Claim::Exactly] {
                if is_true[claim as usize] {
                    let size = proofs.below(node, claim).saturating_add(1);
                    proofs.sizes[claim as usize][(node.number() - nodes.start) as usize] = size;
                }
            }
        }
        proofs
    }

    fn size(&self, node: NodeId, claim: Claim) -> u32 {
        self.sizes[claim as usize][(node.number() - self.top) as usize]
    }

    /// The size of the proofs of a node's children together.
    fn below(&self, node: NodeId, claim: Claim) -> u32 {
        let children = self.horizon.tree.children(node);
        let first = self.first(node, claim, children);
        let sizes = children.iter().filter_map(|&child| {
            Some(self.size(child, self.of_child(node, claim, Some(child) == first)?))
        });
        sizes.fold(0, u32::saturating_add)
    }

    /// The nodes in that order, each before those below it. `values` are those of all nodes, seen by MAX.
    pub(super) fn order(&self, values: &[Score]) -> Vec<NodeId> {
        // Each with what a search must prove of it, if anything.
        let mut open = vec![(NodeId::new(self.top), Some(Claim::Exactly))];
        let mut order = Vec::new();
        while let Some((node, claim)) = open.pop() {
            order.push(node);
            let player = self.horizon.player(node);
            let mut children = self.horizon.tree.children(node).to_vec();
            sort_by_rank(&mut children, &|child| {
                -i64::from(player.sees(values[child.index()]).units())
            });
            let best = claim.and_then(|claim| self.first(node, claim, &children));
            if let Some(at) = children.iter().position(|&child| Some(child) == best) {
                children[..=at].rotate_right(1);
            }
            let next = children.into_iter().enumerate().rev();
            open.extend(next.map(|(place, child)| {
                (child, claim.and_then(|claim| self.of_child(node, claim, place == 0)))
            }));
        }
        order
    }

    /// The claim about a child, the first or a later one; `None` if nothing need be known of it.
    fn of_child(&self, node: NodeId, claim: Claim, is_first: bool) -> Option<Claim> {
        match (claim, self.horizon.player(node)) {
            _ if is_first => Some(claim),
            (Claim::AtLeast, Player::Max) | (Claim::AtMost, Player::Min) => None,
            (_, Player::Max) => Some(Claim::AtMost),
            (_, Player::Min) => Some(Claim::AtLeast),
        }
    }

    /// The child that should come first, of these in any order; the first of them that costs least.
    fn first(&self, node: NodeId, claim: Claim, of: &[NodeId]) -> Option<NodeId> {
        of.iter().copied().min_by_key(|&child| {
            let size = i64::from(self.size(child, claim));
            // Claims about all children cost the same, whichever child comes first.
            let other = self.of_child(node, claim, false);
            size - other.map_or(0, |other| i64::from(self.size(child, other)))
        })
    }
}
