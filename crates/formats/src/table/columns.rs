//! The columns of a table.

use super::cells::Cell;

/// What a column holds.
#[derive(Clone, Copy, Debug)]
pub(super) enum Column {
    Parent,
    Child,
    Value,
    Name,
    Move,
    Position,
}

/// What each column may be called: the first of these is looked for first.
const TITLES: [&[&str]; 6] = [
    &["parent", "from", "source"],
    &["child", "node", "id", "to", "target"],
    &["value", "score", "utility", "payoff"],
    &["name"],
    &["move"],
    &["position"],
];

/// The place of each column, in the order of the titles.
#[derive(Clone, Debug)]
pub(super) struct Columns([Option<usize>; TITLES.len()]);

impl Default for Columns {
    /// The columns of a table without a header.
    fn default() -> Self {
        Self([Some(0), Some(1), Some(2), None, None, None])
    }
}

impl Columns {
    /// The columns that a header names; `None` if it names no parent or no child.
    pub(super) fn named(row: &[Cell<'_>]) -> Option<Self> {
        let mut columns = [None; TITLES.len()];
        for (column, title) in columns.iter_mut().zip(TITLES) {
            *column = title
                .iter()
                .find_map(|word| row.iter().position(|cell| cell.text.eq_ignore_ascii_case(word)));
        }
        columns[0].and(columns[1]).map(|_| Self(columns))
    }

    /// The place of a column, if there is one.
    pub(super) fn place(&self, column: Column) -> Option<usize> {
        self.0[column as usize]
    }

    /// Whether something in a row stands in no column.
    pub(super) fn leave_out(&self, row: &[Cell<'_>]) -> bool {
        let mut cells = row.iter().enumerate();
        cells.any(|(place, cell)| !self.0.contains(&Some(place)) && !cell.text.is_empty())
    }
}
