//! A tree's children in the order in which a search takes them.

use std::borrow::Cow;

use super::orders::Orders;
use crate::critical::{CriticalTree, critical_tree};
use crate::options::Options;
use crate::order::{Order, OrderRule};
use crate::values::{self, Horizon};
use plyscope_tree::random::SplitMix;
use plyscope_tree::{NodeId, Player, Score, Tree, sort_by_rank};

/// The critical tree of a search with these options, in the order that depends on the tree alone (see
/// [`MoveOrder::new`]).
#[must_use]
pub fn critical_of(tree: &Tree, options: &Options) -> CriticalTree {
    let order = MoveOrder::new(tree, options);
    critical_tree(tree, |node| order.children(node), options.depth)
}

/// Whether a new value in the tree can change its critical tree: not where children stay in the tree's order.
#[must_use]
pub fn critical_depends_on_values(options: &Options) -> bool {
    !options.order.is_as_written()
}

/// A tree's children in the order that the rules give.
#[derive(Clone, Debug)]
pub struct MoveOrder<'a> {
    tree: &'a Tree,
    orders: Orders,
    /// All children, parent by parent, in the order that depends on the tree alone.
    children: Cow<'a, [NodeId]>,
    /// For each rule, each node's rank among its siblings; nothing for a rule that learns.
    ranks: Vec<Vec<u32>>,
}

impl<'a> MoveOrder<'a> {
    /// The order given by the options. Rules that learn from the search have no effect here.
    #[must_use]
    pub fn new(tree: &'a Tree, options: &Options) -> Self {
        Self::at_horizon(&Horizon::new(tree, options), &options.order)
    }

    /// The order given by rules in a search to this horizon.
    pub(crate) fn at_horizon(horizon: &Horizon<'a>, orders: &Orders) -> Self {
        let tree = horizon.tree;
        // As written, no ranks are needed, which saves memory in a large tree.
        let rules = if orders.is_as_written() { &[] } else { orders.rules() };
        let ranks: Vec<_> = rules.iter().map(|&order| ranks(order, horizon)).collect();
        let mut children = Cow::Borrowed(tree.all_children());
        // The last rule first: stable sorting lets earlier rules win.
        for ranks in ranks.iter().rev().filter(|ranks| !ranks.is_empty()) {
            let all = children.to_mut();
            for node in tree.nodes() {
                sort_by_rank(&mut all[tree.child_range(node)], &|child| {
                    i64::from(ranks[child.index()])
                });
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

    /// All nodes from the left, each before everything below it: the place of each node, and the node at each place.
    #[must_use]
    pub fn from_left(&self) -> (Vec<u32>, Vec<NodeId>) {
        let mut places = vec![0; self.tree.len()];
        let mut nodes = Vec::with_capacity(places.len());
        let mut waiting = vec![NodeId::ROOT];
        while let Some(node) = waiting.pop() {
            places[node.index()] = nodes.len() as u32; // MAX_NODES fits
            nodes.push(node);
            waiting.extend(self.children(node).iter().rev());
        }
        (places, nodes)
    }

    /// The node's children, and the rule that put each in its place; `learnt` ranks a child by a rule that learns.
    pub(crate) fn arrange(
        &self,
        node: NodeId,
        learnt: &dyn Fn(OrderRule, NodeId) -> u32,
    ) -> (Vec<NodeId>, Vec<OrderRule>) {
        let rules = self.orders.rules();
        let children = self.tree.children(node);
        // Rule by rule, a rank for each child.
        let mut ranks: Vec<u32> = Vec::with_capacity(rules.len() * children.len());
        for (order, known) in rules.iter().zip(&self.ranks) {
            ranks.extend(children.iter().map(|&child| match order.rule() {
                rule if rule.learns() => learnt(rule, child),
                _ => known.get(child.index()).copied().unwrap_or(0),
            }));
        }
        let rows: Vec<&[u32]> = ranks.chunks_exact(children.len().max(1)).collect();
        let place = |child: NodeId| children.partition_point(|&other| other < child);
        let mut arranged = children.to_vec();
        // The last rule first: stable sorting lets earlier rules win.
        for row in rows.iter().rev() {
            sort_by_rank(&mut arranged, &|child| i64::from(row[place(child)]));
        }
        let places: Vec<usize> = arranged.iter().map(|&child| place(child)).collect();
        let why = (0..places.len()).map(|at| reason(rules, &rows, &places, at)).collect();
        (arranged, why)
    }
}

/// The first rule that told a child from another which all rules before had ranked equal; a rule that picks single
/// children out counts only if it picked this one. `rows` has each rule's ranks of the children, `places` their
/// places in the tree in the order of their ranks, `at` is this child's place there.
fn reason(rules: &[Order], rows: &[&[u32]], places: &[usize], at: usize) -> OrderRule {
    let mut equals = places;
    for (order, row) in rules.iter().zip(rows) {
        let own = row[places[at]];
        // What the rules before ranked equal lies together, sorted by this rule.
        let least = equals.first().map_or(own, |&first| row[first]);
        let most = equals.last().map_or(own, |&last| row[last]);
        if most > own || (least < own && !order.rule().picks()) {
            return order.rule();
        }
        let from = equals.partition_point(|&other| row[other] < own);
        equals = &equals[from..];
    }
    OrderRule::AsWritten
}

/// Each node's rank among its siblings by one rule: equal if the rule does not tell them apart, empty if it never
/// does.
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
            by_rank(horizon, &|player, child| early(player.sees(values[child.index()])))
        }
        Order::WorstFirst => {
            let values = values::true_values(horizon);
            by_rank(horizon, &|player, child| early(-player.sees(values[child.index()])))
        }
        Order::Static => by_rank(horizon, &|player, child| {
            horizon.static_value(child).map_or(u32::MAX, |value| early(player.sees(value)))
        }),
        // These depend on the search.
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

/// A rank that is the less the greater the score is, and less than `u32::MAX`.
fn early(score: Score) -> u32 {
    i32::MAX.abs_diff(score.units())
}

/// Each node's rank among its siblings, from 0, by a key that depends on the parent's mover.
fn by_rank(horizon: &Horizon<'_>, rank: &dyn Fn(Player, NodeId) -> u32) -> Vec<u32> {
    let tree = horizon.tree;
    let mut ranks = vec![0; tree.len()];
    for node in tree.nodes() {
        let player = horizon.player(node);
        let mut children = tree.children(node).to_vec();
        sort_by_rank(&mut children, &|child| i64::from(rank(player, child)));
        for pair in children.windows(2) {
            let more = u32::from(rank(player, pair[0]) != rank(player, pair[1]));
            ranks[pair[1].index()] = ranks[pair[0].index()] + more;
        }
    }
    ranks
}
