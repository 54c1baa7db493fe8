//! In which order a node's children are taken.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

use super::options::Options;
use super::values::{self, Horizon};
use crate::tree::{NodeId, Tree};

/// A rule for the order of children. Every rule keeps the written order among equals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Order {
    /// From the left.
    #[default]
    AsWritten,
    /// From the right.
    Reversed,
    /// By true value, the mover's best first: the least work that alpha-beta can have.
    BestFirst,
    /// By true value, the mover's worst first.
    WorstFirst,
    /// By the children's static values, the mover's best first; those without one come last.
    Static,
    /// Shuffled, the same way for the same seed.
    Shuffle(u64),
}

/// The rule that an [`Event::Order`](crate::trace::Event::Order) names.
pub type OrderRule = Order;

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AsWritten => f.write_str("as-written"),
            Self::Reversed => f.write_str("reversed"),
            Self::BestFirst => f.write_str("best-first"),
            Self::WorstFirst => f.write_str("worst-first"),
            Self::Static => f.write_str("static"),
            Self::Shuffle(seed) => write!(f, "shuffle:{seed}"),
        }
    }
}

/// The text names no rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchOrder;

impl FromStr for Order {
    type Err = NoSuchOrder;

    fn from_str(text: &str) -> Result<Self, NoSuchOrder> {
        Ok(match text {
            "as-written" => Self::AsWritten,
            "reversed" => Self::Reversed,
            "best-first" => Self::BestFirst,
            "worst-first" => Self::WorstFirst,
            "static" => Self::Static,
            _ => {
                let seed = text.strip_prefix("shuffle:").ok_or(NoSuchOrder)?;
                let digits = seed.bytes().all(|byte| byte.is_ascii_digit());
                Self::Shuffle(digits.then(|| seed.parse().ok()).flatten().ok_or(NoSuchOrder)?)
            }
        })
    }
}

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
