//! Growing trees: sizes, limits, watching, and what every tree of a game has.

use std::collections::HashSet;
use std::ops::ControlFlow;

use plyscope_effort::cases;
use plyscope_games::GrowError;
use plyscope_tree::generate::WATCHED_EVERY;
use plyscope_tree::{Literal, NodeId, Tree};
use proptest::prelude::*;

use super::{recipe, tree};

const RECIPES: [&str; 9] = [
    "tic-tac-toe(depth=4)",
    "tic-tac-toe(position=.XO/O.X/X.O, moves=O, forced=left-out)",
    "tic-tac-toe(position=X.O/..X/..O, symmetry=on, estimate=lines)",
    "four(columns=4, rows=4, depth=5)",
    "four(position=..O./.XO./.XO./XOX., depth=16, estimate=none)",
    "four(columns=1, rows=1, depth=3)",
    "chess(depth=2)",
    "chess(fen=8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -, depth=3, order=captures-first)",
    "chess(fen=r3k2r/8/8/8/8/8/8/R3K2R w KQkq -, depth=2, king=taken)",
];

/// The names of the moves that lead to a node.
fn line(tree: &Tree, node: NodeId) -> Vec<&str> {
    let mut line: Vec<_> = tree.ancestry(node).filter_map(|node| tree.move_name(node)).collect();
    line.reverse();
    line
}

#[test]
fn a_size_is_known_before_the_tree() {
    for text in RECIPES {
        for depth in 0..4 {
            let recipe = recipe(text).with("depth", &depth.to_string()).unwrap();
            let (size, tree) = (recipe.size(), recipe.grow().unwrap());
            let expected = (tree.len(), tree.leaf_count());
            let counted = (size.nodes.exactly().unwrap(), size.leaves.exactly().unwrap());
            assert_eq!(counted, expected, "{recipe}");
            assert!(recipe.most_nodes() >= tree.len() as u64, "{recipe}");
        }
    }
}

#[test]
fn every_node_is_the_position_to_which_its_line_leads() {
    for text in RECIPES {
        let (recipe, tree) = (recipe(text), tree(text));
        for node in tree.nodes().step_by(1 + tree.len() / 500) {
            let view = recipe.view(line(&tree, node)).unwrap();
            assert_eq!(tree.position(node), Some(view.key.as_str()), "{text}");
            let names: Vec<_> = view.moves.iter().map(|step| step.name.as_str()).collect();
            let below: Vec<_> =
                tree.children(node).iter().filter_map(|&child| tree.move_name(child)).collect();
            let is_last = tree.is_leaf(node) && tree.depth(node) == recipe.depth;
            assert_eq!(below, if is_last { Vec::new() } else { names }, "{text}");
            let value = tree.value(node).map(|score| Literal::from_score(score, tree.decimals()));
            let due = view.value.or(view.estimate);
            let undecided = Literal::Finite { mantissa: 0, decimals: 0 };
            assert_eq!(value, due.or(is_last.then_some(undecided)), "{text}");
        }
    }
}

#[test]
fn siblings_have_names_of_their_own() {
    for text in RECIPES {
        let tree = tree(text);
        for node in tree.nodes() {
            let names = tree.children(node).iter().map(|&child| tree.move_name(child).unwrap());
            let apart: HashSet<_> = names.collect();
            assert_eq!(apart.len(), tree.children(node).len(), "{text}: {:?}", line(&tree, node));
        }
    }
}

#[test]
fn what_is_too_large_is_refused_before_it_is_made() {
    let size = |text: &str| match recipe(text).grow() {
        Err(GrowError::TooManyNodes(nodes)) => nodes.to_string(),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(size("chess(depth=5)"), "more than 5,000,000");
    assert_eq!(size("four(depth=20)"), "more than 5,000,000");
    let busy = "fen=r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";
    assert_eq!(size(&format!("chess({busy}, depth=4)")), "4,185,553");
}

#[test]
fn whoever_watches_hears_of_the_nodes_and_may_end_it() {
    let mut heard = Vec::new();
    let whole = recipe("chess(depth=4)").grow_watched(&mut |nodes| {
        heard.push(nodes);
        ControlFlow::Continue(())
    });
    let nodes = whole.unwrap().len();
    assert_eq!((nodes, heard.len()), (206_604, nodes / WATCHED_EVERY));
    assert!(heard.iter().zip(1..).all(|(&nodes, time)| nodes == time * WATCHED_EVERY));
    let mut calls = 0;
    let ended = recipe("chess(depth=4)").grow_watched(&mut |_| {
        calls += 1;
        ControlFlow::Break(())
    });
    assert_eq!((ended, calls), (Err(GrowError::Cancelled), 1));
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn any_random_line_can_be_played_and_its_rest_grown(seed in any::<u64>(), which in 0..RECIPES.len()) {
        let recipe = recipe(RECIPES[which]);
        let mut random = plyscope_tree::random::SplitMix::new(seed);
        let mut line: Vec<String> = Vec::new();
        for _ in 0..20 {
            let view = recipe.view(line.iter().map(String::as_str)).unwrap();
            if view.moves.is_empty() {
                prop_assert!(view.value.is_some());
                break;
            }
            let chosen = usize::try_from(random.below(view.moves.len() as u64)).unwrap();
            let signs = |view: &plyscope_games::game::View| {
                view.board.rows.iter().flatten().filter(|&&sign| sign != '.').count()
            };
            line.push(view.moves[chosen].name.clone());
            let next = recipe.view(line.iter().map(String::as_str)).unwrap();
            prop_assert_ne!(next.mover, view.mover);
            prop_assert_ne!(next.player, view.player);
            let to = view.moves[chosen].to;
            prop_assert_ne!(next.board.rows[to.row][to.column], '.');
            let (before, after) = (signs(&view), signs(&next));
            let placed = view.moves[chosen].from.is_none();
            let fits = if placed { after == before + 1 } else { after <= before };
            prop_assert!(fits);
        }
    }
}
