//! Recipes as text: written in one way, read in many, refused with a place.

use plyscope_effort::{seed, times};
use plyscope_games::Recipe;
use plyscope_tree::random::SplitMix;

use super::recipe;

fn refused(text: &str) -> String {
    text.parse::<Recipe>().unwrap_err().to_string()
}

/// The tidy form of a text.
fn tidied(text: &str) -> String {
    let tidy = recipe(text).to_string();
    assert_eq!(recipe(&tidy), recipe(text), "{text}");
    tidy
}

#[test]
fn a_recipe_is_written_in_one_way_however_it_was_typed() {
    assert_eq!(tidied("tic-tac-toe()"), "tic-tac-toe(depth=9)");
    assert_eq!(tidied(" four ( depth = 6 , ) "), "four(depth=6)");
    assert_eq!(tidied("\u{feff}chess(\n depth=3)\n"), "chess(depth=3)");
    let lesson = "tic-tac-toe(position=.XO/O.X/X.O, moves=O, forced=left-out, depth=9)";
    assert_eq!(
        tidied("tic-tac-toe(forced=left-out,moves=O,position=.xo/o.x/x.o,estimate=none)"),
        lesson
    );
    // Who has less marks moves anyway.
    assert_eq!(
        tidied("tic-tac-toe(position=X../.../..., moves=O)"),
        "tic-tac-toe(position=X../.../..., depth=9)"
    );
    assert_eq!(
        tidied("four(rows=5, played=4435, estimate=none, symmetry=on, depth=4)"),
        "four(rows=5, played=4435, estimate=none, symmetry=on, depth=4)"
    );
    assert_eq!(
        tidied("four(columns=4, position=..../.XO., rows=2)"),
        "four(position=..../.XO., depth=6)"
    );
    assert_eq!(
        tidied("chess(order=captures-first,king=taken,fen=8/8/8/8/8/4k3/4p3/4K3 w - - 12 80)"),
        "chess(fen=8/8/8/8/8/4k3/4p3/4K3 w - -, king=taken, order=captures-first, depth=3)"
    );
    assert_eq!(
        tidied("chess(fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1)"),
        "chess(depth=3)"
    );
    assert_eq!(
        tidied("chess(fen=4k3/8/8/8/8/8/8/4K3)"),
        "chess(fen=4k3/8/8/8/8/8/8/4K3 w - -, depth=3)"
    );
}

#[test]
fn a_recipe_can_have_another_value() {
    let four = recipe("four(columns=5, depth=4)");
    assert_eq!(four.with("rows", " 4 ").unwrap().to_string(), "four(columns=5, rows=4, depth=4)");
    assert_eq!(four.with("columns", "7").unwrap().to_string(), "four(depth=4)");
    assert_eq!(four.parameter("rows").as_deref(), Some("6"));
    assert_eq!(four.parameter("fen"), None);
    let wrong = |name: &str, value: &str| four.with(name, value).unwrap_err().to_string();
    assert_eq!(wrong("rows", "x"), "expected a whole number from 1 to 9");
    assert_eq!(wrong("played", "16"), "expected a column from 1 to 5");
    assert_eq!(
        wrong("seed", "1"),
        "expected a parameter (position, moves, columns, rows, played, depth, estimate, symmetry)"
    );
}

/// Checks that each text is refused, and what is said of it.
fn check_refused(cases: &[(&str, &str)]) {
    for (text, right) in cases {
        assert_eq!(refused(text), *right, "{text}");
    }
}

#[test]
fn wrong_syntax_is_refused_with_its_place() {
    let parameters = "fen, depth, king, order";
    check_refused(&[
        ("go()", "line 1, column 1: found `go`, expected a game (tic-tac-toe, four, chess)"),
        (
            "",
            "line 1, column 1: found the end of the text, expected a game (tic-tac-toe, four, chess)",
        ),
        ("chess", "line 1, column 6: found the end of the text, expected `(`"),
        (
            "chess(depth=2",
            "line 1, column 14: found the end of the text, but the bracket after the game's name is not closed by `)`",
        ),
        (
            "chess(depth=2,",
            "line 1, column 15: found the end of the text, but the bracket after the game's name is not closed by `)`",
        ),
        (
            "chess(\n width=2)",
            &format!("line 2, column 2: found `width`, expected a parameter ({parameters})"),
        ),
        ("chess(,)", &format!("line 1, column 7: found `,`, expected a parameter ({parameters})")),
        ("chess(depth 2)", "line 1, column 13: found `2`, expected `=`"),
        ("chess(depth=2, depth=2)", "line 1, column 16: found `depth`, which stands there already"),
        ("chess(depth=2) 5", "line 1, column 16: found `5`, expected the end"),
    ]);
}

#[test]
fn wrong_numbers_and_words_are_refused_with_what_would_be_right() {
    check_refused(&[
        ("chess(depth=x)", "line 1, column 13: found `x`, expected a whole number from 0 to 512"),
        (
            "chess(depth=513)",
            "line 1, column 13: found `513`, expected a whole number from 0 to 512",
        ),
        ("chess(depth=+3)", "line 1, column 13: found `+3`, expected a whole number from 0 to 512"),
        ("four(columns=0)", "line 1, column 14: found `0`, expected a whole number from 1 to 9"),
        ("chess(king=dead)", "line 1, column 12: found `dead`, expected one of mated, taken"),
        ("four(estimate=)", "line 1, column 15: found `)`, expected one of none, lines"),
        ("four(moves=Y)", "line 1, column 12: found `Y`, expected one of X, O"),
    ]);
}

