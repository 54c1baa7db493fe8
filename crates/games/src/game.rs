//! What a game is: positions, moves with names, ends and their values, static values, keys, and boards to draw.
//!
//! ```
//! use plyscope_games::game::{Game, Turn};
//! use plyscope_games::games::tic_tac_toe::TicTacToe;
//!
//! let game = TicTacToe::default();
//! let start = game.start();
//! let Turn::Moves(moves) = game.turn(&start) else { return };
//! assert_eq!(game.steps(&start, &moves)[4].name, "2B");
//! let next = game.play(&start, moves[4]);
//! assert_eq!(game.key(&next), ".../.X./...");
//! assert_eq!((game.mover(&start), game.mover(&next)), ('X', 'O'));
//! ```

use plyscope_tree::{Literal, Player, words};

/// A game of two players who move in turn and see everything. MAX is the one who moves at the start.
pub trait Game {
    /// A position, with the side that moves.
    type Position: Clone;
    /// A move in a position.
    type Move: Copy;

    /// The position at the root of the tree.
    fn start(&self) -> Self::Position;

    /// The moves of a position, in the order of the children; or its value, if the game is over.
    fn turn(&self, position: &Self::Position) -> Turn<Self::Move>;

    /// The position after one of its moves.
    fn play(&self, position: &Self::Position, chosen: Self::Move) -> Self::Position;

    /// The names and squares of all moves of a position, in the same order.
    fn steps(&self, position: &Self::Position, moves: &[Self::Move]) -> Vec<Step>;

    /// The static value of a position that is not the end, seen by MAX; `None` where the game gives none, and then the
    /// position counts as a draw where a tree is cut short.
    fn estimate(&self, position: &Self::Position) -> Option<Literal>;

    /// The key of a position. Two positions of one game with the same key have the same moves and the same value.
    fn key(&self, position: &Self::Position) -> String;

    /// The sign of the side that moves, as it stands in recipes: `X`, `O`, `w`, `b`.
    fn mover(&self, position: &Self::Position) -> char;

    /// The board of a position.
    fn board(&self, position: &Self::Position) -> Board;

    /// The player who moves.
    fn player(&self, position: &Self::Position) -> Player {
        let is_max = self.mover(position) == self.mover(&self.start());
        if is_max { Player::Max } else { Player::Min }
    }
}

/// What there is to do in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn<M> {
    /// Choose one of these moves, of which there is at least one.
    Moves(Vec<M>),
    /// Nothing: the game is over, with this value, seen by MAX.
    Over(Literal),
}

/// A move as people see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The name: `2B`, `4`, `Nxe5+`. No other move of the position has it.
    pub name: String,
    /// The square that a piece leaves; `None` where a piece comes from the hand.
    pub from: Option<Square>,
    /// The square where it stands then.
    pub to: Square,
}

/// A square of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Square {
    /// The row, from 0 at the top.
    pub row: usize,
    /// The column, from 0 at the left.
    pub column: usize,
}

/// A board to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The rows from the top, each from the left: `X`, `O`, a piece by its English letter (white's are capitals), or
    /// [`EMPTY`].
    pub rows: Vec<Vec<char>>,
    /// The names of the rows, from the top.
    pub row_names: Vec<char>,
    /// The names of the columns, from the left.
    pub column_names: Vec<char>,
}

/// The sign of a square where nothing stands.
pub const EMPTY: char = '.';

/// A position as people see it: what a page needs to draw it and to move on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The board.
    pub board: Board,
    /// The sign of the side that moves.
    pub mover: char,
    /// The player who moves.
    pub player: Player,
    /// The moves, in the order of the children; none if the game is over.
    pub moves: Vec<Step>,
    /// The value, seen by MAX, if the game is over.
    pub value: Option<Literal>,
    /// The static value, seen by MAX, of a position that is not the end.
    pub estimate: Option<Literal>,
    /// The key.
    pub key: String,
}

