//! Random games in which several ways lead to one position.

use plyscope_search::{Options, Order, Replace};
use plyscope_tree::notation;
use proptest::prelude::*;

use crate::trees::{Game, player};

/// A position before it has its place: the positions one ply deeper that its moves lead to, its
/// static value, and whether it has a key.
type Seed = (Vec<usize>, i32, bool);

/// How many positions there are at each ply.
const WIDTH: usize = 3;

/// The tree below a position, as JSON: each way to it is a node of its own.
fn write(plies: &[Vec<Seed>], ply: usize, at: usize) -> String {
    let (moves, value, keyed) = &plies[ply][at];
    let key = if *keyed { format!(r#""position":"{ply}.{at}","#) } else { String::new() };
    let children: Vec<_> = match plies.get(ply + 1) {
        Some(_) => moves.iter().map(|&to| write(plies, ply + 1, to)).collect(),
        None => Vec::new(),
    };
    if children.is_empty() {
        return format!(r#"{{{key}"value":{value}}}"#);
    }
    format!(r#"{{{key}"value":{value},"children":[{}]}}"#, children.join(","))
}

/// Games with transpositions, with a table of any size, to any depth.
pub fn shared() -> BoxedStrategy<Game> {
    let values = prop::sample::select(vec![(0..=1).boxed(), (-3..=3).boxed(), (-99..=99).boxed()]);
    let plies = values.prop_flat_map(|value: BoxedStrategy<i32>| {
        let moves = prop_oneof![
            1 => prop::collection::vec(0..WIDTH, 0..=1),
            9 => prop::collection::vec(0..WIDTH, 2..=3),
        ];
        let ply = prop::collection::vec((moves, value, prop::bool::weighted(0.9)), WIDTH);
        prop::collection::vec(ply, 2..=6)
    });
    let order = prop_oneof![
        Just(Order::AsWritten),
        Just(Order::Reversed),
        Just(Order::Static),
        any::<u64>().prop_map(Order::Shuffle),
    ];
    let table = prop_oneof![2 => Just(None), 1 => (1_u32..9).prop_map(Some)];
    let replace = prop::sample::select(vec![Replace::Always, Replace::Deeper]);
    let depth = prop_oneof![3 => Just(None), 1 => (0_u16..5).prop_map(Some)];
    (plies, order, player(), table, replace, depth)
        .prop_map(|(plies, order, root, table, replace, depth)| {
            let tree = notation::parse(&write(&plies, 0, 0)).unwrap();
            let order = order.into();
            Game {
                tree,
                options: Options { root, order, table, replace, depth, ..Options::default() },
            }
        })
        .boxed()
}
