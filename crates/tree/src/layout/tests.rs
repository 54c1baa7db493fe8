use std::collections::BTreeMap;

use plyscope_effort::cases;
use proptest::prelude::*;

use super::reference::{ShapeBuilder, any_separation, any_tree, reference, tree_of};
use super::*;

const TOLERANCE: f64 = 1e-9;

fn close_to(left: f64, right: f64) -> bool {
    (left - right).abs() <= TOLERANCE
}

proptest! {
    #![proptest_config(cases(1_000))]

    #[test]
    fn the_drawing_is_that_of_the_plain_reference(tree in any_tree(), separation in any_separation()) {
        let x = positions(&tree, separation).0;
        for (node, expected) in reference(&tree, NodeId::ROOT, separation) {
            prop_assert!(close_to(x[node.index()] - x[0], expected));
        }
    }

    #[test]
    fn neighbours_keep_their_order_and_distance(tree in any_tree(), separation in any_separation()) {
        let x = positions(&tree, separation).0;
        let mut last_at_depth = BTreeMap::new();
        for node in tree.nodes() {
            if let Some(left) = last_at_depth.insert(tree.depth(node), node) {
                let siblings = tree.parent(left) == tree.parent(node);
                let least = if siblings { separation.siblings } else { separation.others };
                prop_assert!(x[node.index()] - x[left.index()] >= least - TOLERANCE);
            }
        }
    }

    #[test]
    fn parents_stand_over_the_middle(tree in any_tree(), separation in any_separation()) {
        let x = positions(&tree, separation).0;
        for node in tree.nodes() {
            if let [first, .., last] | [first @ last] = tree.children(node) {
                let middle = f64::midpoint(x[first.index()], x[last.index()]);
                prop_assert!(close_to(x[node.index()], middle));
            }
        }
    }

    #[test]
    fn a_mirrored_tree_is_drawn_mirrored(tree in any_tree(), separation in any_separation()) {
        let mut shape = ShapeBuilder::new();
        shape.copy(&tree, NodeId::ROOT, true);
        let mirror = shape.finish();
        let (x, mirrored) = (positions(&tree, separation).0, positions(&mirror, separation).0);
        let by_depth = |tree: &Tree, x: &[f64]| {
            let mut levels = BTreeMap::<u16, Vec<f64>>::new();
            for node in tree.nodes() {
                levels.entry(tree.depth(node)).or_default().push(x[node.index()] - x[0]);
            }
            levels
        };
        for (depth, level) in by_depth(&tree, &x) {
            let other = &by_depth(&mirror, &mirrored)[&depth];
            prop_assert!(level.iter().zip(other.iter().rev()).all(|(x, y)| close_to(*x, -y)));
        }
    }

    #[test]
    fn equal_subtrees_are_drawn_alike(twin in any_tree(), between in any_tree()) {
        let mut shape = ShapeBuilder::new();
        shape.open();
        for subtree in [&twin, &between, &twin] {
            shape.copy(subtree, NodeId::ROOT, false);
        }
        shape.close();
        let x = positions(&shape.finish(), Separation::default()).0;
        let (first, last) = (&x[1..=twin.len()], &x[1 + twin.len() + between.len()..]);
        prop_assert!(first.iter().zip(last).all(|(x, y)| close_to(x - first[0], y - last[0])));
    }

    #[test]
    fn with_folds_it_is_the_drawing_of_the_tree_with_one_leaf_for_each(
        tree in any_tree(),
        folded in prop::collection::vec(any::<prop::sample::Index>(), 0..6),
        separation in any_separation(),
    ) {
        let node = |index: &prop::sample::Index| NodeId::new(index.index(tree.len()) as u32);
        let folds = crate::Folds::new(&tree, folded.iter().map(node));
        let mut shape = ShapeBuilder::new();
        shape.copy_folded(&tree, NodeId::ROOT, &folds);
        let drawn = tidy(&shape.finish(), separation);
        let layout = tidy_folded(&tree, &folds, separation);
        prop_assert_eq!(layout.width, drawn.width);
        let mut places = drawn.x.into_iter();
        for node in tree.nodes() {
            let x = layout.x(node);
            prop_assert_eq!(x.is_nan(), folds.hides(node));
            if !x.is_nan() {
                prop_assert_eq!(Some(x), places.next());
            }
            if folds.roots().contains(&node) {
                places.next();
            }
        }
    }

    #[test]
    fn there_are_fewer_contour_steps_than_nodes(tree in any_tree()) {
        prop_assert!(positions(&tree, Separation::default()).1 < tree.len());
    }
}

#[test]
fn contour_steps_stay_fewer_than_nodes_in_a_large_tree() {
    // A linear congruential generator (Knuth's MMIX constants) is random enough for a shape.
    let mut state = 1_u64;
    let closes = (0..100_000).map(|_| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % 3) as u8
    });
    let tree = tree_of(closes);
    let (x, steps) = positions(&tree, Separation::default());
    assert_eq!(x.len(), 100_001);
    assert!(x.iter().all(|x| x.is_finite()));
    assert!(steps < tree.len(), "{steps} steps");
}

#[test]
fn a_path_goes_straight_down() {
    let layout = tidy(&tree_of(vec![0; 512]), Separation::default());
    assert_eq!(layout.x, vec![0.0; 513]);
    assert_eq!(layout.width, 0.0);
}

#[test]
fn a_single_node_lies_at_the_left() {
    let layout = tidy(&tree_of([]), Separation::default());
    assert_eq!((layout.x, layout.width), (vec![0.0], 0.0));
}

/// The expected numbers are what d3-hierarchy 3.1.3 gives for `tree().nodeSize([1, 1])`.
#[test]
fn the_default_is_d3s() {
    let swedish = "[[[[1, 1], [1]], [[1], [1], [1]], [[1], [1]], [[1], [1]]], [[[1, 1], [1, 1]], [[1, 1], \
                   [1]], [[1], [1]], [[1], [1], [1]]]]";
    let layout = tidy(&crate::notation::parse(swedish).unwrap(), Separation::default());
    let expected = [
        18.6875, 8.875, 1.75, 0.5, 0.0, 1.0, 3.0, 3.0, 7.0, 5.0, 5.0, 7.0, 7.0, 9.0, 9.0, 12.0,
        11.0, 11.0, 13.0, 13.0, 16.0, 15.0, 15.0, 17.0, 17.0, 28.5, 21.0, 19.5, 19.0, 20.0, 22.5,
        22.0, 23.0, 26.75, 25.5, 25.0, 26.0, 28.0, 28.0, 31.0, 30.0, 30.0, 32.0, 32.0, 36.0, 34.0,
        34.0, 36.0, 36.0, 38.0, 38.0,
    ];
    assert_eq!(layout.x, expected);
    assert_eq!(layout.width, 38.0);
}
