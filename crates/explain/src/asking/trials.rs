//! Searches of the same tree with another value at one node.

use crate::facts::Story;
use plyscope_search::{Evaluation, thresholds};
use plyscope_trace::{Recording, Trace, again};
use plyscope_tree::{NodeId, Player, Positions, Score};

/// The usual limit of effort for one question: the number of nodes and events in all its trials, which take a fraction
/// of a second.
pub const EFFORT: usize = 20_000_000;

/// Trials within a limit of effort.
pub(super) struct Trials<'a> {
    story: Story<'a>,
    left: usize,
    positions: Option<Positions>,
}

impl<'a> Trials<'a> {
    pub fn new(story: Story<'a>, effort: usize) -> Self {
        let positions = story.tree.has_positions().then(|| Positions::new(&story.tree));
        Self { story, left: effort, positions }
    }

    /// All nodes that share this node's value, itself included.
    pub fn bearers(&self, node: NodeId) -> Vec<NodeId> {
        let same = self.positions.as_ref().map(|positions| positions.same_as(node).collect());
        same.unwrap_or_else(|| vec![node])
    }

    /// The same search with another static value at a node; `None` once the effort is spent.
    ///
    /// The tree's unit stays the same whatever the value; no search can tell.
    pub fn search(&mut self, node: NodeId, value: Score) -> Option<Trace> {
        let changed = self.bearers(node);
        let tried = self.story.tree.with_value(&changed, value);
        self.left = self.left.checked_sub(tried.len())?;
        let found = again(&self.story, &tried, &changed).ok()?;
        self.left = self.left.saturating_sub(found.len());
        Some(found)
    }
}

/// The static values at which a change can make a difference to the search, in ascending order.
pub(super) struct Points<'a> {
    story: Story<'a>,
    /// The values for a node where MAX moves, and for one where MIN moves.
    values: [Vec<Score>; 2],
}

impl<'a> Points<'a> {
    pub fn new(story: Story<'a>) -> Self {
        let Recording { tree, trace, .. } = story.0;
        let seen_by_max = thresholds(tree, trace.algorithm, &trace.options);
        let values = [Player::Max, Player::Min].map(|player| match trace.options.evaluation {
            Evaluation::SideToMove if player == Player::Min => {
                seen_by_max.iter().rev().map(|&score| -score).collect()
            }
            _ => seen_by_max.clone(),
        });
        Self { story, values }
    }

    /// The turning points of a node's value.
    pub fn at(&self, node: NodeId) -> &[Score] {
        let Recording { tree, trace, .. } = self.story.0;
        match trace.options.root.at_depth(tree.depth(node)) {
            Player::Max => &self.values[0],
            Player::Min => &self.values[1],
        }
    }
}
