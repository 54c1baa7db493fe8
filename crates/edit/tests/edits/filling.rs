//! Edits of many values, and of the order that follows from them.

use plyscope_edit::{self as edit, EditError, Estimate, Filling, Rebuilt};
use plyscope_effort::seeds;
use plyscope_search::{Arrangement, Evaluation, View};
use plyscope_tree::random::SplitMix;
use plyscope_tree::{Literal, NodeId, Player, Score, Tree, notation};

use crate::plain::editing::{minimax, size};
use crate::plain::{Plain, random_plain};

const ALL: [NodeId; 1] = [NodeId::ROOT];

fn parse(text: &str) -> Tree {
    notation::parse(text).unwrap()
}

fn number(text: &str) -> Literal {
    Literal::parse(text).unwrap()
}

fn text(rebuilt: Result<Rebuilt, EditError>) -> String {
    notation::text(&rebuilt.unwrap().tree)
}

/// A random tree, a few of its nodes, and whether each node is one of these or below one.
fn chosen(seed: u64) -> (Tree, Vec<NodeId>, Vec<bool>) {
    let random = &mut SplitMix::new(seed);
    let tree = random_plain(random).tree();
    let any = |random: &mut SplitMix| NodeId::new(random.below(tree.len() as u64) as u32);
    let nodes: Vec<_> = (0..1 + random.below(3)).map(|_| any(random)).collect();
    let inside = |node| tree.ancestry(node).any(|above| nodes.contains(&above));
    let inside = tree.nodes().map(inside).collect();
    (tree, nodes, inside)
}

fn value(tree: &Tree, node: NodeId) -> Option<Literal> {
    tree.value(node).map(|score| Literal::from_score(score, tree.decimals()))
}

/// The values of a tree's chosen leaves.
fn leaves(tree: &Tree, inside: &[bool]) -> Vec<Literal> {
    let leaves = tree.nodes().filter(|&node| tree.is_leaf(node) && inside[node.index()]);
    leaves.filter_map(|node| value(tree, node)).collect()
}

/// Fills the chosen leaves, and looks at what must not change.
fn filled(seed: u64, filling: Filling) -> (Vec<Literal>, Vec<Literal>) {
    let (tree, nodes, inside) = chosen(seed);
    let Rebuilt { tree: after, numbers, .. } = edit::fill(&tree, &nodes, filling).unwrap();
    assert!(numbers.all().is_none());
    for node in tree.nodes() {
        assert_eq!(tree.children(node), after.children(node));
        assert_eq!(tree.name(node), after.name(node));
        if !tree.is_leaf(node) || !inside[node.index()] {
            assert_eq!(value(&tree, node), value(&after, node));
        }
    }
    assert_eq!(parse(&notation::text(&after)), after);
    (leaves(&tree, &inside), leaves(&after, &inside))
}

fn sorted(mut values: Vec<Literal>) -> Vec<Literal> {
    values.sort_by(|one, other| size(*one).total_cmp(&size(*other)));
    values
}

#[test]
fn chosen_leaves_are_filled_and_nothing_else() {
    for seed in seeds(300) {
        let (before, after) = filled(seed, Filling::Negated);
        assert_eq!(after, before.into_iter().map(|value| -value).collect::<Vec<_>>());
        let (before, after) = filled(seed, Filling::Permuted { seed });
        assert_eq!(sorted(after), sorted(before));
        let (before, after) = filled(seed, Filling::Counting { from: number("-1.5") });
        let counted = (0..before.len()).map(|place| place as f64 - 1.5);
        assert!(after.into_iter().map(size).eq(counted));
        let (from, to) = (number("-0.2"), number("1"));
        let (_, after) = filled(seed, Filling::Random { from, to, seed });
        assert!(after.iter().all(|value| (-0.2..=1.0).contains(&size(*value))));
        assert_eq!(filled(seed, Filling::Random { from, to, seed }).1, after);
    }
}

