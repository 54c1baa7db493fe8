//! Four in a row: small boards that are solved, mirrored positions, static values.

use std::collections::HashMap;

use plyscope_effort::{seed, times};
use plyscope_games::game::{Game, Turn};
use plyscope_games::games::AnyGame;
use plyscope_games::games::four::{Four, Position};
use plyscope_tree::random::SplitMix;
use plyscope_tree::{Literal, Positions, Score};

use super::{after, recipe, root_moves, tree, value, values};

fn game(text: &str) -> Four {
    match recipe(text).game {
        AnyGame::Four(game) => game,
        other => panic!("{other:?}"),
    }
}

const DRAW: Literal = Literal::Finite { mantissa: 0, decimals: 0 };

/// Alpha-beta over all positions of a game, each searched once, with 1, 0 and −1 as values: no part of it is shared with
/// what it checks but the moves.
struct Solver<'a> {
    game: &'a Four,
    known: HashMap<Position, (i32, i32)>,
}

impl Solver<'_> {
    /// The value for whoever moves.
    fn value(&mut self, position: &Position, mut alpha: i32, mut beta: i32) -> i32 {
        let moves = match self.game.turn(position) {
            // Whoever has just moved may have won, but not whoever moves now.
            Turn::Over(DRAW) => return 0,
            Turn::Over(_) => return -1,
            Turn::Moves(moves) => moves,
        };
        let wins = |&column: &usize| self.game.turn(&self.game.play(position, column));
        let is_win = |turn| matches!(turn, Turn::Over(value) if value != DRAW);
        if moves.iter().map(wins).any(is_win) {
            return 1;
        }
        let (lower, upper) = *self.known.get(position).unwrap_or(&(-1, 1));
        (alpha, beta) = (alpha.max(lower), beta.min(upper));
        if alpha >= beta {
            return alpha;
        }
        let (from, mut best) = (alpha, -1);
        let middle = self.game.columns() / 2;
        let mut moves = moves;
        moves.sort_by_key(|column| column.abs_diff(middle));
        for column in moves {
            let next = self.game.play(position, column);
            best = best.max(-self.value(&next, -beta, -alpha));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        let entry = self.known.entry(*position).or_insert((-1, 1));
        *entry = if best <= from {
            (entry.0, best)
        } else if best >= beta {
            (best, entry.1)
        } else {
            (best, best)
        };
        best
    }
}

fn solved(text: &str) -> i32 {
    let game = game(text);
    Solver { game: &game, known: HashMap::new() }.value(&game.start(), -1, 1)
}

#[test]
fn solved_boards_have_their_known_values() {
    // Source: John Tromp, *John's Connect Four Playground*, whose table gives the winner by width and height.
    for board in
        ["columns=4, rows=4", "columns=4, rows=5", "columns=5, rows=4", "columns=4, rows=6"]
    {
        assert_eq!(solved(&format!("four({board})")), 0, "{board}");
    }
    assert_eq!(solved("four(columns=6, rows=4)"), -1);
}

#[test]
fn the_tree_of_a_position_has_the_value_that_a_solver_finds() {
    let board = game("four(columns=4, rows=4)");
    let mut random = SplitMix::new(u64::from(seed()) + 4);
    let mut seen = [0; 3];
    // Of fewer positions, too few are a draw.
    for _ in 0..times(60).max(60) {
        let (mut position, mut played) = (board.start(), String::new());
        while let (Turn::Moves(moves), true) = (board.turn(&position), played.len() < 8) {
            let place = random.below(moves.len() as u64);
            let column = moves[usize::try_from(place).unwrap()];
            position = board.play(&position, column);
            played.push_str(&(column + 1).to_string());
        }
        let text = format!("four(columns=4, rows=4, played={played}, depth=16, estimate=none)");
        let value = value(&text);
        assert_eq!(value, solved(&text), "{played}");
        seen[usize::try_from(value + 1).unwrap()] += 1;
    }
    assert!(seen.iter().all(|&positions| positions > 2), "{seen:?}");
}

#[test]
fn whoever_can_complete_a_four_does() {
    let text = "four(position=......./......./......./......./O....../XXX.OO., depth=1)";
    let wins: Vec<_> = root_moves(text).into_iter().filter(|(_, value)| *value == 1000).collect();
    assert_eq!(wins, [("4".to_owned(), 1000)]);
    // Upright, and along both diagonals.
    for played in ["1212121", "12233434464", "76655454424"] {
        let before = &played[..played.len() - 1];
        let last = &played[played.len() - 1..];
        let tree = tree(&format!("four(played={before}, depth=1)"));
        let end = after(&tree, &[last]);
        assert_eq!(tree.value(end).map(Score::units), Some(1000), "{played}");
    }
}

#[test]
fn the_static_value_counts_fours_that_are_still_open() {
    let tree = tree("four(depth=1)");
    let at = |column: &str| tree.value(after(&tree, &[column])).map(Score::units);
    // Of the 69 fours, a disc takes away from the other side those that go through its square.
    let expected = [("1", 3), ("2", 4), ("3", 5), ("4", 7), ("5", 5), ("6", 4), ("7", 3)];
    for (column, fours) in expected {
        assert_eq!(at(column), Some(fours), "{column}");
    }
}

#[test]
fn a_position_and_the_columns_that_lead_there_are_the_same_tree() {
    let played = tree("four(columns=5, rows=4, played=33242, depth=4)");
    assert_eq!(played, tree("four(position=...../...../.XO../.XXO., depth=4)"));
    // Also where more columns are played from a position.
    assert_eq!(played, tree("four(position=...../...../...../.XXO., moves=O, played=32, depth=4)"));
    let view = recipe("four(columns=5, rows=4, played=33242)").view(["3"]).unwrap();
    let rows: Vec<String> = view.board.rows.iter().map(|row| row.iter().collect()).collect();
    assert_eq!(rows, [".....", "..O..", ".XO..", ".XXO."]);
    assert_eq!(view.board.column_names, ['1', '2', '3', '4', '5']);
}

#[test]
fn nodes_with_one_key_have_one_value() {
    for symmetry in ["off", "on"] {
        let tree = tree(&format!("four(columns=5, rows=4, depth=7, symmetry={symmetry})"));
        let values = values(&tree);
        let mut by_key = HashMap::new();
        for node in tree.nodes() {
            let value = *by_key.entry(tree.position(node)).or_insert(values[node.index()]);
            assert_eq!(value, values[node.index()], "{:?}", tree.position(node));
        }
        // And equal subtrees, so that searches with a table know them for one position.
        let positions = Positions::new(&tree);
        let firsts = tree.nodes().filter(|&node| positions.of(node) == node).count();
        assert_eq!(firsts, by_key.len(), "{symmetry}");
    }
}

#[test]
fn mirrored_positions_halve_the_keys_and_change_no_value() {
    let keys = |symmetry: &str| {
        let tree = tree(&format!("four(columns=4, rows=4, depth=8, symmetry={symmetry})"));
        let keys: std::collections::HashSet<_> =
            tree.nodes().filter_map(|node| tree.position(node)).collect();
        (keys.len(), values(&tree)[0])
    };
    let ((all, value), (mirrored, same)) = (keys("off"), keys("on"));
    assert_eq!(value, same);
    assert!(2 * mirrored > all && mirrored < all * 11 / 20, "{mirrored} of {all}");
}
