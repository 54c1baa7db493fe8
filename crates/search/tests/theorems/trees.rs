//! Random finite trees: uniform and irregular, with ties, zeros, negatives, decimals and single children.

use std::fmt;

use plyscope_search::{Options, Order};
use plyscope_tree::generate::{Branching, Leaves, Recipe, generate};
use plyscope_tree::{NodeId, Player, Tree, notation};
use proptest::prelude::*;

/// A random tree, who moves at its root, and the order of its children.
#[derive(Clone)]
pub struct Game {
    pub tree: Tree,
    pub options: Options,
}

impl Game {
    /// The same tree with the children in another order.
    pub fn ordered(&self, order: Order) -> Self {
        let options = Options { order: order.into(), ..self.options };
        Self { tree: self.tree.clone(), options }
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Options { root, order, depth, table, .. } = &self.options;
        write!(f, "{} {root:?} --order {order}", notation::text(&self.tree))?;
        write!(f, " --depth {depth:?} --table {table:?}")
    }
}

/// A tree from its text, with MAX at the root and the children as written.
pub fn game(text: &str) -> Game {
    Game { tree: notation::parse(text).unwrap(), options: Options::default() }
}

/// Nodes by their numbers.
pub fn nodes(numbers: &[u32]) -> Vec<NodeId> {
    numbers.iter().map(|&number| NodeId::new(number)).collect()
}

/// A node and what is below it.
#[derive(Clone, Debug)]
pub enum Branch {
    Leaf(i32),
    Interior(Vec<Branch>, i32),
}

impl Branch {
    /// The tree with the children as written.
    pub fn game(&self, root: Player) -> Game {
        let tree = notation::parse(&self.text(0, false)).unwrap();
        Game { tree, options: Options { root, ..Options::default() } }
    }

    /// In brackets, with each value in units of so many decimal places.
    fn text(&self, places: u32, statics: bool) -> String {
        let value = |units: &i32| format!("{}", f64::from(*units) / f64::from(10_i32.pow(places)));
        match self {
            Self::Leaf(units) => value(units),
            Self::Interior(children, units) => {
                let children: Vec<_> =
                    children.iter().map(|child| child.text(places, statics)).collect();
                let own = if statics { format!("={}", value(units)) } else { String::new() };
                format!("[{}]{own}", children.join(", "))
            }
        }
    }
}

/// The values of one tree: many ties, or few.
pub fn values() -> BoxedStrategy<BoxedStrategy<i32>> {
    prop::sample::select(vec![
        (0..=1).boxed(),
        (-2..=2).boxed(),
        (-9..=9).boxed(),
        (-999..=999).boxed(),
    ])
    .boxed()
}

pub fn branch(value: BoxedStrategy<i32>) -> BoxedStrategy<Branch> {
    let leaf = value.clone().prop_map(Branch::Leaf);
    leaf.prop_recursive(7, 256, 3, move |inner| {
        let children = prop_oneof![
            1 => prop::collection::vec(inner.clone(), 1),
            8 => prop::collection::vec(inner, 2..=4),
        ];
        (children, value.clone()).prop_map(|(children, own)| Branch::Interior(children, own))
    })
    .boxed()
}

/// Orders that the tree alone gives, the same for every search.
fn order() -> BoxedStrategy<Order> {
    prop_oneof![
        4 => Just(Order::AsWritten),
        1 => Just(Order::Reversed),
        1 => Just(Order::BestFirst),
        1 => Just(Order::WorstFirst),
        1 => any::<u64>().prop_map(Order::Shuffle),
    ]
    .boxed()
}

pub fn player() -> BoxedStrategy<Player> {
    prop::sample::select(vec![Player::Max, Player::Min]).boxed()
}

/// Trees of any shape; `statics` gives every interior node a static value.
fn shaped(statics: bool) -> BoxedStrategy<Game> {
    let branch = values().prop_flat_map(branch);
    (branch, 0_u32..=2, player(), order())
        .prop_map(move |(branch, places, root, order)| {
            let tree = notation::parse(&branch.text(places, statics)).unwrap();
            Game { tree, options: Options { root, order: order.into(), ..Options::default() } }
        })
        .boxed()
}

/// Trees of any shape.
pub fn irregular() -> BoxedStrategy<Game> {
    shaped(false)
}

/// Trees of any shape, each node with a static value.
pub fn with_statics() -> BoxedStrategy<Game> {
    shaped(true)
}

/// A uniform tree, with how wide and how deep it is.
#[derive(Clone, Debug)]
pub struct Uniform {
    pub game: Game,
    pub wide: u32,
    pub deep: u16,
}

/// Uniform trees up to so many leaves; in so many percent of the interior nodes the first child as
/// written is made the best, if MAX moves at the root.
pub fn uniform(most_leaves: u32, best_first: u8) -> BoxedStrategy<Uniform> {
    let leaves = prop_oneof![
        Just(Leaves::Few { values: 2 }),
        Just(Leaves::Few { values: 5 }),
        Just(Leaves::Uniform { from: -500, to: 500 }),
        Just(Leaves::Correlated { gain: 3 }),
    ];
    let sizes = (1_u32..=5, 0_u16..=7);
    let sizes = sizes.prop_filter("too many leaves", move |&(wide, deep)| {
        wide.pow(u32::from(deep)) <= most_leaves
    });
    let all = (sizes, any::<u64>(), leaves, player(), order());
    all.prop_map(move |((wide, deep), seed, leaves, root, order)| {
        let branching = Branching::exactly(wide);
        let recipe =
            Recipe { branching, depth: deep, seed, leaves, best_first, ..Recipe::default() };
        let options = Options { root, order: order.into(), ..Options::default() };
        let game = Game { tree: generate(&recipe).unwrap(), options };
        Uniform { game, wide, deep }
    })
    .boxed()
}

/// Trees of either kind.
pub fn any_game() -> BoxedStrategy<Game> {
    prop_oneof![3 => irregular(), 1 => uniform(256, 0).prop_map(|uniform| uniform.game)].boxed()
}
