//! The player whose view the values of a tree are.

use crate::node::Player;
use crate::score::Score;
use crate::tree::Tree;

/// How the values of a tree are meant: who moves at the root, and whose view they are. By default MAX moves at the root,
/// and all values are MAX's view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// The player who moves at the root.
    pub root: Player,
    /// Whether each value is the view of the player who moves at its node, and not MAX's.
    pub of_mover: bool,
}

impl View {
    /// A value at this depth as MAX sees it, given as the tree holds it; and the other way round.
    #[must_use]
    pub fn seen(self, depth: u16, value: Score) -> Score {
        if self.of_mover { self.root.at_depth(depth).sees(value) } else { value }
    }

    /// The minimax value of each node, seen by MAX.
    pub(super) fn true_values(self, tree: &Tree) -> Vec<Score> {
        let mut values = vec![Score::NEG_INF; tree.len()];
        for node in tree.nodes().rev() {
            let depth = tree.depth(node);
            let player = self.root.at_depth(depth);
            let children = tree.children(node).iter().map(|child| values[child.index()]);
            let best = children.max_by_key(|&value| player.sees(value));
            let own = || tree.value(node).map(|value| self.seen(depth, value));
            values[node.index()] = best.or_else(own).unwrap_or(Score::NEG_INF);
        }
        values
    }
}
