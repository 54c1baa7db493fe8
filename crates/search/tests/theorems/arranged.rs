//! Trees whose children were put in order for alpha-beta.

use plyscope_effort::cases;
use plyscope_search::{Algorithm, Arrangement, Horizon, true_values};
use plyscope_tree::edit::rearrange;
use plyscope_tree::{NodeId, Player};
use proptest::prelude::*;

use crate::heard::hear;
use crate::trees::{Branch, Game, branch, player, values};

/// More orders of all children than this are not tried.
const MOST_ORDERS: usize = 600;

/// The number of orders of all children of a tree.
fn orders(branch: &Branch) -> usize {
    let Branch::Interior(children, _) = branch else { return 1 };
    let own = (1..=children.len()).product();
    children.iter().map(orders).fold(own, usize::saturating_mul)
}

/// The tree in every order of all its children.
fn ordered(branch: &Branch) -> Vec<Branch> {
    let Branch::Interior(children, own) = branch else { return vec![branch.clone()] };
    let rows = children.iter().fold(vec![vec![]], |rows: Vec<Vec<Branch>>, child| {
        let each = ordered(child);
        let with = |row: &Vec<Branch>, child: &Branch, place: usize| {
            let mut row = row.clone();
            row.insert(place, child.clone());
            row
        };
        let places = |row: &Vec<Branch>| 0..=row.len();
        let rows = rows.iter().flat_map(|row| {
            let all = each
                .iter()
                .flat_map(move |child| places(row).map(move |place| with(row, child, place)));
            all.collect::<Vec<_>>()
        });
        rows.collect()
    });
    rows.into_iter().map(|row| Branch::Interior(row, *own)).collect()
}

/// A small tree, and the player who moves at its root.
fn small() -> BoxedStrategy<(Branch, Player)> {
    let tree = values().prop_flat_map(branch);
    (tree.prop_filter("too many orders", |tree| orders(tree) <= MOST_ORDERS), player()).boxed()
}

fn entered(game: &Game) -> usize {
    hear(game, Algorithm::AlphaBeta).visits().len()
}

/// The same game, with its children put in order.
fn arranged(game: &Game, arrangement: Arrangement) -> Game {
    let horizon = Horizon::new(&game.tree, &game.options);
    let values = true_values(&horizon);
    let places = |nodes: &_| Ok(arrangement.places(&horizon, nodes, &values).unwrap());
    let tree = rearrange(&game.tree, &[NodeId::ROOT], places).unwrap().tree;
    Game { tree, options: game.options }
}

proptest! {
    #![proptest_config(cases(600))]

    /// Knuth and Moore 1975, for trees of any shape: tried with every order.
    #[test]
    fn in_no_order_does_alpha_beta_enter_fewer_nodes((tree, root) in small()) {
        let least = ordered(&tree).iter().map(|other| entered(&other.game(root))).min();
        let game = arranged(&tree.game(root), Arrangement::FewestNodes);
        prop_assert_eq!(Some(entered(&game)), least, "{:?}", game);
    }

    #[test]
    fn in_no_order_does_alpha_beta_enter_more_nodes((tree, root) in small()) {
        let most = ordered(&tree).iter().map(|other| entered(&other.game(root))).max();
        let game = arranged(&tree.game(root), Arrangement::MostNodes);
        prop_assert_eq!(Some(entered(&game)), most, "{:?}", game);
    }
}
