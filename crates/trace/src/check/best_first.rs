//! The rules of a best-first search: states that are opened, solved and purged.

use std::collections::HashMap;

use super::{Checker, Violation, ensure};
use plyscope_search::events::State;
use plyscope_tree::{NodeId, Player, Score};

/// A node that was ever on the list.
#[derive(Clone, Copy, Debug)]
struct Listed {
    /// Whether its state was purged.
    purged: bool,
    state: State,
    merit: Score,
    /// Its static value, once evaluated, seen by MAX.
    evaluated: Option<Score>,
    /// The number of its children that are live, and of those that are solved.
    live: usize,
    solved: usize,
    /// The least merit of its children so far, in the view in which merits fall.
    least: Option<Score>,
}

/// The nodes that were ever on the list.
#[derive(Debug, Default)]
pub(super) struct List {
    known: HashMap<NodeId, Listed>,
    /// The player in whose view merits fall.
    view: Player,
}

impl List {
    pub fn is_begun(&self) -> bool {
        !self.known.is_empty()
    }

    /// A state that was not purged.
    fn get(&self, node: NodeId) -> Option<Listed> {
        self.known.get(&node).copied().filter(|known| !known.purged)
    }

    /// Changes what a parent knows of its children.
    fn change(&mut self, parent: Option<NodeId>, change: impl FnOnce(&mut Listed)) {
        if let Some(known) = parent.and_then(|parent| self.known.get_mut(&parent)) {
            change(known);
        }
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
                let above = self.list.get(parent).filter(|above| above.state == State::Live);
                let Some(above) = above else {
                    return Err(Violation(format!(
                        "node {number} joins the list, but its parent is not live"
                    )));
                };
                let waits = !self.chooses(parent) && above.live > 0;
                ensure!(!waits, "node {number} joins the list before its turn");
                let due = self.merit_from_above(parent, above);
                ensure!(
                    merit == due,
                    "node {number} joins the list with merit {}; its parent gives {}",
                    self.score(merit),
                    self.score(due)
                );
            }
        }
        let seen = self.list.view.sees(merit);
        self.list.change(self.tree().parent(node), |parent| {
            parent.live += 1;
            parent.least = Some(parent.least.map_or(seen, |least| least.min(seen)));
        });
        let known = Listed {
            purged: false,
            state: State::Live,
            merit,
            evaluated: None,
            live: 0,
            solved: 0,
            least: None,
        };
        self.list.known.insert(node, known);
        Ok(())
    }

    /// The merit that a live node passes on to its next child: its own, or that of earlier children.
    fn merit_from_above(&self, node: NodeId, known: Listed) -> Score {
        let view = self.list.view;
        let answered = known.least.filter(|_| !self.chooses(node));
        view.sees(
            answered.map_or(view.sees(known.merit), |least| least.min(view.sees(known.merit))),
        )
    }

    pub(super) fn evaluate_state(&mut self, node: NodeId, value: Score) -> Result<(), Violation> {
        let number = node.number();
        ensure!(self.horizon.ends_at(node), "node {number} is neither a leaf nor at the horizon");
        let own = self.horizon.static_value(node);
        ensure!(
            own == Some(value),
            "node {number} has the static value {}, not {}",
            self.score_or_none(own),
            self.score(value)
        );
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
        let children = self.tree().children(node);
        let right = if self.horizon.ends_at(node) {
            let value = known.evaluated.map(|value| view.sees(value).min(view.sees(known.merit)));
            value == Some(view.sees(merit))
        } else if self.chooses(node) {
            children
                .iter()
                .filter_map(|&child| self.list.get(child))
                .any(|child| child.state == State::Solved && child.merit == merit)
        } else {
            // The merit only ever comes down, so the last answer has the least.
            known.solved == children.len() && known.least == Some(view.sees(merit))
        };
        ensure!(
            right,
            "node {number} is solved with merit {}, which does not follow",
            self.score(merit)
        );
        known.state = State::Solved;
        known.merit = merit;
        self.list.known.insert(node, known);
        self.list.change(self.tree().parent(node), |parent| {
            parent.live = parent.live.saturating_sub(1);
            parent.solved += 1;
            parent.least = parent.least.map(|least| least.min(view.sees(merit)));
        });
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
        ensure!(
            same,
            "node {number} is purged as {} with merit {}, but is {} with merit {}",
            state.word(),
            self.score(merit),
            known.state.word(),
            self.score(known.merit)
        );
        let solved = |above: NodeId| {
            let state = self.list.get(above).map(|above| above.state);
            state == Some(State::Solved) && self.chooses(above)
        };
        let done = self.tree().ancestry(node).skip(1).any(solved);
        ensure!(done, "node {number} is purged, but nothing above it is solved");
        known.purged = true;
        self.list.known.insert(node, known);
        self.list.change(self.tree().parent(node), |parent| match state {
            State::Live => parent.live = parent.live.saturating_sub(1),
            State::Solved => parent.solved = parent.solved.saturating_sub(1),
        });
        Ok(())
    }
}
