//! The critical tree, node by node.

use plyscope_search::critical::{NodeType, critical_tree};
use plyscope_tree::{Literal, NodeId, Tree, TreeBuilder};

fn uniform(degree: usize, depth: u32) -> Tree {
    fn grow(builder: &mut TreeBuilder, degree: usize, depth: u32) {
        builder.open().unwrap();
        builder.set_value(Literal::Finite { mantissa: 0, decimals: 0 }).unwrap();
        for _ in 0..if depth == 0 { 0 } else { degree } {
            grow(builder, degree, depth - 1);
        }
        builder.close().unwrap();
    }
    let mut builder = TreeBuilder::new();
    grow(&mut builder, degree, depth);
    builder.finish().unwrap()
}

fn minimal_leaves(degree: usize, depth: u32) -> usize {
    degree.pow(depth.div_ceil(2)) + degree.pow(depth / 2) - 1
}

#[test]
fn uniform_trees_have_knuth_and_moores_number_of_critical_leaves() {
    for degree in 1..=4 {
        for depth in 0..=6 {
            let tree = uniform(degree, depth);
            let critical = critical_tree(&tree, |node| tree.children(node), None);
            assert_eq!(critical.evaluated, minimal_leaves(degree, depth), "{degree}^{depth}");
        }
    }
}

#[test]
fn a_horizon_makes_the_tree_as_deep_as_itself() {
    let tree = uniform(3, 5);
    for limit in 0..=7_u16 {
        let critical = critical_tree(&tree, |node| tree.children(node), Some(limit));
        assert_eq!(critical.evaluated, minimal_leaves(3, u32::from(limit.min(5))));
        assert!(
            tree.nodes().all(|node| {
                tree.depth(node) <= limit || critical.types[node.index()].is_none()
            })
        );
    }
}

#[test]
fn the_types_go_down_as_in_the_paper() {
    use NodeType::{All, Cut, Pv};
    let tree = uniform(2, 3);
    let critical = critical_tree(&tree, |node| tree.children(node), None);
    let types = [
        (0, Some(Pv)),
        (1, Some(Pv)),
        (2, Some(Pv)),
        (3, Some(Pv)),
        (4, Some(Cut)),
        (5, Some(Cut)),
        (6, Some(All)),
        (7, None),
        (8, Some(Cut)),
        (9, Some(All)),
        (10, Some(Cut)),
        (11, Some(Cut)),
        (12, None),
    ];
    for (number, part) in types {
        assert_eq!(critical.types[number], part, "node {number}");
    }
    assert_eq!(critical.nodes, critical.types.iter().flatten().count());
}

#[test]
fn another_order_gives_the_mirrored_tree() {
    let tree = uniform(3, 4);
    let reversed: Vec<Vec<NodeId>> =
        tree.nodes().map(|node| tree.children(node).iter().rev().copied().collect()).collect();
    let written = critical_tree(&tree, |node| tree.children(node), None);
    let mirrored = critical_tree(&tree, |node| &reversed[node.index()], None);
    assert_eq!((written.nodes, written.evaluated), (mirrored.nodes, mirrored.evaluated));
    let last = tree.children(NodeId::ROOT)[2];
    assert_eq!(mirrored.types[last.index()], Some(NodeType::Pv));
    assert_eq!(written.types[last.index()], Some(NodeType::Cut));
}
