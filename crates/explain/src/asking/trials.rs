//! Searches of the same tree with another value at one node.

use crate::facts::Story;
use plyscope_search::{Evaluation, thresholds};
use plyscope_trace::{Recording, Trace, again};
use plyscope_tree::{NodeId, Player, Positions, Score};

/// How much is tried for one question unless somebody says otherwise: so many nodes and events in all, which is
/// a fraction of a second.
pub const EFFORT: usize = 20_000_000;

/// Trials, as many as the effort allows.
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

    /// All nodes that bear one value with this one, itself among them.
    pub fn bearers(&self, node: NodeId) -> Vec<NodeId> {
        let same = self.positions.as_ref().map(|positions| positions.same_as(node).collect());
        same.unwrap_or_else(|| vec![node])
    }

    /// The same search with another value, as it would be written, at a node; none where the effort is spent.
    ///
    /// The unit stays what it is, whatever the value; no search can tell.
    pub fn search(&mut self, node: NodeId, written: Score) -> Option<Trace> {
        let changed = self.bearers(node);
        let tried = self.story.tree.with_value(&changed, written);
        self.left = self.left.checked_sub(tried.len())?;
        let found = again(&self.story, &tried, &changed).ok()?;
        self.left = self.left.saturating_sub(found.len());
        Some(found)
    }
}

/// The values, as they would be written, at which a change of one can change what the search does; in order.
pub(super) struct Points<'a> {
    story: Story<'a>,
    /// At a node where MAX moves, and at one where MIN moves.
    written: [Vec<Score>; 2],
}

impl<'a> Points<'a> {
    pub fn new(story: Story<'a>) -> Self {
        let Recording { tree, trace, .. } = story.0;
        let seen_by_max = thresholds(tree, trace.algorithm, &trace.options);
        let written = [Player::Max, Player::Min].map(|player| match trace.options.evaluation {
            Evaluation::SideToMove if player == Player::Min => {
                seen_by_max.iter().rev().map(|&score| -score).collect()
            }
            _ => seen_by_max.clone(),
        });
        Self { story, written }
    }

    /// Those of a node.
    pub fn at(&self, node: NodeId) -> &[Score] {
        let Recording { tree, trace, .. } = self.story.0;
        match trace.options.root.at_depth(tree.depth(node)) {
            Player::Max => &self.written[0],
            Player::Min => &self.written[1],
        }
    }
}
