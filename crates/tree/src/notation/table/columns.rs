//! The columns of a table.

use super::cells::Cell;

/// The place of each column.
#[derive(Clone, Debug)]
pub(super) struct Columns {
    pub(super) parent: usize,
    pub(super) child: usize,
    pub(super) value: Option<usize>,
    pub(super) name: Option<usize>,
    pub(super) step: Option<usize>,
    pub(super) position: Option<usize>,
}

impl Default for Columns {
    /// The columns of a table without a header.
    fn default() -> Self {
        Self { parent: 0, child: 1, value: Some(2), name: None, step: None, position: None }
    }
}

impl Columns {
    /// The columns that a header names; `None` if it names no parent or no child.
    pub(super) fn named(row: &[Cell<'_>]) -> Option<Self> {
        let find = |name| row.iter().position(|cell| cell.text.eq_ignore_ascii_case(name));
        Some(Self {
            parent: find("parent")?,
            child: find("child")?,
            value: find("value"),
            name: find("name"),
            step: find("move"),
            position: find("position"),
        })
    }

    /// Whether something in a row stands in no column.
    pub(super) fn leave_out(&self, row: &[Cell<'_>]) -> bool {
        let Self { parent, child, value, name, step, position } = *self;
        let known = [Some(parent), Some(child), value, name, step, position];
        let mut cells = row.iter().enumerate();
        cells.any(|(column, cell)| !known.contains(&Some(column)) && !cell.text.is_empty())
    }
}
