//! The phase of every node at a step, for pictures of very many of them: a byte each.

use super::states::Phase;
use crate::recording::Recording;
use crate::store::packed::Stored;
use plyscope_search::events::{Effect, State};
use plyscope_tree::NodeId;

/// What has become of a node in its own latest visit.
#[derive(Clone, Copy)]
struct Visit {
    phase: Phase,
    /// Whether a cutoff, or the table, left out those of its children that were not entered.
    leaves_out: bool,
    /// The event with which it began.
    begun: usize,
}

/// What a node's children need to know of it.
#[derive(Clone, Copy)]
struct Above {
    depth: u16,
    leaves_out: bool,
    /// The event since which that of its children counts.
    since: usize,
}

impl Recording {
    /// The phase of each node of a stretch of the preorder, from `from` on, after so many events: as
    /// [`Self::states_of`] has it, at a fraction of the cost. Fills as much as the buffer holds; what
    /// lies behind the last node stays as it is.
    pub fn phases(&self, step: usize, from: NodeId, phases: &mut [Phase]) {
        if from.index() >= self.tree.len() {
            return;
        }
        let mut path = self.above(step, from);
        let begun = self.trace.iteration_at(step).map_or(0, |(begun, _)| begun);
        let best_first = self.trace.algorithm.is_best_first();
        let end = u32::try_from(self.tree.len()).unwrap_or(u32::MAX);
        for (node, phase) in (from.number()..end).map(NodeId::new).zip(phases) {
            let depth = self.tree.depth(node);
            while path.last().is_some_and(|above| above.depth >= depth) {
                path.pop();
            }
            let (skips, since) =
                path.last().map_or((false, begun), |above| (above.leaves_out, above.since));
            let visit = self.visit_before(node, step).filter(|visit| visit.begun >= since);
            *phase = match visit {
                // As in `state_below`: what was begun below a node that is done with was in vain.
                Some(Visit { phase: Phase::Active, .. }) if best_first && skips => Phase::Skipped,
                Some(visit) => visit.phase,
                None if skips => Phase::Skipped,
                None => Phase::Unreached,
            };
            path.push(Above {
                depth,
                leaves_out: *phase == Phase::Skipped
                    || visit.is_some_and(|visit| visit.leaves_out)
                    || best_first && *phase == Phase::Finished,
                since: visit.map_or(since, |visit| visit.begun),
            });
        }
    }

    /// The ancestors of a node, from the root down.
    fn above(&self, step: usize, node: NodeId) -> Vec<Above> {
        let mut ancestry: Vec<_> = self.tree.ancestry(node).skip(1).collect();
        ancestry.reverse();
        let mut stay = None;
        let above = |node| {
            let now = self.state_below(node, step, stay.as_ref());
            stay = Some(now);
            let leaves_out = self.trace.leaves_out(&now.state);
            Above { depth: self.tree.depth(node), leaves_out, since: now.since }
        };
        ancestry.into_iter().map(above).collect()
    }

    /// A node's latest visit before this step, read from its end.
    fn visit_before(&self, node: NodeId, step: usize) -> Option<Visit> {
        let (mut phase, mut known, mut cut) = (None, None, false);
        for &event in self.timeline.before(node, step).iter().rev() {
            let event = event as usize;
            match self.trace.events[event].stored() {
                Stored::Enter(..) | Stored::Open(_) => {
                    let phase = phase.unwrap_or(Phase::Active);
                    let leaves_out = cut || known.unwrap_or(false);
                    return Some(Visit { phase, leaves_out, begun: event });
                }
                Stored::Leave(..) | Stored::Solve(_) => {
                    phase.get_or_insert(Phase::Finished);
                }
                Stored::Purge(State::Live, _) => {
                    phase.get_or_insert(Phase::Skipped);
                }
                Stored::Cutoff(..) => cut = true,
                Stored::Probe(hit) => {
                    let answers = matches!(hit, Some((_, _, Effect::Return)));
                    known.get_or_insert(answers);
                }
                Stored::Order(_)
                | Stored::Evaluate(_)
                | Stored::Improve(_)
                | Stored::Iterate(_)
                | Stored::Store(..)
                | Stored::Purge(State::Solved, _) => {}
            }
        }
        None
    }
}
