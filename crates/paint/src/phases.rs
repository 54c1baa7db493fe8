//! The phases of all nodes at a step, kept from one step to the next.

use plyscope_trace::{Phase, Recording, Step};
use plyscope_tree::NodeId;

/// The phases of all nodes at a step.
#[derive(Clone, Debug, Default)]
pub struct Phases {
    step: Step,
    all: Vec<Phase>,
}

impl Phases {
    /// The phase of a node.
    #[must_use]
    pub fn of(&self, node: NodeId) -> Phase {
        self.all[node.index()]
    }

    /// The step of these phases.
    #[must_use]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// Moves to a step.
    pub fn move_to(&mut self, recording: &Recording, step: Step) {
        if self.all.is_empty() {
            // Before the first event no node is reached.
            *self =
                Self { step: Step::default(), all: vec![Phase::Unreached; recording.tree.len()] };
        }
        if step != self.step {
            let changes = recording.changes(self.step, step);
            let changed: usize = changes.iter().map(ExactSizeIterator::len).sum();
            // If most nodes may have changed, reading all of them costs less.
            if 2 * changed > self.all.len() {
                recording.phases(step, NodeId::ROOT, &mut self.all);
            } else {
                for stretch in changes {
                    let from = NodeId::new(stretch.start);
                    let phases = &mut self.all[stretch.start as usize..stretch.end as usize];
                    recording.phases(step, from, phases);
                }
            }
        }
        self.step = step;
    }
}
