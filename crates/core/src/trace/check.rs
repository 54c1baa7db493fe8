//! The grammar of traces, enforced: see [`super::event`] for the rules in words.
//!
//! What a trace says is held against the tree and against itself: every value, window, bound and
//! cutoff must follow from what was said before it, and every bound must be true of the node's value.

mod bounds;
mod result;

use std::borrow::Cow;

use thiserror::Error;

use super::event::{Bound, EnterAs, Event, Side};
use super::sink::{Counter, Sink as _};
use crate::score::Score;
use crate::search::{Horizon, Options, OwnedWindow, Perspective, Window, true_values};
use crate::tree::{NodeId, Player, Tree};

pub use result::Claims;

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
use ensure;

/// A visit under way.
#[derive(Debug)]
struct Open<'a> {
    node: NodeId,
    kind: EnterAs,
    /// The window that the node was entered with.
    entry: Option<Window>,
    /// The window as it is now, as far as the events tell.
    now: Option<OwnedWindow>,
    evaluated: Option<Score>,
    /// The best value so far, and the child that returned it.
    best: Option<(NodeId, Score)>,
    /// The children in the order of this visit.
    children: Cow<'a, [NodeId]>,
    /// How many of them have been entered.
    entered: usize,
    /// The child that returned last, and what it returned, seen by this node.
    last: Option<(NodeId, Score)>,
    /// Whether that was better than the best, so that an improvement must follow.
    owes: bool,
    cut: bool,
}

/// Reads the events of one trace and says at once where one breaks the grammar.
#[derive(Debug)]
pub struct Checker<'a> {
    horizon: Horizon<'a>,
    perspective: Perspective,
    options: Options,
    /// The minimax values, unless the horizon lacks a static value somewhere.
    truth: Option<Vec<Score>>,
    open: Vec<Open<'a>>,
    /// What the root returned last, and its best child.
    returned: Option<(Score, Option<NodeId>)>,
    counts: Counter,
}

impl<'a> Checker<'a> {
    /// A checker for the trace of a search of this tree.
    #[must_use]
    pub fn new(tree: &'a Tree, options: &Options, perspective: Perspective) -> Self {
        let horizon = Horizon::new(tree, options);
        let is_complete = horizon.first_without_value().is_none();
        Self {
            horizon,
            perspective,
            options: *options,
            truth: is_complete.then(|| true_values(&horizon)),
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

    fn tree(&self) -> &'a Tree {
        self.horizon.tree
    }

    /// The visit under way; `event` has made sure that there is one.
    fn top(&mut self) -> Result<&mut Open<'a>, Violation> {
        self.open.last_mut().ok_or_else(|| Violation("no visit is open".to_owned()))
    }

    /// The player whose end of the window the node moves: in the negamax forms always α's.
    fn owner(&self, node: NodeId) -> Player {
        match self.perspective {
            Perspective::Max => self.horizon.player(node),
            Perspective::SideToMove => Player::Max,
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
        if let Some(parent) = self.open.last_mut() {
            ensure!(
                !parent.cut,
                "node {number} was skipped by a cutoff and is entered all the same"
            );
            parent.owes_nothing()?;
            ensure!(parent.evaluated.is_none(), "node {number} lies below an evaluated node");
            if parent.children.get(parent.entered) == Some(&node) {
                parent.entered += 1;
            } else {
                let again = parent.children[..parent.entered].contains(&node);
                ensure!(again, "node {number} is entered before its turn");
                let again = kind != EnterAs::ReSearch;
                ensure!(!again, "node {number} is entered twice in one visit");
            }
        }
        let now = self.window_on_entry(node, window, kind)?;
        self.open.push(Open {
            node,
            kind,
            entry: window,
            now,
            evaluated: None,
            best: None,
            children: Cow::Borrowed(tree.children(node)),
            entered: 0,
            last: None,
            owes: false,
            cut: false,
        });
        Ok(())
    }

    fn order(&mut self, children: &[NodeId]) -> Result<(), Violation> {
        let top = self.top()?;
        let mut sorted = children.to_vec();
        sorted.sort_unstable();
        let mut own = top.children.to_vec();
        own.sort_unstable();
        ensure!(sorted == own, "the order does not hold each child once");
        ensure!(top.entered == 0, "the order comes after a child");
        let twice = matches!(top.children, Cow::Owned(_));
        ensure!(!twice, "node {} has its order twice", top.node.number());
        top.children = Cow::Owned(children.to_vec());
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
        top.best = Some((child, value));
        top.owes = false;
        let owner = self.owner(node);
        let better = before.is_none_or(|(_, best)| owner.sees(value) > owner.sees(best));
        ensure!(better, "node {number} improves to what is no better");
        self.move_window(value, window)
    }

    fn cutoff(&mut self, side: Side, after: NodeId, skipped: &[NodeId]) -> Result<(), Violation> {
        let right = match self.open.last().map(|open| self.owner(open.node)) {
            Some(Player::Min) => Side::Alpha,
            _ => Side::Beta,
        };
        let top = self.top()?;
        let number = top.node.number();
        ensure!(!top.cut, "node {number} is cut twice");
        top.owes_nothing()?;
        top.cut = true;
        let last = top.last.map(|(child, _)| child);
        ensure!(last == Some(after), "the child that returned last is not {}", after.number());
        let left = &top.children[top.entered..];
        ensure!(left == skipped, "the skipped children are not those that are left");
        ensure!(side == right, "node {number} is cut on the wrong side");
        Ok(())
    }

    fn leave(&mut self, value: Score, bound: Option<Bound>) -> Result<(), Violation> {
        let Some(top) = self.open.pop() else { return Ok(()) };
        let number = top.node.number();
        top.owes_nothing()?;
        match top.evaluated {
            Some(evaluated) => {
                ensure!(value == evaluated, "node {number} does not return its static value");
            }
            None => {
                let all = top.cut || top.entered == top.children.len();
                ensure!(all, "node {number} is left before all its children, without a cutoff");
                let Some((_, best)) = top.best else {
                    return Err(Violation(format!("node {number} returns without a best value")));
                };
                self.returns_best(&top, best, value)?;
            }
        }
        self.holds(top.node, value, bound)?;
        let returned = match self.perspective {
            Perspective::Max => value,
            Perspective::SideToMove => -value,
        };
        let owner = self.open.last().map(|parent| self.owner(parent.node));
        let Some((parent, owner)) = self.open.last_mut().zip(owner) else {
            self.returned = Some((value, top.best.map(|(child, _)| child)));
            return Ok(());
        };
        let best = parent.best.map(|(_, best)| owner.sees(best));
        let better = best.is_none_or(|best| owner.sees(returned) > best);
        // What a null window returns may be searched again before it counts.
        parent.owes = better && top.kind != EnterAs::NullWindow;
        parent.last = Some((top.node, returned));
        Ok(())
    }
}

impl Open<'_> {
    /// Checks that the child that returned last, if it was better than the best, was said to be.
    fn owes_nothing(&self) -> Result<(), Violation> {
        let (number, child) =
            (self.node.number(), self.last.map_or(0, |(child, _)| child.number()));
        ensure!(!self.owes, "node {number} does not improve, though child {child} returned better");
        Ok(())
    }
}
