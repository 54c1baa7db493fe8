//! A child that is moved among its siblings takes all below it along, and nothing else moves.

use plyscope_effort::cases;
use plyscope_oracle::branch::Branch;
use plyscope_oracle::model::id;
use plyscope_oracle::random::any_case;
use plyscope_search::events::Unobserved;
use plyscope_search::{Algorithm, search};
use plyscope_tree::edit::moved;
use plyscope_tree::{NodeId, Tree};
use proptest::prelude::*;

/// Moves a child of the branch, which is given by its preorder number, on the nested form.
fn moved_branch(branch: &Branch, child: usize, place: usize) -> Branch {
    fn turn(branch: &mut Branch, number: &mut usize, child: usize, place: usize) {
        let mut found = None;
        for (at, each) in branch.children.iter_mut().enumerate() {
            *number += 1;
            if *number == child {
                found = Some(at);
            }
            turn(each, number, child, place);
        }
        if let Some(at) = found {
            let taken = branch.children.remove(at);
            branch.children.insert(place.min(branch.children.len()), taken);
        }
    }
    let mut branch = branch.clone();
    turn(&mut branch, &mut 0, child, place);
    branch
}

/// Where a node stands among its siblings.
fn place_of(tree: &Tree, node: NodeId) -> usize {
    let parent = tree.parent(node).unwrap();
    tree.children(parent).iter().position(|&child| child == node).unwrap()
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn a_moved_child_stands_where_it_was_moved_with_all_below_it(
        case in any_case(60),
        child in any::<prop::sample::Index>(),
        place in 0_usize..9,
    ) {
        prop_assume!(case.tree.len() > 1);
        let child = 1 + child.index(case.tree.len() - 1);
        let (tree, node) = moved(&case.tree, id(child), place).unwrap();
        let expected = moved_branch(&case.branch, child, place).tree();
        prop_assert_eq!(&tree, &expected);
        let siblings = tree.children(tree.parent(node).unwrap()).len();
        prop_assert_eq!(place_of(&tree, node), place.min(siblings - 1));

        let (back, again) = moved(&tree, node, place_of(&case.tree, id(child))).unwrap();
        prop_assert_eq!(&back, &*case.tree);
        prop_assert_eq!(again, id(child));
    }

    #[test]
    fn no_order_of_children_changes_the_value(
        case in any_case(60),
        child in any::<prop::sample::Index>(),
        place in 0_usize..9,
    ) {
        let child = id(child.index(case.tree.len()));
        let Some((tree, _)) = moved(&case.tree, child, place) else {
            prop_assert_eq!(child, NodeId::ROOT);
            return Ok(());
        };
        let searched = |tree: &Tree| search(tree, Algorithm::Minimax, &case.options, &mut Unobserved);
        let value = |tree: &Tree| searched(tree).unwrap().value;
        let options_fit = searched(&case.tree).is_ok();
        prop_assume!(options_fit);
        prop_assert_eq!(value(&tree), value(&case.tree));
    }
}

#[test]
fn the_root_and_a_node_that_there_is_not_have_no_place() {
    let tree = Branch::node(vec![Branch::leaf(1), Branch::leaf(2)]).tree();
    assert_eq!(moved(&tree, NodeId::ROOT, 0), None);
    assert_eq!(moved(&tree, id(3), 0), None);
}
