//! Folded subtrees.

use plyscope_tree::{Folds, NodeId, Tree, notation};

fn folds(text: &str, nodes: &[u32]) -> (Tree, Folds) {
    let tree = notation::parse(text).unwrap();
    let folds = Folds::new(&tree, nodes.iter().copied().map(NodeId::new));
    (tree, folds)
}

fn numbers(nodes: impl IntoIterator<Item = NodeId>) -> Vec<u32> {
    nodes.into_iter().map(NodeId::number).collect()
}

#[test]
fn what_is_folded_hides_what_lies_below_it() {
    let (tree, folds) = folds("[[1, [2, 3]], 4, [5, 6]]", &[1]);
    assert_eq!(numbers(folds.visible(&tree)), [0, 1, 6, 7, 8, 9]);
    assert_eq!(numbers(tree.nodes().filter(|&node| folds.hides(node))), [2, 3, 4, 5]);
    assert_eq!((folds.around(NodeId::new(1)), folds.size(0)), (Some(0), 5));
    assert_eq!(folds.around(NodeId::new(6)), None);
    assert_eq!(folds.visible_for(NodeId::new(4)), NodeId::new(1));
}

#[test]
fn leaves_and_what_is_hidden_already_are_no_symbols() {
    let (tree, folds) = folds("[[1, [2, 3]], 4, [5, 6]]", &[7, 3, 2, 1, 6, 7]);
    assert_eq!(numbers(folds.roots().iter().copied()), [1, 7]);
    assert_eq!(numbers(folds.visible(&tree)), [0, 1, 6, 7]);
}

#[test]
fn where_nothing_is_folded_everything_is_on_show() {
    let (tree, folds) = folds("[[1, 2], 4]", &[]);
    assert!(folds.is_empty());
    assert_eq!(folds.visible(&tree).count(), tree.len());
}

#[test]
fn the_whole_tree_can_be_folded() {
    let (tree, folds) = folds("[[1, 2], 4]", &[0]);
    assert_eq!(numbers(folds.visible(&tree)), [0]);
}
