//! The events of a search, as a sink hears them, in a form that can be kept and compared.

use plyscope_search::events::{
    Bound, EnterAs, Event, Hit, Iteration, Lost, Reach, Side, Sink, State,
};
use plyscope_search::{Algorithm, Options, OrderRule, Outcome, Window, search};
use plyscope_tree::{NodeId, Score, Tree};

/// Makes [`Told`] out of the fields of each [`Event`], and the way to it and back.
macro_rules! told {
    ($($kind:ident { $($field:ident: $type:ty),+ })+) => {
        /// An [`Event`] that owns its lists.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs)] // they are those of `Event`
        pub enum Told { $($kind { $($field: $type),+ },)+ Iterate(Iteration) }

        impl From<Event<'_>> for Told {
            fn from(event: Event<'_>) -> Self {
                match event {
                    $(Event::$kind { $($field),+ } => Self::$kind { $($field: $field.to_owned()),+ },)+
                    Event::Iterate(iteration) => Self::Iterate(iteration),
                }
            }
        }

        impl Told {
            /// The event.
            pub fn event(&self) -> Event<'_> {
                match self {
                    $(Self::$kind { $($field),+ } => Event::$kind { $($field: $field.lent()),+ },)+
                    Self::Iterate(iteration) => Event::Iterate(*iteration),
                }
            }
        }
    };
}

told! {
    Enter { node: NodeId, window: Option<Window>, depth: Option<u16>, kind: EnterAs }
    Order { node: NodeId, children: Vec<NodeId>, why: Vec<OrderRule> }
    Evaluate { node: NodeId, value: Score }
    Improve { node: NodeId, child: NodeId, value: Score, window: Option<Window> }
    Cutoff { node: NodeId, side: Side, after: NodeId, skipped: Vec<NodeId>, by: Option<NodeId>, reach: Reach }
    Leave { node: NodeId, value: Score, bound: Option<Bound> }
    Probe { node: NodeId, hit: Option<Hit> }
    Store { node: NodeId, value: Score, bound: Bound, depth: u16, best: Option<NodeId>, lost: Lost }
    Open { node: NodeId, merit: Score }
    Solve { node: NodeId, merit: Score }
    Purge { node: NodeId, state: State, merit: Score }
}

/// What an event holds of a field that [`Told`] owns.
trait Lend<'a, T> {
    fn lent(&'a self) -> T;
}

impl<'a, T> Lend<'a, &'a [T]> for Vec<T> {
    fn lent(&'a self) -> &'a [T] {
        self
    }
}

impl<T: Copy> Lend<'_, T> for T {
    fn lent(&self) -> T {
        *self
    }
}

impl Told {
    /// Its node.
    pub fn node(&self) -> usize {
        self.event().node().index()
    }

    /// Whether the search arrives at a node with this, in either way.
    pub fn arrives(&self) -> bool {
        matches!(self, Self::Enter { .. } | Self::Open { .. })
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
    /// What it found.
    pub outcome: Outcome,
    /// What it told.
    pub events: Vec<Told>,
}

/// Searches a tree, and keeps what is told.
pub fn hear(tree: &Tree, algorithm: Algorithm, options: &Options) -> Heard {
    let mut ear = Ear::default();
    let outcome = search(tree, algorithm, options, &mut ear).unwrap();
    Heard { outcome, events: ear.0 }
}

impl Heard {
    /// The nodes in the order in which they were entered.
    pub fn entered(&self) -> Vec<usize> {
        self.visits(Told::arrives)
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

    /// The searches of the root.
    pub fn iterations(&self) -> Vec<Iteration> {
        let iterate = |event: &Told| match *event {
            Told::Iterate(iteration) => Some(iteration),
            _ => None,
        };
        self.events.iter().filter_map(iterate).collect()
    }
}
