//! Chess by material: a pawn is worth 1, knight and bishop 3, a rook 5, a queen 9, at every node of the tree; mate is worth ±∞,
//! and stalemate 0.
//!
//! Moves have their names in standard algebraic notation: `Nxe5+`. A tree knows nothing of draws by repetition or by fifty moves;
//! castling is that of orthodox chess.
//!
//! With `king=taken` the king is a piece that can be taken, is worth ∞, and its capture ends the game, as simple programs have
//! it: nobody has to leave check, and there is no mate. A mate is then seen two plies later, once any reply has been made and
//! the king has been taken: a mate in *n* moves at depth 2*n* + 1, not 2*n* − 1. Stalemate is not seen at all: whoever has only
//! moves that lose the king loses it.
//!
//! Source of the values: Claude E. Shannon, *Programming a Computer for Playing Chess* (1950), which also counts 200 for the
//! king.
//!
//! A recipe has, with what it is if left out: `fen` (the first position of a game), `depth` (3), `king` (`mated`, `taken`) and `order`
//! (`as-generated`, `captures-first`).
//!
//! ```
//! use plyscope_games::Recipe;
//! // The rook mates on the eighth rank.
//! let recipe: Recipe = "chess(fen=6k1/5ppp/8/8/8/8/8/R3K3 w - -, depth=1)".parse()?;
//! let tree = recipe.grow()?;
//! let mate = tree.nodes().find(|&node| tree.move_name(node) == Some("Ra8#")).ok_or("no mate")?;
//! assert_eq!(tree.value(mate), Some(plyscope_tree::Score::POS_INF));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod men;
mod names;
mod pseudo;
mod reading;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use cozy_chess::{Board as Rules, Color, Move, Piece, Rank};
use plyscope_tree::{Literal, words};

use crate::game::{Board, EMPTY, Game, Square, Step, Turn, whole};
use men::Men;

words! {
    /// What ends a game of chess.
    #[derive(Default)]
    pub enum King {
        /// Mate and stalemate, by the rules of chess.
        #[default]
        Mated = "mated",
        /// The capture of a king.
        Taken = "taken",
    }
}

words! {
    /// The order of the moves, which is that of the children.
    #[derive(Default)]
    pub enum Order {
        /// Pawns, knights, bishops, rooks, queens, king; each kind from a1 to h8.
        #[default]
        AsGenerated = "as-generated",
        /// Captures first: of the most valuable victim, by the least valuable attacker. Others as generated.
        CapturesFirst = "captures-first",
    }
}

/// A position, by either kind of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position(Kind);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Legal(Rules),
    /// Kings may be in check, or gone.
    Takable(Men),
}

/// Chess from a position. Its moves are those of `cozy-chess`, in which castling goes from the king's square to the rook's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chess {
    rules: Rules,
    king: King,
    order: Order,
}

impl Default for Chess {
    /// The first position of a game.
    fn default() -> Self {
        Self { rules: Rules::default(), king: King::Mated, order: Order::AsGenerated }
    }
}

impl Position {
    fn men(&self) -> Men {
        match &self.0 {
            Kind::Legal(rules) => Men::of(rules),
            Kind::Takable(men) => *men,
        }
    }

    /// All moves, as generated.
    fn moves(&self) -> Vec<Move> {
        match &self.0 {
            Kind::Legal(rules) => {
                let mut moves = Vec::with_capacity(48);
                rules.generate_moves(|of_piece| {
                    moves.extend(of_piece);
                    false
                });
                moves
            }
            Kind::Takable(men) => pseudo::moves(men),
        }
    }

    fn with(&self, chosen: Move) -> Self {
        Self(match &self.0 {
            Kind::Legal(rules) => {
                let mut next = rules.clone();
                next.play_unchecked(chosen);
                Kind::Legal(next)
            }
            Kind::Takable(men) => Kind::Takable(pseudo::play(men, chosen)),
        })
    }

    fn side(&self) -> Color {
        match &self.0 {
            Kind::Legal(rules) => rules.side_to_move(),
            Kind::Takable(men) => men.side,
        }
    }

    /// Whether the side that moves has lost, if it has no move or no king: by mate, or since its king was taken.
    fn is_lost(&self) -> bool {
        match &self.0 {
            Kind::Legal(rules) => !rules.checkers().is_empty(),
            Kind::Takable(men) => men.king(men.side).is_none(),
        }
    }

