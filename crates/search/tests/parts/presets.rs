//! The trees that come along.

use plyscope_search::presets::{PRESETS, find};
use plyscope_tree::{NodeId, Score, Tree, notation};

fn tree(id: &str) -> Tree {
    notation::parse(find(id).unwrap().tree).unwrap()
}

#[test]
fn every_preset_is_one_line_as_it_would_be_written_under_an_id_of_its_own() {
    for (number, preset) in PRESETS.iter().enumerate() {
        assert!(!preset.tree.contains('\n'));
        assert_eq!(find(preset.id), Some(&PRESETS[number]));
        assert_eq!(notation::text(&tree(preset.id)), preset.tree);
        assert!(notation::parse(preset.id).is_err(), "{} would be two trees", preset.id);
    }
}

#[test]
fn the_published_trees_are_those_of_the_conformance_cases() {
    let file = include_str!("../../../../tests/conformance/alphabeta.json");
    let file: serde_json::Value = serde_json::from_str(file).unwrap();
    let cases = file["cases"].as_array().unwrap();
    for (id, name) in [
        ("swedish-51", "swedish-51-nodes"),
        ("swedish-first-slides", "swedish-first-slides"),
        ("aima-two-ply", "aima-two-ply"),
        ("wikipedia-four-ply", "wikipedia-alpha-beta-figure"),
        ("deep-cutoff", "deep-cutoff"),
    ] {
        let case = cases.iter().find(|case| case["name"] == name).unwrap();
        let plain = notation::parse(&case["tree"].to_string()).unwrap();
        let parsed = tree(id);
        let shape = |tree: &Tree| -> Vec<_> {
            tree.nodes().map(|node| (tree.parent(node), tree.value(node))).collect()
        };
        assert_eq!(shape(&parsed), shape(&plain), "{id}");
        assert_eq!(case["root"], "MAX", "{id}");
        assert_eq!(case["nodes"], parsed.len(), "{id}");
        assert_eq!(case["leaves"], parsed.leaf_count(), "{id}");
    }
}

const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// What a finished game is worth to X; `None` if it goes on.
fn worth(board: &[u8]) -> Option<i32> {
    let wins = |mark| LINES.iter().any(|line| line.iter().all(|&square| board[square] == mark));
    match (wins(b'X'), wins(b'O')) {
        (true, _) => Some(1),
        (_, true) => Some(-1),
        _ => (!board.contains(&b'.')).then_some(0),
    }
}

fn square_name(square: usize) -> String {
    format!("{}{}", ["a", "b", "c"][square % 3], 3 - square / 3)
}

fn check_move(tree: &Tree, parent: NodeId, child: NodeId) {
    let (before, after) = (tree.position(parent).unwrap(), tree.position(child).unwrap());
    let mark = if tree.depth(parent).is_multiple_of(2) { b'X' } else { b'O' };
    let changed: Vec<usize> =
        (0..9).filter(|&at| before.as_bytes()[at] != after.as_bytes()[at]).collect();
    let [square] = changed[..] else { panic!("{before} to {after} is no move") };
    assert_eq!((before.as_bytes()[square], after.as_bytes()[square]), (b'.', mark));
    assert_eq!(tree.move_name(child), Some(square_name(square).as_str()));
}

#[test]
fn tic_tac_toe_is_played_by_the_rules_to_every_end() {
    let tree = tree("tic-tac-toe");
    let count = |mark| tree.position(NodeId::ROOT).unwrap().matches(mark).count();
    assert_eq!((count('X'), count('O'), count('.')), (3, 3, 3));
    for node in tree.nodes() {
        let board = tree.position(node).unwrap();
        assert_eq!(board.len(), 9);
        assert_eq!(tree.value(node).map(Score::units), worth(board.as_bytes()), "{board}");
        if !tree.is_leaf(node) {
            // As many different moves as there are empty squares are all the moves there are.
            let moves: std::collections::BTreeSet<_> =
                tree.children(node).iter().map(|&child| tree.move_name(child)).collect();
            assert_eq!(moves.len(), board.matches('.').count(), "{board}");
        }
        for &child in tree.children(node) {
            check_move(&tree, node, child);
        }
    }
}

#[test]
fn tic_tac_toe_can_end_in_every_way_and_reaches_two_boards_twice() {
    let tree = tree("tic-tac-toe");
    let leaves = tree.nodes().filter(|&node| tree.is_leaf(node));
    let values: Vec<_> = leaves.map(|leaf| tree.value(leaf).unwrap().units()).collect();
    assert_eq!(values, [-1, 1, 0, 1, 0, -1]);
    let boards: std::collections::BTreeSet<_> =
        tree.nodes().map(|node| tree.position(node)).collect();
    assert_eq!((tree.len(), boards.len()), (14, 12));
}
