//! Finding a step of one trace in another: after an edit, the same event of the new search.

use std::iter;

use super::visits::both_ends;
use crate::recording::Recording;
use crate::step::Step;
use crate::store::packed::Stored;
use plyscope_tree::NodeId;

/// The identity of an event across traces: its kind, its node, the number of the visit, and for an improvement the
/// child. It borrows nothing from its trace, so the two traces need not be in one memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landmark {
    kind: u32,
    node: NodeId,
    child: Option<NodeId>,
    visit: u32,
}

impl Landmark {
    /// The number of words of a landmark.
    pub const WORDS: usize = 4;

    /// This landmark as plain words.
    #[must_use]
    pub fn words(self) -> [u32; Self::WORDS] {
        let child = self.child.map_or(0, |child| child.number() + 1);
        [self.kind, self.node.number(), child, self.visit]
    }

    /// A landmark from its words.
    #[must_use]
    pub fn from_words([kind, node, child, visit]: [u32; Self::WORDS]) -> Self {
        let child = child.checked_sub(1).map(NodeId::new);
        Self { kind, node: NodeId::new(node), child, visit }
    }

    /// The landmark of the event that led to a step; `None` at step 0.
    fn of(recording: &Recording, step: Step) -> Option<Self> {
        let Recording { trace, .. } = recording;
        let event = *trace.events.get(step.event()?)?;
        let child = match event.stored() {
            Stored::Improve(_) => trace.node_before(step.event()?),
            _ => None,
        };
        let (_, visit) = recording.latest_visit(event.node(), step);
        Some(Self { kind: event.kind(), node: event.node(), child, visit })
    }

    /// The first step of a trace with this landmark.
    fn find(self, new: &Recording) -> Option<Step> {
        let visit = new.visit(self.node, self.visit);
        let is_this = |&step: &Step| Self::of(new, step) == Some(self);
        let Some(child) = self.child else {
            return both_ends(visit).map(|event| Step::after(event as usize)).find(is_this);
        };
        // An improvement follows at once on the return of the child it came from.
        let (first, last) = (*visit.first()? as usize, *visit.last()? as usize);
        let enters = iter::successors(new.entered_since(child, first), |&enter| {
            new.entered_since(child, enter + 1)
        });
        let returns = enters.take_while(|&enter| enter < last);
        returns.map(|enter| Step::after(new.leave_after(child, enter) + 1)).find(is_this)
    }
}

/// The landmarks of the latest events up to a step, the latest first.
pub fn landmarks(old: &Recording, step: Step) -> impl Iterator<Item = Landmark> + '_ {
    Step::START
        .up_to(step.min(old.trace.end()))
        .rev()
        .filter_map(move |step| Landmark::of(old, step))
}

/// The step of the first of these landmarks that a trace has.
#[must_use]
pub fn step_at(new: &Recording, landmarks: impl Iterator<Item = Landmark>) -> Option<Step> {
    landmarks.into_iter().find_map(|landmark| landmark.find(new))
}

/// The step of the `new` trace that corresponds to a step of the `old` one: the step of the same event, or, if that is
/// gone, of the latest earlier event that is left. The end stays the end.
#[must_use]
pub fn same_step(old: &Recording, new: &Recording, step: Step) -> Step {
    if step == old.trace.end() {
        return new.trace.end();
    }
    step_at(new, landmarks(old, step)).unwrap_or_default()
}
