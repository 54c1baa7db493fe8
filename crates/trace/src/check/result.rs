//! The result, checked against the events.

use super::{Checker, Violation, ensure};
use plyscope_search::Outcome;
use plyscope_search::events::Bound;
use plyscope_tree::NodeId;

/// The optional fields of a result.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Claims {
    /// The index of the best move among the root's children, or that there is none.
    pub best_child: Option<Option<u32>>,
    /// The number of nodes of the tree.
    pub nodes: Option<u64>,
    /// Its counts, by [`Counter::named`](plyscope_search::events::Counter::named)'s names.
    pub counts: Vec<(&'static str, u64)>,
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
        ensure!(
            value == outcome.value,
            "the result is {}, but the root returned {}",
            self.score(outcome.value),
            self.score(value)
        );
        let line = &outcome.principal_variation;
        ensure!(
            line.first() == Some(&NodeId::ROOT),
            "the principal variation does not begin at the root"
        );
        let follows = line
            .windows(2)
            .all(|pair| pair[1].index() < tree.len() && tree.parent(pair[1]) == Some(pair[0]));
        ensure!(follows, "the principal variation does not go from parent to child");
        let first = line.get(1).copied();
        let best = first.is_none() || first == best_child || self.is_as_good(first);
        ensure!(best, "the principal variation does not begin with the root's best child");
        // A search may know less than the whole line, but not another one.
        let end = line.last().filter(|&&end| self.horizon.ends_at(end));
        let worth = end.and_then(|&end| self.horizon.static_value(end));
        let is_exact = outcome.bound == Some(Bound::Exact);
        // At its end, a deeper entry may have answered.
        let deeper =
            |end| self.truth.as_ref().is_some_and(|truth| truth.allows(end, outcome.value));
        let leads = !is_exact
            || worth.is_none_or(|worth| worth == outcome.value)
            || end.is_some_and(|&end| deeper(end));
        ensure!(
            leads,
            "the principal variation leads to {}, not to {}",
            self.score_or_none(worth),
            self.score(outcome.value)
        );
        self.holds_at_root(outcome)
    }

    /// Checks the bound of the result's value.
    fn holds_at_root(&self, outcome: &Outcome) -> Result<(), Violation> {
        let Some(truth) = &self.truth else { return Ok(()) };
        let [low, high] = truth.ends(NodeId::ROOT);
        let holds = match outcome.bound {
            Some(Bound::Exact) => truth.allows(NodeId::ROOT, outcome.value),
            Some(Bound::Lower) => high >= outcome.value,
            Some(Bound::Upper) => low <= outcome.value,
            None => true,
        };
        ensure!(
            holds,
            "the result is said to be {}, but the root's value is {}",
            self.bounded(outcome.value, outcome.bound),
            self.score(low)
        );
        Ok(())
    }

    /// Whether a move at the root keeps its value, if the last visit alone does not decide that: an earlier visit, or a
    /// best-first search, may have found it.
    fn is_as_good(&self, first: Option<NodeId>) -> bool {
        let last_visit_says = self.root_visits == 1;
        let (Some(first), Some(truth)) = (first, &self.truth) else { return false };
        let [low, high] = truth.ends(NodeId::ROOT);
        let is_inside = first.index() < self.tree().len();
        !last_visit_says && is_inside && {
            let [own_low, own_high] = truth.ends(first);
            own_low <= high && low <= own_high
        }
    }

    /// Checks the optional fields of the result.
    ///
    /// # Errors
    /// [`Violation`] if the events add up to something else.
    pub fn claims(&self, claims: &Claims) -> Result<(), Violation> {
        let own = self.counts().named();
        let nodes = claims.nodes.map(|claimed| ("nodes", claimed, self.tree().len() as u64));
        let counts = claims.counts.iter().filter_map(|&(name, claimed)| {
            let (_, right) = own.into_iter().find(|&(own, _)| own == name)?;
            Some((name, claimed, right))
        });
        for (name, claimed, right) in nodes.into_iter().chain(counts) {
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
        let claims = claimed.and_then(|at| siblings.get(at as usize).copied());
        let unknown = claimed.is_none() && !self.is_exact;
        let good = claimed == right || unknown || self.is_as_good(claims);
        ensure!(good, "best_child is {is}; by the events it is {by_events}");
        Ok(())
    }
}
