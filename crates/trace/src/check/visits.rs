//! The rules of a visit: when a node may be entered, and its events.

use std::borrow::Cow;

use super::{Checker, OpenVisit, Violation, ensure, wording};
use plyscope_search::events::{Bound, EnterAs, Side};
use plyscope_search::{Perspective, Window};
use plyscope_tree::{NodeId, Player, Score};

impl<'a> Checker<'a> {
    /// The open visit; `event` has made sure that there is one.
    pub(super) fn top(&mut self) -> Result<&mut OpenVisit<'a>, Violation> {
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
        if let (Some(found), Some(left)) = (depth, left) {
            ensure!(found == left, "node {number} has {left} plies left, not {found}");
        }
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
                let last = parent.last.map(|(child, _)| child);
                ensure!(
                    last == Some(node),
                    "node {number} is entered out of turn; next is {}",
                    wording::node(parent.children.get(parent.entered).copied())
                );
                let again = kind == EnterAs::ReSearch;
                ensure!(again, "node {number} is entered twice in one visit");
            }
        }
        ensure!(!self.list.is_begun(), "node {number} is entered in a best-first search");
        let now = self.window_on_entry(node, window, kind)?;
        self.root_visits += u32::from(self.open.is_empty());
        self.open.push(OpenVisit {
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
        let (node, number) = (top.node, top.node.number());
        ensure!(horizon.ends_at(node), "node {number} is neither a leaf nor at the horizon");
        ensure!(top.evaluated.is_none(), "node {number} is evaluated twice");
        ensure!(top.known.is_none(), "node {number} is evaluated, though the table answered");
        let own = horizon.static_value(node);
        let own = own.map(|own| perspective.to_max(horizon.player(node), own));
        top.evaluated = Some(value);
        ensure!(
            own == Some(value),
            "node {number} has the static value {}, not {}",
            self.score_or_none(own),
            self.score(value)
        );
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
        let (node, before, last) = (top.node, top.best, top.last);
        top.best = Some((child, value));
        top.owes = false;
        ensure!(
            last == Some((child, value)),
            "node {number} improves to {} by child {}, but child {} returned {}",
            self.score(value),
            child.number(),
            wording::node(last.map(|(child, _)| child)),
            self.score_or_none(last.map(|(_, value)| value))
        );
        let owner = self.owner(node);
        let better = before.is_none_or(|(_, best)| owner.sees(value) > owner.sees(best));
        ensure!(
            better,
            "node {number} improves to {}, which is no better than {}",
            self.score(value),
            self.score_or_none(before.map(|(_, best)| best))
        );
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
        ensure!(
            last == Some(after),
            "the child of node {number} that returned last is {}, not {}",
            wording::node(last),
            after.number()
        );
        let left = &top.children[top.entered..];
        ensure!(
            left == skipped,
            "the children of node {number} that are left are {}, not {}",
            wording::nodes(left),
            wording::nodes(skipped)
        );
        ensure!(
            side == right || side == Side::Assumed,
            "the cutoff at node {number} is on the side of {}, not of {}",
            right.word(),
            side.word()
        );
        Ok(())
    }

    pub(super) fn leave(&mut self, value: Score, bound: Option<Bound>) -> Result<(), Violation> {
        let Some(top) = self.open.pop() else { return Ok(()) };
        let number = top.node.number();
        top.owes_nothing()?;
        let stored = top.stored.map_or(value, |(stored, _)| stored);
        ensure!(
            stored == value,
            "node {number} returns {}, but stored {}",
            self.score(value),
            self.score(stored)
        );
        match top.evaluated {
            _ if let Some(hit) = top.known => ensure!(
                (hit.value, Some(hit.bound)) == (value, bound),
                "node {number} returns {}, but the table answered {}",
                self.bounded(value, bound),
                self.bounded(hit.value, Some(hit.bound))
            ),
            Some(evaluated) => ensure!(
                value == evaluated,
                "node {number} returns {}, but its static value is {}",
                self.score(value),
                self.score(evaluated)
            ),
            None => {
                let all = top.cut || top.entered == top.children.len();
                ensure!(
                    all,
                    "node {number} is left before child {}, without a cutoff",
                    wording::node(top.children.get(top.entered).copied())
                );
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
