//! What a search entered and what it evaluated.

use std::collections::HashSet;

use plyscope_search::events::{Event, Sink};
use plyscope_search::{Algorithm, Options, Outcome, search};
use plyscope_tree::NodeId;

use crate::trees::Game;

/// A search as a sink heard it.
#[derive(Debug)]
pub struct Heard {
    pub outcome: Outcome,
    /// Every visit in turn, each with the number of the search of the root that it belongs to.
    visits: Vec<(usize, NodeId)>,
    /// Every evaluation in turn.
    pub evaluated: Vec<NodeId>,
}

#[derive(Default)]
struct Ear {
    pass: usize,
    visits: Vec<(usize, NodeId)>,
    evaluated: Vec<NodeId>,
}

impl Sink for Ear {
    fn record(&mut self, event: Event<'_>) {
        match event {
            Event::Iterate(_) => self.pass += 1,
            Event::Enter { node, .. } | Event::Open { node, .. } => {
                self.visits.push((self.pass, node));
            }
            Event::Evaluate { node, .. } => self.evaluated.push(node),
            _ => {}
        }
    }
}

/// Searches the game with its own options.
pub fn hear(game: &Game, algorithm: Algorithm) -> Heard {
    hear_with(game, algorithm, &game.options)
}

/// Searches the game's tree with these options.
pub fn hear_with(game: &Game, algorithm: Algorithm, options: &Options) -> Heard {
    let mut ear = Ear::default();
    let outcome = search(&game.tree, algorithm, options, &mut ear).unwrap();
    Heard { outcome, visits: ear.visits, evaluated: ear.evaluated }
}

impl Heard {
    /// The visits in turn.
    pub fn visits(&self) -> Vec<NodeId> {
        self.visits.iter().map(|&(_, node)| node).collect()
    }

    /// The nodes that were entered.
    pub fn entered(&self) -> HashSet<NodeId> {
        self.visits.iter().map(|&(_, node)| node).collect()
    }

    /// The nodes that one search of the root entered, the first being 1.
    pub fn entered_in(&self, pass: usize) -> HashSet<NodeId> {
        let inside = self.visits.iter().filter(|&&(at, _)| at == pass);
        inside.map(|&(_, node)| node).collect()
    }

    /// How often a node was entered.
    pub fn times(&self, node: NodeId) -> usize {
        self.visits.iter().filter(|&&(_, visited)| visited == node).count()
    }

    /// How many searches of the root there were, where they are told apart.
    pub fn passes(&self) -> usize {
        self.visits.last().map_or(0, |&(pass, _)| pass)
    }

    /// The leaves that were evaluated.
    pub fn leaves(&self) -> HashSet<NodeId> {
        self.evaluated.iter().copied().collect()
    }
}

/// Makes sure that one set of nodes lies inside another.
pub fn check_within(some: &HashSet<NodeId>, all: &HashSet<NodeId>) {
    let mut beyond: Vec<_> = some.difference(all).collect();
    beyond.sort_unstable();
    assert!(beyond.is_empty(), "{beyond:?} alone");
}
