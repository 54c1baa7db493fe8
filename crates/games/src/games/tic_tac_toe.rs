//! Tic-tac-toe: three in a row on a board of three rows and three columns.
//!
//! Squares are a row's number, from the top, and a column's letter: `1A` is the first. A win of MAX is worth 1, a draw 0, a
//! loss −1.
//!
//! A recipe has, with what it is if left out: `position` (three rows from the top, `.XO/O.X/X.O`; empty), `moves` (`X`, `O`: whose
//! turn it is; whoever has less marks, else `X`), `depth` (9), `forced` (`drawn`, `left-out`), `estimate` (`none`, `lines`) and
//! `symmetry` (`off`, `on`).
//!
//! ```
//! use plyscope_games::Recipe;
//! let recipe: Recipe = "tic-tac-toe(position=.XO/O.X/X.O, moves=O, forced=left-out)".parse()?;
//! let tree = recipe.grow()?;
//! assert_eq!((tree.len(), tree.children(plyscope_tree::NodeId::ROOT).len()), (12, 3));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod reading;

use plyscope_tree::{Literal, words};

use crate::game::{Board, EMPTY, Estimate, Game, Mark, Square, Step, Symmetry, Turn};

/// The eight lines, as sets of squares: bit 0 is `1A`, bit 1 `1B`, bit 3 `2A`.
const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
/// All squares.
const FULL: u16 = 0o777;
const SIDE: usize = 3;

words! {
    /// Whether the last move of a game is drawn where it is the only one and decides nothing.
    #[derive(Default)]
    pub enum Forced {
        /// Every game goes on to its end.
        #[default]
        Drawn = "drawn",
        /// A position with one empty square, in which the last mark completes no line, is a leaf, and a draw: nothing is
        /// chosen or decided there.
        LeftOut = "left-out",
    }
}

/// A position: the squares of X and of O, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Position {
    marks: [u16; 2],
    mover: Mark,
}

/// Tic-tac-toe from a position.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct TicTacToe {
    /// The position at the root.
    pub start: Position,
    /// The static value.
    pub estimate: Estimate,
    /// The last move of a draw.
    pub forced: Forced,
    /// The keys.
    pub symmetry: Symmetry,
}

impl Position {
    /// The mark on a square, which is a number from 0 to 8, row by row.
    #[must_use]
    pub fn at(&self, square: usize) -> Option<Mark> {
        Mark::ALL.into_iter().find(|&mark| self.of(mark) >> square & 1 == 1)
    }

    fn of(&self, mark: Mark) -> u16 {
        self.marks[mark as usize]
    }

    /// The side that has a line; neither or one of them has.
    fn winner(&self) -> Option<Mark> {
        Mark::ALL.into_iter().find(|&mark| has_line(self.of(mark)))
    }

    fn empty(&self) -> u16 {
        FULL & !(self.marks[0] | self.marks[1])
    }

    /// The position after a mark on an empty square.
    fn with(mut self, square: usize) -> Self {
        self.marks[self.mover as usize] |= 1 << square;
        self.mover = self.mover.other();
        self
    }

    /// The signs of all squares, in the order of a symmetry.
    fn signs(&self, order: [usize; 9]) -> [char; 9] {
        order.map(|square| self.at(square).map_or(EMPTY, Mark::sign))
    }
}

/// A board as text, with `/` between the rows.
fn text(signs: [char; 9]) -> String {
    let rows: Vec<String> = signs.chunks(SIDE).map(|row| row.iter().collect()).collect();
    rows.join("/")
}

fn has_line(marks: u16) -> bool {
    LINES.iter().any(|line| line & !marks == 0)
}

/// The squares of a board that is mirrored, turned, or both, in one of eight ways; 0 is the board as it is.
const fn symmetry(number: usize) -> [usize; 9] {
    let mut squares = [0; 9];
    let mut place = 0;
    while place < 9 {
        let (mut row, mut column) = (place / SIDE, place % SIDE);
        if number & 1 == 1 {
            column = SIDE - 1 - column;
        }
        if number & 2 == 2 {
            row = SIDE - 1 - row;
        }
        if number & 4 == 4 {
            (row, column) = (column, row);
        }
        squares[place] = row * SIDE + column;
        place += 1;
    }
    squares
}

const AS_IT_IS: [usize; 9] = symmetry(0);
const SYMMETRIES: [[usize; 9]; 7] =
    [symmetry(1), symmetry(2), symmetry(3), symmetry(4), symmetry(5), symmetry(6), symmetry(7)];

impl TicTacToe {
    /// The value of a win of MAX: more than any static value, which is 8 at most.
    #[must_use]
    pub const fn win(&self) -> i32 {
        self.estimate.win(10)
    }

    /// The value of the end that a position is, if it is one.
    fn end(&self, position: &Position) -> Option<i32> {
        if let Some(winner) = position.winner() {
            return Some(if winner == self.start.mover { self.win() } else { -self.win() });
        }
        let empty = position.empty();
        let is_last = empty.count_ones() == 1 && self.forced == Forced::LeftOut;
        let decides = || has_line(position.of(position.mover) | empty);
        (empty == 0 || is_last && !decides()).then_some(0)
    }
}

impl Game for TicTacToe {
    type Position = Position;
    type Move = usize;

    fn start(&self) -> Position {
        self.start
    }

    fn turn(&self, position: &Position) -> Turn<usize> {
        let moves = (0..9).filter(|square| position.empty() >> square & 1 == 1);
        self.symmetry.turn(self.end(position), moves, |square| self.key(&position.with(square)))
    }

    fn play(&self, position: &Position, chosen: usize) -> Position {
        position.with(chosen)
    }

    fn steps(&self, _: &Position, moves: &[usize]) -> Vec<Step> {
        let step = |&square: &usize| {
            let to = Square { row: square / SIDE, column: square % SIDE };
            Step { name: format!("{}{}", ROWS[to.row], COLUMNS[to.column]), from: None, to }
        };
        moves.iter().map(step).collect()
    }

    fn estimate(&self, position: &Position) -> Option<Literal> {
        let open = |to: Mark| {
            let against = position.of(to.other());
            LINES.iter().map(|line| i32::from(line & against == 0)).sum::<i32>()
        };
        self.estimate.of_lines(self.start.mover, open)
    }

    fn key(&self, position: &Position) -> String {
        let own = position.signs(AS_IT_IS);
        text(match self.symmetry {
            Symmetry::Off => own,
            Symmetry::On => {
                SYMMETRIES.map(|order| position.signs(order)).into_iter().fold(own, Ord::min)
            }
        })
    }

    fn mover(&self, position: &Position) -> char {
        position.mover.sign()
    }

    fn board(&self, position: &Position) -> Board {
        let sign = |square| position.at(square).map_or(EMPTY, Mark::sign);
        let row = |row| (0..SIDE).map(|column| sign(row * SIDE + column)).collect();
        Board {
            rows: (0..SIDE).map(row).collect(),
            row_names: ROWS.to_vec(),
            column_names: COLUMNS.to_vec(),
        }
    }
}

const ROWS: [char; SIDE] = ['1', '2', '3'];
const COLUMNS: [char; SIDE] = ['A', 'B', 'C'];
