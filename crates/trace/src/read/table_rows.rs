//! The part of a large transposition table that is shown.

use super::table_log::TableLog;
use crate::recording::Recording;
use crate::step::Step;

/// Some of the filled places of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRows {
    /// The number of all filled places.
    pub filled: usize,
    /// The number of filled places before these.
    pub before: usize,
    /// These places, ascending.
    pub places: Vec<usize>,
}

impl Recording {
    /// At most `most` filled places of the table at a step: those around `middle`, or else around the place filled
    /// last. `None` for a search without a table.
    ///
    /// ```
    /// use plyscope_search::{Algorithm, Options};
    /// use plyscope_trace::{Recording, record};
    ///
    /// let tree = plyscope_tree::notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
    /// let trace = record(&tree, Algorithm::NegamaxTt, &Options::default())?;
    /// let recording = Recording::new(tree, trace);
    /// let rows = recording.table_rows(recording.trace.end(), 2, None).ok_or("no table")?;
    /// // The root is stored last, at place 0.
    /// assert_eq!((rows.before, rows.places), (0, vec![0, 1]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn table_rows(&self, step: Step, most: usize, middle: Option<usize>) -> Option<TableRows> {
        let log = self.table()?;
        let middle = middle.or_else(|| log.latest(&self.trace, step)).unwrap_or_default();
        Some(rows_around(log, step, most, middle))
    }
}

fn rows_around(log: &TableLog, step: Step, most: usize, middle: usize) -> TableRows {
    let mut places: Vec<_> = log.filled(step).collect();
    let filled = places.len();
    let before = places
        .partition_point(|&place| place < middle)
        .saturating_sub(most / 2)
        .min(filled.saturating_sub(most));
    places.drain(..before);
    places.truncate(most);
    TableRows { filled, before, places }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::record;
    use plyscope_search::{Algorithm, Options};
    use plyscope_tree::notation;

    /// The rows around a place at the end of a search whose table keeps every node.
    fn rows(most: usize, middle: Option<usize>) -> (usize, Vec<usize>) {
        let tree = notation::parse("[[3, 4], [3, 4], [3, 4]]").unwrap();
        let options = Options { depth: None, ..Options::default() };
        let trace = record(&tree, Algorithm::NegamaxTt, &options).unwrap();
        let recording = Recording::new(tree, trace);
        let rows = recording.table_rows(recording.trace.end(), most, middle).unwrap();
        assert_eq!(rows.filled, recording.table().unwrap().filled(recording.trace.end()).count());
        (rows.before, rows.places)
    }

    #[test]
    fn the_rows_lie_around_a_place_and_within_the_table() {
        let (_, all) = rows(100, None);
        let last = all.len() - 1;
        assert!(last >= 3, "{all:?}");
        // Around a place in the middle, at both ends, and beyond them.
        assert_eq!(rows(3, Some(all[2])), (1, all[1..4].to_vec()));
        assert_eq!(rows(3, Some(all[0])), (0, all[..3].to_vec()));
        assert_eq!(rows(3, Some(all[last])), (last - 2, all[last - 2..].to_vec()));
        assert_eq!(rows(3, Some(usize::MAX)), (last - 2, all[last - 2..].to_vec()));
        // Without a place, around the one filled last, which is the root's.
        assert_eq!(rows(2, None), (0, all[..2].to_vec()));
        assert_eq!(rows(0, None), (0, Vec::new()));
    }

    #[test]
    fn a_search_without_a_table_has_no_rows() {
        let tree = notation::parse("[3, 4]").unwrap();
        let trace = record(&tree, Algorithm::AlphaBeta, &Options::default()).unwrap();
        assert_eq!(Recording::new(tree, trace).table_rows(Step::START, 3, None), None);
    }
}
