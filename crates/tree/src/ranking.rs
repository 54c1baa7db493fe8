//! The one sort of the core: every list that is put in order goes through here, so that a sort is compiled once and not for
//! each type of its items.

use crate::node::NodeId;

/// The places of so many things in the order of their ranks, the least first; of one rank, as they were.
pub fn ranked(count: usize, rank: &dyn Fn(usize) -> u32) -> Vec<u32> {
    let mut keys: Vec<u64> = Vec::with_capacity(count);
    for place in 0..count {
        keys.push(u64::from(rank(place)) << 32 | place as u64);
    }
    match count <= FEW {
        true => insert(&mut keys),
        false => (RANK..BYTES).for_each(|byte| by_byte(&mut keys, byte)),
    }
    // The lower half of a key is the place.
    keys.into_iter().map(|key| key as u32).collect()
}

/// So few keys are put in order by inserting one after another.
const FEW: usize = 20;

/// Of the eight bytes of a key, the lowest first, those of the rank begin here.
const RANK: u32 = 4;
const BYTES: u32 = 8;

fn insert(keys: &mut [u64]) {
    for end in 1..keys.len() {
        let mut at = end;
        while at > 0 && keys[at - 1] > keys[at] {
            keys.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Puts keys in the order of one of their bytes; those in which it is the same stay as they are. Byte by byte, from the
/// lowest to the highest, that is a sort in linear time (Hollerith 1889, on cards), of which little code is needed.
fn by_byte(keys: &mut Vec<u64>, byte: u32) {
    let digit = |key: u64| usize::from((key >> (8 * byte)) as u8);
    let mut ends = [0_usize; 256];
    for &key in &*keys {
        ends[digit(key)] += 1;
    }
    if ends.contains(&keys.len()) {
        return;
    }
    let mut end = 0;
    for each in &mut ends {
        end += *each;
        *each = end;
    }
    let mut sorted = vec![0; keys.len()];
    for &key in keys.iter().rev() {
        let place = &mut ends[digit(key)];
        *place -= 1;
        sorted[*place] = key;
    }
    *keys = sorted;
}

/// Puts nodes in the order of their ranks, the least first; those of one rank stay as they are.
pub fn sort_by_rank(nodes: &mut [NodeId], rank: &dyn Fn(NodeId) -> u32) {
    let before = nodes.to_vec();
    let order = ranked(before.len(), &|place| rank(before[place]));
    for (node, place) in nodes.iter_mut().zip(order) {
        *node = before[place as usize];
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn few_and_many_are_ranked_as_the_standard_library_sorts(
            ranks in prop::collection::vec(prop_oneof![0..9_u32, any::<u32>()], 0..300),
        ) {
            let mut right: Vec<_> = (0..ranks.len() as u32).collect();
            right.sort_by_key(|&place| ranks[place as usize]);
            prop_assert_eq!(ranked(ranks.len(), &|place| ranks[place]), right);
        }
    }

    #[test]
    fn equals_stay_as_they_are() {
        let mut nodes = [7, 2, 5, 4, 9, 0].map(NodeId::new);
        sort_by_rank(&mut nodes, &|node| node.number() % 2);
        assert_eq!(nodes.map(NodeId::number), [2, 4, 0, 7, 5, 9]);
    }
}
