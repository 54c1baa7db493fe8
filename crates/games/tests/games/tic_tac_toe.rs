//! Tic-tac-toe: the lesson's position, and all games.

use std::collections::HashSet;

use plyscope_search::Algorithm;
use plyscope_tree::{NodeId, Positions, Score};

use super::{after, root_moves, searched, tree, value, values};

const LESSON: &str = "tic-tac-toe(position=.XO/O.X/X.O, moves=O";

#[test]
fn the_lessons_position_has_three_moves_and_is_a_draw() {
    let moves = root_moves(&format!("{LESSON})"));
    assert_eq!(moves, [("1A".into(), 0), ("2B".into(), 0), ("3B".into(), 0)]);
    assert_eq!(tree(&format!("{LESSON})")).len(), 1 + 3 + 6 + 6);
}

#[test]
fn without_forced_moves_that_decide_nothing_it_has_the_lessons_twelve_nodes() {
    let tree = tree(&format!("{LESSON}, forced=left-out)"));
    assert_eq!((tree.len(), tree.leaf_count(), tree.height()), (12, 6, 3));
    // The game goes on only where the last mark wins.
    let leaf = |line: &[&str]| tree.value(after(&tree, line)).map(Score::units);
    assert_eq!(leaf(&["1A", "2B"]), Some(0));
    assert_eq!(leaf(&["1A", "3B"]), None);
    assert_eq!(leaf(&["1A", "3B", "2B"]), Some(1));
    assert_eq!(leaf(&["2B", "1A"]), Some(0));
    assert_eq!(leaf(&["2B", "3B", "1A"]), Some(1));
    assert_eq!((leaf(&["3B", "1A"]), leaf(&["3B", "2B"])), (Some(0), Some(0)));
}

#[test]
fn alpha_beta_enters_nine_of_the_twelve_and_evaluates_four() {
    let tree = tree(&format!("{LESSON}, forced=left-out)"));
    let (value, counts) = searched(&tree, Algorithm::AlphaBeta);
    assert_eq!((value, counts.entered, counts.evaluated), (0, 9, 4));
    let (value, counts) = searched(&tree, Algorithm::Minimax);
    assert_eq!((value, counts.entered, counts.evaluated), (0, 12, 6));
}

#[test]
fn all_games_from_the_empty_board_are_a_tree_of_549_946_nodes_and_5_478_positions() {
    let tree = tree("tic-tac-toe()");
    assert_eq!((tree.len(), tree.leaf_count()), (549_946, 255_168));
    assert_eq!(values(&tree)[0].units(), 0);
    let keys: HashSet<_> = tree.nodes().filter_map(|node| tree.position(node)).collect();
    assert_eq!(keys.len(), 5_478);
    let positions = Positions::new(&tree);
    let firsts: HashSet<_> = tree.nodes().map(|node| positions.of(node)).collect();
    assert_eq!(firsts.len(), 5_478);
    // X wins, O wins, draws.
    let ends = |units| {
        let is_end = |node: &NodeId| tree.value(*node).map(Score::units) == Some(units);
        tree.nodes().filter(is_end).count()
    };
    assert_eq!([1, -1, 0].map(ends), [131_184, 77_904, 46_080]);
}

#[test]
fn with_symmetry_there_are_765_positions_with_equal_subtrees() {
    let tree = tree("tic-tac-toe(symmetry=on)");
    let positions = Positions::new(&tree);
    let keys: HashSet<_> = tree.nodes().filter_map(|node| tree.position(node)).collect();
    let firsts: HashSet<_> = tree.nodes().map(|node| positions.of(node)).collect();
    assert_eq!((tree.len(), keys.len(), firsts.len()), (549_946, 765, 765));
    assert_eq!(values(&tree)[0].units(), 0);
}

#[test]
fn forced_moves_are_left_out_only_where_they_decide_nothing() {
    let whole = tree("tic-tac-toe(forced=left-out)");
    // Of 127,872 games that fill the board, 46,080 are draws.
    assert_eq!(whole.len(), 549_946 - 46_080);
    assert_eq!(values(&whole)[0].units(), 0);
}

#[test]
fn max_is_whoever_moves_at_the_root() {
    // Whoever moves can win at once.
    assert_eq!(value("tic-tac-toe(position=XX./OO./...)"), 1);
    assert_eq!(value("tic-tac-toe(position=XX./OO./..., moves=O)"), 1);
    // Two threats, and one move to parry them.
    assert_eq!(value("tic-tac-toe(position=X.X/.O./X.O)"), -1);
    // A game that is over has one node.
    assert_eq!(value("tic-tac-toe(position=XXX/OO./...)"), -1);
    assert_eq!(tree("tic-tac-toe(position=XXX/OO./...)").len(), 1);
}

#[test]
fn open_lines_are_the_static_value_if_they_are_wanted() {
    let estimated = tree("tic-tac-toe(depth=1, estimate=lines)");
    let at = |name| estimated.value(after(&estimated, &[name])).map(Score::units);
    // X has 8 lines open, and O those that the mark does not block.
    assert_eq!(["1A", "1B", "2B"].map(at), [Some(3), Some(2), Some(4)]);
    assert_eq!(estimated.value(NodeId::ROOT).map(Score::units), Some(0));
    assert_eq!(value("tic-tac-toe(position=XX./OO./..., estimate=lines)"), 10);
    // Without it, what is not decided counts as a draw, and only leaves have values.
    let plain = tree("tic-tac-toe(depth=1)");
    assert!(plain.nodes().all(|node| plain.value(node).is_some() == plain.is_leaf(node)));
    assert_eq!(value("tic-tac-toe(depth=1)"), 0);
}
