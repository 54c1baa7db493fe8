//! A trace read from its first event to its last, each in its long form.

use super::event::Event;
use super::packed::Stored;
use super::recorder::Trace;
use crate::search::{Horizon, OwnedWindow};
use crate::tree::{NodeId, Tree};

/// A visit under way.
struct Open<'a> {
    now: OwnedWindow,
    children: &'a [NodeId],
    /// How many of the children have returned.
    returned: usize,
}

/// The events of a trace, one after the other.
pub struct Replay<'a> {
    trace: &'a Trace,
    tree: &'a Tree,
    horizon: Horizon<'a>,
    next: usize,
    open: Vec<Open<'a>>,
}

impl<'a> Replay<'a> {
    /// Reads the trace of a search of this tree.
    #[must_use]
    pub fn new(trace: &'a Trace, tree: &'a Tree) -> Self {
        let horizon = Horizon::new(tree, &trace.options);
        Self { trace, tree, horizon, next: 0, open: Vec::new() }
    }

    fn enter(&mut self, node: NodeId, stored: Stored) -> Option<Event<'a>> {
        let Stored::Enter(kind) = stored else { return None };
        let given = match (self.tree.parent(node), self.open.last()) {
            (Some(parent), Some(open)) => self.trace.given(open.now, self.horizon.player(parent)),
            _ => OwnedWindow::FULL,
        };
        self.open.push(Open { now: given, children: self.tree.children(node), returned: 0 });
        let window = self.trace.algorithm.has_window().then_some(given.window);
        Some(Event::Enter { node, window, depth: self.horizon.plies_left(node), kind })
    }

    fn inside(&mut self, at: usize, node: NodeId, stored: Stored) -> Option<Event<'a>> {
        let trace = self.trace;
        let player = self.horizon.player(node);
        let open = self.open.last_mut()?;
        match stored {
            Stored::Enter(_) => None,
            Stored::Order(list) => {
                let list = &trace.lists[list as usize..];
                open.children = &list[..open.children.len()];
                Some(Event::Order { node, children: open.children, why: trace.order() })
            }
            Stored::Evaluate(value) => Some(Event::Evaluate { node, value }),
            Stored::Improve(value) => {
                trace.improve(&mut open.now, at, node, player, value);
                let window = trace.algorithm.has_window().then_some(open.now.window);
                let child = *open.children.get(open.returned.checked_sub(1)?)?;
                Some(Event::Improve { node, child, value, window })
            }
            Stored::Cutoff(side, reach, by) => {
                let after = *open.children.get(open.returned.checked_sub(1)?)?;
                let skipped = &open.children[open.returned..];
                Some(Event::Cutoff { node, side, after, skipped, by, reach })
            }
            Stored::Leave(value, bound) => {
                self.open.pop();
                if let Some(parent) = self.open.last_mut() {
                    parent.returned += 1;
                }
                Some(Event::Leave { node, value, bound })
            }
        }
    }
}

impl<'a> Iterator for Replay<'a> {
    type Item = Event<'a>;

    fn next(&mut self) -> Option<Event<'a>> {
        let at = self.next;
        let packed = *self.trace.events.get(at)?;
        self.next += 1;
        let (node, stored) = (packed.node(), packed.stored());
        match stored {
            Stored::Enter(_) => self.enter(node, stored),
            _ => self.inside(at, node, stored),
        }
    }
}