    /// What stands after the name of the move that leads here.
    fn sign(&self) -> &'static str {
        match &self.0 {
            Kind::Legal(rules) if rules.checkers().is_empty() => "",
            Kind::Legal(rules) if rules.generate_moves(|_| true) => "+",
            Kind::Legal(_) => "#",
            Kind::Takable(_) => "",
        }
    }

    /// Whether a pawn may be taken in passing.
    fn can_take_in_passing(&self) -> bool {
        let men = self.men();
        let Some(target) = men.passing() else { return false };
        let pawns = men.of_kind(men.side, Piece::Pawn);
        match &self.0 {
            Kind::Legal(rules) => {
                rules.generate_moves_for(pawns, |of_piece| of_piece.to.has(target))
            }
            Kind::Takable(_) => {
                !(cozy_chess::get_pawn_attacks(target, !men.side) & pawns).is_empty()
            }
        }
    }
}

impl Chess {
    /// A value of white's, seen by MAX.
    fn seen_by_max(&self, value: Literal) -> Literal {
        match self.rules.side_to_move() {
            Color::White => value,
            Color::Black => -value,
        }
    }
}

/// The value of a piece; a king's, of which there is no exchange, is above all others.
const fn worth(piece: Piece) -> i32 {
    match piece {
        Piece::Pawn => 1,
        Piece::Knight | Piece::Bishop => 3,
        Piece::Rook => 5,
        Piece::Queen => 9,
        Piece::King => 100,
    }
}

impl Game for Chess {
    type Position = Position;
    type Move = Move;

    fn start(&self) -> Position {
        Position(match self.king {
            King::Mated => Kind::Legal(self.rules.clone()),
            King::Taken => Kind::Takable(Men::of(&self.rules)),
        })
    }

    fn turn(&self, position: &Position) -> Turn<Move> {
        let is_legal = matches!(position.0, Kind::Legal(_));
        let mut moves = if is_legal || !position.is_lost() { position.moves() } else { Vec::new() };
        if moves.is_empty() {
            let of_white = match (position.is_lost(), position.side()) {
                (false, _) => whole(0),
                (true, Color::White) => Literal::NegInf,
                (true, Color::Black) => Literal::PosInf,
            };
            return Turn::Over(self.seen_by_max(of_white));
        }
        if self.order == Order::CapturesFirst {
            let men = position.men();
            moves.sort_by_key(|&chosen| {
                let victim = men.victim(chosen).map(worth);
                let attacker = men.at(chosen.from).map_or(0, |(_, piece)| worth(piece));
                Reverse(victim.map(|victim| (victim, Reverse(attacker))))
            });
        }
        Turn::Moves(moves)
    }

    fn play(&self, position: &Position, chosen: Move) -> Position {
        position.with(chosen)
    }

    fn steps(&self, position: &Position, moves: &[Move]) -> Vec<Step> {
        let men = position.men();
        let step = |&chosen: &Move| {
            let name = names::name(&men, moves, chosen) + position.with(chosen).sign();
            let (from, to) = (square(chosen.from), square(men.target(chosen)));
            Step { name, from: Some(from), to }
        };
        moves.iter().map(step).collect()
    }

    fn estimate(&self, position: &Position) -> Option<Literal> {
        let men = position.men();
        let of = |color| {
            let of_kind = |piece| worth(piece) * men.of_kind(color, piece).len().cast_signed();
            Piece::ALL.into_iter().filter(|&piece| piece != Piece::King).map(of_kind).sum::<i32>()
        };
        Some(self.seen_by_max(whole(of(Color::White) - of(Color::Black))))
    }

    fn key(&self, position: &Position) -> String {
        position.men().fen(position.can_take_in_passing())
    }

    fn mover(&self, position: &Position) -> char {
        position.side().into()
    }

    fn board(&self, position: &Position) -> Board {
        let men = position.men();
        let sign = |file, rank| men.sign(cozy_chess::Square::new(file, rank)).unwrap_or(EMPTY);
        let row = |rank| cozy_chess::File::ALL.map(|file| sign(file, rank)).to_vec();
        Board {
            rows: Rank::ALL.into_iter().rev().map(row).collect(),
            row_names: Rank::ALL.into_iter().rev().map(char::from).collect(),
            column_names: cozy_chess::File::ALL.map(char::from).to_vec(),
        }
    }
}

/// A square as boards have it.
fn square(square: cozy_chess::Square) -> Square {
    Square { row: 7 - square.rank() as usize, column: square.file() as usize }
}
