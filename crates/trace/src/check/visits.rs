//! The rules of a visit: when a node may be entered, and its events.

use std::borrow::Cow;

use super::{Checker, Open, Violation, ensure};
use plyscope_search::events::{Bound, EnterAs, Side};
use plyscope_search::{Perspective, Window};
use plyscope_tree::{NodeId, Player, Score};

impl<'a> Checker<'a> {
    /// The open visit; `event` has made sure that there is one.
    pub(super) fn top(&mut self) -> Result<&mut Open<'a>, Violation> {
        self.open.last_mut().ok_or_else(|| Violation("no visit is open".to_owned()))
    }

    /// The player whose end of the window the node moves; MAX in the negamax forms.
    pub(super) fn owner(&self, node: NodeId) -> Player {
        match self.perspective {
            Perspective::Max => self.horizon.player(node),
            Perspective::SideToMove => Player::Max,
        }
    }

    pub(super) fn enter(
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
            ensure!(!parent.cut, "node {number} was skipped by a cutoff, but is entered");
            parent.owes_nothing()?;
            ensure!(parent.evaluated.is_none(), "node {number} lies below an evaluated node");
            ensure!(parent.stored.is_none(), "node {number} lies below a node that has stored");
            ensure!(
                parent.known.is_none(),
                "node {number} lies below a node that the table answered"
            );
            if parent.children.get(parent.entered) == Some(&node) {
                ensure!(
                    kind != EnterAs::ReSearch,
                    "node {number} is re-searched before its first search"
                );
                parent.entered += 1;
            } else {
                let again = parent.children[..parent.entered].contains(&node);
                ensure!(again, "node {number} is entered before its turn");
                let again = kind != EnterAs::ReSearch;
                ensure!(!again, "node {number} is entered twice in one visit");
            }
        }
        ensure!(!self.list.is_begun(), "node {number} is entered in a best-first search");
        let now = self.window_on_entry(node, window, kind)?;
        self.root_visits += u32::from(self.open.is_empty());
        self.open.push(Open {
            node,
            kind,
            entry: window,
            now,
            evaluated: None,
            probed: false,
            known: None,
            stored: None,
            best: None,
            children: Cow::Borrowed(tree.children(node)),
            entered: 0,
            last: None,
            owes: false,
            cut: false,
        });
        Ok(())
    }

    pub(super) fn order(&mut self, children: &[NodeId], rules: usize) -> Result<(), Violation> {
        ensure!(rules == children.len(), "the order does not have one rule per child");
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

    pub(super) fn evaluate(&mut self, value: Score) -> Result<(), Violation> {
        let horizon = self.horizon;
        let perspective = self.perspective;
        let top = self.top()?;
        let number = top.node.number();
        ensure!(horizon.ends_at(top.node), "node {number} is neither a leaf nor at the horizon");
        ensure!(top.evaluated.is_none(), "node {number} is evaluated twice");
        ensure!(top.known.is_none(), "node {number} is evaluated, though the table answered");
        let own = horizon.static_value(top.node);
        let own = own.map(|own| perspective.to_max(horizon.player(top.node), own));
        ensure!(own == Some(value), "node {number} has another static value");
        top.evaluated = Some(value);
        Ok(())
    }

    pub(super) fn improve(
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
            "node {number} improves to a value that child {} has not returned",
            child.number()
        );
        let (node, before) = (top.node, top.best);
        top.best = Some((child, value));
        top.owes = false;
        let owner = self.owner(node);
        let better = before.is_none_or(|(_, best)| owner.sees(value) > owner.sees(best));
        ensure!(better, "node {number} improves to a value that is no better");
        self.move_window(value, window)
    }

    pub(super) fn cutoff(
        &mut self,
        side: Side,
        after: NodeId,
        skipped: &[NodeId],
    ) -> Result<(), Violation> {
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
        let right = side == right || side == Side::Assumed;
        ensure!(right, "node {number} is cut on the wrong side");
        Ok(())
    }

    pub(super) fn leave(&mut self, value: Score, bound: Option<Bound>) -> Result<(), Violation> {
        let Some(top) = self.open.pop() else { return Ok(()) };
        let number = top.node.number();
        top.owes_nothing()?;
        let stored = top.stored.is_none_or(|(stored, _)| stored == value);
        ensure!(stored, "node {number} returns another value than it stored");
        match top.evaluated {
            _ if top.known.is_some() => {
                let same =
                    top.known.map(|hit| (hit.value, Some(hit.bound))) == Some((value, bound));
                ensure!(same, "node {number} does not return what the table answered");
            }
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
            self.is_exact = bound == Some(Bound::Exact);
            return Ok(());
        };
        let best = parent.best.map(|(_, best)| owner.sees(best));
        let better = best.is_none_or(|best| owner.sees(returned) > best);
        // The result of a null window may be searched again before it counts.
        parent.owes = better && top.kind != EnterAs::NullWindow;
        parent.last = Some((top.node, returned));
        Ok(())
    }
}
