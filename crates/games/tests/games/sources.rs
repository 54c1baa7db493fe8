//! Texts that trees come from: recipes of games with edits, and all other texts.

use std::ops::ControlFlow;

use plyscope_games::GrowError;
use plyscope_games::source::{Games, ReadError, Source, is_recipe, read};
use plyscope_tree::source::{most_nodes_with, read_with};
use plyscope_tree::{Literal, NodeId, notation};

/// Reads the text, and gives the tidy form of it.
fn tidied(text: &str) -> String {
    let (tree, source) = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read(&source.text(&tree)).unwrap(), (tree.clone(), source.clone()), "{text}");
    source.text(&tree)
}

fn refused(text: &str) -> String {
    let read = read(text).map(|(tree, _)| tree.len());
    read.unwrap_err().to_string()
}

#[test]
fn edits_stand_behind_a_game_in_the_order_of_their_nodes() {
    let recipe = "four(columns=4, depth=1)";
    assert_eq!(
        tidied(&format!("{recipe} with 3=5, 1=-1.50")),
        format!("{recipe} with 1=-1.5, 3=5")
    );
    let (tree, _) = read(&format!("{recipe} with 3=5, 1=-1.50, 0=inf")).unwrap();
    let values = [0, 1, 3]
        .map(|node| tree.value(NodeId::new(node)).unwrap().display(tree.decimals()).to_string());
    assert_eq!(values, ["inf", "-1.5", "5"]);
    // What the game gives anyway is no edit.
    assert_eq!(tidied("tic-tac-toe(depth=1) with 2=0"), "tic-tac-toe(depth=1)");
}

#[test]
fn another_value_is_another_edit_or_the_same_one_changed() {
    let (tree, source) = read("tic-tac-toe(depth=1) with 2=5").unwrap();
    let with = |node, value| {
        let value = Literal::parse(value).unwrap();
        source.with(&tree, NodeId::new(node), value).text(&tree)
    };
    assert_eq!(with(2, "6"), "tic-tac-toe(depth=1) with 2=6");
    assert_eq!(with(1, "0.5"), "tic-tac-toe(depth=1) with 1=0.5, 2=5");
    assert_eq!(with(2, "0"), "tic-tac-toe(depth=1)");
}

#[test]
fn edits_say_where_they_are_wrong_in_the_whole_text() {
    assert_eq!(
        refused("chess(depth=1) without 3=4"),
        "line 1, column 16: found `without`, expected the end, or `with` and edits such as 17=5"
    );
    assert_eq!(
        refused("chess(depth=1)\nwith 21=2"),
        "line 2, column 6: found `21`, which is no node of the tree; its nodes are 0 to 20"
    );
    assert_eq!(
        refused("chess(depth=1) with 4=x"),
        "line 1, column 23: found `x`, which is no number such as 3, -2.5 or inf"
    );
}

#[test]
fn a_tree_that_is_too_large_is_refused_at_its_depth() {
    let most = "nodes; it may have at most 2,000,000";
    assert_eq!(
        refused("chess(depth=5)"),
        format!(
            "line 1, column 13: found `5`, with which the tree would have more than 5,000,000 {most}, so that depth=4 fits"
        )
    );
    let busy = "fen=r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";
    assert_eq!(
        refused(&format!("chess({busy}, depth=4)")),
        format!(
            "line 1, column 83: found `4`, with which the tree would have 4,185,553 {most}, so that depth=3 fits"
        )
    );
}

#[test]
fn all_other_texts_are_read_as_ever() {
    assert_eq!(tidied("((3 12) (2 4))"), "[[3, 12], [2, 4]]");
    assert_eq!(tidied("random(depth=2) with 1=5"), "random(branching=3, depth=2, seed=1) with 1=5");
    // Nodes may have the names of games.
    for text in ["four: [3, 4]", "tic-tac-toe: [1, 2]"] {
        let (tree, source) = read(text).unwrap();
        assert_eq!((tree.len(), source), (3, Source::Notation));
    }
    // In the formats of others too, which are read elsewhere.
    for text in ["four: [3, 4]", "four\n  3\n  4", "chess\n  a: 3\n  b: 4", "tic-tac-toe: [1, 2]"] {
        assert!(!is_recipe(text));
    }
    assert!(is_recipe("chess (") && is_recipe(" random(depth=2)") && !is_recipe("chess"));
    assert_eq!(refused("[3, abc]"), notation::parse("[3, abc]").unwrap_err().to_string());
}

#[test]
fn what_a_text_comes_from_is_known_without_the_tree() {
    let text = "chess(depth=12) with 17=5";
    let leaf = notation::parse("1").unwrap();
    assert_eq!(Source::with_others(&Games, text).unwrap().text(&leaf), text);
    assert!(Source::with_others(&Games, "chess(depth)").is_err());
    assert!(most_nodes_with(&Games, text) > 2_000_000);
    assert_eq!(most_nodes_with(&Games, "chess(depth)"), 0);
    assert!(most_nodes_with(&Games, "[3, [12, 8]]") >= 5);
}

#[test]
fn reading_can_be_watched_and_ended() {
    let ended = read_with(&Games, "tic-tac-toe()", &mut |_| ControlFlow::Break(()));
    assert_eq!(ended.unwrap_err(), ReadError::Grow(GrowError::Cancelled));
    let mut heard = 0;
    read_with(&Games, "tic-tac-toe()", &mut |nodes| {
        heard = nodes;
        ControlFlow::Continue(())
    })
    .unwrap();
    assert_eq!(heard, 549_946 / 65_536 * 65_536);
}
