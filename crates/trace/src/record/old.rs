//! An earlier search of a tree, for a search of the tree after an edit.

use std::ops::Range;

use crate::read::windows::Above;
use crate::recording::Recording;
use crate::store::packed::Stored;
use plyscope_search::events::{Bound, Counter, EnterAs, Known};
use plyscope_search::{Horizon, OwnedWindow, Perspective};
use plyscope_tree::{NodeId, Player, Score, Tree, sort_by_number};

/// An earlier search, and the position in it of the search after the edit.
#[derive(Debug)]
pub(crate) struct Old<'a> {
    pub recording: &'a Recording,
    /// The tree after the edit.
    horizon: Horizon<'a>,
    /// The changed nodes and all their ancestors, ascending.
    changed: Vec<NodeId>,
    /// For each open visit, by depth, the same visit before the edit; `None` if there was none.
    visits: Vec<Option<EarlierVisit>>,
    /// The events taken over, in order.
    taken: Vec<Range<usize>>,
}

/// An earlier visit that is being searched again.
#[derive(Clone, Debug)]
struct EarlierVisit {
    node: NodeId,
    entry: Option<OwnedWindow>,
    /// Its events: from its enter to its leave.
    events: Range<usize>,
    /// The position in its events, and the window there.
    read: usize,
    now: Option<OwnedWindow>,
}

impl<'a> Old<'a> {
    pub fn new(recording: &'a Recording, tree: &'a Tree, changed: &[NodeId]) -> Self {
        let mut all: Vec<_> = changed.iter().flat_map(|&node| tree.ancestry(node)).collect();
        sort_by_number(&mut all);
        all.dedup();
        let horizon = Horizon::new(tree, &recording.trace.options);
        Self { recording, horizon, changed: all, visits: Vec::new(), taken: Vec::new() }
    }

