//! Chess as a recipe.

use cozy_chess::{Board as Rules, Color, FenParseError, Piece};

use super::men::Men;
use super::{Chess, Kind, King, Order, Position};
use crate::game::Game as _;
use crate::games::{About, AnyGame, Playable, Written};
use crate::recipe::DEPTH;
use crate::recipe::error::{RecipeError, RecipeErrorKind, Wanted};
use crate::recipe::reading::{Given, Parameters, Read, rows};

/// The fields of FEN after the first, where they are left out.
const USUAL: [&str; 5] = ["w", "-", "-", "0", "1"];

impl Playable for Chess {
    const ABOUT: About = About {
        name: "chess",
        parameters: &["fen", DEPTH, "king", "order"],
        depth: 3,
        usage: "chess(fen=4k3/8/8/8/8/8/4P3/4K3 w - -, depth=3, king=mated | taken,\n\
                order=as-generated | captures-first)",
        read: |parameters| read(parameters).map(AnyGame::Chess),
    };

    fn most_moves(&self, _: u16) -> u64 {
        // Now and later: a pawn may come to be a queen.
        let men = Men::of(&self.rules);
        let most = |piece| match piece {
            Piece::Pawn | Piece::Queen => 27,
            Piece::Rook => 14,
            Piece::Bishop => 13,
            Piece::Knight => 8,
            Piece::King => 10,
        };
        let of = |color| {
            Piece::ALL.map(|piece| most(piece) * u64::from(men.of_kind(color, piece).len()))
        };
        Color::ALL.map(|color| of(color).iter().sum()).into_iter().max().unwrap_or(0)
    }

    fn written(&self) -> Vec<Written> {
        let fen = self.key(&Position(Kind::Legal(self.rules.clone())));
        let usual = Rules::default();
        let is_usual = fen == self.key(&Position(Kind::Legal(usual)));
        vec![
            Written::new("fen", fen, is_usual),
            Written::new("king", self.king, self.king == King::Mated),
            Written::new("order", self.order, self.order == Order::AsGenerated),
        ]
    }
}

fn read(parameters: &Parameters<'_>) -> Read<Chess> {
    let fen = parameters.get("fen");
    Ok(Chess {
        rules: fen.map_or(Ok(Rules::default()), |given| rules(parameters, given))?,
        king: parameters.word("king", King::WORDS, King::Mated)?,
        order: parameters.word("order", Order::WORDS, Order::AsGenerated)?,
    })
}

/// Reads a position in FEN. Fields after the first may be left out.
///
/// The clocks mean nothing here, since no tree knows of draws by them; they are read and dropped.
fn rules(parameters: &Parameters<'_>, given: Given<'_>) -> Read<Rules> {
    let fields: Vec<_> = fields(given.value).collect();
    let wrong = |field: usize, kind| {
        let (at, text) = fields.get(field).copied().unwrap_or((given.value.len(), ""));
        parameters.in_part(given, at..at + text.len(), kind)
    };
    let expected = |field, wanted| wrong(field, RecipeErrorKind::Expected(wanted));
    check_board(parameters, given, fields.first().map_or("", |field| field.1))?;
    if fields.len() > 6 {
        return Err(expected(6, Wanted::End));
    }
    for clock in fields.get(4..).unwrap_or_default().iter().zip(4..) {
        if clock.0.1.parse::<u16>().is_err() {
            return Err(expected(clock.1, Wanted::Clock));
        }
    }
    let first_four = (0..4).map(|place| match fields.get(place) {
        Some(&(_, field)) => field,
        None => USUAL[place - 1],
    });
    let clocks = USUAL[3..].iter().copied();
    let fen = first_four.chain(clocks).collect::<Vec<_>>().join(" ");
    Rules::from_fen(&fen, false).map_err(|error| match error {
        FenParseError::InvalidSideToMove => expected(1, Wanted::Side),
        FenParseError::InvalidCastlingRights => expected(2, Wanted::Castling),
        FenParseError::InvalidEnPassant => expected(3, Wanted::EnPassant),
        _ => wrong(0, RecipeErrorKind::Unplayable),
    })
}

/// The fields, each with its offset.
fn fields(value: &str) -> impl Iterator<Item = (usize, &str)> {
    let start = value.as_ptr() as usize;
    value.split_whitespace().map(move |field| (field.as_ptr() as usize - start, field))
}

/// Checks that the first field is a board of eight ranks with eight squares each.
fn check_board(parameters: &Parameters<'_>, given: Given<'_>, board: &str) -> Read<()> {
    let wrong = |part: std::ops::Range<usize>| -> Box<RecipeError> {
        parameters.in_part(given, part, RecipeErrorKind::Expected(Wanted::Placement))
    };
    for (at, rank) in rows(board) {
        let squares = rank.chars().map(|sign| match sign {
            '1'..='8' => sign.to_digit(10),
            _ => "PNBRQKpnbrqk".contains(sign).then_some(1),
        });
        if squares.sum::<Option<u32>>() != Some(8) {
            return Err(wrong(at..at + rank.len()));
        }
    }
    if rows(board).count() == 8 { Ok(()) } else { Err(wrong(0..board.len())) }
}
