//! The steps of a search as lines, nested by visit; a finished visit may be one line.

use super::debugging::Debugger;
use crate::step::Step;
use crate::store::packed::Stored;
use plyscope_tree::NodeId;

/// A line, or a group of lines that can be one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoryLine {
    /// Its first step.
    pub begin: Step,
    /// Its last step: for a visit, the step at which it returns, which may be yet to come.
    pub end: Step,
    /// Whether it is a group: a visit, or one of several searches of the root.
    pub group: bool,
}

impl Debugger<'_> {
    /// The lines of a group up to a step, the latest `most` of them in the order of time: `group` is the step at which it
    /// begins, 0 for all that happens. A group has its first step as its own line; its last one is among these. None of
    /// what begins no group. A folded subtree is one line, and so is each step of a best-first search, whose visits are
    /// not nested.
    #[must_use]
    pub fn lines(&self, group: Step, upto: Step, most: usize) -> Vec<StoryLine> {
        let (first, last, node) = match self.group(group) {
            Some((last, node)) if group == Step::START => (group, last, node),
            Some((last, node)) => (group.next(), last, node),
            None => return Vec::new(),
        };
        let mut lines = Vec::new();
        let mut next = Some(upto.min(last));
        while let Some(step) = next.filter(|&step| step >= first && lines.len() < most) {
            let Some(line) = self.line(group, node, step) else { break };
            lines.push(line);
            next = line.begin.previous().map(|before| self.visible(before));
        }
        lines.reverse();
        lines
    }

    /// The last step of the group that begins with a step, and whose visit it is, if it is one.
    fn group(&self, begin: Step) -> Option<(Step, Option<NodeId>)> {
        let Some(event) = self.event(begin) else {
            return (begin == Step::START).then_some((self.recording.trace.end(), None));
        };
        match event.stored() {
            Stored::Iterate(_) => Some((self.iteration(begin).1, None)),
            Stored::Enter(..) => {
                let node = event.node();
                let left = self.recording.leave_after(node, begin.number());
                Some((Step::after(left), Some(node)))
            }
            _ => None,
        }
    }

    /// The first and the last step of the current search of the root, among several.
    fn iteration(&self, step: Step) -> (Step, Step) {
        let begun = self.recording.trace.iteration_at(step).map_or(Step::START, |(begun, _)| begun);
        let next =
            self.recording.trace.iterations().map(|(begun, _)| begun).find(|&next| next > step);
        (begun, next.and_then(Step::previous).unwrap_or(self.recording.trace.end()))
    }

    /// This step; in a best-first search, where visits are not lines, the last visible one.
    fn visible(&self, step: Step) -> Step {
        if self.recording.trace.algorithm.is_best_first() { self.seen_before(step) } else { step }
    }

    /// The line in a group that a step belongs to.
    fn line(&self, group: Step, within: Option<NodeId>, step: Step) -> Option<StoryLine> {
        let single = |step| StoryLine { begin: step, end: step, group: false };
        let Some(event) = self.event(step) else { return Some(single(step)) };
        if self.recording.trace.algorithm.is_best_first() {
            return Some(single(step));
        }
        let child = match within {
            Some(node) if event.node() == node => return Some(single(step)),
            Some(node) => self
                .recording
                .tree
                .ancestry(event.node())
                .find(|&each| self.recording.tree.parent(each) == Some(node))?,
            None if group == Step::START && self.recording.trace.iterations().len() > 0 => {
                let (begin, end) = self.iteration(step);
                return Some(StoryLine { begin, end, group: true });
            }
            None => NodeId::ROOT,
        };
        let entered = self.recording.begun(child, step)?;
        let (begin, left) =
            (Step::after(entered), Step::after(self.recording.leave_after(child, entered)));
        // The visit of a symbol is one step.
        let is_symbol = self.folds.around(child).is_some();
        let end = if is_symbol { step.min(left) } else { left };
        Some(StoryLine { begin, end, group: !is_symbol })
    }
}
