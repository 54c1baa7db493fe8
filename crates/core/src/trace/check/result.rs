//! The result against the events before it.

use super::{Checker, Violation, ensure};
use crate::search::Outcome;
use crate::tree::NodeId;

/// What a result says besides its value and its principal variation; what it leaves out is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Claims {
    /// The index of the best move among the root's children, or that there is none.
    pub best_child: Option<Option<u32>>,
    /// How many nodes the tree has.
    pub nodes: Option<u64>,
    /// How often a node was entered.
    pub entered: Option<u64>,
    /// How often a static value was asked for.
    pub evaluated: Option<u64>,
    /// How many cutoffs there were.
    pub cutoffs: Option<u64>,
    /// How many children they skipped.
    pub skipped_subtrees: Option<u64>,
}

impl Checker<'_> {
    /// Takes the result that ends the trace.
    ///
    /// # Errors
    /// [`Violation`] if a visit is open, or the result is not the root's.
    pub fn result(&self, outcome: &Outcome) -> Result<(), Violation> {
        ensure!(self.open.is_empty(), "the trace ends inside a visit");
        let Some((returned, best_child)) = self.returned else {
            return Err(Violation("the trace enters no node".to_owned()));
        };
        let tree = self.tree();
        let root = self.horizon.player(NodeId::ROOT);
        let value = self.perspective.to_max(root, returned);
        ensure!(value == outcome.value, "the result is not the value that the root returned");
        let line = &outcome.principal_variation;
        ensure!(line.first() == Some(&NodeId::ROOT), "the principal variation begins at the root");
        let follows = line
            .windows(2)
            .all(|pair| pair[1].index() < tree.len() && tree.parent(pair[1]) == Some(pair[0]));
        ensure!(follows, "the principal variation goes from parent to child");
        let first = line.get(1).copied();
        let best = first.is_none() || first == best_child;
        ensure!(best, "the principal variation does not begin with the root's best child");
        // A search may know less than the whole line, but not another one.
        let end = line.last().filter(|&&end| self.horizon.ends_at(end));
        let worth = end.and_then(|&end| self.horizon.static_value(end));
        let leads = worth.is_none_or(|worth| worth == outcome.value);
        ensure!(leads, "the principal variation leads to another value");
        Ok(())
    }

    /// Takes what the result claims besides.
    ///
    /// # Errors
    /// [`Violation`] if the events add up to something else.
    pub fn claims(&self, claims: &Claims) -> Result<(), Violation> {
        let counts = self.counts();
        let numbers = [
            ("nodes", claims.nodes, self.tree().len() as u64),
            ("entered", claims.entered, counts.entered),
            ("evaluated", claims.evaluated, counts.evaluated),
            ("cutoffs", claims.cutoffs, counts.cutoffs),
            ("skipped_subtrees", claims.skipped_subtrees, counts.skipped_subtrees),
        ];
        for (name, claimed, right) in numbers {
            let claimed = claimed.unwrap_or(right);
            ensure!(claimed == right, "{name} is {claimed}; by the events it is {right}");
        }
        let best = self.returned.and_then(|(_, best)| best);
        let siblings = self.tree().children(NodeId::ROOT);
        let right = best
            .and_then(|best| siblings.iter().position(|&child| child == best))
            .and_then(|at| u32::try_from(at).ok());
        let claimed = claims.best_child.unwrap_or(right);
        let name = |at: Option<u32>| at.map_or("null".to_owned(), |at| at.to_string());
        let (is, by_events) = (name(claimed), name(right));
        ensure!(claimed == right, "best_child is {is}; by the events it is {by_events}");
        Ok(())
    }
}
