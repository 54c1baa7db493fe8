//! The grammar of traces, enforced: see [`super::event`] for the rules in words.

use thiserror::Error;

use super::event::{Bound, EnterAs, Event, Reach, Side};
use super::sink::Counter;
use super::sink::Sink as _;
use crate::score::Score;
use crate::search::{Fail, Horizon, Options, Outcome, Perspective, Window};
use crate::tree::{NodeId, Player, Tree};

/// What is wrong with an event, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Violation(String);

macro_rules! ensure {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(Violation(format!($($message)+)));
        }
    };
}

/// A visit under way.
#[derive(Debug)]
struct Open {
    node: NodeId,
    window: Option<Window>,
    evaluated: Option<Score>,
    best: Option<Score>,
    /// The children in the order of this visit.
    children: Vec<NodeId>,
    /// Which of the children have been entered.
    entered: Vec<bool>,
    /// The child that returned last, and what it returned, seen by this node.
    last: Option<(NodeId, Score)>,
    cut: bool,
}

/// Reads the events of one trace and says at once where one breaks the grammar.
#[derive(Debug)]
pub struct Checker<'a> {
    horizon: Horizon<'a>,
    perspective: Perspective,
    fail: Fail,
    open: Vec<Open>,
    /// The last value that the root returned.
    returned: Option<Score>,
    counts: Counter,
}

impl<'a> Checker<'a> {
    /// A checker for the trace of a search of this tree.
    #[must_use]
    pub fn new(tree: &'a Tree, options: &Options, perspective: Perspective) -> Self {
        Self {
            horizon: Horizon::new(tree, options),
            perspective,
            fail: options.fail,
            open: Vec::new(),
            returned: None,
            counts: Counter::default(),
        }
    }

    /// What the events so far add up to.
    #[must_use]
    pub fn counts(&self) -> Counter {
        self.counts
    }

    /// Takes the next event.
    ///
    /// # Errors
    /// [`Violation`] says which rule it breaks.
    pub fn event(&mut self, event: &Event<'_>) -> Result<(), Violation> {
        let node = event.node();
        let number = node.number();
        ensure!(node.index() < self.tree().len(), "the tree has no node {number}");
        self.counts.record(*event);
        if let Event::Enter { window, depth, kind, .. } = *event {
            return self.enter(node, window, depth, kind);
        }
        let inside = self.open.last().map(|open| open.node);
        ensure!(inside == Some(node), "an event of node {number} stands outside its visit");
        match *event {
            Event::Enter { .. } => Ok(()),
            Event::Order { children, .. } => self.order(children),
            Event::Evaluate { value, .. } => self.evaluate(value),
            Event::Improve { child, value, window, .. } => self.improve(child, value, window),
            Event::Cutoff { side, after, skipped, by, reach, .. } => {
                self.cutoff(side, after, skipped)?;
                self.blame(side, by, reach)
            }
            Event::Leave { value, bound, .. } => self.leave(value, bound),
        }
    }

    /// Takes the result that ends the trace.
    ///
    /// # Errors
    /// [`Violation`] if a visit is open, or the result is not the root's.
    pub fn result(&self, outcome: &Outcome) -> Result<(), Violation> {
        ensure!(self.open.is_empty(), "the trace ends inside a visit");
        let Some(returned) = self.returned else {
            return Err(Violation("the trace enters no node".to_owned()));
        };
        let root = self.horizon.player(NodeId::ROOT);
        let value = self.perspective.to_max(root, returned);
        ensure!(value == outcome.value, "the result is not the value that the root returned");
        let line = &outcome.principal_variation;
        ensure!(line.first() == Some(&NodeId::ROOT), "the principal variation begins at the root");
        let follows = line.windows(2).all(|pair| {
            pair[1].index() < self.tree().len() && self.tree().parent(pair[1]) == Some(pair[0])
        });
        ensure!(follows, "the principal variation goes from parent to child");
        Ok(())
    }

