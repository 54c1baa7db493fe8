//! The one sort of the core: every list that is put in order goes through here, so that a sort is compiled once and not for
//! each type of its items.

use crate::node::NodeId;

/// The places of so many things in the order of their ranks, the least first; of one rank, as they were.
pub(crate) fn ranked(count: usize, rank: &dyn Fn(usize) -> u32) -> Vec<u32> {
    let mut keys: Vec<u64> = Vec::with_capacity(count);
    for place in 0..count {
        keys.push(u64::from(rank(place)) << 32 | place as u64);
    }
    keys.sort_unstable();
    // The lower half of a key is the place.
    keys.into_iter().map(|key| key as u32).collect()
}

/// Puts nodes in the order of their ranks, the least first; those of one rank stay as they are.
pub(crate) fn sort_by_rank(nodes: &mut [NodeId], rank: &dyn Fn(NodeId) -> u32) {
    let before = nodes.to_vec();
    let order = ranked(before.len(), &|place| rank(before[place]));
    for (node, place) in nodes.iter_mut().zip(order) {
        *node = before[place as usize];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_stay_as_they_are() {
        let mut nodes = [7, 2, 5, 4, 9, 0].map(NodeId::new);
        sort_by_rank(&mut nodes, &|node| node.number() % 2);
        assert_eq!(nodes.map(NodeId::number), [2, 4, 0, 7, 5, 9]);
    }
}
