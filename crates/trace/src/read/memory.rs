//! The memory of a search.

use crate::read::solution::OpenList;
use crate::read::table_log::TableLog;
use crate::store::recorded::Trace;
use plyscope_tree::Tree;

impl Trace {
    /// The greatest number of entries that the search keeps at once: states on the list of a best-first search (Stockman 1979
    /// pays for fewer nodes in memory), or entries of the table; `None` if it keeps nothing but its path.
    #[must_use]
    pub fn most_kept(&self, tree: &Tree) -> Option<usize> {
        // No entry leaves the table but for another one.
        let filled = || Some(TableLog::new(self, tree)?.filled(self.end()).count());
        OpenList::longest(self, tree).or_else(filled)
    }
}