    pub fn tree(&self) -> &'a Tree {
        self.horizon.tree
    }

    /// The events and result of the earlier visit if this one must be the same; `None` if it has to be searched again.
    pub fn visit(
        &mut self,
        node: NodeId,
        entry: Option<OwnedWindow>,
        kind: EnterAs,
    ) -> Option<(Range<usize>, Known)> {
        self.visits.truncate(usize::from(self.tree().depth(node)));
        let earlier = self.earlier(node, kind);
        let same = earlier.as_ref().filter(|visit| visit.entry == entry);
        let Some(same) = same.filter(|_| self.changed.binary_search(&node).is_err()) else {
            self.visits.push(earlier);
            return None;
        };
        let events = same.events.clone();
        self.taken.push(events.clone());
        let known = self.known(&events);
        Some((events, known))
    }

    /// The next visit of a child in the earlier visit of its parent; for the root, its own.
    fn earlier(&mut self, node: NodeId, kind: EnterAs) -> Option<EarlierVisit> {
        let recording = self.recording;
        let trace = &recording.trace;
        let Some(parent) = self.visits.last_mut() else {
            let Stored::Enter(kind, end) = trace.events.get(0)?.stored() else { return None };
            let entry = trace.entry(0, kind, end, None);
            let events = 0..trace.len();
            return Some(EarlierVisit { node, entry, events, read: 1, now: entry });
        };
        let parent = parent.as_mut()?;
        while parent.read + 1 < parent.events.end {
            let at = parent.read;
            let event = trace.events[at];
            match event.stored() {
                Stored::Enter(as_what, end) => {
                    let child = event.node();
                    let found = child == node && as_what == kind;
                    if !found && (child == node || kind == EnterAs::ReSearch) {
                        return None;
                    }
                    let events = at..recording.leave_after(child, at) + 1;
                    parent.read = events.end;
                    if found {
                        let player = self.horizon.player(parent.node);
                        let above = Above { node: parent.node, player, now: parent.now };
                        let entry = trace.entry(at, kind, end, Some(above));
                        return Some(EarlierVisit {
                            node,
                            entry,
                            events,
                            read: at + 1,
                            now: entry,
                        });
                    }
                }
                Stored::Improve(best) => {
                    let player = self.horizon.player(parent.node);
                    trace.improve(&mut parent.now, at, parent.node, player, best);
                    parent.read += 1;
                }
                _ => parent.read += 1,
            }
        }
        None
    }

    fn known(&self, events: &Range<usize>) -> Known {
        let value = match self.recording.trace.events[events.end - 1].stored() {
            Stored::Leave(value, _) => value,
            _ => Score::NEG_INF,
        };
        Known { value, line: self.line(events.clone()), settled: self.is_settled(events) }
    }

    /// The best line of a visit, as `Lines` in [`plyscope_search`] keeps it.
    fn line(&self, mut events: Range<usize>) -> Vec<NodeId> {
        let mut line = Vec::new();
        while !self.has_lost_its_line(&events) {
            let node = self.recording.trace.events[events.start].node();
            let improve =
                self.recording.timeline.of(node).iter().rev().map(|&event| event as usize).find(
                    |&event| {
                        events.contains(&event)
                            && matches!(
                                self.recording.trace.events[event].stored(),
                                Stored::Improve(_)
                            )
                    },
                );
            let Some(returned) = improve.and_then(|improve| improve.checked_sub(1)) else { break };
            let child = self.recording.trace.events[returned].node();
            line.push(child);
            events = self.recording.enter_before(child, returned)..returned + 1;
        }
        line
    }

    /// Whether the visit failed low and was not searched to its leaves, so that its best child is unknown.
    fn has_lost_its_line(&self, events: &Range<usize>) -> bool {
        let leave = self.recording.trace.events[events.end - 1];
        let Stored::Leave(value, bound) = leave.stored() else { return true };
        let mover = match self.recording.trace.perspective() {
            Perspective::Max => self.horizon.player(leave.node()),
            Perspective::SideToMove => Player::Max,
        };
        let failed_low = match bound {
            Some(bound) => bound.seen_by(mover) == Bound::Upper,
            // In a window of no width; but no value is below −∞, so one that shall be at least that is never too low.
            None => mover == Player::Min || value > Score::NEG_INF,
        };
        failed_low && !self.is_settled(events)
    }

    /// Whether every value below is exact, regardless of the window.
    fn is_settled(&self, events: &Range<usize>) -> bool {
        let trace = &self.recording.trace;
        let last = events.end - 1;
        let Stored::Leave(value, bound) = trace.events[last].stored() else { return false };
        if bound == Some(Bound::Exact) {
            return true;
        }
        if trace.events[last - 1].is_cutoff() {
            return false;
        }
        let (mut at, mut best) = (events.start + 1, None);
        while at < last {
            let event = trace.events[at];
            match event.stored() {
                Stored::Enter(..) => {
                    let child = at..self.recording.leave_after(event.node(), at) + 1;
                    at = child.end;
                    if !self.is_settled(&child) {
                        return false;
                    }
                }
                Stored::Improve(value) => {
                    best = Some(value);
                    at += 1;
                }
                _ => at += 1,
            }
        }
        // If the best value was clamped, another child may be as good or better.
        best == Some(value)
    }

    /// The counts of the whole search, given those of the new events: the old counts less the dropped events, plus
    /// the new ones.
    pub fn counts_with(&self, new: Counter) -> Counter {
        let mut dropped = Counter::default();
        let mut next = 0;
        let end = self.recording.trace.len()..self.recording.trace.len();
        for taken in self.taken.iter().chain([&end]) {
            for event in next..taken.start {
                self.recording.count(event, &mut dropped);
            }
            next = taken.end;
        }
        let old = self.recording.trace.counts;
        Counter {
            entered: old.entered - dropped.entered + new.entered,
            evaluated: old.evaluated - dropped.evaluated + new.evaluated,
            cutoffs: old.cutoffs - dropped.cutoffs + new.cutoffs,
            idle_cutoffs: old.idle_cutoffs - dropped.idle_cutoffs + new.idle_cutoffs,
            skipped_subtrees: old.skipped_subtrees - dropped.skipped_subtrees
                + new.skipped_subtrees,
            re_searches: old.re_searches - dropped.re_searches + new.re_searches,
            // Without a table there is nothing else to count.
            ..new
        }
    }
}
