//! The rules of a best-first search: states that are opened, solved and purged.

use std::collections::HashMap;

use super::{Checker, Violation, ensure};
use plyscope_search::events::State;
use plyscope_tree::{NodeId, Player, Score};

/// A node that was ever on the list.
#[derive(Clone, Copy, Debug)]
struct Known {
    /// Whether its state was purged.
    purged: bool,
    state: State,
    merit: Score,
    /// Its static value, once evaluated, seen by MAX.
    evaluated: Option<Score>,
}

/// The nodes that were ever on the list.
#[derive(Debug, Default)]
pub(super) struct List {
    known: HashMap<NodeId, Known>,
    /// The player in whose view merits fall.
    view: Player,
}

impl List {
    pub fn is_begun(&self) -> bool {
        !self.known.is_empty()
    }

    /// A state that was not purged.
    fn get(&self, node: NodeId) -> Option<Known> {
        self.known.get(&node).copied().filter(|known| !known.purged)
    }
}

impl Checker<'_> {
    /// Whether one child is enough for the node.
    fn chooses(&self, node: NodeId) -> bool {
        self.horizon.player(node) == self.list.view
    }

    pub(super) fn open_state(&mut self, node: NodeId, merit: Score) -> Result<(), Violation> {
        let number = node.number();
        ensure!(self.open.is_empty(), "node {number} joins the list inside a visit");
        ensure!(!self.horizon.is_beyond(node), "node {number} lies beyond the horizon");
        let again = self.list.known.contains_key(&node);
        ensure!(!again, "node {number} joins the list twice");
        match self.tree().parent(node) {
            None => {
                ensure!(!merit.is_finite(), "the root's merit is not infinite at first");
                let above = merit == Score::POS_INF;
                self.list.view = if above { Player::Max } else { Player::Min };
            }
            Some(parent) => {
                let above = self.list.get(parent);
                let live = above.is_some_and(|above| above.state == State::Live);
                ensure!(live, "node {number} joins the list, but its parent is not live");
                let open = |&child: &NodeId| {
                    self.list.get(child).is_some_and(|child| child.state == State::Live)
                };
                let waits = !self.chooses(parent) && self.tree().children(parent).iter().any(open);
                ensure!(!waits, "node {number} joins the list before its turn");
                let right = self.merit_from_above(parent) == Some(merit);
                ensure!(right, "node {number} joins the list with a merit that does not follow");
            }
        }
        let known = Known { purged: false, state: State::Live, merit, evaluated: None };
        self.list.known.insert(node, known);
        Ok(())
    }

    /// The merit that a live node passes on to its next child: its own, or that of earlier children.
    fn merit_from_above(&self, node: NodeId) -> Option<Score> {
        let view = self.list.view;
        let own = view.sees(self.list.get(node)?.merit);
        let children = self.tree().children(node).iter().filter(|_| !self.chooses(node));
        let answered = children.filter_map(|&child| self.list.get(child));
        Some(view.sees(answered.map(|child| view.sees(child.merit)).fold(own, Score::min)))
    }

    pub(super) fn evaluate_state(&mut self, node: NodeId, value: Score) -> Result<(), Violation> {
        let number = node.number();
        ensure!(self.horizon.ends_at(node), "node {number} is neither a leaf nor at the horizon");
        let own = self.horizon.static_value(node);
        ensure!(own == Some(value), "node {number} has another static value");
        let Some(mut known) = self.list.get(node) else {
            return Err(Violation(format!("node {number} is evaluated, but not on the list")));
        };
        ensure!(known.evaluated.is_none(), "node {number} is evaluated twice");
        known.evaluated = Some(value);
        self.list.known.insert(node, known);
        Ok(())
    }

    pub(super) fn order_states(
        &mut self,
        node: NodeId,
        children: &[NodeId],
        why: &[plyscope_search::OrderRule],
    ) -> Result<(), Violation> {
        let number = node.number();
        ensure!(why.len() == children.len(), "the order does not have one rule per child");
        let (mut sorted, mut own) = (children.to_vec(), self.tree().children(node).to_vec());
        sorted.sort_unstable();
        own.sort_unstable();
        ensure!(sorted == own, "the order does not hold each child once");
        ensure!(self.list.get(node).is_some(), "node {number} is ordered, but not on the list");
        Ok(())
    }

    pub(super) fn solve_state(&mut self, node: NodeId, merit: Score) -> Result<(), Violation> {
        let number = node.number();
        let Some(mut known) = self.list.get(node) else {
            return Err(Violation(format!("node {number} is solved, but not on the list")));
        };
        ensure!(known.state == State::Live, "node {number} is solved twice");
        let view = self.list.view;
        let right = if self.horizon.ends_at(node) {
            let value = known.evaluated.map(|value| view.sees(value).min(view.sees(known.merit)));
            value == Some(view.sees(merit))
        } else {
            let solved =
                |child: &NodeId| self.list.get(*child).filter(|child| child.state == State::Solved);
            let mut children = self.tree().children(node).iter().map(solved);
            if self.chooses(node) {
                children.any(|child| child.is_some_and(|child| child.merit == merit))
            } else {
                let all: Option<Vec<_>> = children.collect();
                // The merit only ever comes down, so the last answer has the least.
                let least = all.and_then(|all| all.iter().map(|one| view.sees(one.merit)).min());
                least == Some(view.sees(merit))
            }
        };
        ensure!(right, "node {number} is solved, but its merit does not follow");
        known.state = State::Solved;
        known.merit = merit;
        self.list.known.insert(node, known);
        if node == NodeId::ROOT {
            // Merits are seen by MAX, as all values of a best-first search are.
            self.returned = Some((merit, None));
        }
        Ok(())
    }

    pub(super) fn purge_state(
        &mut self,
        node: NodeId,
        state: State,
        merit: Score,
    ) -> Result<(), Violation> {
        let number = node.number();
        let Some(mut known) = self.list.get(node) else {
            return Err(Violation(format!("node {number} is purged, but not on the list")));
        };
        let same = known.state == state && known.merit == merit;
        ensure!(same, "node {number} is purged with another state or merit than it has");
        let solved = |above: NodeId| {
            let state = self.list.get(above).map(|above| above.state);
            state == Some(State::Solved) && self.chooses(above)
        };
        let done = self.tree().ancestry(node).skip(1).any(solved);
        ensure!(done, "node {number} is purged, but nothing above it is solved");
        known.purged = true;
        self.list.known.insert(node, known);
        Ok(())
    }
}
