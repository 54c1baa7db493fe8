//! Four in a row, on the board of seven columns and six rows or on a smaller one: a disc falls to the lowest empty square of
//! its column.
//!
//! A move is the number of its column, from the left: `4`. A draw is 0. A win of MAX is worth 1000, more than any static
//! value; 1 without static values.
//!
//! A recipe has, with what it is if left out: `position` (rows from the top; empty), `moves`, `columns` (7), `rows` (6), `played`
//! (columns, `4435`, played from there), `depth` (6), `estimate` (`lines`, `none`) and `symmetry` (`off`, `on`).
//!
//! ```
//! use plyscope_games::Recipe;
//! let recipe: Recipe = "four(columns=4, rows=4, played=1123, depth=3)".parse()?;
//! let tree = recipe.grow()?;
//! assert_eq!(tree.len(), 1 + 4 + 16 + 63);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bits;
mod reading;

use plyscope_tree::Literal;

use crate::game::{Board, EMPTY, Estimate, Game, Mark, Square, Step, Symmetry, Turn};
pub use bits::Position;
use bits::Size;

/// Four in a row from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Four {
    size: Size,
    /// The position as it was set up, before the columns that were played.
    before: Position,
    /// The columns played since, from 0.
    played: Vec<usize>,
    start: Position,
    estimate: Estimate,
    symmetry: Symmetry,
    /// All fours of the board.
    fours: Vec<u128>,
}

impl Default for Four {
    /// The empty board of seven columns and six rows.
    fn default() -> Self {
        Self::on(Size::USUAL, Position::default())
    }
}

impl Four {
    fn on(size: Size, start: Position) -> Self {
        Self {
            fours: size.fours(),
            size,
            before: start,
            played: Vec::new(),
            start,
            estimate: Estimate::Lines,
            symmetry: Symmetry::Off,
        }
    }

    /// The number of columns, 1 to 9.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.size.columns
    }

    /// The number of rows, 1 to 9.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.size.rows
    }

    /// The value of a win of MAX.
    #[must_use]
    pub const fn win(&self) -> i32 {
        self.estimate.win(1000)
    }

    /// The value of the end that a position is, if it is one.
    fn end(&self, position: &Position) -> Option<i32> {
        if let Some(winner) = self.size.winner(position) {
            return Some(if winner == self.start.mover { self.win() } else { -self.win() });
        }
        self.size.is_full(position).then_some(0)
    }

    /// The columns that are not full.
    fn open(&self, position: &Position) -> impl Iterator<Item = usize> {
        (0..self.size.columns).filter(|&column| self.size.has_room(position, column))
    }
}

impl Game for Four {
    type Position = Position;
    type Move = usize;

    fn start(&self) -> Position {
        self.start
    }

    fn turn(&self, position: &Position) -> Turn<usize> {
        let key = |column| self.key(&self.play(position, column));
        self.symmetry.turn(self.end(position), self.open(position), key)
    }

    fn play(&self, position: &Position, chosen: usize) -> Position {
        self.size.drop_into(position, chosen)
    }

    fn steps(&self, position: &Position, moves: &[usize]) -> Vec<Step> {
        let step = |&column: &usize| {
            let row = self.size.rows - 1 - self.size.height(position, column);
            Step { name: (column + 1).to_string(), from: None, to: Square { row, column } }
        };
        moves.iter().map(step).collect()
    }

    fn estimate(&self, position: &Position) -> Option<Literal> {
        let open = |to: Mark| {
            let against = position.of(to.other());
            self.fours.iter().map(|four| i32::from(four & against == 0)).sum::<i32>()
        };
        self.estimate.of_lines(self.start.mover, open)
    }

    fn key(&self, position: &Position) -> String {
        let own = self.size.text(position, |column| column);
        match self.symmetry {
            Symmetry::Off => own,
            Symmetry::On => {
                own.min(self.size.text(position, |column| self.size.columns - 1 - column))
            }
        }
    }

    fn mover(&self, position: &Position) -> char {
        position.mover.sign()
    }

    fn board(&self, position: &Position) -> Board {
        let digits = |range: std::ops::RangeInclusive<usize>| {
            range.filter_map(|number| char::from_digit(u32::try_from(number).ok()?, 10))
        };
        let sign = |column, row| self.size.at(position, column, row).map_or(EMPTY, Mark::sign);
        let row = |row| (0..self.size.columns).map(|column| sign(column, row)).collect();
        Board {
            rows: (0..self.size.rows).rev().map(row).collect(),
            row_names: digits(1..=self.size.rows).rev().collect(),
            column_names: digits(1..=self.size.columns).collect(),
        }
    }
}
