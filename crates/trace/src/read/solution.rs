//! A best-first search at a step: its list of states, and the solution tree that is growing.

use crate::recording::Recording;
use crate::step::Step;
use crate::store::packed::Stored;
use crate::store::recorded::Trace;
use plyscope_search::MoveOrder;
use plyscope_search::events::State;
use plyscope_search::open_queue::OpenQueue;
use plyscope_tree::{NodeId, Player, Score, Tree, sort_by_rank};
#[cfg(feature = "serde")]
use serde::Serialize;

/// A state on the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BestFirstState {
    /// The node.
    pub node: NodeId,
    /// Whether it is still to be searched.
    pub state: State,
    /// Its merit, seen by MAX.
    pub merit: Score,
}

/// The list of a best-first search after some events.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OpenList {
    /// The states, the next one first.
    pub states: Vec<BestFirstState>,
    /// The solution tree of the first state, in preorder: one child of each node where the viewing player moves, all
    /// known children of the others.
    pub solution: Vec<NodeId>,
}

impl OpenList {
    /// The list of a best-first search at a step; `None` for any other search.
    #[must_use]
    pub fn at(recording: &Recording, step: Step) -> Option<Self> {
        let Recording { tree, trace, .. } = recording;
        let mut list = List::of(trace, tree)?;
        for event in trace.events.first(step.number()) {
            list.apply(event.node(), event.stored());
        }
        Some(Self { states: list.states(), solution: list.solution() })
    }

    /// The greatest number of states at any step; `None` for any other search.
    #[must_use]
    pub fn longest(trace: &Trace, tree: &Tree) -> Option<usize> {
        let mut list = List::of(trace, tree)?;
        let lengths = trace.events.iter().map(|event| {
            list.apply(event.node(), event.stored());
            list.open.len()
        });
        Some(lengths.max().unwrap_or_default())
    }
}

/// The list after the events so far.
struct List<'a> {
    tree: &'a Tree,
    root: Player,
    view: Player,
    order: MoveOrder<'a>,
    /// The place of each node from the left in the order of the search, and the node at each place.
    places: Vec<u32>,
    nodes: Vec<NodeId>,
    /// The states on the list, their merits as the player in whose view it is done sees them.
    open: OpenQueue<State>,
    /// The child that solved each node of the player in whose view it is done.
    solvers: Vec<Option<NodeId>>,
    solved: Vec<bool>,
}

impl<'a> List<'a> {
    /// An empty list for a best-first search of this tree.
    fn of(trace: &'a Trace, tree: &'a Tree) -> Option<Self> {
        let view = trace.algorithm.view(trace.options.root)?;
        Some(Self::new(trace, tree, view))
    }

    fn new(trace: &'a Trace, tree: &'a Tree, view: Player) -> Self {
        let order = MoveOrder::new(tree, &trace.options);
        let (places, nodes) = order.from_left();
        Self {
            tree,
            root: trace.options.root,
            view,
            order,
            places,
            nodes,
            open: OpenQueue::new(tree.len()),
            solvers: vec![None; tree.len()],
            solved: vec![false; tree.len()],
        }
    }

    fn first(&mut self) -> Option<(NodeId, State)> {
        let place = self.open.first()?;
        let (_, state) = self.open.get(place)?;
        Some((self.nodes[place as usize], state))
    }

    fn add(&mut self, node: NodeId, state: State, merit: Score) {
        self.open.insert(self.places[node.index()], self.view.sees(merit), state);
    }

    fn remove(&mut self, node: NodeId) {
        self.open.remove(self.places[node.index()]);
    }

    /// Applies an event. The state that it came from, the first, leaves the list.
    fn apply(&mut self, node: NodeId, stored: Stored) {
        let parent = self.tree.parent(node);
        match (stored, self.first()) {
            (Stored::Open(merit), first) => {
                if let Some((first, state)) = first {
                    let expanded = Some(first) == parent && state == State::Live;
                    let sibling = self.tree.parent(first) == parent && state == State::Solved;
                    if expanded || sibling {
                        self.remove(first);
                    }
                }
                self.add(node, State::Live, merit);
            }
            (Stored::Solve(merit), first) => {
                if let Some((first, _)) =
                    first.filter(|&(first, _)| self.tree.parent(first) == Some(node))
                {
                    self.remove(first);
                    self.solvers[node.index()] = Some(first);
                }
                self.solved[node.index()] = true;
                self.add(node, State::Solved, merit);
            }
            (Stored::Evaluate(_) | Stored::Purge(..), _) => self.remove(node),
            _ => {}
        }
    }

    fn states(&self) -> Vec<BestFirstState> {
        let open = |node: NodeId| self.open.get(self.places[node.index()]);
        let mut nodes: Vec<_> =
            self.nodes.iter().copied().filter(|&node| open(node).is_some()).collect();
        sort_by_rank(&mut nodes, &|node| {
            open(node).map_or(0, |(merit, _)| -i64::from(merit.units()))
        });
        let state = |node| {
            let (merit, state) = open(node)?;
            Some(BestFirstState { node, state, merit: self.view.sees(merit) })
        };
        nodes.into_iter().filter_map(state).collect()
    }

    /// Whether one child is enough for the node.
    fn chooses(&self, node: NodeId) -> bool {
        self.root.at_depth(self.tree.depth(node)) == self.view
    }

    fn solution(&mut self) -> Vec<NodeId> {
        let mut found = vec![false; self.tree.len()];
        let Some((first, _)) = self.first() else { return Vec::new() };
        let mut waiting = Vec::new();
        let mut below: Option<NodeId> = None;
        for node in self.tree.ancestry(first) {
            found[node.index()] = true;
            match below {
                // What was solved before the child on the path belongs to the same solution.
                Some(child) if !self.chooses(node) => {
                    let before =
                        self.order.children(node).iter().take_while(|&&other| other != child);
                    waiting.extend(before.copied());
                }
                Some(_) => {}
                None => waiting.push(node),
            }
            below = Some(node);
        }
        while let Some(node) = waiting.pop() {
            found[node.index()] = true;
            if !self.solved[node.index()] {
                continue;
            }
            if self.chooses(node) {
                waiting.extend(self.solvers[node.index()]);
            } else {
                waiting.extend(
                    self.tree.children(node).iter().filter(|child| self.solved[child.index()]),
                );
            }
        }
        self.tree.nodes().filter(|node| found[node.index()]).collect()
    }
}