#[test]
fn every_value_of_a_range_is_drawn_about_as_often() {
    let tree = edit::complete(&parse("7"), NodeId::ROOT, 10, 4, None).unwrap().tree;
    let range = Filling::Random { from: number("-1"), to: number("0.5"), seed: 3 };
    let tree = edit::fill(&tree, &ALL, range).unwrap().tree;
    for units in -10..=5 {
        let has = |node: &NodeId| tree.value(*node).is_some_and(|value| value.units() == units);
        let count = tree.nodes().filter(has).count();
        assert!((500..750).contains(&count), "{units}: {count}");
    }
}

#[test]
fn a_range_that_has_no_numbers_is_refused() {
    let tree = parse("[3, 2000000000]");
    let random = |from, to| {
        let filling = Filling::Random { from: number(from), to: number(to), seed: 1 };
        edit::fill(&tree, &[NodeId::new(1)], filling).map(|rebuilt| rebuilt.tree)
    };
    assert_eq!(random("2", "1"), Err(EditError::NoRange));
    assert_eq!(random("-inf", "1"), Err(EditError::NoRange));
    assert_eq!(random("0.1", "0.1"), Err(EditError::OutOfRange { node: NodeId::new(2) }));
    let counting = |from| edit::fill(&tree, &ALL, Filling::Counting { from: number(from) });
    assert_eq!(counting("2000000000"), Err(EditError::OutOfRange { node: NodeId::new(2) }));
    assert_eq!(counting("inf"), Err(EditError::NoRange));
    let noise = Estimate::Noise { most: number("-1"), seed: 1 };
    assert_eq!(edit::estimate(&tree, &ALL, noise, View::default()), Err(EditError::NoRange));
}

#[test]
fn several_nodes_take_one_value_and_so_do_the_same_positions() {
    let tree = parse("[[3, 12.5]=5, 4, 2]");
    let set = |nodes: &[u32], value: Option<&str>| {
        let nodes: Vec<_> = nodes.iter().copied().map(NodeId::new).collect();
        edit::set_values(&tree, &nodes, value.map(number))
    };
    assert_eq!(text(set(&[3, 4, 1], Some("0.25"))), "[[3, 0.25]=0.25, 0.25, 2]");
    assert_eq!(text(set(&[3], Some("1"))), "[[3, 1]=5, 4, 2]");
    assert_eq!(text(set(&[1], None)), "[[3, 12.5], 4, 2]");
    assert_eq!(set(&[1, 2], None), Err(EditError::LeafWithoutValue { node: NodeId::new(2) }));
    assert_eq!(set(&[9], None), Err(EditError::NoSuchNode { node: NodeId::new(9) }));
    let same = r#"{"position":"p","value":3}"#;
    let tree = parse(&format!("[{same}, 5, {same}]"));
    let one = edit::fill(&tree, &[NodeId::new(1)], Filling::Negated).unwrap().tree;
    let values = one.nodes().map(|node| one.value(node).map_or(0, Score::units));
    assert_eq!(values.collect::<Vec<_>>(), [0, -3, 5, -3]);
}

/// Each way to look at the values of a tree.
fn views() -> impl Iterator<Item = View> {
    let evaluations = [Evaluation::Max, Evaluation::SideToMove].into_iter();
    let views = |evaluation| [Player::Max, Player::Min].map(|root| View { root, evaluation });
    evaluations.flat_map(views)
}

#[test]
fn children_stand_in_another_order_and_nothing_else_moves() {
    for seed in seeds(200) {
        let (tree, nodes, inside) = chosen(seed);
        for view in views() {
            for arrangement in Arrangement::ALL {
                let made = edit::arrange(&tree, &nodes, arrangement, view).unwrap();
                check_arranged(&tree, &made, &inside);
            }
        }
    }
}

fn check_arranged(tree: &Tree, made: &Rebuilt, inside: &[bool]) {
    for node in tree.nodes() {
        let new = made.numbers.of(node).unwrap();
        let parent = |node| made.numbers.of(node).unwrap();
        assert_eq!(made.tree.parent(new), tree.parent(node).map(parent));
        assert_eq!(value(&made.tree, new), value(tree, node));
        assert_eq!(made.tree.name(new), tree.name(node));
        let mut expected: Vec<_> = tree.children(node).iter().copied().map(parent).collect();
        let mut there = made.tree.children(new).to_vec();
        if inside[node.index()] {
            // How few or how many are entered is counted beside the search: see the theorems there.
            expected.sort_unstable();
            there.sort_unstable();
        }
        assert_eq!(there, expected);
    }
}