    fn tree(&self) -> &'a Tree {
        self.horizon.tree
    }

    /// The visit under way; `event` has made sure that there is one.
    fn top(&mut self) -> Result<&mut Open, Violation> {
        self.open.last_mut().ok_or_else(|| Violation("no visit is open".to_owned()))
    }

    /// A score of the node as its player sees it: the greater, the better for it.
    fn mover_sees(&self, node: NodeId, score: Score) -> Score {
        match self.perspective {
            Perspective::Max => self.horizon.player(node).sees(score),
            Perspective::SideToMove => score,
        }
    }

    fn enter(
        &mut self,
        node: NodeId,
        window: Option<Window>,
        depth: Option<u16>,
        kind: EnterAs,
    ) -> Result<(), Violation> {
        let tree = self.tree();
        let number = node.number();
        let inside = self.open.last().map(|open| open.node);
        ensure!(tree.parent(node) == inside, "node {number} is not entered from its parent");
        ensure!(!self.horizon.is_beyond(node), "node {number} lies beyond the horizon");
        let left = self.horizon.plies_left(node);
        ensure!(depth.is_none() || left.is_none() || depth == left, "the depth left is wrong");
        if let Some(Window { alpha, beta }) = window {
            ensure!(alpha <= beta, "node {number} is entered with a window whose ends have met");
        }
        if let Some(parent) = self.open.last_mut() {
            ensure!(
                !parent.cut,
                "node {number} was skipped by a cutoff and is entered all the same"
            );
            ensure!(parent.evaluated.is_none(), "node {number} lies below an evaluated node");
            let at = parent.children.iter().position(|&child| child == node);
            let entered = at.map(|at| std::mem::replace(&mut parent.entered[at], true));
            let again = entered == Some(true) && kind != EnterAs::ReSearch;
            ensure!(!again, "node {number} is entered twice in one visit");
        }
        let children = tree.children(node).to_vec();
        let entered = vec![false; children.len()];
        let (evaluated, best, last) = (None, None, None);
        self.open.push(Open { node, window, evaluated, best, children, entered, last, cut: false });
        Ok(())
    }

    fn order(&mut self, children: &[NodeId]) -> Result<(), Violation> {
        let top = self.top()?;
        let mut sorted = children.to_vec();
        sorted.sort_unstable();
        let mut own = top.children.clone();
        own.sort_unstable();
        ensure!(sorted == own, "the order does not hold each child once");
        ensure!(top.last.is_none(), "the order comes after a child");
        top.children = children.to_vec();
        Ok(())
    }

    fn evaluate(&mut self, value: Score) -> Result<(), Violation> {
        let horizon = self.horizon;
        let perspective = self.perspective;
        let top = self.top()?;
        let number = top.node.number();
        ensure!(horizon.ends_at(top.node), "node {number} is neither a leaf nor at the horizon");
        ensure!(top.evaluated.is_none(), "node {number} is evaluated twice");
        let own = horizon.static_value(top.node);
        let own = own.map(|own| perspective.to_max(horizon.player(top.node), own));
        ensure!(own == Some(value), "node {number} has another static value");
        top.evaluated = Some(value);
        Ok(())
    }

    fn improve(
        &mut self,
        child: NodeId,
        value: Score,
        window: Option<Window>,
    ) -> Result<(), Violation> {
        let top = self.top()?;
        let number = top.node.number();
        ensure!(!top.cut, "node {number} improves after its cutoff");
        ensure!(
            top.last == Some((child, value)),
            "node {number} improves on something that its child {} has not returned",
            child.number()
        );
        let (node, before) = (top.node, top.best);
        let better =
            before.is_none_or(|best| self.mover_sees(node, value) > self.mover_sees(node, best));
        ensure!(better, "node {number} improves to what is no better");
        let top = self.top()?;
        top.best = Some(value);
        if let (Some(was), Some(now)) = (top.window, window) {
            let wider = now.alpha < was.alpha || now.beta > was.beta;
            ensure!(!wider, "the window of node {number} has become wider");
        }
        top.window = window.or(top.window);
        Ok(())
    }

    fn cutoff(&mut self, side: Side, after: NodeId, skipped: &[NodeId]) -> Result<(), Violation> {
        let horizon = self.horizon;
        let perspective = self.perspective;
        let top = self.top()?;
        let number = top.node.number();
        ensure!(!top.cut, "node {number} is cut twice");
        top.cut = true;
        let last = top.last.map(|(child, _)| child);
        ensure!(last == Some(after), "the child that returned last is not {}", after.number());
        let left: Vec<_> = top
            .children
            .iter()
            .zip(&top.entered)
            .filter_map(|(&child, &entered)| (!entered).then_some(child))
            .collect();
        ensure!(left == skipped, "the skipped children are not those that are left");
        let right = match (perspective, horizon.player(top.node)) {
            (Perspective::Max, Player::Min) => Side::Alpha,
            _ => Side::Beta,
        };
        ensure!(side == right, "node {number} is cut on the wrong side");
        Ok(())
    }

    /// Checks whose bound a cutoff says that it met.
    fn blame(&mut self, side: Side, by: Option<NodeId>, reach: Reach) -> Result<(), Violation> {
        let Some((top, above)) = self.open.split_last() else { return Ok(()) };
        let number = top.node.number();
        let parent = above.last().map(|open| open.node);
        let right = if by.is_some() && by == parent { Reach::Shallow } else { Reach::Deep };
        ensure!(reach == right, "the cutoff at node {number} has the wrong depth");
        let met = top.window.map(|window| match side {
            Side::Alpha => window.alpha,
            Side::Beta => window.beta,
        });
        let Some(by) = by else { return Ok(()) };
        let Some(owner) = above.iter().find(|open| open.node == by) else {
            return Err(Violation(format!("node {} is no ancestor of {number}", by.number())));
        };
        // Its own best value, as the node that was cut sees it.
        let seen = |open: &Open| {
            let best = open.best?;
            let turned = self.horizon.player(open.node) != self.horizon.player(top.node);
            let turns = turned && self.perspective == Perspective::SideToMove;
            Some(if turns { -best } else { best })
        };
        let holds = met.is_none() || met == seen(owner);
        ensure!(holds, "the bound that cut node {number} is not the best of node {}", by.number());
        Ok(())
    }

    fn leave(&mut self, value: Score, _bound: Option<Bound>) -> Result<(), Violation> {
        let Some(top) = self.open.pop() else { return Ok(()) };
        let number = top.node.number();
        match top.evaluated {
            Some(evaluated) => {
                ensure!(value == evaluated, "node {number} does not return its static value");
            }
            None => {
                let all = top.cut || top.entered.iter().all(|&entered| entered);
                ensure!(all, "node {number} is left before all its children, without a cutoff");
                let Some(best) = top.best else {
                    return Err(Violation(format!("node {number} returns without a best value")));
                };
                // A clamped value lies between the best one and the window's end.
                let clamps = self.fail == Fail::Hard;
                ensure!(value == best || clamps, "node {number} does not return its best value");
            }
        }
        let turns = self.perspective == Perspective::SideToMove;
        match self.open.last_mut() {
            Some(parent) => parent.last = Some((top.node, if turns { -value } else { value })),
            None => self.returned = Some(value),
        }
        Ok(())
    }
}