#[test]
fn wrong_positions_are_refused_with_the_square_or_the_row() {
    check_refused(&[
        (
            "tic-tac-toe(position=.XO/O?X/X.O)",
            "line 1, column 27: found `?`, expected X, O, or . for an empty square",
        ),
        (
            "tic-tac-toe(position=.XO/OX/X.O)",
            "line 1, column 26: found `OX`, expected a row of 3 squares",
        ),
        (
            "tic-tac-toe(position=.XO/O.X)",
            "line 1, column 22: found `.XO/O.X`, expected a board of 3 rows, from the top, with / between them",
        ),
        (
            "tic-tac-toe(position=XX./.../X..)",
            "line 1, column 22: found `XX./.../X..`, where X has 3 and O has 0: who moves in turn has at most one more",
        ),
        (
            "tic-tac-toe(position=XXX/OOO/...)",
            "line 1, column 22: found `XXX/OOO/...`, where X and O both have a line: a game ends with the first",
        ),
        (
            "tic-tac-toe(position=X../.../..., moves=X)",
            "line 1, column 41: found `X`, expected O, who has one less",
        ),
        (
            "four(position=X../...)",
            "line 1, column 15: found `X`, where a disc lies above an empty square",
        ),
        ("four(position=..../...)", "line 1, column 20: found `...`, expected a row of 4 squares"),
        ("four(position=)", "line 1, column 15: found `)`, expected a row of 1 to 9 squares"),
        (
            "four(position=........../..........)",
            "line 1, column 15: found `..........`, expected a row of 1 to 9 squares",
        ),
        (
            "four(position=..../...., columns=5)",
            "line 1, column 34: found `5`, expected 4, as in the position",
        ),
        (
            "four(columns=4, played=15)",
            "line 1, column 25: found `5`, expected a column from 1 to 4",
        ),
        ("four(rows=2, played=111)", "line 1, column 23: found `1`, which is full by then"),
        ("four(played=12121213)", "line 1, column 20: found `3`, where the game is over by then"),
    ]);
}

#[test]
fn wrong_positions_of_chess_are_refused_field_by_field() {
    let ranks = "expected a board of eight ranks, from the eighth, with / between them, each as rnbqkbnr, 8 or 3k4";
    let never = "which no game of chess has: each side has one king, at most 8 pawns and 16 pieces in all; pawns stand on \
                 none of the outer ranks, and whoever has moved is not in check";
    check_refused(&[
        (
            "chess(fen=4k3/8/8/8/8/8/8/4K2 w - -)",
            &format!("line 1, column 27: found `4K2`, {ranks}"),
        ),
        (
            "chess(fen=4k3/8/8/8/8/8/4K3 w - -)",
            &format!("line 1, column 11: found `4k3/8/8/8/8/8/4K3`, {ranks}"),
        ),
        ("chess(fen=)", &format!("line 1, column 11: found `)`, {ranks}")),
        (
            "chess(fen=8/8/8/8/8/8/8/4K3 w - -)",
            &format!("line 1, column 11: found `8/8/8/8/8/8/8/4K3`, {never}"),
        ),
        (
            "chess(fen=4k3/8/8/8/8/8/8/4R1K1 w - -)",
            &format!("line 1, column 11: found `4k3/8/8/8/8/8/8/4R1K1`, {never}"),
        ),
        (
            "chess(fen=4k3/8/8/8/8/8/8/4K3 x - -)",
            "line 1, column 31: found `x`, expected w or b, for the side that moves",
        ),
        (
            "chess(fen=4k3/8/8/8/8/8/8/4K3 w K -)",
            "line 1, column 33: found `K`, expected - or some of KQkq, for a king and a rook that have not moved",
        ),
        (
            "chess(fen=4k3/8/8/8/8/8/8/4K3 w - e6)",
            "line 1, column 35: found `e6`, expected - or the square behind a pawn that has just gone two squares",
        ),
        (
            "chess(fen=4k3/8/8/8/8/8/8/4K3 w - - x)",
            "line 1, column 37: found `x`, expected a number of moves",
        ),
        (
            "chess(fen=4k3/8/8/8/8/8/8/4K3 w - - 0 1 2)",
            "line 1, column 41: found `2`, expected the end",
        ),
    ]);
}

#[test]
fn however_a_recipe_is_spoilt_it_is_read_or_refused_with_a_place() {
    let wholes = [
        "tic-tac-toe(position=.XO/O.X/X.O, moves=O, depth=4, forced=left-out, symmetry=on)",
        "four(position=......./.XO..../XOX...., moves=O, columns=7, rows=3, played=4435, depth=2)",
        "chess(fen=r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1, depth=1, king=taken)",
    ];
    let pieces =
        ["(", ")", "=", ",", "/", " ", "-", "0", "7", "X", "K", "k", "w", "−", "é", "\n", "9", "8"];
    let mut random = SplitMix::new(u64::from(seed()) + 1);
    let mut below = |end: usize| usize::try_from(random.below(end as u64)).unwrap();
    let mut read = 0;
    let rounds = times(6_000) as usize;
    for round in 0..rounds {
        let mut text: Vec<char> = wholes[round % wholes.len()].chars().collect();
        for _ in 0..=below(3) {
            let at = below(text.len());
            let gone = below(4).min(text.len() - at);
            let piece = pieces[below(pieces.len())];
            text.splice(at..at + gone, piece.chars().take(5 * below(2)));
        }
        let text: String = text.into_iter().collect();
        match text.parse::<Recipe>() {
            Ok(recipe) => {
                assert_eq!(recipe.to_string().parse(), Ok(recipe.clone()), "{text}");
                assert!(recipe.with("depth", "1").unwrap().grow().is_ok(), "{text}");
                read += 1;
            }
            Err(error) => assert!(error.line > 0 && error.column > 0, "{text}"),
        }
    }
    assert!(60 * read > rounds, "{read} of {rounds}");
}
