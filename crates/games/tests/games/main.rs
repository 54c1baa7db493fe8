//! Trees of games, checked against what is known of them and against other ways to find it.

// Helpers of tests may panic as tests do; clippy's configuration knows only functions marked as tests.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod chess;
mod four;
mod growing;
mod perft;
mod recipes;
mod sources;
mod tic_tac_toe;

use plyscope_games::Recipe;
use plyscope_search::events::Counter;
use plyscope_search::{Algorithm, Options, search};
use plyscope_tree::{NodeId, Player, Score, Tree};

fn recipe(text: &str) -> Recipe {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn tree(text: &str) -> Tree {
    recipe(text).grow().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The minimax value of every node, from the definition.
fn values(tree: &Tree) -> Vec<Score> {
    let mut values = vec![Score::NEG_INF; tree.len()];
    for node in tree.nodes().rev() {
        let below = tree.children(node).iter().map(|child| values[child.index()]);
        let best = match Player::Max.at_depth(tree.depth(node)) {
            Player::Max => below.max(),
            Player::Min => below.min(),
        };
        values[node.index()] = best.or(tree.value(node)).unwrap();
    }
    values
}

/// The minimax value of a recipe's root, in the smallest unit.
fn value(text: &str) -> i32 {
    values(&tree(text))[0].units()
}

/// The names of the moves at the root, each with its value.
fn root_moves(text: &str) -> Vec<(String, i32)> {
    let tree = tree(text);
    let values = values(&tree);
    let each = |child: &NodeId| {
        (tree.move_name(*child).unwrap().to_owned(), values[child.index()].units())
    };
    tree.children(NodeId::ROOT).iter().map(each).collect()
}

/// The value that a search finds, and its counts.
fn searched(tree: &Tree, algorithm: Algorithm) -> (i32, Counter) {
    let mut counter = Counter::default();
    let outcome = search(tree, algorithm, &Options::default(), &mut counter).unwrap();
    (outcome.value.units(), counter)
}

/// The node to which these moves lead from the root.
fn after(tree: &Tree, line: &[&str]) -> NodeId {
    line.iter().fold(NodeId::ROOT, |node, name| {
        let is_it = |child: &&NodeId| tree.move_name(**child) == Some(name);
        *tree.children(node).iter().find(is_it).unwrap_or_else(|| panic!("no {name} in {line:?}"))
    })
}
