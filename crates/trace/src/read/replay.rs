//! Reading a trace from its first event to its last, each in its long form.

use super::table_log::TableEntry;
use super::windows::Above;
use crate::step::Step;
use crate::store::packed::{Gave, Packed, Stored};
use crate::store::recorded::Trace;
use plyscope_search::events::{Event, Lost, Reach};
use plyscope_search::{Horizon, OwnedWindow, place, table_size};
use plyscope_tree::{NodeId, Positions, Tree};

/// A visit under way.
#[derive(Clone, Debug)]
struct OpenVisit {
    node: NodeId,
    now: Option<OwnedWindow>,
    /// The start of its list of children, if their order is not as written.
    list: Option<u32>,
    /// The child that returned last.
    last: Option<NodeId>,
}

/// The current table, to look up values that events do not store.
#[derive(Debug)]
struct Places {
    positions: Positions,
    /// The event that filled each place last.
    filled: Vec<Option<usize>>,
}

/// A position in a trace, with the state needed to read on.
#[derive(Debug, Default)]
pub struct Bookmark {
    next: usize,
    open: Vec<OpenVisit>,
    table: Option<Places>,
}

impl Bookmark {
    /// The number of events read.
    #[must_use]
    pub const fn read(&self) -> usize {
        self.next
    }
}

/// The events of a trace, one after the other.
pub struct Replay<'a> {
    trace: &'a Trace,
    tree: &'a Tree,
    horizon: Horizon<'a>,
    mark: Bookmark,
}

impl<'a> Replay<'a> {
    /// Reads the trace of a search of this tree.
    #[must_use]
    pub fn new(trace: &'a Trace, tree: &'a Tree) -> Self {
        Self::resume(trace, tree, Bookmark::default())
    }

    /// Reads on from a bookmark of the same trace.
    #[must_use]
    pub fn resume(trace: &'a Trace, tree: &'a Tree, mut mark: Bookmark) -> Self {
        if mark.next == 0 {
            mark.table = trace.algorithm.has_table(&trace.options).then(|| Places {
                positions: Positions::new(tree),
                filled: vec![None; table_size(tree, &trace.options)],
            });
        }
        let horizon = trace.horizon_at(tree, Step::before(mark.next));
        Self { trace, tree, horizon, mark }
    }

    /// Stops, and returns a bookmark to read on later.
    #[must_use]
    pub fn stop(self) -> Bookmark {
        self.mark
    }

    fn enter(&mut self, at: usize, node: NodeId, stored: Stored) -> Option<Event<'a>> {
        let Stored::Enter(kind, end) = stored else { return None };
        let above = self.mark.open.last().map(|open| Above {
            node: open.node,
            player: self.horizon.player(open.node),
            now: open.now,
        });
        let now = self.trace.entry(at, kind, end, above);
        self.mark.open.push(OpenVisit { node, now, list: None, last: None });
        let window = now.map(|now| now.window);
        Some(Event::Enter { node, window, depth: self.horizon.plies_left(node), kind })
    }

    fn inside(&mut self, at: usize, node: NodeId, stored: Stored) -> Option<Event<'a>> {
        let trace = self.trace;
        let player = self.horizon.player(node);
        match stored {
            Stored::Probe(known) => {
                let effect = known.map(|(value, _, effect)| (value, effect));
                if let Some((value, effect)) = effect {
                    Trace::probed(&mut self.mark.open.last_mut()?.now, node, value, effect);
                }
                let hit = effect
                    .and_then(|(_, effect)| Some(self.beside(node)?.hit(self.tree, node, effect)));
                Some(Event::Probe { node, hit })
            }
            Stored::Store(_, _, gave) => self.store(at, node, gave),
            Stored::Improve(value) => {
                let open = self.mark.open.last_mut()?;
                trace.improve(&mut open.now, at, node, player, value);
                let (child, window) = (open.last?, open.now.map(|now| now.window));
                Some(Event::Improve { node, child, value, window })
            }
            Stored::Cutoff(side, by) => {
                let open = self.mark.open.last()?;
                let after = open.last?;
                let in_tree_order = self.tree.children(node);
                let children =
                    open.list.map_or(in_tree_order, |list| trace.list(list, self.tree, node).0);
                let taken = children.iter().position(|&child| child == after)?;
                let skipped = &children[taken + 1..];
                let reach = Reach::of(by, self.tree.parent(node));
                Some(Event::Cutoff { node, side, after, skipped, by, reach })
            }
            _ => None,
        }
    }

    fn store(&mut self, at: usize, node: NodeId, gave: Gave) -> Option<Event<'a>> {
        let lost = match gave {
            Gave::Nothing => Lost::Nothing,
            Gave::Own => Lost::Own,
            Gave::Other => Lost::Other(self.beside(node)?.position),
        };
        let table = self.mark.table.as_mut()?;
        let entry = self.trace.entry_stored(self.tree, &table.positions, at)?;
        if gave != Gave::Own {
            let place = place(entry.position, table.filled.len());
            *table.filled.get_mut(place)? = Some(at);
        }
        Some(entry.event(self.tree, lost))
    }

    /// The entry in the place of a node's position.
    fn beside(&self, node: NodeId) -> Option<TableEntry> {
        let table = self.mark.table.as_ref()?;
        let place = place(table.positions.of(node), table.filled.len());
        self.trace.entry_stored(self.tree, &table.positions, (*table.filled.get(place)?)?)
    }
}

impl<'a> Iterator for Replay<'a> {
    type Item = Event<'a>;

    fn next(&mut self) -> Option<Event<'a>> {
        let at = self.mark.next;
        let packed: Packed = *self.trace.events.get(at)?;
        self.mark.next += 1;
        let (node, stored) = (packed.node(), packed.stored());
        match stored {
            Stored::Enter(..) => return self.enter(at, node, stored),
            Stored::Probe(_) | Stored::Store(..) | Stored::Improve(_) | Stored::Cutoff(..) => {
                return self.inside(at, node, stored);
            }
            Stored::Iterate(_) => self.horizon = self.trace.horizon_at(self.tree, Step::after(at)),
            Stored::Order(list) => {
                if let Some(open) = self.mark.open.last_mut() {
                    open.list = Some(list);
                }
            }
            Stored::Leave(..) => {
                self.mark.open.pop();
                if let Some(parent) = self.mark.open.last_mut() {
                    parent.last = Some(node);
                }
            }
            _ => {}
        }
        self.trace.alone(self.tree, node, stored)
    }
}
