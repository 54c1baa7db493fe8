//! Who is best among many places, as in a knock-out tournament: a step up or down the rounds for each change or question.

use std::ops::Range;

/// Places from the left, each of which may hold a merit.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// The greatest merit below each match, the final at 1, the two before it at 2 and 3, and the places themselves in the last
    /// half.
    best: Vec<i32>,
    count: usize,
}

/// No merit has this value.
const NONE: i32 = i32::MIN;

impl Tournament {
    /// So many places, none of which holds anything.
    pub fn new(places: usize) -> Self {
        Self { best: vec![NONE; 2 * places.next_power_of_two()], count: 0 }
    }

    /// How many places hold a merit.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// The merit at a place, more than `i32::MIN`.
    pub fn get(&self, place: u32) -> Option<i32> {
        let merit = self.best[self.first_round() + place as usize];
        (merit != NONE).then_some(merit)
    }

    /// Puts another merit at a place, or none; gives the one before.
    pub fn set(&mut self, place: u32, merit: Option<i32>) -> Option<i32> {
        let before = self.get(place);
        self.count = self.count + usize::from(merit.is_some()) - usize::from(before.is_some());
        let mut at = self.first_round() + place as usize;
        self.best[at] = merit.unwrap_or(NONE);
        while at > 1 {
            at /= 2;
            let winner = self.best[2 * at].max(self.best[2 * at + 1]);
            if self.best[at] == winner {
                break;
            }
            self.best[at] = winner;
        }
        before
    }

    /// The place with the greatest merit, of equal ones the leftmost.
    pub fn first(&self) -> Option<u32> {
        if self.best[1] == NONE {
            return None;
        }
        let mut at = 1;
        while at < self.first_round() {
            at = 2 * at + usize::from(self.best[2 * at] != self.best[at]);
        }
        self.place(at)
    }

    /// The leftmost place in the range that holds a merit.
    pub fn leftmost(&self, places: Range<u32>) -> Option<u32> {
        let mut at = self.first_round() + places.start as usize;
        // Up and to the right, as long as there is nothing below.
        while at < self.best.len() && self.best[at] == NONE {
            while at % 2 == 1 {
                at /= 2;
            }
            if at == 0 {
                return None;
            }
            at += 1;
        }
        // Down again to the first place that holds anything.
        while at < self.first_round() {
            at = 2 * at + usize::from(self.best[2 * at] == NONE);
        }
        self.place(at).filter(|place| places.contains(place))
    }

    /// How many matches there are above the places, and one more: where the places begin.
    fn first_round(&self) -> usize {
        self.best.len() / 2
    }

    fn place(&self, at: usize) -> Option<u32> {
        u32::try_from(at - self.first_round()).ok()
    }
}
