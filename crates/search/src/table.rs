//! The transposition table: values of positions, kept in case they come up again.
//!
//! It is direct-mapped: a position has one place, its number modulo the table's size; of two
//! positions with the same place, only one is kept. (Greenblatt, Eastlake and Crocker 1967; the
//! replacement schemes after Breuker, Uiterwijk and van den Herik 1994.)

pub(crate) mod memory;
pub(crate) mod probing;

use super::options::Replace;
use crate::events::{Bound, Lost};
use plyscope_tree::{NodeId, Score};

/// An entry: the result of a search of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The position, by its first node.
    pub position: NodeId,
    /// The number of plies searched below it.
    pub depth: u16,
    /// The value, seen by the side to move.
    pub value: Score,
    /// Its bound.
    pub bound: Bound,
    /// The best move, as the child's place; `None` if no move is known to be good.
    pub best: Option<u32>,
}

/// The table.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    places: Vec<Option<Entry>>,
    replace: Replace,
}

impl Table {
    /// An empty table with this many entries.
    pub fn new(size: usize, replace: Replace) -> Self {
        Self { places: vec![None; size.max(1)], replace }
    }

    /// The entry of a position.
    pub fn get(&self, position: NodeId) -> Option<Entry> {
        self.places[place(position, self.places.len())].filter(|entry| entry.position == position)
    }

    /// Stores an entry, merged with the old one of the same position, and returns the merged entry and the loss. Bounds that meet
    /// become exact if it `merges` them.
    pub fn store(&mut self, entry: Entry, merges: bool) -> (Entry, Lost) {
        let size = self.places.len();
        let place = &mut self.places[place(entry.position, size)];
        let Some(old) = *place else {
            *place = Some(entry);
            return (entry, Lost::Nothing);
        };
        let entry = if old.position == entry.position { merged(old, entry, merges) } else { entry };
        if self.replace == Replace::Deeper && entry.depth < old.depth {
            return (entry, Lost::Own);
        }
        *place = Some(entry);
        let other = old.position != entry.position;
        (entry, if other { Lost::Other(old.position) } else { Lost::Nothing })
    }
}

/// The place of a position in a table of this size.
pub const fn place(position: NodeId, size: usize) -> usize {
    position.index() % size
}

/// Merges two results for the same position.
fn merged(old: Entry, new: Entry, merges: bool) -> Entry {
    let same = old.depth == new.depth && old.value == new.value;
    let met = matches!(
        (old.bound, new.bound),
        (Bound::Lower, Bound::Upper) | (Bound::Upper, Bound::Lower)
    );
    // A lower and an upper bound that meet are exact.
    let bound = if merges && same && met { Bound::Exact } else { new.bound };
    // A search that fails low finds no good move, and must not forget the one that was known.
    Entry { bound, best: new.best.or(old.best), ..new }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(position: u32, depth: u16, value: i32, bound: Bound, best: Option<u32>) -> Entry {
        let value = Score::from_units(value).unwrap();
        Entry { position: NodeId::new(position), depth, value, bound, best }
    }

    #[test]
    fn the_later_or_the_deeper_entry_stays() {
        let (shallow, deep) =
            (entry(1, 1, 3, Bound::Exact, None), entry(5, 2, 4, Bound::Exact, None));
        let mut always = Table::new(4, Replace::Always);
        assert_eq!(always.store(deep, true), (deep, Lost::Nothing));
        assert_eq!(always.store(shallow, true), (shallow, Lost::Other(deep.position)));
        assert_eq!(
            (always.get(deep.position), always.get(shallow.position)),
            (None, Some(shallow))
        );
        let mut deeper = Table::new(4, Replace::Deeper);
        assert_eq!(deeper.store(deep, true), (deep, Lost::Nothing));
        assert_eq!(deeper.store(shallow, true), (shallow, Lost::Own));
        assert_eq!(deeper.get(deep.position), Some(deep));
    }

    #[test]
    fn two_bounds_that_meet_are_exact_and_the_move_stays() {
        let mut table = Table::new(4, Replace::Always);
        table.store(entry(1, 2, 3, Bound::Lower, Some(1)), true);
        let exact = entry(1, 2, 3, Bound::Exact, Some(1));
        assert_eq!(table.store(entry(1, 2, 3, Bound::Upper, None), true), (exact, Lost::Nothing));
        // At another depth they say nothing of each other.
        assert_eq!(table.store(entry(1, 3, 3, Bound::Upper, None), true).0.bound, Bound::Upper);
    }
}
