//! The rules about the transposition table: a hit must have been stored, and be true.

use std::borrow::Cow;
use std::collections::HashMap;

use super::{Checker, Violation, ensure, wording};
use plyscope_search::depth_below;
use plyscope_search::events::{Bound, Effect, Event, Hit};
use plyscope_tree::{NodeId, Positions, Score, Tree};

/// The latest entry of each position.
#[derive(Debug)]
pub(super) struct Stores {
    positions: Positions,
    latest: HashMap<NodeId, (Score, Bound, u16)>,
}

impl Stores {
    pub fn new(tree: &Tree) -> Self {
        Self { positions: Positions::new(tree), latest: HashMap::new() }
    }
}

impl Checker<'_> {
    /// Whether a number that a trace gives is that of a child of the node.
    pub(super) fn is_child(&self, child: NodeId, node: NodeId) -> bool {
        child.index() < self.tree().len() && self.tree().parent(child) == Some(node)
    }

    /// Checks a probe, and narrows the window as it does.
    pub(super) fn probe(&mut self, hit: Option<Hit>) -> Result<(), Violation> {
        let top = self.top()?;
        let (node, number) = (top.node, top.node.number());
        ensure!(!top.probed, "node {number} probes twice");
        let ordered = matches!(top.children, Cow::Owned(_));
        let late = top.entered > 0 || top.evaluated.is_some() || ordered;
        ensure!(!late, "node {number} probes too late");
        top.probed = true;
        let Some(hit) = hit else { return Ok(()) };
        let position = self.table.positions.of(node);
        let stored = self.table.latest.get(&position).copied();
        let Some((value, bound, depth)) = stored else {
            return Err(Violation(format!(
                "the table answers for node {number}, but has no entry for it"
            )));
        };
        ensure!(
            (value, bound, depth) == (hit.value, hit.bound, hit.depth),
            "the table's entry for node {number} is {} at depth {depth}, not {} at depth {}",
            self.bounded(value, Some(bound)),
            self.bounded(hit.value, Some(hit.bound)),
            hit.depth
        );
        let child = hit.best.is_none_or(|best| self.is_child(best, node));
        ensure!(
            child,
            "the table's move at node {number}, {}, is none of its children",
            wording::node(hit.best)
        );
        if hit.effect == Effect::None {
            return Ok(());
        }
        let wanted = depth_below(&self.table.positions, &self.horizon, node);
        ensure!(
            self.options.reuse.answers(depth, wanted),
            "the table answers for node {number} from depth {depth}, but {wanted} is needed"
        );
        self.holds(node, hit.value, Some(hit.bound))?;
        let top = self.top()?;
        let window = top.now.map(|now| now.window);
        let fits = match (hit.effect, hit.bound) {
            (Effect::Return, Bound::Exact) => true,
            (Effect::Return, Bound::Lower) => window.is_none_or(|window| hit.value >= window.beta),
            (Effect::Return, Bound::Upper) => window.is_none_or(|window| hit.value <= window.alpha),
            (Effect::RaiseAlpha, bound) => {
                let more = window.is_none_or(|window| hit.value > window.alpha);
                bound == Bound::Lower && more
            }
            (Effect::LowerBeta, bound) => {
                let less = window.is_none_or(|window| hit.value < window.beta);
                bound == Bound::Upper && less
            }
            (Effect::None, _) => true,
        };
        ensure!(
            fits,
            "the table's answer for node {number} does not have the effect '{}'",
            hit.effect.word()
        );
        match hit.effect {
            Effect::Return => top.known = Some(hit),
            Effect::RaiseAlpha => {
                if let Some(now) = &mut top.now {
                    now.raise_alpha(hit.value, node);
                }
                top.best = hit.best.map(|best| (best, hit.value));
            }
            Effect::LowerBeta => {
                if let Some(now) = &mut top.now {
                    now.lower_beta(hit.value, node);
                }
            }
            Effect::None => {}
        }
        Ok(())
    }

    /// Checks an entry, and keeps it.
    pub(super) fn store(
        &mut self,
        event: &Event<'_>,
        value: Score,
        bound: Bound,
        best: Option<NodeId>,
    ) -> Result<(), Violation> {
        let leaves = self.options.leaves;
        let top = self.top()?;
        let (node, number) = (top.node, top.node.number());
        ensure!(top.stored.is_none(), "node {number} stores twice");
        ensure!(top.known.is_none(), "node {number} stores, though the table answered");
        let all = top.entered > 0 && top.entered == top.children.len();
        let done = top.evaluated.is_some() || top.cut || all;
        ensure!(done && !top.owes, "node {number} stores before it is done");
        let spared = top.evaluated.is_some() && !leaves;
        ensure!(!spared, "node {number} stores, though the search ends there");
        top.stored = Some((value, bound));
        let child = best.is_none_or(|best| self.is_child(best, node));
        ensure!(
            child,
            "the move stored by node {number}, {}, is none of its children",
            wording::node(best)
        );
        self.holds(node, value, Some(bound))?;
        if let Event::Store { depth, lost, .. } = *event
            && lost != plyscope_search::events::Lost::Own
        {
            let position = self.table.positions.of(node);
            self.table.latest.insert(position, (value, bound, depth));
        }
        Ok(())
    }
}
