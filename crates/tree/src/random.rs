//! Random numbers from a seed, the same everywhere.
//!
//! ```
//! use plyscope_tree::random::SplitMix;
//!
//! let draw = |seed| SplitMix::new(seed).below(1000);
//! assert_eq!(draw(7), draw(7));
//! ```

/// `SplitMix64` (Steele, Lea and Flood 2014): small, and good enough for trees and shuffles.
#[derive(Clone, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    /// The numbers that follow from this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to less than `end`; 0 where there is none.
    ///
    /// A remainder, which favours the small ones by less than `end` in 2⁶⁴.
    pub const fn below(&mut self, end: u64) -> u64 {
        let number = self.next();
        if end == 0 { 0 } else { number % end }
    }

    /// Fisher and Yates's shuffle.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            #[allow(clippy::cast_possible_truncation)] // it is at most `last`
            let other = self.below(last as u64 + 1) as usize;
            items.swap(last, other);
        }
    }
}
