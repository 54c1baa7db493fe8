//! The nodes whose states may differ between two steps.

use std::ops::Range;

use crate::recording::Recording;
use crate::step::Step;
use crate::store::packed::Stored;
use plyscope_search::events::{Effect, State};
use plyscope_tree::{NodeId, ranked};

/// Steps further apart than this are taken to differ everywhere.
const MOST_EVENTS: usize = 4096;

impl Recording {
    /// The nodes whose states may differ between two steps, as disjoint ascending ranges of the preorder. Stepping by
    /// one touches little more than one node, or the nodes that a cutoff skips.
    #[must_use]
    pub fn changes(&self, from: Step, to: Step) -> Vec<Range<u32>> {
        let all = 0..self.tree.end(NodeId::ROOT);
        let [first, last] = [from.min(to), from.max(to)].map(|step| step.min(self.trace.end()));
        let events = first.number()..last.number();
        if events.len() > MOST_EVENTS {
            return vec![all];
        }
        let mut stretches = Vec::new();
        for event in events {
            self.touched(event, &mut stretches);
        }
        merged(&stretches)
    }

    /// The nodes whose states an event may change.
    fn touched(&self, event: usize, touched: &mut Vec<Range<u32>>) {
        let (node, now) = (self.trace.events[event].node(), Step::before(event));
        let alone = node.number()..node.number() + 1;
        let below = || node.number()..self.tree.end(node);
        match self.trace.events[event].stored() {
            Stored::Iterate(_) => touched.push(0..self.tree.end(NodeId::ROOT)),
            // Results below the node from earlier visits no longer count.
            Stored::Enter(..) | Stored::Open(_) => {
                let first = self.timeline.before(node, now).is_empty();
                touched.push(if first { alone } else { below() });
            }
            Stored::Cutoff(..) => {
                touched.push(alone);
                touched.extend(self.skipped(node, now));
            }
            Stored::Probe(Some((_, _, Effect::Return)))
            | Stored::Solve(_)
            | Stored::Purge(State::Live, _) => touched.push(below()),
            Stored::Order(_)
            | Stored::Evaluate(_)
            | Stored::Improve(_)
            | Stored::Leave(..)
            | Stored::Probe(_)
            | Stored::Store(..)
            | Stored::Purge(State::Solved, _) => touched.push(alone),
        }
    }

    /// The subtrees that a cutoff at this step skips.
    fn skipped(&self, node: NodeId, now: Step) -> Vec<Range<u32>> {
        let begun = self.begun(node, now).unwrap_or(0);
        let children = self.children_of_visit(node, now);
        let last = self.latest_child(node, begun, now);
        let entered = children.iter().position(|&child| Some(child) == last);
        let left = &children[entered.map_or(0, |place| place + 1)..];
        left.iter().map(|&child| child.number()..self.tree.end(child)).collect()
    }
}

/// Sorts ranges, and joins those that touch.
fn merged(stretches: &[Range<u32>]) -> Vec<Range<u32>> {
    let mut merged: Vec<Range<u32>> = Vec::new();
    for stretch in ranked(stretches, |stretch| i64::from(stretch.start)) {
        match merged.last_mut() {
            Some(last) if stretch.start <= last.end => last.end = last.end.max(stretch.end),
            _ => merged.push(stretch),
        }
    }
    merged
}
