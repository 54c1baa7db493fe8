//! The rules about windows: the window on entry, and the nodes that set its ends.

use super::{Checker, OpenVisit, Violation, ensure};
use plyscope_search::events::EnterAs;
use plyscope_search::{OwnedWindow, Perspective, Window};
use plyscope_tree::{NodeId, Player, Score};

impl Checker<'_> {
    /// Checks the window on entry, and returns it with the nodes that set its ends; `None` in a trace without windows.
    pub(super) fn window_on_entry(
        &self,
        node: NodeId,
        window: Option<Window>,
        kind: EnterAs,
    ) -> Result<Option<OwnedWindow>, Violation> {
        let number = node.number();
        let Some(window) = window else { return Ok(None) };
        let crossed = window.alpha > window.beta;
        let found = || self.window(window);
        ensure!(!crossed, "node {number} is entered with α above β: {}", found());
        let is_test = kind == EnterAs::NullWindow;
        let narrow = !is_test || window.is_null();
        ensure!(narrow, "the window of node {number} is not a null window: {}", found());
        let Some(parent) = self.open.last() else {
            let due = self.iteration.and_then(|iteration| iteration.window);
            let due = due.unwrap_or(window);
            ensure!(
                window == due,
                "the root is entered with {}; its iteration has {}",
                found(),
                self.window(due)
            );
            return Ok(Some(OwnedWindow::of_root(window)));
        };
        ensure!(
            !is_test || self.is_due(parent, window),
            "the window of node {number}, {}, does not test its parent's best value",
            found()
        );
        let Some(now) = parent.now else {
            // A test from a search without a window is set by its parent, but for an open end.
            let by = |open: bool| if open { None } else { Some(parent.node) };
            let alpha_by = by(window.alpha == Score::NEG_INF);
            let beta_by = by(window.beta == Score::POS_INF);
            return Ok(is_test.then_some(OwnedWindow { window, alpha_by, beta_by }));
        };
        let given = self.given(now, parent.node);
        let due = || self.window(given.window);
        if kind == EnterAs::Full {
            let same = given.window == window;
            ensure!(same, "node {number} is entered with {}; its parent gives {}", found(), due());
            return Ok(Some(given));
        }
        let within = window.alpha >= given.window.alpha && window.beta <= given.window.beta;
        ensure!(
            within,
            "node {number} is entered with {}, which is wider than its parent gives: {}",
            found(),
            due()
        );
        let right = is_test || self.is_left_open(parent, node, window, given.window);
        ensure!(
            right,
            "node {number} is re-searched with {}, which its test has not left open",
            found()
        );
        // The end that the parent did not have is the parent's own test.
        let by = |same: bool, by: Option<NodeId>| if same { by } else { Some(parent.node) };
        let alpha_by = by(window.alpha == given.window.alpha, given.alpha_by);
        let beta_by = by(window.beta == given.window.beta, given.beta_by);
        Ok(Some(OwnedWindow { window, alpha_by, beta_by }))
    }

    /// Whether a test has the null window just above its parent's bound.
    fn is_due(&self, parent: &OpenVisit<'_>, window: Window) -> bool {
        let owner = self.owner(parent.node);
        let low = match (parent.now, parent.best, owner) {
            (Some(now), _, Player::Max) => now.window.alpha,
            (Some(now), _, Player::Min) => now.window.beta.below(),
            // Beyond an infinity there is no test.
            (None, Some((_, best)), Player::Max) => best.above().below(),
            (None, Some((_, best)), Player::Min) => best.below(),
            (None, None, _) => return false,
        };
        let due = Window::null(low);
        window == if self.perspective == Perspective::SideToMove { due.turned() } else { due }
    }

    /// Whether a re-search has its parent's window, from at most the value of the test.
    fn is_left_open(
        &self,
        parent: &OpenVisit<'_>,
        node: NodeId,
        window: Window,
        given: Window,
    ) -> bool {
        let tested = parent.last.filter(|&(child, _)| child == node).map(|(_, value)| value);
        match (self.perspective, self.horizon.player(parent.node)) {
            (Perspective::Max, Player::Max) => {
                window.beta == given.beta && tested.is_none_or(|tested| window.alpha <= tested)
            }
            (Perspective::Max, Player::Min) => {
                window.alpha == given.alpha && tested.is_none_or(|tested| window.beta >= tested)
            }
            (Perspective::SideToMove, _) => {
                window.alpha == given.alpha && tested.is_none_or(|tested| window.beta >= -tested)
            }
        }
    }

    /// The window that a node with this window gives its next child.
    fn given(&self, now: OwnedWindow, node: NodeId) -> OwnedWindow {
        let given = if self.options.deep { now } else { now.shallow(self.owner(node)) };
        match self.perspective {
            Perspective::Max => given,
            Perspective::SideToMove => given.turned(),
        }
    }
}
