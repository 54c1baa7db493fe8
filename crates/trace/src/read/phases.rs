//! The phase of every node at a step, for pictures of very many of them: a byte each.

use super::latest::Above;
use super::states::Phase;
use crate::recording::Recording;
use crate::step::Step;
use plyscope_tree::NodeId;

impl Recording {
    /// The phase of each node of the preorder from `from` on, after this many events, at a fraction of the cost of
    /// [`Self::states_of`]. Fills the buffer; entries beyond the last node stay as they are.
    pub fn phases(&self, step: Step, from: NodeId, phases: &mut [Phase]) {
        if from.index() >= self.tree.len() {
            return;
        }
        let mut ancestors: Vec<_> = self.tree.ancestry(from).skip(1).collect();
        ancestors.reverse();
        // The latest node's state for its children, by depth.
        let mut path = vec![Above::root(&self.trace, step)];
        for node in ancestors {
            path.push(self.above(node, step, path[path.len() - 1]));
        }
        for (node, phase) in
            (from.number()..self.tree.end(NodeId::ROOT)).map(NodeId::new).zip(phases)
        {
            path.truncate(usize::from(self.tree.depth(node)) + 1);
            let above = path[path.len() - 1];
            let visit = self.latest_below(node, step, above);
            *phase = match visit {
                Some(visit) => visit.phase_below(&self.trace, above),
                None if above.leaves_out => Phase::Skipped,
                None => Phase::Unreached,
            };
            path.push(visit.map_or(above, |visit| visit.above(&self.trace, above)));
        }
    }
}
