//! A tree's children in the order in which a search takes them.

use std::borrow::Cow;
use std::cmp::Reverse;

use super::options::Options;
use super::order::{Order, OrderRule};
use super::orders::Orders;
use super::values::{self, Horizon};
use crate::random::SplitMix;
use crate::tree::{NodeId, Player, Tree};

/// A tree's children in the order that the rules give.
#[derive(Clone, Debug)]
pub struct MoveOrder<'a> {
    tree: &'a Tree,
    orders: Orders,
    /// All children, parent by parent, as far as the tree alone puts them in order.
    children: Cow<'a, [NodeId]>,
    /// For each rule, each node's rank among its siblings; nothing for a rule that learns.
    ranks: Vec<Vec<u32>>,
}

impl<'a> MoveOrder<'a> {
    /// The order that the options ask for. Rules that look at what a search has found leave the
    /// children as they are here.
    #[must_use]
    pub fn new(tree: &'a Tree, options: &Options) -> Self {
        Self::at_horizon(&Horizon::new(tree, options), &options.order)
    }

    /// The order that rules give in a search that ends at this horizon.
    pub(super) fn at_horizon(horizon: &Horizon<'a>, orders: &Orders) -> Self {
        let tree = horizon.tree;
        // As written, nothing has to be ranked, and none of a large tree's memory taken.
        let rules = if orders.is_as_written() { &[] } else { orders.rules() };
        let ranks: Vec<_> = rules.iter().map(|&order| ranks(order, horizon)).collect();
        let mut children = Cow::Borrowed(tree.children.as_slice());
        if ranks.iter().any(|ranks| !ranks.is_empty()) {
            let of = |child: &NodeId| {
                let ranks = ranks.iter().filter(|ranks| !ranks.is_empty());
                ranks.map(|ranks| ranks[child.index()]).collect::<Vec<_>>()
            };
            let all = children.to_mut();
            for node in tree.nodes() {
                all[tree.child_range(node)].sort_by_cached_key(of);
            }
        }
        Self { tree, orders: *orders, children, ranks }
    }

    /// The node's children, the first to be taken first.
    #[must_use]
    #[inline]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.children[self.tree.child_range(node)]
    }

    /// The node's children and the rule that put each where it is; `learnt` ranks a child by a rule
    /// that looks at what the search has found.
    pub(super) fn arrange(
        &self,
        node: NodeId,
        learnt: impl Fn(OrderRule, NodeId) -> u32,
    ) -> (Vec<NodeId>, Vec<OrderRule>) {
        let rules = self.orders.rules();
        let mut rows: Vec<(Vec<u32>, NodeId)> = Vec::new();
        for &child in self.tree.children(node) {
            let rank = |(order, ranks): (&Order, &Vec<u32>)| match order.rule() {
                rule if rule.learns() => learnt(rule, child),
                _ => ranks.get(child.index()).copied().unwrap_or(0),
            };
            rows.push((rules.iter().zip(&self.ranks).map(rank).collect(), child));
        }
        rows.sort_by(|one, other| one.0.cmp(&other.0));
        let why = rows.iter().map(|(ranks, _)| reason(rules, &rows, ranks)).collect();
        (rows.into_iter().map(|(_, child)| child).collect(), why)
    }
}

/// The first rule that told a child from another that all rules before had left equal with it; of the
/// rules that pick single children out, only those that picked this one.
fn reason(rules: &[Order], rows: &[(Vec<u32>, NodeId)], ranks: &[u32]) -> OrderRule {
    for (at, order) in rules.iter().enumerate() {
        let mut equals = rows.iter().filter(|(other, _)| other[..at] == ranks[..at]);
        let told = if order.rule().picks() {
            equals.any(|(other, _)| other[at] > ranks[at])
        } else {
            equals.any(|(other, _)| other[at] != ranks[at])
        };
        if told {
            return order.rule();
        }
    }
    OrderRule::AsWritten
}

/// Each node's rank among its siblings by one rule: equal where the rule does not tell them apart,
/// nothing at all where it never does.
fn ranks(order: Order, horizon: &Horizon<'_>) -> Vec<u32> {
    let tree = horizon.tree;
    let count = |node: NodeId| u32::try_from(tree.children(node).len()).unwrap_or(u32::MAX);
    match order {
        Order::AsWritten => by_place(tree, |_, places| places.to_vec()),
        Order::Reversed => by_place(tree, |node, places| {
            places.iter().map(|place| count(node) - 1 - place).collect()
        }),
        Order::Shuffle(seed) => {
            let mut random = SplitMix::new(seed);
            by_place(tree, |_, places| {
                let mut order = places.to_vec();
                random.shuffle(&mut order);
                let mut ranks = vec![0; order.len()];
                for (rank, place) in (0..).zip(order) {
                    ranks[place as usize] = rank;
                }
                ranks
            })
        }
        Order::BestFirst => {
            let values = values::true_values(horizon);
            by_key(horizon, |player, child| Reverse(player.sees(values[child.index()])))
        }
        Order::WorstFirst => {
            let values = values::true_values(horizon);
            by_key(horizon, |player, child| player.sees(values[child.index()]))
        }
        Order::Static => by_key(horizon, |player, child| {
            Reverse(horizon.static_value(child).map(|value| player.sees(value)))
        }),
        Order::Pv | Order::Table | Order::Killer | Order::History | Order::Refutation => Vec::new(),
    }
}

/// Ranks that a rule gives to the places of each node's children.
fn by_place(tree: &Tree, mut rule: impl FnMut(NodeId, &[u32]) -> Vec<u32>) -> Vec<u32> {
    let mut ranks = vec![0; tree.len()];
    for node in tree.nodes() {
        let children = tree.children(node);
        let places: Vec<u32> = (0..).take(children.len()).collect();
        for (child, rank) in children.iter().zip(rule(node, &places)) {
            ranks[child.index()] = rank;
        }
    }
    ranks
}

/// Ranks by a key of each child, as its parent's mover sees it; equal keys have equal ranks.
fn by_key<K: Ord>(horizon: &Horizon<'_>, key: impl Fn(Player, NodeId) -> K) -> Vec<u32> {
    let tree = horizon.tree;
    let mut ranks = vec![0; tree.len()];
    for node in tree.nodes() {
        let player = horizon.player(node);
        let mut children = tree.children(node).to_vec();
        children.sort_by_cached_key(|&child| key(player, child));
        let mut rank = 0;
        for pair in 0..children.len() {
            let same = pair > 0 && key(player, children[pair]) == key(player, children[pair - 1]);
            rank += u32::from(pair > 0 && !same);
            ranks[children[pair].index()] = rank;
        }
    }
    ranks
}
