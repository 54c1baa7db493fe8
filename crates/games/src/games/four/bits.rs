//! Boards of four in a row as sets of squares: column by column from the left, each from the bottom, with a bit on top of
//! each column that is never set and parts it from the next.
//!
//! Source: John Tromp's `Fhourstones`, which also tests for four in a row by shifts.

use crate::game::{EMPTY, Mark};

/// The most columns, and the most rows.
pub(super) const MOST: usize = 9;

/// A position: the squares of X and of O, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Position {
    pub(super) discs: [u128; 2],
    pub(super) mover: Mark,
}

impl Position {
    pub(super) fn of(&self, mark: Mark) -> u128 {
        self.discs[mark as usize]
    }

    fn taken(&self) -> u128 {
        self.discs[0] | self.discs[1]
    }
}

/// The size of a board, 1 to [`MOST`] columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Size {
    pub(super) columns: usize,
    pub(super) rows: usize,
}

impl Size {
    pub(super) const USUAL: Self = Self { columns: 7, rows: 6 };

    /// The bit of a square; row 0 is at the bottom.
    pub(super) const fn bit(self, column: usize, row: usize) -> u128 {
        1 << (column * (self.rows + 1) + row)
    }

    pub(super) fn at(self, position: &Position, column: usize, row: usize) -> Option<Mark> {
        let bit = self.bit(column, row);
        Mark::ALL.into_iter().find(|&mark| position.of(mark) & bit != 0)
    }

    /// The number of discs in a column.
    pub(super) fn height(self, position: &Position, column: usize) -> usize {
        let bits = position.taken() >> (column * (self.rows + 1)) & ((1 << self.rows) - 1);
        bits.trailing_ones() as usize
    }

    pub(super) fn has_room(self, position: &Position, column: usize) -> bool {
        position.taken() & self.bit(column, self.rows - 1) == 0
    }

    pub(super) fn is_full(self, position: &Position) -> bool {
        (0..self.columns).all(|column| !self.has_room(position, column))
    }

    /// The position after a disc in a column that has room.
    pub(super) fn drop_into(self, position: &Position, column: usize) -> Position {
        let mut next = *position;
        next.discs[position.mover as usize] |= self.bit(column, self.height(position, column));
        next.mover = position.mover.other();
        next
    }

    /// The side that has a four; neither or one of them has.
    pub(super) fn winner(self, position: &Position) -> Option<Mark> {
        Mark::ALL.into_iter().find(|&mark| self.has_four(position.of(mark)))
    }

    pub(super) fn has_four(self, discs: u128) -> bool {
        // Up, to the right, to the right and up, to the right and down.
        [1, self.rows + 1, self.rows + 2, self.rows].into_iter().any(|step| {
            let twos = discs & discs >> step;
            twos & twos >> (2 * step) != 0
        })
    }

    /// All fours of the board.
    pub(super) fn fours(self) -> Vec<u128> {
        let directions: [(isize, isize); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
        let mut fours = Vec::new();
        for column in 0..self.columns {
            for row in 0..self.rows {
                let square = |number: isize, (right, up): (isize, isize)| {
                    let column = column.checked_add_signed(number * right)?;
                    let row = row.checked_add_signed(number * up)?;
                    (column < self.columns && row < self.rows).then(|| self.bit(column, row))
                };
                let four = |direction| {
                    (0..4).try_fold(0, |four, number| Some(four | square(number, direction)?))
                };
                fours.extend(directions.into_iter().filter_map(four));
            }
        }
        fours
    }

    /// The board as text, from the highest row that has a disc down; at least the lowest row.
    pub(super) fn text(self, position: &Position, place: impl Fn(usize) -> usize) -> String {
        let highest = (0..self.columns).map(|column| self.height(position, column)).max();
        self.text_of_rows(position, highest.unwrap_or(0).max(1), place)
    }

    /// The lowest rows of the board as text, the highest of them first.
    pub(super) fn text_of_rows(
        self,
        position: &Position,
        rows: usize,
        place: impl Fn(usize) -> usize,
    ) -> String {
        let mut text = String::with_capacity(rows * (self.columns + 1));
        for row in (0..rows).rev() {
            let sign = |column| self.at(position, place(column), row).map_or(EMPTY, Mark::sign);
            text.extend((0..self.columns).map(sign));
            if row > 0 {
                text.push('/');
            }
        }
        text
    }
}
