//! The events of a search, as a sink hears them, in a form that can be kept and compared.

use plyscope_core::search::{Algorithm, Options, OrderRule, Outcome, Window, search};
use plyscope_core::trace::{Bound, EnterAs, Event, Reach, Side, Sink};
use plyscope_core::{NodeId, Score, Tree};

/// An [`Event`] that owns its lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    Enter {
        node: NodeId,
        window: Option<Window>,
        depth: Option<u16>,
        kind: EnterAs,
    },
    Order {
        node: NodeId,
        children: Vec<NodeId>,
        why: OrderRule,
    },
    Evaluate {
        node: NodeId,
        value: Score,
    },
    Improve {
        node: NodeId,
        child: NodeId,
        value: Score,
        window: Option<Window>,
    },
    Cutoff {
        node: NodeId,
        side: Side,
        after: NodeId,
        skipped: Vec<NodeId>,
        by: Option<NodeId>,
        reach: Reach,
    },
    Leave {
        node: NodeId,
        value: Score,
        bound: Option<Bound>,
    },
}

impl From<Event<'_>> for Told {
    fn from(event: Event<'_>) -> Self {
        match event {
            Event::Enter { node, window, depth, kind } => Self::Enter { node, window, depth, kind },
            Event::Order { node, children, why } => {
                Self::Order { node, children: children.to_vec(), why }
            }
            Event::Evaluate { node, value } => Self::Evaluate { node, value },
            Event::Improve { node, child, value, window } => {
                Self::Improve { node, child, value, window }
            }
            Event::Cutoff { node, side, after, skipped, by, reach } => {
                Self::Cutoff { node, side, after, skipped: skipped.to_vec(), by, reach }
            }
            Event::Leave { node, value, bound } => Self::Leave { node, value, bound },
        }
    }
}

impl Told {
    pub fn event(&self) -> Event<'_> {
        match *self {
            Self::Enter { node, window, depth, kind } => Event::Enter { node, window, depth, kind },
            Self::Order { node, ref children, why } => Event::Order { node, children, why },
            Self::Evaluate { node, value } => Event::Evaluate { node, value },
            Self::Improve { node, child, value, window } => {
                Event::Improve { node, child, value, window }
            }
            Self::Cutoff { node, side, after, ref skipped, by, reach } => {
                Event::Cutoff { node, side, after, skipped, by, reach }
            }
            Self::Leave { node, value, bound } => Event::Leave { node, value, bound },
        }
    }

    pub fn node(&self) -> usize {
        self.event().node().index()
    }
}

#[derive(Default)]
struct Ear(Vec<Told>);

impl Sink for Ear {
    fn record(&mut self, event: Event<'_>) {
        self.0.push(event.into());
    }
}

/// A search, and all that it told.
#[derive(Debug)]
pub struct Heard {
    pub outcome: Outcome,
    pub events: Vec<Told>,
}

pub fn hear(tree: &Tree, algorithm: Algorithm, options: &Options) -> Heard {
    let mut ear = Ear::default();
    let outcome = search(tree, algorithm, options, &mut ear).unwrap();
    Heard { outcome, events: ear.0 }
}

impl Heard {
    /// The nodes in the order in which they were entered.
    pub fn entered(&self) -> Vec<usize> {
        self.visits(|event| matches!(event, Told::Enter { .. }))
    }

    /// The nodes whose static value was taken.
    pub fn evaluated(&self) -> Vec<usize> {
        self.visits(|event| matches!(event, Told::Evaluate { .. }))
    }

    fn visits(&self, wanted: impl Fn(&Told) -> bool) -> Vec<usize> {
        self.events.iter().filter(|event| wanted(event)).map(Told::node).collect()
    }

    /// What each visit returned, in the order of the returns.
    pub fn returned(&self) -> Vec<(usize, Score, Option<Bound>)> {
        let leave = |event: &Told| match *event {
            Told::Leave { node, value, bound } => Some((node.index(), value, bound)),
            _ => None,
        };
        self.events.iter().filter_map(leave).collect()
    }

    /// The window each node was entered with, in the order of the visits.
    pub fn windows(&self) -> Vec<(usize, Option<Window>)> {
        let enter = |event: &Told| match *event {
            Told::Enter { node, window, .. } => Some((node.index(), window)),
            _ => None,
        };
        self.events.iter().filter_map(enter).collect()
    }
}
