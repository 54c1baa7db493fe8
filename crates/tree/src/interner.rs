//! Numbers for things that are the same, without a hash map of every type of thing.

/// Finds for each node the first one before it that is the same. What "the same" means is told at each call; all that is kept
/// is the nodes' numbers.
#[derive(Debug)]
pub struct Interner {
    /// The number that stands in each slot, found by its hash and then from slot to slot.
    slots: Vec<u32>,
    hashes: Vec<u32>,
}

/// A slot that is empty.
const EMPTY: u32 = u32::MAX;

impl Interner {
    /// Room for so many things that differ.
    pub fn with_room(things: usize) -> Self {
        // At least a quarter stays empty, so that searches are short.
        let room = (things + things / 3 + 1).next_power_of_two();
        Self { slots: vec![EMPTY; room], hashes: vec![0; room] }
    }

    /// The number that was given here before for the same thing; else this one, which is kept.
    pub fn first(&mut self, number: u32, hash: Hash, same: &dyn Fn(u32) -> bool) -> u32 {
        let hash = hash.finished();
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        while self.slots[slot] != EMPTY {
            if self.hashes[slot] == hash && same(self.slots[slot]) {
                return self.slots[slot];
            }
            slot = (slot + 1) & mask;
        }
        self.slots[slot] = number;
        self.hashes[slot] = hash;
        number
    }
}

/// A hash in the making: Fowler, Noll and Vo's (FNV-1a, 64 bits), a word at a time.
#[derive(Clone, Copy, Debug)]
pub struct Hash(u64);

impl Hash {
    pub const NEW: Self = Self(0xcbf2_9ce4_8422_2325);

    pub fn word(self, word: u32) -> Self {
        Self((self.0 ^ u64::from(word)).wrapping_mul(0x0100_0000_01b3))
    }

    pub fn text(self, text: &str) -> Self {
        text.bytes().fold(self, |hash, byte| hash.word(byte.into()))
    }

    fn finished(self) -> u32 {
        // The upper bits depend on all that came in.
        (self.0 ^ (self.0 >> 29)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_equals_is_found_however_many_share_a_hash() {
        let texts = ["a", "b", "a", "c", "b", "a"];
        for spread in [1, 0] {
            let mut interner = Interner::with_room(texts.len());
            let found: Vec<_> = (0_u32..)
                .zip(texts)
                .map(|(number, text)| {
                    let hash = Hash::NEW.word(spread * u32::from(text.as_bytes()[0]));
                    interner.first(number, hash, &|other| texts[other as usize] == text)
                })
                .collect();
            assert_eq!(found, [0, 1, 0, 3, 1, 0]);
        }
    }
}
