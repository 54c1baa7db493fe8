//! Nodes that are the same position.

use plyscope_effort::cases;
use plyscope_oracle::model::id;
use plyscope_oracle::random::any_case;
use plyscope_oracle::slots::classes;
use plyscope_tree::{NodeId, Positions, notation};
use proptest::prelude::*;

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

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn nodes_are_one_position_where_key_mover_and_all_below_are_the_same(case in any_case(32)) {
        let positions = Positions::new(&case.tree);
        let game = case.game();
        for (node, class) in classes(&game).into_iter().enumerate() {
            prop_assert_eq!(positions.of(id(node)), id(class));
            let same = positions.same_as(id(node)).map(NodeId::index);
            let all = (0..game.nodes.len()).filter(|&other| other == node || game.is_same_position(node, other));
            prop_assert!(same.eq(all));
        }
    }
}
