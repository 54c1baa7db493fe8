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
        let is_best_first = self.trace.algorithm.is_best_first();
        let many = phases.len().min(self.tree.len() - from.index());
        let mut at = 0;
        while at < many {
            let node = NodeId::new(from.number() + at as u32);
            path.truncate(usize::from(self.tree.depth(node)) + 1);
            let above = path[path.len() - 1];
            let bare = if above.leaves_out { Phase::Skipped } else { Phase::Unreached };
            // What an iteration is told at the root is no part of a visit.
            if !is_best_first && node != NodeId::ROOT && self.tree.is_leaf(node) {
                let behind = at + self.leaves_from(node, many - at);
                for (leaf, phase) in (node.number()..).zip(&mut phases[at..behind]) {
                    *phase = self.phase_of_leaf(NodeId::new(leaf), step, above).unwrap_or(bare);
                }
                at = behind;
                continue;
            }
            if let Some(visit) = self.latest_below(node, step, above) {
                phases[at] = self.phase_below(node, visit, step, above);
                path.push(visit.above(&self.trace, above));
                at += 1;
                continue;
            }
            // Nothing below it is visited either, except in a best-first search, which opens nodes on their own.
            let end = self.tree.end(node) as usize - from.index();
            let behind = if is_best_first { at + 1 } else { end.min(many) };
            phases[at..behind].fill(bare);
            path.push(above);
            at = behind;
        }
    }
}
