//! The moves of a game in which kings can be taken: those of chess, and those that leave or put the own king in check.
//!
//! Castling is as in chess: out of check, through no attacked square and onto none.

use cozy_chess::{
    BitBoard, CastleRights, Color, File, Move, Piece, Rank, Square, get_between_rays,
    get_bishop_moves, get_king_moves, get_knight_moves, get_pawn_attacks, get_pawn_quiets,
    get_rook_moves,
};

use super::men::Men;

/// The pieces that a pawn may become, in the order of `cozy-chess`.
const PROMOTIONS: [Piece; 4] = [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];

/// All moves: pawns first, the king last.
pub(super) fn moves(men: &Men) -> Vec<Move> {
    let mut moves = Vec::with_capacity(48);
    for piece in Piece::ALL {
        for from in men.of_kind(men.side, piece) {
            for to in targets(men, piece, from) & !men.of_color(men.side) {
                let is_last = to.rank() == Rank::Eighth.relative_to(men.side);
                if piece == Piece::Pawn && is_last {
                    let promotions =
                        PROMOTIONS.map(|piece| Move { from, to, promotion: Some(piece) });
                    moves.extend(promotions);
                } else {
                    moves.push(Move { from, to, promotion: None });
                }
            }
        }
    }
    moves.extend(castlings(men));
    moves
}

/// The squares that a piece reaches, with those where its own side stands.
fn targets(men: &Men, piece: Piece, from: Square) -> BitBoard {
    let occupied = men.occupied();
    match piece {
        Piece::Pawn => {
            let passing = men.passing().map_or(BitBoard::EMPTY, Square::bitboard);
            let takable = men.of_color(!men.side) | passing;
            get_pawn_quiets(from, men.side, occupied) | get_pawn_attacks(from, men.side) & takable
        }
        Piece::Knight => get_knight_moves(from),
        Piece::Bishop => get_bishop_moves(from, occupied),
        Piece::Rook => get_rook_moves(from, occupied),
        Piece::Queen => get_bishop_moves(from, occupied) | get_rook_moves(from, occupied),
        Piece::King => get_king_moves(from),
    }
}

/// The castlings, as moves of the king to the rook.
fn castlings(men: &Men) -> impl Iterator<Item = Move> {
    let CastleRights { short, long } = men.rights[men.side as usize];
    let sides = [(short, File::G, File::F), (long, File::C, File::D)];
    sides.into_iter().filter_map(move |(rook, king_to, rook_to)| {
        let from = men.king(men.side)?;
        let on_rank = |file| Square::new(file, from.rank());
        let (to, king_to) = (on_rank(rook?), on_rank(king_to));
        let path = get_between_rays(from, king_to) | king_to.bitboard();
        let free = path | get_between_rays(from, to) | on_rank(rook_to).bitboard();
        let others = men.occupied() ^ from.bitboard() ^ to.bitboard();
        let is_safe = |square| !is_attacked(men, square, !men.side);
        let may = others.is_disjoint(free) && (path | from.bitboard()).iter().all(is_safe);
        may.then_some(Move { from, to, promotion: None })
    })
}

/// Whether a side attacks a square, over which the king of the other side does not stand in the way.
pub(super) fn is_attacked(men: &Men, square: Square, by: Color) -> bool {
    let occupied = men.occupied() & !men.of_kind(!by, Piece::King);
    let queens = men.of_kind(by, Piece::Queen);
    let attackers = get_bishop_moves(square, occupied) & (men.of_kind(by, Piece::Bishop) | queens)
        | get_rook_moves(square, occupied) & (men.of_kind(by, Piece::Rook) | queens)
        | get_knight_moves(square) & men.of_kind(by, Piece::Knight)
        | get_king_moves(square) & men.of_kind(by, Piece::King)
        | get_pawn_attacks(square, !by) & men.of_kind(by, Piece::Pawn);
    !attackers.is_empty()
}

/// The position after one of its moves.
pub(super) fn play(men: &Men, chosen: Move) -> Men {
    let mut next = *men;
    let (side, Move { from, to, promotion }) = (men.side, chosen);
    (next.side, next.passing) = (!side, None);
    let Some((_, piece)) = men.at(from) else { return next };
    next.toggle(side, piece, from);
    if men.is_castling(chosen) {
        let is_short = from.file() < to.file();
        let rook_to = if is_short { File::F } else { File::D };
        next.toggle(side, Piece::Rook, to);
        next.toggle(side, Piece::King, men.target(chosen));
        next.toggle(side, Piece::Rook, Square::new(rook_to, from.rank()));
    } else {
        if let Some(victim) = men.victim(chosen) {
            let in_passing = men.takes_in_passing(chosen);
            let at = if in_passing { Square::new(to.file(), from.rank()) } else { to };
            next.toggle(!side, victim, at);
        }
        next.toggle(side, promotion.unwrap_or(piece), to);
        let goes_two = (from.rank() as u8).abs_diff(to.rank() as u8) == 2;
        next.passing = (piece == Piece::Pawn && goes_two).then_some(to.file());
    }
    for color in Color::ALL {
        let rights = &mut next.rights[color as usize];
        let king_moves = color == side && piece == Piece::King;
        let lost = |file| {
            let home = Square::new(file, Rank::First.relative_to(color));
            king_moves || home == from || home == to
        };
        rights.short = rights.short.filter(|&file| !lost(file));
        rights.long = rights.long.filter(|&file| !lost(file));
    }
    next
}
