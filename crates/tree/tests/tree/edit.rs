//! Edits and nudges of values.

use plyscope_tree::edit::{self, EditError, Rebuilt, nudged, set_value};
use plyscope_tree::{Literal, NodeId, Score, notation};

fn check(tree: &str, node: u32, value: &str, expect: &str) {
    let tree = notation::parse(tree).unwrap();
    let value = Literal::parse(value).unwrap();
    let changed = set_value(&tree, NodeId::new(node), value).unwrap().tree;
    assert_eq!(changed, notation::parse(expect).unwrap());
}

#[test]
fn a_leaf_takes_another_value() {
    check("[3, 12]", 1, "0", "[0, 12]");
    check("[3, 12]", 1, "2.5", "[2.5, 12]");
    check("[2.5, 12]", 1, "2", "[2, 12]");
    check("[1.25, 2000]", 2, "-inf", "[1.25, -inf]");
}

#[test]
fn a_position_takes_another_value_wherever_it_comes_up() {
    let leaf = |value: &str| format!(r#"{{"value":{value},"position":"a"}}"#);
    let tree = |value: &str, other: &str| {
        let same = leaf(value);
        format!(r#"[[{same}, 2], [{same}, {}], {same}]"#, leaf(other))
    };
    // Node 6 has the same key over another value, so it is another position; node 7 another mover.
    let before = notation::parse(&tree("3.5", "4")).unwrap();
    let seven = Literal::parse("7").unwrap();
    let after = set_value(&before, NodeId::new(2), seven).unwrap().tree;
    let values: Vec<_> = [2, 5, 6, 7]
        .map(|node| after.value(NodeId::new(node)).unwrap().display(after.decimals()).to_string())
        .into();
    assert_eq!(values, ["7", "7", "4", "3.5"]);
}

#[test]
fn a_value_that_another_cannot_stand_beside_is_refused() {
    let tree = notation::parse("[2000000000, 1]").unwrap();
    let refused = |node, value| set_value(&tree, NodeId::new(node), value).err();
    let half = Literal::parse("0.5").unwrap();
    assert_eq!(refused(2, half), Some(EditError::OutOfRange { node: NodeId::new(1) }));
    let nowhere = NodeId::new(9);
    assert_eq!(refused(9, Literal::PosInf), Some(EditError::NoSuchNode { node: nowhere }));
}

#[test]
fn several_edits_number_the_nodes_before_all_of_them() {
    let tree = notation::parse("[3, [12, 8]]").unwrap();
    let whole = Rebuilt::unchanged(tree)
        .then(|tree| edit::delete(tree, &[NodeId::new(1)]))
        .and_then(|rebuilt| rebuilt.then(|tree| edit::duplicate(tree, NodeId::new(2))))
        .unwrap();
    assert_eq!(notation::text(&whole.tree), "[[12, 12, 8]]");
    let numbers = (0..5).map(|node| whole.numbers.of(NodeId::new(node)).map(NodeId::number));
    assert_eq!(numbers.collect::<Vec<_>>(), [Some(0), None, Some(1), Some(2), Some(4)]);
    assert_eq!(whole.at, NodeId::new(3));
}

#[test]
fn a_nudge_stays_in_range() {
    let score = |units| Score::from_units(units).unwrap();
    assert_eq!(nudged(score(25), 1, 1), score(35));
    assert_eq!(nudged(score(Score::MAX_UNITS), 0, 1), score(Score::MAX_UNITS));
    assert_eq!(nudged(Score::POS_INF, 0, -1), Score::POS_INF);
}