/// In the second tree the worst first would cut: 3 lies after 9 and 2, and 1 is skipped.
#[test]
fn as_many_nodes_are_entered_as_in_any_order() {
    for (written, most) in [
        ("[[6, 4, 2], [[12, 3], 8, 1]]", "[[[3, 12], 8, 1], [6, 4, 2]]"),
        ("[3, [[[9, 2, 1], 5]]]", "[[[[9, 2, 1], 5]], 3]"),
        ("[5, inf, [7]]", "[5, [7], inf]"),
    ] {
        let tree = parse(written);
        let made = edit::arrange(&tree, &ALL, Arrangement::MostNodes, View::default());
        assert_eq!(text(made), most);
    }
}

#[test]
fn an_order_that_would_be_sought_too_long_is_refused() {
    let level =
        |below: String, ply: i32| format!("[{below}, {}]", if ply % 2 == 0 { -ply } else { ply });
    let tree = parse(&(0..500).rev().fold("[1, 2]".to_owned(), level));
    let arranged = |arrangement| {
        edit::arrange(&tree, &ALL, arrangement, View::default()).map(|made| made.tree.len())
    };
    assert_eq!(arranged(Arrangement::FewestNodes), Ok(tree.len()));
    assert_eq!(arranged(Arrangement::MostNodes), Err(EditError::TooManyWindows));
}

#[test]
fn static_values_are_filled_in_where_there_are_none() {
    for seed in seeds(200) {
        let (tree, nodes, inside) = chosen(seed);
        for view in views() {
            for estimate in [
                Estimate::Mean,
                Estimate::FirstLeaf,
                Estimate::Noise { most: number("0"), seed },
                Estimate::Noise { most: number("2.5"), seed },
            ] {
                let made = edit::estimate(&tree, &nodes, estimate, view).unwrap().tree;
                for node in tree.nodes() {
                    let (old, new) = (value(&tree, node), value(&made, node));
                    if old.is_some() || !inside[node.index()] {
                        assert_eq!(old, new);
                    } else {
                        check_estimate(&tree, node, new.unwrap(), estimate, view);
                    }
                }
            }
        }
    }
}

fn check_estimate(tree: &Tree, node: NodeId, value: Literal, estimate: Estimate, view: View) {
    let depth = u32::from(tree.depth(node));
    let sign = |depth: u32| {
        let max = (view.root == Player::Max) == depth.is_multiple_of(2);
        if view.evaluation == Evaluation::SideToMove && !max { -1.0 } else { 1.0 }
    };
    let seen = size(value) * sign(depth);
    let mut leaves = Vec::new();
    below(&Plain::of(tree, node), depth, &mut |leaf, depth| leaves.push(size(leaf) * sign(depth)));
    let finite: Vec<_> = leaves.iter().copied().filter(|value| value.is_finite()).collect();
    let first = leaves[0];
    match estimate {
        Estimate::Mean if finite.is_empty() => assert_eq!(seen, first),
        Estimate::Mean => {
            let mean = finite.iter().sum::<f64>() / finite.len() as f64;
            let unit = 10_f64.powi(-i32::from(tree.decimals()));
            assert!((seen - mean).abs() <= unit / 2.0 + 1e-9, "{seen} {mean}");
        }
        Estimate::FirstLeaf => assert_eq!(seen, first),
        Estimate::Noise { most, .. } => {
            let right = size(minimax(&Plain::of(tree, node), view, depth));
            assert!(seen == right || (seen - right).abs() <= size(most) + 1e-9, "{seen} {right}");
        }
    }
}

fn below(node: &Plain, depth: u32, leaf: &mut impl FnMut(Literal, u32)) {
    if node.children.is_empty() {
        leaf(node.value.unwrap(), depth);
    }
    node.children.iter().for_each(|child| below(child, depth + 1, leaf));
}