/// The position after moves, by their names from the start; `None` if a name is no move where it stands.
///
/// ```
/// use plyscope_games::game::view;
/// use plyscope_games::games::tic_tac_toe::TicTacToe;
/// let view = view(&TicTacToe::default(), ["2B", "1A"]).ok_or("no such move")?;
/// assert_eq!((view.key.as_str(), view.moves.len(), view.mover), ("O../.X./...", 7, 'X'));
/// # Ok::<(), &str>(())
/// ```
pub fn view<'a, G: Game>(game: &G, line: impl IntoIterator<Item = &'a str>) -> Option<View> {
    let mut position = game.start();
    for name in line {
        let Turn::Moves(moves) = game.turn(&position) else { return None };
        let place = game.steps(&position, &moves).iter().position(|step| step.name == name)?;
        position = game.play(&position, moves[place]);
    }
    let (moves, value, estimate) = match game.turn(&position) {
        Turn::Moves(moves) => (game.steps(&position, &moves), None, game.estimate(&position)),
        Turn::Over(value) => (Vec::new(), Some(value), None),
    };
    Some(View {
        board: game.board(&position),
        mover: game.mover(&position),
        player: game.player(&position),
        key: game.key(&position),
        moves,
        value,
        estimate,
    })
}

words! {
    /// The static value of a position of tic-tac-toe or four in a row.
    #[derive(Default)]
    pub enum Estimate {
        /// There is none: a tree that is cut short ends in draws. A win is worth 1.
        #[default]
        None = "none",
        /// The lines on which MIN has nothing, less those on which MAX has nothing. A win is worth more than that.
        ///
        /// Source: Nils J. Nilsson, *Problem-Solving Methods in Artificial Intelligence* (1971), for tic-tac-toe.
        Lines = "lines",
    }
}

impl Estimate {
    /// The worth of a win for MAX: `beside_lines` where positions have static values, else 1.
    pub(crate) const fn win(self, beside_lines: i32) -> i32 {
        match self {
            Self::None => 1,
            Self::Lines => beside_lines,
        }
    }

    /// The static value, given who is MAX, and on how many lines the other side of each has nothing.
    pub(crate) fn of_lines(self, max: Mark, open: impl Fn(Mark) -> i32) -> Option<Literal> {
        (self == Self::Lines).then(|| whole(open(max) - open(max.other())))
    }
}

words! {
    /// Whether positions that are mirrored or turned have the same key.
    #[derive(Default)]
    pub enum Symmetry {
        /// Every position has its own key.
        #[default]
        Off = "off",
        /// Positions that become equal when the board is mirrored or turned have one key. The children are then in the
        /// order of their keys, so that such positions have equal subtrees too.
        On = "on",
    }
}

impl Symmetry {
    /// The turn in a position whose value is this, if it is an end, or else has these moves, each of which leads to a key.
    pub(crate) fn turn(
        self,
        end: Option<i32>,
        moves: impl Iterator<Item = usize>,
        key: impl Fn(usize) -> String,
    ) -> Turn<usize> {
        if let Some(value) = end {
            return Turn::Over(whole(value));
        }
        let mut moves: Vec<_> = moves.collect();
        if self == Self::On {
            moves.sort_by_cached_key(|&chosen| key(chosen));
        }
        Turn::Moves(moves)
    }
}

words! {
    /// The side that moves, where the pieces have no colours.
    #[derive(Default)]
    pub enum Mark {
        /// The side that moves on an empty board.
        #[default]
        X = "X",
        /// The other one.
        O = "O",
    }
}

impl Mark {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::X => Self::O,
            Self::O => Self::X,
        }
    }

    /// The side whose turn it must be where X and O have so many marks: the one that has less.
    #[must_use]
    pub const fn due([x, o]: [u32; 2]) -> Option<Self> {
        match (x < o, o < x) {
            (true, _) => Some(Self::X),
            (_, true) => Some(Self::O),
            _ => None,
        }
    }

    /// The sign on a board.
    #[must_use]
    pub const fn sign(self) -> char {
        match self {
            Self::X => 'X',
            Self::O => 'O',
        }
    }
}

/// A whole number as a value.
pub(crate) const fn whole(value: i32) -> Literal {
    Literal::Finite { mantissa: value as i64, decimals: 0 }
}
