//! The visits under way, and who set the ends of their windows.

use plyscope_search::events::EnterAs;
use plyscope_search::{OwnedWindow, Window};
use plyscope_tree::NodeId;

use crate::model::id;
use crate::naive::Naive;

/// A visit under way.
#[derive(Clone, Debug)]
pub struct Open {
    /// Its node.
    pub node: usize,
    /// The window that it was given.
    pub entry: Option<OwnedWindow>,
    /// The window as it is now.
    pub now: Option<OwnedWindow>,
}

impl Naive<'_> {
    /// The window of the node on top becomes another one, by its own doing.
    pub fn narrow(&mut self, window: Option<Window>, by: NodeId) {
        let open = self.path.last_mut().unwrap();
        let Some((now, window)) = open.now.as_mut().zip(window) else { return };
        if window.alpha != now.window.alpha {
            now.alpha_by = Some(by);
        }
        if window.beta != now.window.beta {
            now.beta_by = Some(by);
        }
        now.window = window;
    }

    /// The window of a node that is entered now, with the owners of its ends. Those that stand at its
    /// parent too are whose they are there; the others are the parent's own test. An end that is open
    /// is nobody's.
    pub fn given(&self, window: Window, kind: EnterAs) -> OwnedWindow {
        let nobody = OwnedWindow { window, alpha_by: None, beta_by: None };
        let Some(parent) = self.path.last() else { return nobody };
        let mut above = parent.now.unwrap_or(OwnedWindow::FULL);
        if self.turns() {
            above = above.turned();
        }
        let by = |same: bool, by: Option<NodeId>| match kind {
            _ if same => by,
            EnterAs::Full => None,
            _ => Some(id(parent.node)),
        };
        OwnedWindow {
            window,
            alpha_by: by(window.alpha == above.window.alpha, above.alpha_by),
            beta_by: by(window.beta == above.window.beta, above.beta_by),
        }
    }
}
