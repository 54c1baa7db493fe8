//! Values of nodes: static values as the switches read them, and true values.

use super::options::{Evaluation, Options};
use plyscope_tree::{NodeId, Player, Score, Tree};

/// How the values of a tree are meant: who moves at the root, and whose view they are. By default MAX moves at the root,
/// and all values are MAX's view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// The player who moves at the root.
    pub root: Player,
    /// Whose view the values are.
    pub evaluation: Evaluation,
}

impl View {
    /// A value at this depth as MAX sees it, given as the tree holds it; and the other way round.
    #[must_use]
    #[inline]
    pub fn seen(self, depth: u16, value: Score) -> Score {
        match self.evaluation {
            Evaluation::Max => value,
            Evaluation::SideToMove => self.root.at_depth(depth).sees(value),
        }
    }
}

/// A tree as a search with these options sees it: the players, the depth limit and the static values.
#[derive(Clone, Copy, Debug)]
pub struct Horizon<'a> {
    /// The tree.
    pub tree: &'a Tree,
    view: View,
    limit: u16,
}

impl<'a> Horizon<'a> {
    /// The view of the tree that these options give.
    #[must_use]
    pub fn new(tree: &'a Tree, options: &Options) -> Self {
        let limit = options.depth.unwrap_or(u16::MAX);
        Self { tree, view: options.view(), limit }
    }

    /// The whole of the tree, without a depth limit.
    #[must_use]
    pub fn whole(tree: &'a Tree, view: View) -> Self {
        Self { tree, view, limit: u16::MAX }
    }

    /// The player to move at the node.
    #[must_use]
    #[inline]
    pub fn player(&self, node: NodeId) -> Player {
        self.view.root.at_depth(self.tree.depth(node))
    }

    /// Whether the search goes no deeper than this node: a leaf, or a node at the depth limit.
    #[must_use]
    #[inline]
    pub fn ends_at(&self, node: NodeId) -> bool {
        self.tree.depth(node) >= self.limit || self.tree.is_leaf(node)
    }

    /// Whether the search reaches no such node, however little it cuts.
    #[must_use]
    pub fn is_beyond(&self, node: NodeId) -> bool {
        self.tree.depth(node) > self.limit
    }

    /// The number of plies left at the node, if the depth is limited.
    #[must_use]
    #[inline]
    pub fn plies_left(&self, node: NodeId) -> Option<u16> {
        (self.limit != u16::MAX).then(|| self.limit.saturating_sub(self.tree.depth(node)))
    }

    /// The node's static value, seen by MAX.
    #[must_use]
    #[inline]
    pub fn static_value(&self, node: NodeId) -> Option<Score> {
        self.tree.value(node).map(|value| self.view.seen(self.tree.depth(node), value))
    }

    /// The first node where the search ends but that has no static value.
    #[must_use]
    pub fn first_without_value(&self) -> Option<NodeId> {
        if self.limit == u16::MAX {
            // It ends at leaves alone, and every leaf has a value.
            return None;
        }
        let missing = |&node: &NodeId| {
            !self.is_beyond(node) && self.ends_at(node) && self.tree.value(node).is_none()
        };
        self.tree.nodes().find(missing)
    }
}

/// The least and the greatest minimax value that every node can have, seen by MAX, where a search ends at this horizon or
/// anywhere beyond it, in each line on its own: what a table leads to whose entries answer when they are deeper.
#[must_use]
pub fn value_ranges(horizon: &Horizon<'_>) -> Vec<(Score, Score)> {
    let tree = horizon.tree;
    let mut ranges = vec![(Score::POS_INF, Score::NEG_INF); tree.len()];
    for node in tree.nodes().rev() {
        let player = horizon.player(node);
        let children = tree.children(node).iter().map(|child| ranges[child.index()]);
        let below = children.reduce(|(low, high), (other_low, other_high)| match player {
            Player::Max => (low.max(other_low), high.max(other_high)),
            Player::Min => (low.min(other_low), high.min(other_high)),
        });
        let own = horizon.static_value(node).filter(|_| horizon.ends_at(node));
        for (low, high) in own.map(|own| (own, own)).into_iter().chain(below) {
            let range = &mut ranges[node.index()];
            *range = (range.0.min(low), range.1.max(high));
        }
    }
    ranges
}

/// The minimax value of every node down to the horizon, seen by MAX; values beyond it mean nothing. Computed from the
/// last node back to the root, without recursion: a child comes after its parent.
#[must_use]
pub fn true_values(horizon: &Horizon<'_>) -> Vec<Score> {
    let tree = horizon.tree;
    let mut values = vec![Score::NEG_INF; tree.len()];
    for node in tree.nodes().rev() {
        values[node.index()] = if horizon.ends_at(node) {
            horizon.static_value(node).unwrap_or(Score::NEG_INF)
        } else {
            let player = horizon.player(node);
            let children = tree.children(node).iter().map(|child| values[child.index()]);
            children.max_by_key(|&value| player.sees(value)).unwrap_or(Score::NEG_INF)
        };
    }
    values
}
