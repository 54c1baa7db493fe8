//! The number of lines of each length, as others have counted them.

use plyscope_games::games::AnyGame;
use plyscope_games::grow::size;
use plyscope_tree::Count;

use super::recipe;

/// Checks the number of nodes at each depth from 1.
fn check(text: &str, counts: &[u64]) {
    let AnyGame::Chess(game) = recipe(text).game else { panic!("{text}") };
    check_sizes(counts, |depth| size(&game, depth, u64::MAX).nodes);
}

fn check_sizes(counts: &[u64], nodes: impl Fn(u16) -> Count) {
    for (depth, &count) in (1..).zip(counts) {
        let [shorter, longer] = [depth - 1, depth].map(|depth| nodes(depth).number());
        assert_eq!(longer - shorter, count, "at depth {depth}");
    }
}

#[test]
fn tic_tac_toe_has_as_many_lines_as_are_known() {
    let counts = [9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872];
    let AnyGame::TicTacToe(game) = recipe("tic-tac-toe()").game else { panic!() };
    check_sizes(&counts, |depth| size(&game, depth, u64::MAX).nodes);
    let whole = size(&game, 9, u64::MAX);
    assert_eq!(whole, size(&game, 100, u64::MAX));
    assert_eq!((whole.nodes.number(), whole.leaves.number()), (549_946, 255_168));
}

#[test]
fn four_in_a_row_has_as_many_lines_as_are_known() {
    let counts = [7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234];
    let AnyGame::Four(game) = recipe("four()").game else { panic!() };
    check_sizes(&counts, |depth| size(&game, depth, u64::MAX).nodes);
}

#[test]
fn chess_has_as_many_lines_as_are_known_of_the_first_position() {
    check("chess()", &[20, 400, 8_902, 197_281, 4_865_609]);
}

#[test]
fn and_of_positions_with_castling_promotion_and_captures_in_passing() {
    // Source: the table of perft results that programs of chess are tested with.
    check(
        "chess(fen=r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -)",
        &[48, 2_039, 97_862, 4_085_603],
    );
    check("chess(fen=8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -)", &[14, 191, 2_812, 43_238, 674_624]);
    check(
        "chess(fen=r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -)",
        &[6, 264, 9_467, 422_333],
    );
    check(
        "chess(fen=rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -)",
        &[44, 1_486, 62_379, 2_103_487],
    );
    check(
        "chess(fen=r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - -)",
        &[46, 2_079, 89_890, 3_894_594],
    );
}

#[test]
fn captures_first_changes_no_count() {
    check("chess(order=captures-first)", &[20, 400, 8_902]);
    check(
        "chess(fen=r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -, order=captures-first)",
        &[48, 2_039, 97_862],
    );
}
