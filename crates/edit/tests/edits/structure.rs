//! Structural edits, one after the other, beside the same edits of plain trees.

use std::collections::HashSet;

use plyscope_edit::{self as edit, EditError, Label, Rebuilt};
use plyscope_effort::seeds;
use plyscope_tree::random::SplitMix;
use plyscope_tree::{Literal, MAX_DEPTH, MAX_NODES, NodeId, Tree, notation};

use crate::course::{Course, bare};
use crate::plain::editing::Step;
use crate::plain::{Plain, random_plain};

fn parse(text: &str) -> Tree {
    notation::parse(text).unwrap()
}

fn node(number: u32) -> NodeId {
    NodeId::new(number)
}

#[test]
fn edits_in_any_order_do_what_they_do_to_lists_in_lists() {
    for seed in seeds(600) {
        let random = &mut SplitMix::new(seed);
        let mut course = Course::random(random);
        for _ in 0..12 {
            let step = Step::random(random, &course.plain.ids());
            if course.tree.len() < 400 && course.plain.depth() < 40 {
                course.make(&step);
            }
        }
        // No edit touches an older tree.
        for (tree, text) in &course.past {
            assert_eq!(notation::text(tree), *text);
        }
    }
}

#[test]
fn a_tree_without_names_stays_without_and_new_names_are_the_next_of_their_kind() {
    let text = |rebuilt: Result<Rebuilt, EditError>| notation::text(&rebuilt.unwrap().tree);
    let other = parse("X: [Y: 3]");
    assert_eq!(text(edit::insert_child(&parse("[1, 2]"), node(0), 0, &other)), "[[3], 1, 2]");
    assert_eq!(text(edit::add_child(&parse("A: [C: 2]"), node(0), None)), "A: [C: 2, B: 0]");
    assert_eq!(text(edit::add_child(&parse("4: [5: 2]"), node(0), None)), "4: [5: 2, 6: 0]");
    assert_eq!(text(edit::duplicate(&parse("a: [b: [1]]"), node(1))), "a: [b: [1], c: [1]]");
    // The name of a node that goes is not given away by the same edit.
    let gone = edit::complete(&parse("A: [B: 1, C: 2]"), node(0), 1, 1, None);
    assert_eq!(text(gone), "A: [D: 0]");
}

#[test]
fn all_nodes_get_names_and_those_that_have_one_keep_it() {
    for seed in seeds(200) {
        let tree = random_plain(&mut SplitMix::new(seed)).tree();
        let Rebuilt { tree: named, numbers, .. } = edit::name_all(&tree);
        assert!(numbers.all().is_none());
        let names: Vec<_> = named.nodes().map(|node| named.name(node).unwrap()).collect();
        let different: HashSet<_> = names.iter().collect();
        assert_eq!(different.len(), names.len());
        let had = |node: &NodeId| tree.name(*node).is_some();
        assert!(tree.nodes().filter(had).all(|node| tree.name(node) == named.name(node)));
        let new: Vec<_> = tree.nodes().filter(|node| !had(node)).collect();
        assert!(new.is_sorted_by_key(|node| {
            let name = named.name(*node).unwrap();
            (name.len(), name.to_owned())
        }));
        assert_eq!(edit::name_all(&named).tree, named);
    }
}

#[test]
fn a_part_taken_out_and_put_back_is_the_same_part() {
    for seed in seeds(300) {
        let random = &mut SplitMix::new(seed);
        let tree = random_plain(random).tree();
        let chosen = node(random.below(tree.len() as u64) as u32);
        let part = edit::taken(&tree, chosen).unwrap();
        let there = Plain::of(&tree, chosen);
        assert_eq!(bare(&Plain::of(&part, NodeId::ROOT)), bare(&there));
        let Some(parent) = tree.parent(chosen) else { continue };
        let place = tree.children(parent).iter().position(|&child| child == chosen).unwrap();
        let copied = edit::insert_child(&tree, parent, place, &part).unwrap();
        let original = copied.numbers.of(chosen).unwrap();
        let back = edit::delete(&copied.tree, &[copied.at]).unwrap();
        assert_eq!(back.tree, tree);
        assert_eq!(back.numbers.of(original), Some(chosen));
    }
}

