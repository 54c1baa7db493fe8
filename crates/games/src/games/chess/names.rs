//! The names of moves: standard algebraic notation, as FIDE's laws of chess have it in appendix C.

use cozy_chess::{Move, Piece};

use super::men::Men;

/// The name of one of the moves of a position, without a sign of check.
pub(super) fn name(men: &Men, moves: &[Move], chosen: Move) -> String {
    if men.is_castling(chosen) {
        let is_short = chosen.from.file() < chosen.to.file();
        return if is_short { "O-O" } else { "O-O-O" }.to_owned();
    }
    let piece = men.at(chosen.from).map_or(Piece::Pawn, |(_, piece)| piece);
    let takes = men.victim(chosen).is_some();
    let mut name = String::with_capacity(7);
    if piece == Piece::Pawn {
        if takes {
            name.push(chosen.from.file().into());
        }
    } else {
        name.push(char::from(piece).to_ascii_uppercase());
        push_origin(&mut name, men, moves, chosen, piece);
    }
    if takes {
        name.push('x');
    }
    name.push(chosen.to.file().into());
    name.push(chosen.to.rank().into());
    if let Some(promotion) = chosen.promotion {
        name.push('=');
        name.push(char::from(promotion).to_ascii_uppercase());
    }
    name
}

/// The file, the rank, or both, of the square that a piece leaves, where another one of its kind can go to the same square.
fn push_origin(name: &mut String, men: &Men, moves: &[Move], chosen: Move, piece: Piece) {
    let kind = men.of_kind(men.side, piece);
    let is_other =
        |other: &&Move| other.to == chosen.to && other.from != chosen.from && kind.has(other.from);
    let others = || moves.iter().filter(is_other).map(|other| other.from);
    if others().next().is_none() {
        return;
    }
    let (file, rank) = (chosen.from.file(), chosen.from.rank());
    let is_alone_on_file = others().all(|from| from.file() != file);
    if is_alone_on_file || others().any(|from| from.rank() == rank) {
        name.push(file.into());
    }
    if !is_alone_on_file {
        name.push(rank.into());
    }
}
