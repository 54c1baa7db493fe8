//! A position as sets of squares, without rules.

use std::fmt::Write as _;

use cozy_chess::{BitBoard, Board, CastleRights, Color, File, Move, Piece, Rank, Square};

/// Where the men stand, and what else decides which moves there are. A king may be in check, or gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Men {
    pieces: [BitBoard; Piece::NUM],
    colors: [BitBoard; Color::NUM],
    pub(super) side: Color,
    pub(super) rights: [CastleRights; Color::NUM],
    /// The file on which a pawn has just gone two squares.
    pub(super) passing: Option<File>,
}

impl Men {
    pub(super) fn of(board: &Board) -> Self {
        Self {
            pieces: Piece::ALL.map(|piece| board.pieces(piece)),
            colors: Color::ALL.map(|color| board.colors(color)),
            side: board.side_to_move(),
            rights: Color::ALL.map(|color| *board.castle_rights(color)),
            passing: board.en_passant(),
        }
    }

    pub(super) fn of_color(&self, color: Color) -> BitBoard {
        self.colors[color as usize]
    }

    pub(super) fn of_kind(&self, color: Color, piece: Piece) -> BitBoard {
        self.colors[color as usize] & self.pieces[piece as usize]
    }

    pub(super) fn occupied(&self) -> BitBoard {
        self.colors[0] | self.colors[1]
    }

    pub(super) fn king(&self, color: Color) -> Option<Square> {
        self.of_kind(color, Piece::King).next_square()
    }

    pub(super) fn at(&self, square: Square) -> Option<(Color, Piece)> {
        let color = Color::ALL.into_iter().find(|&color| self.of_color(color).has(square))?;
        let piece = Piece::ALL.into_iter().find(|&kind| self.pieces[kind as usize].has(square))?;
        Some((color, piece))
    }

    /// Puts a man on a square, or takes him away.
    pub(super) fn toggle(&mut self, color: Color, piece: Piece, square: Square) {
        self.colors[color as usize] ^= square.bitboard();
        self.pieces[piece as usize] ^= square.bitboard();
    }

    /// The square behind the pawn that has just gone two squares.
    pub(super) fn passing(&self) -> Option<Square> {
        self.passing.map(|file| Square::new(file, Rank::Sixth.relative_to(self.side)))
    }

    /// Whether a move is castling, which is written as the king's move to the rook.
    pub(super) fn is_castling(&self, chosen: Move) -> bool {
        self.of_color(self.side).has(chosen.to)
    }

    /// The square on which the man that moves comes to stand.
    pub(super) fn target(&self, chosen: Move) -> Square {
        if !self.is_castling(chosen) {
            return chosen.to;
        }
        let is_short = chosen.from.file() < chosen.to.file();
        Square::new(if is_short { File::G } else { File::C }, chosen.from.rank())
    }

    /// Whether a move takes a pawn in passing.
    pub(super) fn takes_in_passing(&self, chosen: Move) -> bool {
        let is_pawn = self.of_kind(self.side, Piece::Pawn).has(chosen.from);
        is_pawn && self.passing() == Some(chosen.to)
    }

    /// The piece that a move takes.
    pub(super) fn victim(&self, chosen: Move) -> Option<Piece> {
        if self.takes_in_passing(chosen) {
            return Some(Piece::Pawn);
        }
        let there = self.at(chosen.to).filter(|&(color, _)| color != self.side);
        there.map(|(_, piece)| piece)
    }

    /// The sign of the man on a square.
    pub(super) fn sign(&self, square: Square) -> Option<char> {
        let (color, piece) = self.at(square)?;
        let sign = char::from(piece);
        Some(if color == Color::White { sign.to_ascii_uppercase() } else { sign })
    }

    /// The first four fields in FEN: those that decide which moves there are.
    pub(super) fn fen(&self, can_take_in_passing: bool) -> String {
        let mut fen = String::with_capacity(64);
        for rank in Rank::ALL.into_iter().rev() {
            self.push_rank(&mut fen, rank);
            fen.push(if rank == Rank::First { ' ' } else { '/' });
        }
        fen.push(self.side.into());
        fen.push(' ');
        let rights = fen.len();
        for (color, signs) in Color::ALL.into_iter().zip([['K', 'Q'], ['k', 'q']]) {
            let CastleRights { short, long } = self.rights[color as usize];
            let there = [short, long].into_iter().zip(signs).filter(|(right, _)| right.is_some());
            fen.extend(there.map(|(_, sign)| sign));
        }
        if fen.len() == rights {
            fen.push('-');
        }
        match self.passing().filter(|_| can_take_in_passing) {
            // Writing to a text never fails.
            Some(square) => drop(write!(fen, " {square}")),
            None => fen.push_str(" -"),
        }
        fen
    }

    fn push_rank(&self, fen: &mut String, rank: Rank) {
        let mut empty = 0_u8;
        for file in File::ALL {
            match self.sign(Square::new(file, rank)) {
                None => empty += 1,
                Some(sign) => {
                    if empty > 0 {
                        fen.push(char::from(b'0' + empty));
                    }
                    fen.push(sign);
                    empty = 0;
                }
            }
        }
        if empty > 0 {
            fen.push(char::from(b'0' + empty));
        }
    }
}
