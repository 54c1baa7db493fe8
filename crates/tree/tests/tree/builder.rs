//! Trees built node by node.

use plyscope_tree::{Literal, NodeId, TreeBuilder, TreeError, notation};

#[test]
fn an_error_leaves_everything_as_it_was() {
    let value = |text| Literal::parse(text).unwrap();
    let mut builder = TreeBuilder::new();
    builder.open().unwrap();
    for text in ["5", "2000000000"] {
        builder.open().unwrap();
        builder.set_value(value(text)).unwrap();
        builder.close().unwrap();
    }
    let empty = builder.open().unwrap();
    assert_eq!(builder.close(), Err(TreeError::Empty(empty)));
    let out_of_range = Err(TreeError::OutOfRange(NodeId::new(2)));
    assert_eq!(builder.set_value(value("0.5")), out_of_range);
    builder.set_value(value("1")).unwrap();
    builder.close().unwrap();
    builder.close().unwrap();
    let tree = builder.finish().unwrap();
    assert_eq!(notation::text(&tree), "[5, 2000000000, 1]");
}

#[test]
fn the_last_of_two_names_stays() {
    let mut builder = TreeBuilder::new();
    builder.open().unwrap();
    builder.set_name("A");
    builder.set_value(Literal::PosInf).unwrap();
    builder.set_name("B");
    builder.close().unwrap();
    assert_eq!(builder.finish().unwrap().name(NodeId::ROOT), Some("B"));
}