#[test]
fn labels_are_set_and_taken_away() {
    let tree = parse("A: [B: 3, 12]");
    for (label, read) in [
        (Label::Name, Tree::name as fn(&Tree, NodeId) -> Option<&str>),
        (Label::Move, Tree::move_name),
        (Label::Position, Tree::position),
    ] {
        let set = edit::set_label(&tree, &[node(2)], label, Some("å")).unwrap().tree;
        assert_eq!((read(&set, node(2)), set.name(node(1))), (Some("å"), Some("B")));
        assert_eq!(edit::set_label(&set, &[node(2)], label, None).unwrap().tree, tree);
        assert_eq!(parse(&notation::text(&set)), set);
    }
    let error = edit::set_label(&tree, &[node(1), node(3)], Label::Name, None);
    assert_eq!(error, Err(EditError::NoSuchNode { node: node(3) }));
}

#[test]
fn what_cannot_be_done_says_why() {
    let tree = parse("[[3, 12], 7]");
    let nine = node(9);
    assert_eq!(edit::delete(&tree, &[node(1), node(0)]), Err(EditError::Root));
    assert_eq!(edit::add_sibling(&tree, node(0), None), Err(EditError::Root));
    assert_eq!(edit::duplicate(&tree, node(0)), Err(EditError::Root));
    assert_eq!(edit::relocate(&tree, &[node(3), node(0)], node(1), 0), Err(EditError::Root));
    let below = Err(EditError::BelowItself { node: node(1) });
    assert_eq!(edit::relocate(&tree, &[node(4), node(1)], node(3), 0), below);
    assert_eq!(edit::relocate(&tree, &[node(1)], node(1), 0), below);
    assert_eq!(
        edit::relocate(&tree, &[node(1)], nine, 0),
        Err(EditError::NoSuchNode { node: nine })
    );
    assert_eq!(edit::wrap(&tree, nine), Err(EditError::NoSuchNode { node: nine }));
    assert_eq!(edit::complete(&tree, node(1), 0, 1, None), Err(EditError::NoChildren));
    assert_eq!(
        edit::complete(&tree, node(1), 2, 30, None),
        Err(EditError::TooManyNodes { limit: MAX_NODES })
    );
    assert_eq!(
        edit::complete(&tree, node(1), 2, 512, None),
        Err(EditError::TooDeep { limit: MAX_DEPTH })
    );
    let fine = Literal::parse("0.000001").unwrap();
    let error = edit::add_child(&parse("[3, 2000000000]"), node(1), Some(fine));
    assert_eq!(error, Err(EditError::OutOfRange { node: node(2) }));
}

#[test]
fn a_tree_as_deep_as_may_be_gets_no_deeper() {
    let depth = usize::from(MAX_DEPTH);
    let chain = parse(&format!("{}7{}", "[".repeat(depth), "]".repeat(depth)));
    let last = node(u32::from(MAX_DEPTH));
    assert_eq!(edit::add_child(&chain, last, None), Err(EditError::TooDeep { limit: MAX_DEPTH }));
    assert_eq!(edit::wrap(&chain, node(0)), Err(EditError::TooDeep { limit: MAX_DEPTH }));
    assert_eq!(
        edit::insert_child(&chain, node(1), 0, &chain),
        Err(EditError::TooDeep { limit: MAX_DEPTH })
    );
    assert_eq!(edit::add_sibling(&chain, last, None).unwrap().tree.height(), MAX_DEPTH);
}

#[test]
fn after_a_deletion_the_edit_is_about_a_neighbour() {
    let tree = parse("[1, [2, 3], 4]");
    let at = |nodes: &[u32]| {
        let nodes: Vec<_> = nodes.iter().copied().map(NodeId::new).collect();
        edit::delete(&tree, &nodes).unwrap().at.number()
    };
    assert_eq!([at(&[1]), at(&[2]), at(&[5]), at(&[5, 2])], [1, 2, 2, 1]);
    assert_eq!([at(&[3, 4]), at(&[1, 2, 5]), at(&[])], [2, 0, 0]);
}

#[test]
fn a_million_nodes_are_edited_at_once() {
    let tree = edit::complete(&parse("1"), node(0), 4, 10, None).unwrap().tree;
    assert_eq!(tree.len(), 1_398_101);
    let child = tree.children(NodeId::ROOT)[1];
    assert_eq!(edit::duplicate(&tree, child).unwrap().tree.len(), 1_747_626);
    assert_eq!(
        edit::insert_child(&tree, child, 0, &tree),
        Err(EditError::TooManyNodes { limit: MAX_NODES })
    );
    let others: Vec<_> = tree.nodes().skip(1).filter(|node| node.number() % 2 == 1).collect();
    let few = edit::delete(&tree, &others).unwrap();
    assert!(others.iter().all(|&node| few.numbers.of(node).is_none()));
    let named = edit::name_all(&tree).tree;
    assert_eq!(named.name(node(26)), Some("AA"));
}
