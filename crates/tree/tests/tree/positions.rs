//! Nodes that are the same position.

use plyscope_tree::{Positions, notation};

fn positions(text: &str) -> Vec<u32> {
    let tree = notation::parse(text).unwrap();
    let positions = Positions::new(&tree);
    tree.nodes().map(|node| positions.of(node).number()).collect()
}

#[test]
fn nodes_with_the_same_key_and_the_same_subtree_are_one_position() {
    let a = r#"{"position":"a","children":[1,2]}"#;
    assert_eq!(positions(&format!("[{a},{a}]")), [0, 1, 2, 3, 1, 5, 6]);
}

#[test]
fn another_subtree_another_mover_or_no_key_is_another_position() {
    let a = r#"{"position":"a","children":[1,2]}"#;
    let b = r#"{"position":"a","children":[1,3]}"#;
    assert_eq!(positions(&format!("[{a},{b}]")), [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!(positions(&format!("[{a},[{a}]]"))[5], 5);
    assert_eq!(positions("[[1,2],[1,2]]"), [0, 1, 2, 3, 4, 5, 6]);
}
