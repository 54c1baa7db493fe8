//! A tree's children in the order in which a search takes them.

use std::borrow::Cow;
use std::cmp::Reverse;

use super::options::Options;
use super::order::Order;
use super::values::{self, Horizon};
use crate::tree::{NodeId, Tree};

/// A tree's children in the order that a rule gives.
#[derive(Clone, Debug)]
pub struct MoveOrder<'a> {
    tree: &'a Tree,
    rule: Order,
    /// All children, parent by parent.
    children: Cow<'a, [NodeId]>,
}

impl<'a> MoveOrder<'a> {
    /// The order that the options ask for.
    #[must_use]
    pub fn new(tree: &'a Tree, options: &Options) -> Self {
        let rule = options.order;
        let children = if rule == Order::AsWritten {
            Cow::Borrowed(tree.children.as_slice())
        } else {
            let mut children = tree.children.clone();
            arrange(&mut children, tree, options);
            Cow::Owned(children)
        };
        Self { tree, rule, children }
    }

    /// The node's children, the first to be taken first.
    #[must_use]
    #[inline]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.children[self.tree.child_range(node)]
    }

    /// The rule.
    #[must_use]
    pub const fn rule(&self) -> Order {
        self.rule
    }
}

fn arrange(children: &mut [NodeId], tree: &Tree, options: &Options) {
    let each = |children: &mut [NodeId], arrange: &mut dyn FnMut(NodeId, &mut [NodeId])| {
        for node in tree.nodes() {
            arrange(node, &mut children[tree.child_range(node)]);
        }
    };
    let mover = |node| options.root.at_depth(tree.depth(node));
    let horizon = Horizon::new(tree, options);
    match options.order {
        Order::AsWritten => {}
        Order::Reversed => each(children, &mut |_, children| children.reverse()),
        Order::BestFirst => {
            let values = values::true_values(&horizon);
            each(children, &mut |node, children| {
                let player = mover(node);
                children.sort_by_key(|child| Reverse(player.sees(values[child.index()])));
            });
        }
        Order::WorstFirst => {
            let values = values::true_values(&horizon);
            each(children, &mut |node, children| {
                let player = mover(node);
                children.sort_by_key(|child| player.sees(values[child.index()]));
            });
        }
        Order::Static => each(children, &mut |node, children| {
            let player = mover(node);
            let value = |child| horizon.static_value(child).map(|value| player.sees(value));
            children.sort_by_key(|&child| Reverse(value(child)));
        }),
        Order::Shuffle(seed) => {
            let mut random = SplitMix(seed);
            each(children, &mut |_, children| random.shuffle(children));
        }
    }
}

/// `SplitMix64` (Steele, Lea and Flood 2014): small, seeded and the same everywhere.
struct SplitMix(u64);

impl SplitMix {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Fisher and Yates's shuffle.
    fn shuffle(&mut self, nodes: &mut [NodeId]) {
        for last in (1..nodes.len()).rev() {
            #[allow(clippy::cast_possible_truncation)] // the remainder is at most `last`
            let other = (self.next() % (last as u64 + 1)) as usize;
            nodes.swap(last, other);
        }
    }
}
