//! Two sets of rules against each other, and our names against those of `cozy-chess`.

use std::collections::HashSet;

use cozy_chess::util::display_san_move;
use cozy_chess::{Board as Rules, Move};
use plyscope_effort::{seed, times};
use plyscope_tree::random::SplitMix;

use super::{Chess, Kind, Men, Position, pseudo};
use crate::game::Game as _;

/// Positions with castling, promotions and captures in passing near by.
const STARTS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "q2k3q/8/8/3N1N2/8/3N4/PPPPPPPP/Q2QK2Q w - - 0 1",
];

/// Plays random games from all starts, and shows each position to a check.
fn play(mut check: impl FnMut(&Rules, &[Move])) {
    let mut random = SplitMix::new(u64::from(seed()) + 1950);
    for start in STARTS {
        // In fewer games, rare moves do not come.
        for _ in 0..times(30).max(30) {
            let mut rules: Rules = start.parse().unwrap();
            for _ in 0..80 {
                let moves = Position(Kind::Legal(rules.clone())).moves();
                if moves.is_empty() {
                    break;
                }
                check(&rules, &moves);
                let chosen = random.below(moves.len() as u64);
                rules.play_unchecked(moves[usize::try_from(chosen).unwrap()]);
            }
        }
    }
}

#[test]
fn moves_that_do_not_lose_the_king_are_those_of_chess() {
    let mut positions = 0;
    play(|rules, moves| {
        let men = Men::of(rules);
        let keeps_king = |chosen: &Move| {
            let next = pseudo::play(&men, *chosen);
            !pseudo::is_attacked(&next, next.king(men.side).unwrap(), next.side)
        };
        let safe: HashSet<_> = pseudo::moves(&men).into_iter().filter(keeps_king).collect();
        assert_eq!(safe, moves.iter().copied().collect(), "{rules}");
        positions += 1;
    });
    assert!(positions > 5_000, "{positions}");
}

#[test]
fn a_move_leads_to_the_same_position_by_either_rules() {
    play(|rules, moves| {
        for &chosen in moves {
            let mut next = rules.clone();
            next.play_unchecked(chosen);
            assert_eq!(pseudo::play(&Men::of(rules), chosen), Men::of(&next), "{rules} {chosen}");
        }
    });
}

#[test]
fn moves_have_the_names_that_others_give_them() {
    let mut names = HashSet::new();
    play(|rules, moves| {
        let steps = Chess::default().steps(&Position(Kind::Legal(rules.clone())), moves);
        for (&chosen, step) in moves.iter().zip(steps) {
            assert_eq!(step.name, display_san_move(rules, chosen).to_string(), "{rules}");
            names.insert(step.name);
        }
    });
    for rare in ["O-O", "O-O-O"] {
        assert!(names.contains(rare), "{rare}");
    }
    for rare in ["x", "=Q+", "=N", "#"] {
        assert!(names.iter().any(|name| name.contains(rare)), "{rare}");
    }
    // By file, by rank, by both.
    let letters = |name: &str| name.chars().take_while(|letter| !"x+#".contains(*letter)).count();
    assert!(names.iter().any(|name| name.starts_with('Q') && letters(name) == 5));
}

#[test]
fn a_key_is_a_position_in_fen_with_a_capture_in_passing_only_where_there_is_one() {
    let key = |fen: &str| Chess::default().key(&Position(Kind::Legal(fen.parse().unwrap())));
    play(|rules, _| {
        let key = Chess::default().key(&Position(Kind::Legal(rules.clone())));
        let whole = rules.to_string();
        let fields: Vec<_> = whole.split(' ').take(4).collect();
        assert_eq!(key.split(' ').take(3).collect::<Vec<_>>(), fields[..3]);
        let again: Rules = format!("{key} 0 1").parse().unwrap();
        // All of the position is in the key, but for the capture in passing that there is not.
        let mut men = Men::of(rules);
        men.passing = men.passing.filter(|_| !key.ends_with('-'));
        assert_eq!(Men::of(&again), men, "{whole}: {key}");
        let [ours, theirs] = [rules, &again].map(|of| Position(Kind::Legal(of.clone())).moves());
        assert_eq!(ours, theirs, "{whole}: {key}");
    });
    let nobody_near = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assert!(key(nobody_near).ends_with(" -"));
    let beside = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assert!(key(beside).ends_with(" e3"));
    // Both pawns would leave the rank on which the king stands, and a queen.
    let in_check_then = "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1";
    assert!(key(in_check_then).ends_with(" -"));
}
